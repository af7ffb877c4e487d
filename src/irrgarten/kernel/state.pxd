cimport cython
from irrgarten.kernel.acts cimport Acts
from irrgarten.kernel.journal cimport Journal
ctypedef long long i64

cdef class State:
    cdef public i64 seats, turn
    cdef i64 to_act(self) noexcept nogil
    cdef void legal(self, i64 seat, Acts into) noexcept nogil
    cdef void chances(self, Acts into) noexcept nogil
    cdef void apply(self, i64 seat, i64 act, Journal journal) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cpdef State blank(self)
    @cython.locals(state=State)
    cpdef State copy(self)
    cdef double result(self, i64 seat) noexcept nogil
    cdef double value(self, i64 seat) noexcept nogil
    cdef i64 seen_by(self, i64 seat) noexcept nogil
