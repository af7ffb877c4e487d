cimport cython
from libc.math cimport exp
from irrgarten.games.caminos.rules cimport Caminos
from irrgarten.games.caminos.tables cimport CELL, COUNT, SIDE_CELL, SIDE_COUNT, SIDES
ctypedef long long i64

@cython.final
cdef class Costs:
    cdef i64[288] cost
    cdef short way[144][8]
    cdef short[8] best, moved
    cdef double[288] interest
    cdef double[2] need
    cdef i64[2] first, second, other
    cdef double[60] decay
    cdef i64 best_start, best_end
    @cython.locals(left=i64)
    cdef i64 pieces(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(i=i64, level=i64, wood=i64, cell=i64, half=i64, bit=i64, high=i64, top=i64, cost=i64)
    cdef void read(self, Caminos state) noexcept nogil
    @cython.locals(first=i64, last=i64, side=i64, i=i64, cell=i64, changed=bint)
    cdef void sweep(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(k=i64)
    cdef void relax(self, i64 cell, i64 one, i64 other, short cost) noexcept nogil
    @cython.locals(sides=i64, side=i64, end=i64, i=i64, cheapest=i64, cell=i64, over=i64, slack=i64)
    cdef void find_interest(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(best=i64, i=i64, cell=i64)
    cdef i64 arrival(self, Caminos state, i64 side, i64 end) noexcept nogil
    cdef void measure(self, Caminos state, i64 wood) noexcept nogil
    cdef void survey(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(second=i64)
    cdef void weigh(self, Caminos state, i64 wood, i64 first) noexcept nogil
    @cython.locals(sides=i64, best=i64, side=i64, end=i64)
    cdef i64 elsewhere(self, Caminos state) noexcept nogil
    @cython.locals(sides=i64, best=i64, side=i64, end=i64, found=i64)
    cdef i64 choose_sides(self, Caminos state) noexcept nogil
    cdef i64 cheapest(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(side=i64, here=i64, i=i64, cell=i64, steps=i64, cost=i64, before=i64)
    cdef void avoid(self, Caminos state, i64 wood) noexcept nogil
