ctypedef long long i64

cdef i64[6] FIRST_POSITION
cdef i64[54] SHAPE, COLUMNS
cdef i64[216] FAR, LOW, HIGH, STANDS, CORNER
cdef i64[9] NEAR
cdef i64[8] CELLS, EDGE
cdef i64[64] SIDE
cdef i64[4] SIDES, COUNT, SIDE_COUNT
cdef i64[304] CELL
cdef i64[256] SIDE_CELL
cdef unsigned char[2048] BITS
cdef unsigned char[22528] BIT
