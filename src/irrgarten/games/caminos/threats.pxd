cimport cython
from irrgarten.games.caminos.rules cimport Caminos
from irrgarten.games.caminos.tables cimport (
    BIT, BITS, COLUMNS, CORNER, FAR, FIRST_POSITION, NEAR, SIDE, SIDES
)
from irrgarten.games.caminos.ways cimport near_lower, near_upper
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class Threats:
    cdef i64[16] beside
    cdef i64[36] touch
    cdef Caminos tried
    cdef public Acts found
    cpdef bint can_win(self, Caminos state, i64 seat) noexcept nogil
    cpdef Acts wins(self, Caminos state, i64 seat)
    @cython.locals(sides=i64, looked=bint, start=i64, end=i64)
    cpdef bint search(self, Caminos state, i64 seat, i64 most) noexcept nogil
    @cython.locals(lower=i64, upper=i64, low=i64, high=i64, i=i64, j=i64, position=i64, place=i64, cell=i64)
    cpdef bint fork(self) noexcept nogil
    @cython.locals(side=i64, at=i64, lower=i64, upper=i64)
    cdef void reach(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(lower=i64, upper=i64, grown=i64, i=i64)
    cdef bint near_enough(self, i64 start, i64 end) noexcept nogil
    @cython.locals(shape=i64, position=i64, half=i64, places=i64)
    cdef bint between(self, Caminos state, i64 seat, i64 start, i64 end, i64 most) noexcept nogil
    @cython.locals(lower=i64, upper=i64, near=i64, far=i64)
    cdef void shift(self, i64 side, i64 at) noexcept nogil
    @cython.locals(places=i64, i=i64)
    cdef i64 touching(self, i64 position, i64 at) noexcept nogil
    @cython.locals(act=i64, i=i64, row=i64)
    cdef bint tries(self, Caminos state, i64 seat, i64 position, i64 half, i64 places, i64 most) noexcept nogil
    cdef bint completes(self, Caminos state, i64 wood, i64 act) noexcept nogil
