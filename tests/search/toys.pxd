cimport cython
from irrgarten.kernel.acts cimport Acts
from irrgarten.kernel.belief cimport Belief
from irrgarten.kernel.heuristics cimport Heuristics
from irrgarten.kernel.journal cimport Journal
from irrgarten.kernel.rng cimport Rng
from irrgarten.kernel.state cimport State
ctypedef long long i64

cdef i64[8] LINE

@cython.final
cdef class Noughts(State):
    cdef public i64 crosses, noughts
    cpdef Noughts blank(self)
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void _become(self, Noughts other) noexcept nogil
    @cython.locals(i=i64, lines=i64)
    cdef bint has_line(self, i64 marks) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    @cython.locals(taken=i64, field=i64)
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    cpdef void chances(self, Acts into) noexcept nogil
    cpdef void apply(self, i64 seat, i64 act, Journal journal) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    @cython.locals(won=double)
    cpdef double value(self, i64 seat) noexcept nogil
    cpdef i64 seen_by(self, i64 seat) noexcept nogil

@cython.final
cdef class Corners(Heuristics):
    cdef i64[9] kept
    cdef public i64 asked
    cpdef bint narrows(self) noexcept nogil
    @cython.locals(i=i64, count=i64)
    cpdef void narrow(self, State state, i64 seat, Acts acts) noexcept nogil

@cython.final
cdef class Farsighted(Heuristics):
    cdef Noughts made
    cpdef double foreseen(self, State state, i64 seat, i64 act) noexcept nogil

@cython.final
cdef class Shortsighted(Heuristics):
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil

@cython.final
cdef class Resting(Heuristics):
    cdef public i64 looked
    cpdef bint rests(self, State state) noexcept nogil
    cdef bint both(self, Noughts state) noexcept nogil
    cpdef void survey(self, State state) noexcept nogil
    cpdef double surveyed(self, State state, i64 seat) noexcept nogil

@cython.final
cdef class Cups(State):
    cdef public i64 ball, clear, stage, shown
    cdef public double prize, won
    cpdef Cups blank(self)
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void _become(self, Cups other) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    cpdef void chances(self, Acts into) noexcept nogil
    cpdef void apply(self, i64 seat, i64 act, Journal journal) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    cpdef double value(self, i64 seat) noexcept nogil
    cpdef i64 seen_by(self, i64 seat) noexcept nogil

@cython.final
cdef class UnderEither(Belief):
    cpdef void draw(self, State into, Rng rng) noexcept nogil

@cython.final
cdef class Confession(State):
    cdef public i64 round, chosen, first, second, history
    cdef double[2] years
    cpdef Confession blank(self)
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void _become(self, Confession other) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    cpdef void chances(self, Acts into) noexcept nogil
    cpdef void apply(self, i64 seat, i64 act, Journal journal) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    cpdef double value(self, i64 seat) noexcept nogil
    @cython.locals(own=i64)
    cpdef i64 seen_by(self, i64 seat) noexcept nogil
