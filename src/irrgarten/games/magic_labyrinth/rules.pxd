cimport cython
from irrgarten.games.magic_labyrinth.board cimport NEIGHBOUR, SLOT
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class MagicLabyrinth(State):
    cdef public i64[4] at, corner, chips
    cdef public i64[36] symbol_on
    cdef public i64[24] field_of, holder
    cdef public i64[20] chip
    cdef public bint memory_aid
    cdef public i64 walls, bumped, passed
    cdef public i64 wanted, owed, winner, rolled, left
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void become(self, MagicLabyrinth o) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    cpdef bint occupied(self, i64 field) noexcept nogil
    cpdef bint free_within(self, i64 field, i64 steps) noexcept nogil
    cpdef bint may_step(self, i64 direction) noexcept nogil
    cpdef bint may_stop(self) noexcept nogil
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    cpdef void chances(self, Acts into) noexcept nogil
    cdef void roll(self, i64 value, Journal journal) noexcept nogil
    cdef void step(self, i64 direction, Journal journal) noexcept nogil
    cdef bint reached_wanted(self, i64 seat, Journal journal) noexcept nogil
    cdef void take(self, i64 seat, i64 symbol, i64 drawn, Journal journal) noexcept nogil
    cdef void draw_chip(self, i64 symbol, Journal journal) noexcept nogil
    cdef void give_to_those_on_it(self, Journal journal) noexcept nogil
    cdef void end_turn(self, Journal journal) noexcept nogil
    cdef void end_game(self, i64 seat, Journal journal) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    cpdef double value(self, i64 seat) noexcept nogil
    @cython.locals(number=i64, turn=i64, i=i64)
    cpdef i64 seen_by(self, i64 seat) noexcept nogil
