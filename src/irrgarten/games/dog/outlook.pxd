cimport cython
from irrgarten.games.dog.marbles cimport Marbles
from irrgarten.games.dog.rules cimport Dog
from irrgarten.kernel.compiled cimport *

cdef double[97] WAY
cdef double[5] HOMES

@cython.final
cdef class Outlook:
    cdef i64[6] team
    cdef readonly i64 table
    @cython.locals(ahead=i64, free=i64, field=i64, home=i64)
    cdef double standing(self, Marbles marbles, i64 owner, i64 place) noexcept nogil
    @cython.locals(risk=double, other=i64, marble=i64, place=i64, behind=i64)
    cdef double danger(self, Marbles marbles, i64 owner, i64 field) noexcept nogil
    cdef double threat(self, Marbles marbles, i64 marble, i64 behind) noexcept nogil
    @cython.locals(other=i64)
    cdef i64 sent_home(self, Marbles marbles, i64 marble, i64 end, bint sweeps) noexcept nogil
    cdef double in_peril(self, Marbles marbles, i64 owner, i64 place) noexcept nogil
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
