cimport cython
from irrgarten.games.labyria.maze cimport Maze
from irrgarten.games.labyria.ways cimport Ways
ctypedef long long i64

@cython.final
cdef class Cloaks:
    cdef public int[5377] first
    cdef public short[131072] end
    cdef Ways ways
    cdef Maze bare
    @cython.locals(count=i64, at=i64, corner=i64, number=i64, field=i64, i=i64, there=i64)
    cdef void list_ends(self) noexcept nogil
