cimport cython
from irrgarten.games.labyria.maze cimport Maze, STEP
from irrgarten.games.labyria.ways cimport Ways
from irrgarten.kernel.compiled cimport *

cdef void tell(Journal journal, i64 kind, i64 a, i64 b, i64 c, i64 d, i64 e) noexcept nogil

@cython.final
cdef class Labyria(State):
    cdef readonly Maze maze
    cdef readonly Ways ways
    cdef public i64[12] figure
    cdef public i64[8] reserve
    cdef public i64 phase, number, symbol, attack, evade, depot, winner
    cdef public bint moved, used
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void become(self, Labyria o) noexcept nogil
    cpdef i64 corner_of(self, i64 seat) noexcept nogil
    cpdef i64 start_of(self, i64 seat) noexcept nogil
    cpdef i64 goal_of(self, i64 seat) noexcept nogil
    @cython.locals(goal=i64, count=i64, i=i64)
    cpdef i64 at_goal(self, i64 seat) noexcept nogil
    @cython.locals(i=i64, last=i64)
    cdef void relocate(self, i64 seat, i64 start, i64 end) noexcept nogil
    cpdef void stand(self, i64 field, i64 who) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    @cython.locals(i=i64)
    cpdef void chances(self, Acts into) noexcept nogil
    @cython.locals(moves=i64)
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    @cython.locals(tiles=bint, corners=bint, size=i64, column=i64, row=i64)
    cdef void list_places(self, Acts into) noexcept nogil
    @cython.locals(middle=i64, i=i64)
    cdef void list_middle(self, bint tiles, bint corners, Acts into) noexcept nogil
    @cython.locals(edge=i64)
    cdef void list_tiles(self, i64 field, Acts into) noexcept nogil
    @cython.locals(arms=i64)
    cdef void list_corners(self, i64 crossing, Acts into) noexcept nogil
    @cython.locals(tiles=bint, corners=bint, size=i64, column=i64, row=i64, edge=i64, crossing=i64, arms=i64)
    cpdef bint can_place(self, i64 seat) noexcept nogil
    @cython.locals(seat=i64, ahead=i64, i=i64, other=i64)
    cdef void next_builder(self, Journal journal) noexcept nogil
    @cython.locals(total=i64, i=i64)
    cdef i64 left_over(self) noexcept nogil
    cpdef i64 steps(self) noexcept nogil
    @cython.locals(seat=i64, cloak=bint, peaceful=bint)
    cpdef void look(self) noexcept nogil
    @cython.locals(field=i64)
    cdef bint moves_from(self, i64 i) noexcept nogil
    @cython.locals(steps=i64, first=i64, i=i64)
    cdef void list_moves(self, Acts into) noexcept nogil
    @cython.locals(i=i64, end=i64, entry=i64, act=i64)
    cdef void list_ends(self, i64 start, Acts into) noexcept nogil
    @cython.locals(first=i64, steps=i64, i=i64)
    cpdef bint can_step_freely(self) noexcept nogil
    @cython.locals(first=i64, steps=i64, i=i64)
    cpdef bint can_move(self) noexcept nogil
    cpdef void look_from(self, i64 start) noexcept nogil
    @cython.locals(end=i64, source=i64, slot=i64)
    cpdef i64 way_found(self, i64 act) noexcept nogil
    cpdef i64 way_of(self, i64 act) noexcept nogil
    @cython.locals(size=i64, column=i64, row=i64)
    cdef void list_ability(self, Acts into) noexcept nogil
    cdef void list_free(self, i64 field, Acts into) noexcept nogil
    cdef void list_laid(self, i64 field, Acts into) noexcept nogil
    @cython.locals(arms=i64)
    cdef void list_turns(self, i64 crossing, Acts into) noexcept nogil
    cpdef bint can_use(self) noexcept nogil
    @cython.locals(crossing=i64, arms=i64)
    cdef bint can_turn(self) noexcept nogil
    @cython.locals(kind=i64, detail=i64)
    cdef void build(self, i64 kind, i64 detail, Journal journal) noexcept nogil
    cdef void roll(self, i64 number, i64 symbol, Journal journal) noexcept nogil
    @cython.locals(crossing=i64, before=i64)
    cdef void use(self, i64 kind, i64 detail, Journal journal) noexcept nogil
    @cython.locals(start=i64, end=i64, seat=i64, home=i64)
    cdef void move(self, i64 act, Journal journal) noexcept nogil
    @cython.locals(source=i64, victim=i64, who=i64, start=i64)
    cdef void announce(self, i64 act, Journal journal) noexcept nogil
    @cython.locals(act=i64, start=i64, end=i64, source=i64, victim=i64, attacker=i64, outcome=i64, edge=i64)
    cdef void defend(self, i64 symbol, Journal journal) noexcept nogil
    cpdef void go_on(self, Journal journal) noexcept nogil
    cdef void end_turn(self, Journal journal) noexcept nogil
    cdef void end_game(self, i64 winner, Journal journal) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    cpdef double value(self, i64 seat) noexcept nogil
    @cython.locals(number=i64, i=i64)
    cpdef i64 seen_by(self, i64 seat) noexcept nogil
