cimport cython
ctypedef long long i64

@cython.final
cdef class Acts:
    cdef i64[4096] act
    cdef i64[4096] weight
    cdef readonly i64 count, total
    cpdef void clear(self) noexcept nogil
    cpdef void add(self, i64 act) noexcept nogil
    cpdef void weigh(self, i64 act, i64 weight) noexcept nogil
    cpdef i64 at(self, i64 index) noexcept nogil
    cpdef i64 weight_at(self, i64 index) noexcept nogil
    cpdef bint has(self, i64 act) noexcept nogil
    cpdef i64 pick(self, i64 lot) noexcept nogil
