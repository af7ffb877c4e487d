cimport cython
from irrgarten.games.caminos.tables cimport SIDE, SIDES
ctypedef long long i64

cdef i64 near_lower(i64 lower, i64 upper) noexcept nogil
cdef i64 near_upper(i64 lower, i64 upper) noexcept nogil
@cython.locals(sides=i64, side=i64, at=i64)
cdef i64 touched(i64 board, i64 lower, i64 upper) noexcept nogil
@cython.locals(around=i64)
cdef bint joins(i64 board, i64 sides) noexcept nogil

@cython.final
cdef class Ways:
    cdef public i64[6] top
    cdef public i64[2] odd, reached, seen
    cdef i64[24] layer
    cdef public i64 board
    cpdef bint is_round(self) noexcept nogil
    cdef i64 visible(self, i64 half) noexcept nogil
    cpdef bint could_join(self) noexcept nogil
    @cython.locals(all_lower=i64, all_upper=i64, now_lower=i64, now_upper=i64)
    cpdef void spread(self, i64 lower, i64 upper) noexcept nogil
    @cython.locals(low=i64, odd=i64, both=i64)
    cdef i64 joined_lower(self, i64 lower, i64 upper) noexcept nogil
    @cython.locals(low=i64, odd=i64, both=i64)
    cdef i64 joined_upper(self, i64 lower, i64 upper) noexcept nogil
    @cython.locals(at=i64, i=i64, half=i64, faces=i64, still=i64, now=i64, met=i64, some=i64)
    cpdef i64 shortest(self, i64 start, i64 end) noexcept nogil
    @cython.locals(now=i64, flat=i64, step=i64, leap=i64, half=i64, i=i64, even=i64, low=i64, middle=i64, high=i64)
    cdef void walk(self, i64 faces) noexcept nogil
    cdef i64 near(self, i64 half, i64 at) noexcept nogil
    @cython.locals(lower=i64, upper=i64)
    cdef i64 near_even(self, i64 half, i64 at) noexcept nogil
    @cython.locals(best=i64, side=i64, faces=i64)
    cpdef i64 opposite(self) noexcept nogil
    @cython.locals(best=i64, side=i64, faces=i64)
    cpdef i64 slanting(self) noexcept nogil
