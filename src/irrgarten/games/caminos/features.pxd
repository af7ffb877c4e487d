cimport cython
from libc.math cimport log
from irrgarten.games.caminos.costs cimport Costs
from irrgarten.games.caminos.rules cimport Caminos
from irrgarten.games.caminos.tables cimport CELL, COUNT
from irrgarten.games.caminos.threats cimport Threats
ctypedef long long i64

@cython.final
cdef class CaminosFeatures:
    cdef double[32] own
    cdef double[43] feature
    cdef double free, shared
    cdef Threats threats
    @cython.locals(wood=i64, at=i64, mover=i64)
    cdef void look(self, Caminos state, Costs costs) noexcept nogil
    @cython.locals(one=double, other=double, i=i64, cell=i64, here=double, there=double)
    cdef void breadth(self, Caminos state, Costs costs) noexcept nogil
    cdef i64 next_of(self, Caminos state) noexcept nogil
    cdef i64 mates(self, Caminos state, i64 wood, i64 shape) noexcept nogil
    @cython.locals(shown=i64, lasting=i64, i=i64, cost=i64)
    cdef void tops(self, Caminos state, Costs costs, i64 wood) noexcept nogil
    @cython.locals(i=i64)
    cdef void turn_to(self, Caminos state, i64 wood) noexcept nogil
