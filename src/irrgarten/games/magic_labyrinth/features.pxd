cimport cython
from libc.math cimport log
from irrgarten.games.magic_labyrinth.race cimport Race
from irrgarten.games.magic_labyrinth.reckoning cimport CELL
from irrgarten.games.magic_labyrinth.rules cimport MagicLabyrinth
from irrgarten.kernel.compiled cimport *
from irrgarten.kernel.knots cimport Knots

@cython.final
cdef class MagicLabyrinthFeatures:
    cdef double[27] feature
    cdef Knots knots
    @cython.locals(i=i64, first=double, then=double, here=double, there=double, met=i64)
    cdef void look(self, MagicLabyrinth state, i64 seat, Race race) noexcept nogil
    cdef void tell_turns(self, double turns) noexcept nogil
