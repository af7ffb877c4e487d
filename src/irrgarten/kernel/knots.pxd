cimport cython
ctypedef long long i64

@cython.final
cdef class Knots:
    cdef double[16] knot
    cdef i64 count
    cdef readonly i64 at
    cdef readonly double upper
    @cython.locals(i=i64, share=double)
    cpdef void find(self, double number) noexcept nogil
