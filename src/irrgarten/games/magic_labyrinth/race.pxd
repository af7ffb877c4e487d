cimport cython
from irrgarten.games.magic_labyrinth.reckoning cimport CELL, Reckoning
from irrgarten.games.magic_labyrinth.rules cimport MagicLabyrinth
from irrgarten.kernel.compiled cimport *

cdef double[3888] PROSPECT

@cython.final
cdef class Race:
    cdef Reckoning reckoning
    cdef double[4] turns, first
    cdef double[20] then
    cdef double[6144] near
    cdef double[256] away
    cdef i64[24] bag
    cdef i64[4] place
    cdef i64 count
    cdef bint surveyed
    @cython.locals(total=double, i=i64, seat=i64, turns=double)
    cdef void run(self, MagicLabyrinth state) noexcept nogil
    @cython.locals(wins=double, other=i64)
    cdef double prospects(self, MagicLabyrinth state, i64 seat) noexcept nogil
    @cython.locals(seat=i64, i=i64, cell=i64, at=i64, turns=double)
    cdef void survey(self, MagicLabyrinth state) noexcept nogil
    @cython.locals(taker=i64)
    cdef void run_on(self, MagicLabyrinth state) noexcept nogil
    @cython.locals(chips=double, seat=i64, i=i64, field=i64, symbol=i64, total=double)
    cdef void run_to_next(self, MagicLabyrinth state, i64 taker, i64 into) noexcept nogil
    @cython.locals(wins=double, taker=i64, other=i64, key=i64, share=double)
    cdef double prospects_on(self, MagicLabyrinth state, i64 seat) noexcept nogil
    @cython.locals(key=i64, i=i64, other=i64, chips=i64)
    cdef i64 key(self, MagicLabyrinth state, i64 seat, i64 taker) noexcept nogil
    @cython.locals(after=i64)
    cdef i64 digit(self, MagicLabyrinth state, i64 seat, i64 other) noexcept nogil
