cimport cython
from libc.math cimport sqrt
from irrgarten.kernel.random_play cimport first_of
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class Foresight:
    cdef Belief belief
    cdef Heuristics heuristics
    cdef Rng rng
    cdef State state
    cdef Acts acts
    cdef i64 room, most, nodes, edges
    cdef bint full
    cdef double curiosity
    cdef i64[::1] first, count, mover, seen, closed
    cdef i64[::1] act, leads, visits, certain
    cdef double[::1] worth, prior
    cdef i64[512] path_node, path_edge
    @cython.locals(i=i64)
    cpdef void run(self, i64 positions)
    cpdef bint is_certain(self)
    @cython.locals(best=double, visits=i64, edge=i64)
    cpdef list tried(self)
    @cython.locals(node=i64, edge=i64)
    cpdef list looked_at(self, i64 least)
    @cython.locals(node=i64, depth=i64, edge=i64)
    cdef void _iterate(self) noexcept nogil
    @cython.locals(seat=i64, i=i64, edge=i64, act=i64, worth=double)
    cdef void _look(self, i64 node) noexcept nogil
    @cython.locals(best=double, open_=i64, edge=i64)
    cdef double _close(self, i64 node) noexcept nogil
    @cython.locals(promise=double, best=i64, best_score=double, edge=i64, first=i64, last=i64, curiosity=double, score=double)
    cdef i64 _choose(self, i64 node) noexcept nogil
    @cython.locals(i=i64, j=i64, edge=i64, node=i64, worth=double)
    cdef void _learn(self, i64 depth) noexcept nogil
