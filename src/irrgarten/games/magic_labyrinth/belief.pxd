cimport cython
from irrgarten.games.magic_labyrinth.labyrinth cimport Labyrinths
from irrgarten.games.magic_labyrinth.rules cimport MagicLabyrinth
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class MagicLabyrinthBelief(Belief):
    cdef readonly Labyrinths labyrinths
    cpdef void draw(self, State into, Rng rng) noexcept nogil
