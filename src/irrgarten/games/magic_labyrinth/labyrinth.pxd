cimport cython
from irrgarten.kernel.compiled cimport *

cdef short[7920] AFTER_OPENING
cdef short[7920] AFTER_WALL

@cython.final
cdef class Labyrinths:
    cdef readonly i64 walls, bumped, passed, count
    cdef i64 width
    cdef i64[60] fewest
    cdef unsigned char[8052] reached
    cdef i64[209352] ways
    cdef i64[60] with_wall
    @cython.locals(unknown=i64, after=i64, at=i64)
    cdef void reach(self) noexcept nogil
    @cython.locals(at=i64, row=i64, opening=i64, wall=i64, left=i64)
    cdef void tally(self) noexcept nogil
    @cython.locals(came=i64[6864], here=i64, there=i64, spare=i64, at=i64, row=i64, to=i64, onward=i64, left=i64)
    cdef void weigh(self) noexcept nogil
    @cython.locals(at=i64, state=i64, left=i64, opening=i64, walls=i64)
    cpdef i64 unrank(self, i64 number) noexcept nogil
    @cython.locals(at=i64, state=i64, left=i64, number=i64)
    cpdef i64 rank(self, i64 walls) noexcept nogil
    cpdef i64 draw(self, Rng rng) noexcept nogil
    cpdef double chance_of_wall(self, i64 slot) noexcept nogil
