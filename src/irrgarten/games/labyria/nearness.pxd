cimport cython
from irrgarten.games.labyria.maze cimport Maze, STEP
ctypedef long long i64

@cython.final
cdef class Nearness:
    cdef short[224] open, queue, asked
    cdef short[50176] steps
    cpdef i64 between(self, i64 one, i64 other) noexcept nogil
    @cython.locals(row=i64, i=i64, direction=i64, count=i64, at=i64, to=i64)
    cdef void spread(self, i64 field) noexcept nogil
