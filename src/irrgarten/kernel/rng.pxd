cimport cython
ctypedef long long i64
ctypedef unsigned long long u64

@cython.final
cdef class Rng:
    cdef public u64 state
    @cython.locals(z=u64)
    cdef u64 word(self) noexcept nogil
    @cython.locals(bound=u64, limit=u64, word=u64)
    cpdef i64 below(self, i64 n) noexcept nogil
