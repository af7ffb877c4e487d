cimport cython
from irrgarten.games.dog.marbles cimport Marbles
from irrgarten.games.dog.outlook cimport Outlook
from irrgarten.games.dog.rules cimport Dog
from irrgarten.kernel.compiled cimport *

cdef i64[22] KNOT

@cython.final
cdef class DogStandings:
    cdef Outlook outlook
    cdef i64 base, count
    cdef i64[177] where
    cdef double[177] much
    cdef double[59] sum
    cdef i64[6] order, inside, come
    @cython.locals(seat=i64, marble=i64, place=i64)
    cdef void begin(self, Dog state, Marbles marbles) noexcept nogil
    @cython.locals(team=i64, i=i64, owner=i64, first=i64, least=i64, most=i64, others=i64)
    cdef void look(self, Dog state, Marbles marbles, i64 seat) noexcept nogil
    @cython.locals(total=i64, other=i64)
    cdef i64 side(self, i64 seat) noexcept nogil
    cdef i64 ahead(self, Marbles marbles, i64 owner, i64 field) noexcept nogil
    @cython.locals(waiting=i64, on_track=i64, taken=i64, marble=i64, place=i64)
    cdef void seat(self, Marbles marbles, i64 owner) noexcept nogil
    @cython.locals(next_arm=i64, barrier=i64, own=i64, ahead=i64, past=i64, knots=i64, i=i64, near=i64, share=double, slot=i64)
    cdef void on_the_way(self, Marbles marbles, i64 owner, i64 marble, i64 field) noexcept nogil
    @cython.locals(other=i64, marble=i64, which=i64, place=i64, behind=i64, kind=i64)
    cdef void hunted(self, Marbles marbles, i64 owner, i64 field, double come) noexcept nogil
    @cython.locals(most=i64, own=i64, other=i64, ahead=i64)
    cdef double exchanged(self, Marbles marbles, i64 team) noexcept nogil
