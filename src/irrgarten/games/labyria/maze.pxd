cimport cython
from irrgarten.kernel.compiled cimport *

cdef i64[4] STEP
cdef i64 scattered(i64 code) noexcept nogil

@cython.final
cdef class Maze:
    cdef public short[224] open, rim, tile, corner, on
    cdef public i64 size, tiles, corners, key
    @cython.locals(i=i64, column=i64, row=i64, free=i64)
    cpdef void clear(self, i64 size) noexcept nogil
    cdef void copy_from(self, Maze o) noexcept nogil
    @cython.locals(field=i64)
    cpdef i64 corner_field(self, i64 corner) noexcept nogil
    cpdef bint is_free(self, i64 edge) noexcept nogil
    cpdef bint has_tile(self, i64 edge) noexcept nogil
    @cython.locals(field=i64, way=i64)
    cdef void flip(self, i64 edge) noexcept nogil
    cpdef void flip_tile(self, i64 edge) noexcept nogil
    cpdef i64 arm(self, i64 crossing, i64 direction) noexcept nogil
    cpdef void flip_corner(self, i64 crossing, i64 arms) noexcept nogil
    cpdef bint is_crossing(self, i64 point) noexcept nogil
    cpdef bint touched(self, i64 point) noexcept nogil
    @cython.locals(point=i64)
    cpdef bint tile_touches(self, i64 edge) noexcept nogil
    @cython.locals(one=i64, other=i64)
    cpdef bint corner_fits(self, i64 crossing, i64 arms) noexcept nogil
    cpdef bint corner_touches(self, i64 crossing, i64 arms) noexcept nogil
    @cython.locals(i=i64, now=i64, side=i64, own=bint)
    cpdef bint corner_turns(self, i64 crossing, i64 arms) noexcept nogil
