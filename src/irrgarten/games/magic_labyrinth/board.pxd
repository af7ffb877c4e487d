ctypedef long long i64

cdef i64[144] NEIGHBOUR
cdef i64[144] SLOT
