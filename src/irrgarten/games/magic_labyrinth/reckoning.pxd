cimport cython
from irrgarten.games.magic_labyrinth.board cimport NEIGHBOUR, SLOT
from irrgarten.games.magic_labyrinth.rules cimport MagicLabyrinth
from irrgarten.kernel.compiled cimport *

cdef i64[36] CELL
cdef i64[256] CELL_SLOT
cdef double[256] OFF_BOARD

@cython.final
cdef class Reckoning:
    cdef i64 walls, bumped_before, passed_before
    cdef double[60] chance, risk
    cdef double[256] keep, lose
    cdef double[1600] turns
    cdef double[6144] before
    cdef i64[96] recalled
    cdef i64[4] bumped, passed, wanted
    @cython.locals(learned=bint)
    cdef void look(self, MagicLabyrinth state, i64 seat) noexcept nogil
    @cython.locals(start=i64, symbol=i64, cell=i64)
    cdef void recall(self, MagicLabyrinth state, i64 seat) noexcept nogil
    @cython.locals(start=i64, at=i64, cell=i64)
    cdef void foresee(self, MagicLabyrinth state, i64 seat, i64 symbol) noexcept nogil
    @cython.locals(field=i64, across=i64, along=i64, distance=i64)
    cdef void guess(self, i64 start, i64 target) noexcept nogil
    @cython.locals(left=double, chances=double, share=double, slot=i64)
    cdef void weigh_slots(self, i64 bumped, i64 passed) noexcept nogil
    @cython.locals(home=i64, here=i64, target=i64, sweep=i64, steps=i64, at=i64, from_home=double, from_here=double, bump=double)
    cdef void reckon(self, MagicLabyrinth state, i64 seat, i64 start, i64 symbol, i64 sweeps) noexcept nogil
    @cython.locals(cell=i64, below=i64, north=double, east=double, south=double, west=double, best=double)
    cdef void add_step(self, i64 start, i64 here) noexcept nogil
    @cython.locals(at=i64, ends=double, middle=double)
    cdef void add_turn(self, i64 start) noexcept nogil
    cdef double best(self, MagicLabyrinth state, i64 seat) noexcept nogil
    @cython.locals(start=i64, field=i64, slot=i64, other=i64, risk=double, bump=double, onward=double)
    cdef double after(self, MagicLabyrinth state, i64 seat, i64 act) noexcept nogil
    cdef double risk_of(self, MagicLabyrinth state, i64 slot) noexcept nogil
