cimport cython
from irrgarten.games.labyrinthe.board cimport COLUMN, ROW, WHITE
from irrgarten.kernel.compiled cimport *

@cython.locals(ahead=i64, behind=i64)
cdef i64 reach(i64 taken) noexcept nogil

@cython.locals(k=i64, ahead=i64, behind=i64)
cdef void list_stops(i64 act, i64 step, i64 stops, Acts into) noexcept nogil

@cython.final
cdef class Labyrinthe(State):
    cdef public i64[23] wall_row, wall_column, pawn_row, pawn_column
    cdef public i64[16] pawn
    cdef public i64[32] block
    cdef public short[33] first
    cdef public short[441] shape, figure
    cdef public i64 turns, turn_limit, done, barred, moved, winner
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void become(self, Labyrinthe o) noexcept nogil
    @cython.locals(i=i64)
    cpdef void mark(self) noexcept nogil
    @cython.locals(i=i64, square=i64)
    cdef void flip(self, i64 block) noexcept nogil
    cdef void flip_pawn(self, i64 square) noexcept nogil
    @cython.locals(near=i64)
    cdef i64 near_row(self, i64 row) noexcept nogil
    @cython.locals(near=i64)
    cdef i64 near_column(self, i64 column) noexcept nogil
    @cython.locals(i=i64, square=i64, row=i64, place=i64, taken=i64, near=i64)
    cdef i64 stops_across(self, i64 block) noexcept nogil
    @cython.locals(i=i64, square=i64, column=i64, place=i64, taken=i64, near=i64)
    cdef i64 stops_up(self, i64 block) noexcept nogil
    @cython.locals(i=i64)
    cpdef i64 block_named(self, i64 square) noexcept nogil
    @cython.locals(i=i64)
    cpdef i64 pawn_on(self, i64 square) noexcept nogil
    @cython.locals(i=i64, count=i64)
    cpdef i64 in_centre(self, i64 seat) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    @cython.locals(i=i64)
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    cpdef void chances(self, Acts into) noexcept nogil
    @cython.locals(row=i64, column=i64, white=i64, act=i64, taken=i64)
    cdef void list_pawn(self, i64 square, Acts into) noexcept nogil
    @cython.locals(free=i64, met=i64, k=i64)
    cdef void list_line(self, i64 act, i64 step, i64 taken, i64 white, Acts into) noexcept nogil
    @cython.locals(row=i64, column=i64)
    cdef void list_shifts(self, i64 act, Acts into) noexcept nogil
    @cython.locals(act=i64, across=i64, up=i64)
    cdef void list_block(self, i64 block, Acts into) noexcept nogil
    @cython.locals(i=i64, square=i64, row=i64, column=i64, around=i64, white=i64)
    cpdef bint pawn_can_move(self) noexcept nogil
    @cython.locals(i=i64, stops=i64)
    cpdef bint block_can_move(self) noexcept nogil
    cpdef bint can_act(self) noexcept nogil
    @cython.locals(start=i64, end=i64, mover=i64, other=i64)
    cdef void move(self, i64 act, Journal journal) noexcept nogil
    cdef void put(self, i64 pawn, i64 square) noexcept nogil
    @cython.locals(start=i64, end=i64, block=i64)
    cdef void slide(self, i64 act, Journal journal) noexcept nogil
    @cython.locals(stuck=i64)
    cpdef void go_on(self, Journal journal) noexcept nogil
    cdef void end_turn(self, Journal journal) noexcept nogil
    cdef void end_game(self, i64 winner, Journal journal) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    cpdef double value(self, i64 seat) noexcept nogil
    @cython.locals(i=i64, number=i64)
    cpdef i64 seen_by(self, i64 seat) noexcept nogil
