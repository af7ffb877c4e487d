cimport cython
ctypedef long long i64

@cython.final
cdef class Learned:
    cdef readonly i64 inputs, units
    cdef double[16768] weights
    cdef double[64] unit
    cdef double[256] given, much
    cdef i64[256] where
    @cython.locals(count=i64, i=i64)
    cdef double score(self, double* feature) noexcept nogil
    @cython.locals(begin=i64, enter=i64, leave=i64, row=i64, total=double, here=double, i=i64, j=i64)
    cdef double score_few(self, i64* where, double* much, i64 count) noexcept nogil
    @cython.locals(i=i64, score=double)
    cdef double _scored(self, list row, i64 times)
