cimport cython
from irrgarten.games.labyria.maze cimport Maze, STEP
ctypedef long long i64

@cython.final
cdef class Ways:
    cdef short[224] open, on, entered, entries, far, queue
    cdef public i64[1120] way
    cdef public short[1120] slot
    cdef i64[48] want
    cdef short[448] layer
    cdef i64[448] layer_way
    cdef public i64 count
    cdef i64 me, home, goal
    cdef bint peaceful, one_will_do, sparing, ghosts, corners
    cpdef void survey(self, Maze maze, i64 seat, i64 corner, bint cloak, bint peaceful) noexcept nogil
    cpdef void pretend(self, bint ghosts, bint corners) noexcept nogil
    @cython.locals(i=i64)
    cdef void forget(self) noexcept nogil
    @cython.locals(there=i64)
    cdef bint passable(self, i64 to) noexcept nogil
    @cython.locals(there=i64)
    cdef i64 end(self, i64 to, i64 direction) noexcept nogil
    cpdef void find(self, i64 start, i64 steps) noexcept nogil
    @cython.locals(found=bint)
    cpdef bint is_there(self, i64 start, i64 steps) noexcept nogil
    @cython.locals(found=bint, free=i64, direction=i64, to=i64, slot=i64)
    cdef bint follow(self, i64 at, i64 left, i64 way) noexcept nogil
    @cython.locals(to=i64, entry=i64)
    cdef void keep(self, i64 slot, i64 way) noexcept nogil
    @cython.locals(i=i64, direction=i64, count=i64, at=i64, steps_to=i64, to=i64, slot=i64)
    cdef void spread(self, i64 start, i64 steps) noexcept nogil
    @cython.locals(column=i64, row=i64, aside=i64, up=i64, window=i64)
    cdef bint wanted(self, i64 at, i64 left) noexcept nogil
    @cython.locals(i=i64, step=i64, direction=i64, now=i64, here=i64, there=i64, at=i64, way=i64, to=i64, slot=i64)
    cpdef void find_any(self, i64 start, i64 steps) noexcept nogil
