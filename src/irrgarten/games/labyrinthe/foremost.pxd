cimport cython
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class Foremost:
    cdef i64[24] act
    cdef double[24] promise
    cdef i64 count
    cpdef void clear(self) noexcept nogil
    @cython.locals(i=i64)
    cpdef void offer(self, i64 act, double promise) noexcept nogil
    @cython.locals(i=i64)
    cpdef void list_into(self, Acts acts) noexcept nogil
    @cython.locals(i=i64)
    cpdef double promise_of(self, i64 act) noexcept nogil
