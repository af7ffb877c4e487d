cimport cython
from libc.math cimport log
from irrgarten.games.caminos.costs cimport Costs
from irrgarten.games.caminos.rules cimport Caminos
from irrgarten.games.caminos.tables cimport CELL, COUNT, SIDE_CELL, SIDE_COUNT, SIDES
from irrgarten.games.caminos.threats cimport Threats
ctypedef long long i64

@cython.final
cdef class CaminosFeatures:
    cdef double[24] own
    cdef double[32] feature
    cdef double[144] lead, across, upward, level, held, ease
    cdef Threats threats
    @cython.locals(wood=i64, at=i64, mover=i64)
    cdef void look(self, Caminos state, Costs costs) noexcept nogil
    cdef i64 next_of(self, Caminos state) noexcept nogil
    cdef i64 mates(self, Caminos state, i64 wood, i64 shape) noexcept nogil
    @cython.locals(shown=i64, lasting=i64, i=i64, cost=i64)
    cdef void tops(self, Caminos state, Costs costs, i64 wood) noexcept nogil
    @cython.locals(i=i64, cell=i64, best=double, total=double, found=double)
    cdef void currents(self, Caminos state, Costs costs, i64 wood, i64 at) noexcept nogil
    cdef double leads(self, i64 cost) noexcept nogil
    @cython.locals(first=i64, cells=i64, sides=i64, ends=i64, i=i64, round_=i64, cell=i64, flows=double)
    cdef double current(self, Caminos state, i64 start, i64 end) noexcept nogil
    @cython.locals(total=double, source=double)
    cdef void open(self, i64 cell) noexcept nogil
    @cython.locals(flows=double)
    cdef void relax(self, i64 cell) noexcept nogil
    cdef double between(self, double one, double other) noexcept nogil
    @cython.locals(i=i64)
    cdef void turn_to(self, Caminos state, i64 wood) noexcept nogil
