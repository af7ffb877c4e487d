ctypedef long long i64

cdef i64[441] ROW
cdef i64[441] COLUMN
cdef i64[23] WHITE
