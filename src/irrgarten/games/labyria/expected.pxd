cimport cython
from irrgarten.games.labyria.cloaks cimport Cloaks
from irrgarten.games.labyria.maze cimport Maze, STEP
from irrgarten.games.labyria.ways cimport Ways
ctypedef long long i64

cdef i64[9] STEPS
cdef double[9] CHANCES

@cython.final
cdef class Expected:
    cdef public double[896] turns
    cdef int[1345] first
    cdef short[65536] end
    cdef int[2692] long_first
    cdef short[262144] long_end
    cdef short[224] order, far
    cdef Ways ways
    cdef Maze bare
    cdef Cloaks cloaks
    @cython.locals(i=i64)
    cpdef void work_out(self, Maze maze, i64 seats) noexcept nogil
    @cython.locals(i=i64)
    cpdef void work_out_after(self, Expected before, Maze maze, i64 seats) noexcept nogil
    @cython.locals(i=i64)
    cdef void clear(self, Maze maze) noexcept nogil
    @cython.locals(at=i64, goal=i64, fields=i64, i=i64, turn=i64, change=double)
    cdef void work_out_for(self, Expected far, i64 seat, i64 corner) noexcept nogil
    @cython.locals(count=i64, i=i64, direction=i64, field=i64, to=i64)
    cdef i64 line_up(self, i64 goal) noexcept nogil
    @cython.locals(there=i64)
    cdef bint starts(self, i64 corner, i64 field) noexcept nogil
    @cython.locals(count=i64, throw=i64, field=i64, i=i64)
    cdef void list_ends(self, i64 seat, i64 corner) noexcept nogil
    @cython.locals(at=i64, count=i64, throw=i64, field=i64, i=i64)
    cdef void list_long_ends(self, i64 seat, i64 corner) noexcept nogil
    @cython.locals(at=i64, before=double, used=double, sum_of_used=double, throw=i64, i=i64, best=double, first=i64, after=double)
    cdef double improve(self, Expected far, i64 seat, i64 corner, i64 field) noexcept nogil
