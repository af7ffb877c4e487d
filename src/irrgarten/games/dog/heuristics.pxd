cimport cython
from libc.math cimport exp
from irrgarten.games.dog.features cimport DogFeatures
from irrgarten.games.dog.marbles cimport Marbles
from irrgarten.games.dog.outlook cimport HOMES, Outlook
from irrgarten.games.dog.rules cimport Dog
from irrgarten.games.dog.standings cimport DogStandings
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class DogHeuristics(Heuristics):
    cdef Outlook outlook
    cdef DogFeatures features
    cdef DogStandings standings
    cdef Learned advice, experience
    cdef bint advised, experienced
    cdef double[6] strength, chance
    cpdef void survey(self, State state) noexcept nogil
    cpdef double surveyed(self, State state, i64 seat) noexcept nogil
    cpdef bint rests(self, State state) noexcept nogil
    cdef bint round_is_over(self, Dog state) noexcept nogil
    @cython.locals(total=double, seat=i64, first=i64, score=double)
    cdef void reckon(self, Dog state) noexcept nogil
    cdef i64 cards, seats
    @cython.locals(best=double, chosen=i64, i=i64, gain=double)
    cpdef i64 suggest(self, State state, i64 seat, Acts acts, Rng rng) noexcept nogil
    @cython.locals(best=double, chosen=i64, i=i64, score=double)
    cdef i64 advised_act(self, Dog state, i64 seat, Acts acts, Rng rng) noexcept nogil
    cdef double score(self, Dog state, i64 seat, i64 act) noexcept nogil
    @cython.locals(gain=double, score=double)
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    cpdef double worth(self, State state, i64 seat) noexcept nogil
    cpdef i64 horizon(self) noexcept nogil
    @cython.locals(kind=i64, card=i64, start=i64, end=i64, gain=double, marble=i64, other=i64, mate=i64, sweeps=bint)
    cpdef double gain(self, Dog state, i64 seat, i64 act) noexcept nogil
    @cython.locals(gain=double)
    cdef double shifted(self, Marbles marbles, i64 seat, i64 owner, i64 start, i64 end) noexcept nogil
    @cython.locals(marble=i64, gain=double, gone=i64, other=i64, lost=double)
    cdef double moved(self, Marbles marbles, i64 seat, i64 start, i64 end, bint sweeps) noexcept nogil
    @cython.locals(total=double, own=double, i=i64, j=i64, strength=double, odds=double)
    cdef double prospects(self, Dog state, i64 seat) noexcept nogil
    @cython.locals(worth=double, marble=i64, hand=i64, starts=i64, seats=i64, waiting=i64, on_track=i64)
    cdef double stand_of(self, Dog state, i64 seat) noexcept nogil
    @cython.locals(place=i64, worth=double, ahead=i64, home=i64)
    cdef double stand(self, Marbles marbles, i64 marble) noexcept nogil
