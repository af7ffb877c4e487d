cimport cython
from irrgarten.games.labyrinthe.rules cimport Labyrinthe
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class LabyrintheFeatures:
    cdef double[26] feature
    cdef i64[4] order
    @cython.locals(i=i64, pawn=i64, far=i64, inside=i64, best=double, wait=i64)
    cdef void look(self, Labyrinthe state, i64 seat, i64* moves, i64* ways, bint threat) noexcept nogil
    @cython.locals(i=i64)
    cdef void sort_in(self, i64 count, i64 far) noexcept nogil
