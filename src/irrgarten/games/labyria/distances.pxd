cimport cython
from libc.math cimport log
from irrgarten.games.labyria.maze cimport Maze, STEP
ctypedef long long i64

@cython.final
cdef class Distances:
    cdef i64[256] key
    cdef short[229376] steps
    cdef short[256] queue
    cdef short[224] queued
    cdef double[224] ways
    cdef double[1024] choice, room
    cdef bint ahead
    cpdef void look_ahead(self) noexcept nogil
    @cython.locals(place=i64, at=i64, seat=i64, corner=i64)
    cpdef i64 measured(self, Maze maze, i64 seats) noexcept nogil
    @cython.locals(home=i64, i=i64, direction=i64, goal=i64, head=i64, tail=i64, field=i64, to=i64, far=i64)
    cdef void measure(self, Maze maze, i64 corner, i64 at) noexcept nogil
    @cython.locals(room=double, i=i64)
    cdef void look_around(self, Maze maze, i64 corner, i64 at, i64 place) noexcept nogil
    @cython.locals(count=double, direction=i64, to=i64, step=i64)
    cdef double count_ways(self, Maze maze, i64 at, i64 field) noexcept nogil
