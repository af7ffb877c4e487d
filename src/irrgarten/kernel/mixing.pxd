ctypedef long long i64

cdef i64 mixed(i64 number, i64 value) noexcept nogil
