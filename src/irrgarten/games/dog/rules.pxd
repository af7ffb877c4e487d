cimport cython
from irrgarten.games.dog.marbles cimport Marbles
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class Dog(State):
    cdef readonly Marbles marbles
    cdef public short[90] hand
    cdef public short[15] stock, pile
    cdef public short[6] given
    cdef public i64 phase, deal, dealer, source, left, winners
    cdef public bint by_joker
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void become(self, Dog o) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    @cython.locals(seats=i64)
    cpdef i64 yet_to_give(self) noexcept nogil
    cdef i64 after(self, i64 seat) noexcept nogil
    cpdef i64 next_dealt(self) noexcept nogil
    cpdef i64 next_drawer(self) noexcept nogil
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    cpdef bint can_act(self, i64 seat) noexcept nogil
    cpdef bint may_idle(self, i64 seat) noexcept nogil
    cdef bint card_acts(self, i64 seat, i64 card, Acts into) noexcept nogil
    cdef bint rank_acts(self, i64 seat, i64 card, i64 rank, Acts into) noexcept nogil
    cdef bint start_acts(self, i64 seat, i64 face, Acts into) noexcept nogil
    cdef i64 move_act(self, i64 marble, i64 to, i64 face) noexcept nogil
    cdef bint step_acts(self, i64 seat, i64 face, i64 points, Acts into) noexcept nogil
    cdef bint back_acts(self, i64 seat, i64 face, Acts into) noexcept nogil
    cdef bint swap_acts(self, i64 seat, i64 face, Acts into) noexcept nogil
    @cython.locals(other=i64)
    cdef bint draw_acts(self, i64 seat, i64 face, Acts into) noexcept nogil
    @cython.locals(joker=bint)
    cdef bint part_acts(self, i64 seat, i64 face, i64 left, Acts into) noexcept nogil
    @cython.locals(place=i64)
    cpdef bint wins_with_less(self, i64 seat, i64 marble, i64 to) noexcept nogil
    cpdef bint joker_may_not_finish(self, bint joker, i64 marble) noexcept nogil
    @cython.locals(card=i64)
    cpdef void chances(self, Acts into) noexcept nogil
    cdef void lay(self, i64 seat, i64 card, i64 rank, Journal journal) noexcept nogil
    cdef void take_from(self, i64 seat, i64 card) noexcept nogil
    cdef void hand_to(self, i64 seat, i64 card) noexcept nogil
    cdef void move(self, i64 seat, i64 start, i64 end, Journal journal) noexcept nogil
    @cython.locals(place=i64)
    cdef void part(self, i64 seat, i64 card, i64 start, i64 end, Journal journal) noexcept nogil
    cdef void strike(self, i64 marble, Journal journal) noexcept nogil
    cdef void swap(self, i64 seat, i64 start, i64 end, Journal journal) noexcept nogil
    cdef void look_home(self, i64 owner, i64 start, i64 end, Journal journal) noexcept nogil
    cdef void next_turn(self, Journal journal) noexcept nogil
    cdef void drop_out(self, i64 seat, Journal journal) noexcept nogil
    cdef void next_round(self, Journal journal) noexcept nogil
    cdef void restock(self, Journal journal) noexcept nogil
    cdef void deal_card(self, i64 card, Journal journal) noexcept nogil
    cdef void begin_play(self, Journal journal) noexcept nogil
    cdef void give(self, i64 seat, i64 card, Journal journal) noexcept nogil
    cdef void draw_card(self, i64 card, Journal journal) noexcept nogil
    cdef void take_card(self, i64 card, Journal journal) noexcept nogil
    @cython.locals(cards=i64)
    cpdef i64 playable_cards(self, i64 seat) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    cpdef double value(self, i64 seat) noexcept nogil
    @cython.locals(number=i64)
    cpdef i64 seen_by(self, i64 seat) noexcept nogil
