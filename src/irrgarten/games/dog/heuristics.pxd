cimport cython
from libc.math cimport exp
from irrgarten.games.dog.marbles cimport Marbles
from irrgarten.games.dog.rules cimport Dog
from irrgarten.kernel.compiled cimport *

cdef double[97] WAY
cdef double[5] HOMES

@cython.final
cdef class DogHeuristics(Heuristics):
    cdef i64[6] team
    cdef double[6] strength
    cdef i64 cards
    @cython.locals(best=double, chosen=i64, i=i64, gain=double)
    cpdef i64 suggest(self, State state, i64 seat, Acts acts, Rng rng) noexcept nogil
    @cython.locals(gain=double)
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    cpdef double worth(self, State state, i64 seat) noexcept nogil
    cpdef i64 horizon(self) noexcept nogil
    @cython.locals(ahead=i64, free=i64, field=i64, home=i64)
    cdef double standing(self, Marbles marbles, i64 owner, i64 place) noexcept nogil
    @cython.locals(risk=double, other=i64, marble=i64, place=i64, behind=i64)
    cdef double danger(self, Marbles marbles, i64 owner, i64 field) noexcept nogil
    cdef double in_peril(self, Marbles marbles, i64 owner, i64 place) noexcept nogil
    @cython.locals(kind=i64, card=i64, start=i64, end=i64, gain=double, marble=i64, other=i64, mate=i64, sweeps=bint)
    cpdef double gain(self, Dog state, i64 seat, i64 act) noexcept nogil
    @cython.locals(gain=double)
    cdef double shifted(self, Marbles marbles, i64 seat, i64 owner, i64 start, i64 end) noexcept nogil
    @cython.locals(marble=i64, gain=double, field=i64, gone=i64, other=i64, lost=double)
    cdef double moved(self, Marbles marbles, i64 seat, i64 start, i64 end, bint sweeps) noexcept nogil
    cdef i64 waiting(self, Marbles marbles, i64 seats) noexcept nogil
    cdef i64 under_way(self, Marbles marbles, i64 seats) noexcept nogil
    @cython.locals(count=i64, owner=i64, i=i64)
    cdef i64 count_in(self, Marbles marbles, i64 seats, i64 first, i64 end) noexcept nogil
    @cython.locals(owner=i64, i=i64)
    cdef bint leads_in(self, Marbles marbles, i64 seats, i64 points) noexcept nogil
    @cython.locals(seats=i64, on_track=i64, worth=double, fits=bint)
    cdef double needs(self, Marbles marbles, i64 seat, i64 card) noexcept nogil
    @cython.locals(worth=double, hand=i64, seats=i64, spare=i64, waiting=i64, first=double)
    cdef double keeps(self, Dog state, i64 seat, i64 card) noexcept nogil
    @cython.locals(total=double, own=double, i=i64, j=i64, strength=double, odds=double)
    cdef double prospects(self, Dog state, i64 seat) noexcept nogil
    @cython.locals(worth=double, marble=i64, hand=i64, starts=i64, seats=i64, waiting=i64, on_track=i64)
    cdef double stand_of(self, Dog state, i64 seat) noexcept nogil
    @cython.locals(place=i64, worth=double, ahead=i64, home=i64)
    cdef double stand(self, Marbles marbles, i64 marble) noexcept nogil
