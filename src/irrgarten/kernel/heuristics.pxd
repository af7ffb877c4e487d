from irrgarten.kernel.acts cimport Acts
from irrgarten.kernel.rng cimport Rng
from irrgarten.kernel.state cimport State
ctypedef long long i64

cdef class Heuristics:
    cdef i64 suggest(self, State state, i64 seat, Acts acts, Rng rng) noexcept nogil
    cdef bint narrows(self) noexcept nogil
    cdef void narrow(self, State state, i64 seat, Acts acts) noexcept nogil
    cdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    cdef double worth(self, State state, i64 seat) noexcept nogil
    cdef void survey(self, State state) noexcept nogil
    cdef double surveyed(self, State state, i64 seat) noexcept nogil
    cdef bint rests(self, State state) noexcept nogil
    cdef i64 horizon(self) noexcept nogil
    cdef double curiosity(self) noexcept nogil
    cdef double foreseen(self, State state, i64 seat, i64 act) noexcept nogil
