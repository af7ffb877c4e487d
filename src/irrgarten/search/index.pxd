cimport cython
ctypedef long long i64
ctypedef unsigned long long u64

@cython.final
cdef class Index:
    cdef readonly i64 capacity, count
    cdef i64 last_slot
    cdef i64[::1] number
    cdef i64[::1] key
    @cython.locals(slot=i64, at=i64)
    cpdef i64 find(self, i64 a, i64 b, i64 c) noexcept nogil
    @cython.locals(h=u64, slot=i64, at=i64)
    cdef i64 _slot(self, i64 a, i64 b, i64 c) noexcept nogil
    @cython.locals(i=i64, at=i64)
    cdef void _widen(self) noexcept nogil
