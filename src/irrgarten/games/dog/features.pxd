cimport cython
from irrgarten.games.dog.marbles cimport Marbles
from irrgarten.games.dog.outlook cimport Outlook
from irrgarten.games.dog.rules cimport Dog
from irrgarten.kernel.compiled cimport *

cdef i64[6] KNOT
cdef i64[15] LAID_KIND, GIVEN_KIND

@cython.final
cdef class DogFeatures:
    cdef Outlook outlook
    cdef i64 base, count, turn, reached
    cdef i64[128] where
    cdef double[128] much
    cdef i64[15] reach
    cdef i64[576] seen, prey
    cdef double[576] risk, soon, near
    cdef void begin(self) noexcept nogil
    cdef void tell(self, i64 which, double much) noexcept nogil
    @cython.locals(kind=i64, card=i64, start=i64, end=i64, reach=i64)
    cdef void look(self, Dog state, i64 seat, i64 act) noexcept nogil
    @cython.locals(card=i64, start=i64, end=i64, marble=i64, owner=i64, field=i64, gone=i64, other=i64, free=i64, left=i64, lost=double, which=i64, alone=bint, sweeps=bint)
    cdef void move(self, Dog state, Marbles marbles, i64 seat, i64 act, i64 reach) noexcept nogil
    @cython.locals(before=double, after=double, at=i64)
    cdef void shift(self, Dog state, Marbles marbles, i64 seat, i64 owner, i64 start, i64 end, i64 reach) noexcept nogil
    @cython.locals(ahead=i64, i=i64, share=double)
    cdef void along(self, Marbles marbles, i64 owner, i64 place, double much) noexcept nogil
    @cython.locals(at=i64, risk=double, soon=double, near=double, danger=double, prey=i64, other=i64, marble=i64, place=i64, behind=i64)
    cdef i64 watch(self, Dog state, Marbles marbles, i64 owner, i64 field) noexcept nogil
    @cython.locals(start=i64, ahead=i64, slot=i64)
    cdef void chances(self, Marbles marbles, i64 owner, i64 field, i64 reach, i64 at, i64 gone) noexcept nogil
    @cython.locals(near=i64, far=i64, i=i64, arm=i64, ahead=i64, slot=i64)
    cdef void outlooks(self, Marbles marbles, i64 owner, i64 field, i64 at, double much) noexcept nogil
    @cython.locals(seats=i64, left=i64, which=i64)
    cdef void come_home(self, Dog state, Marbles marbles, i64 seat, i64 owner, i64 card) noexcept nogil
    @cython.locals(others=i64, mates=i64, marble=i64, behind=i64)
    cdef void behind(self, Marbles marbles, i64 seat, i64 start, i64 which) noexcept nogil
    @cython.locals(hand=i64, reach=i64, rank=i64, count=i64)
    cdef i64 reach_of(self, Dog state, i64 seat, i64 card) noexcept nogil
    @cython.locals(hand=i64, count=i64)
    cdef i64 starts(self, Dog state, i64 seat, i64 card) noexcept nogil
    @cython.locals(seats=i64, waiting=i64, left=i64, alone=bint)
    cdef void lay(self, Dog state, i64 seat, i64 card) noexcept nogil
    @cython.locals(mate=i64, played=i64)
    cdef void gift(self, Dog state, Marbles marbles, i64 seat, i64 card) noexcept nogil
