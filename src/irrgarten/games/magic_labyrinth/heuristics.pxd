cimport cython
from libc.math cimport exp
from irrgarten.games.magic_labyrinth.board cimport NEIGHBOUR
from irrgarten.games.magic_labyrinth.features cimport MagicLabyrinthFeatures
from irrgarten.games.magic_labyrinth.race cimport Race
from irrgarten.games.magic_labyrinth.reckoning cimport Reckoning
from irrgarten.games.magic_labyrinth.rules cimport MagicLabyrinth
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class MagicLabyrinthHeuristics(Heuristics):
    cdef i64 walker, left, judged, seats
    cdef bint taught
    cdef Reckoning reckoning
    cdef Race race
    cdef MagicLabyrinthFeatures features
    cdef Learned value
    cdef double[4] prospect
    @cython.locals(best=double, chosen=i64, alike=i64, i=i64, turns=double)
    cpdef i64 suggest(self, State state, i64 seat, Acts acts, Rng rng) noexcept nogil
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    cpdef double worth(self, State state, i64 seat) noexcept nogil
    cpdef i64 horizon(self) noexcept nogil
    @cython.locals(lost=double)
    cdef double promise(self, MagicLabyrinth state, i64 seat, i64 act) noexcept nogil
    cdef bint goes_back(self, MagicLabyrinth state, i64 seat, i64 act) noexcept nogil
    @cython.locals(number=i64)
    cdef double prospects(self, MagicLabyrinth state, i64 seat) noexcept nogil
    @cython.locals(total=double, seat=i64, score=double)
    cdef void judge(self, MagicLabyrinth state) noexcept nogil
