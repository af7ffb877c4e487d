cimport cython
ctypedef long long i64

@cython.final
cdef class Journal:
    cdef i64[1536] cell
    cdef readonly i64 count
    cpdef void clear(self) noexcept nogil
    cpdef void note(self, i64 kind, i64 a=*, i64 b=*, i64 c=*, i64 d=*, i64 e=*) noexcept nogil
