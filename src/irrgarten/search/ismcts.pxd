cimport cython
from libc.math cimport sqrt
from irrgarten.kernel.random_play cimport first_of, settle
from irrgarten.kernel.mixing cimport mixed
from irrgarten.search.index cimport Index
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class Tree:
    cdef Belief belief
    cdef Heuristics heuristics
    cdef i64 observer, depth, first, weighed, horizon
    cdef bint narrows, held, rested, to_end
    cdef double curiosity
    cdef Rng rng
    cdef State state
    cdef Acts acts
    cdef Index nodes, edges
    cdef i64[::1] first_edge, last_edge, seen
    cdef i64[::1] act, next_edge, visits, offered
    cdef double[::1] gained, prior
    cdef i64[4096] choice
    cdef i64[512] path_edge, path_seat
    cdef double[16] payoff, summed
    @cython.locals(i=i64)
    cpdef void run(self, i64 playouts)
    cpdef void play_to_end(self)
    cpdef void hold_to(self, i64 act)
    @cython.locals(promise=double, most=double, left=double, dull=double, plainest=i64, i=i64, edge=i64)
    cpdef void overlook(self, double share, i64 lot)
    @cython.locals(i=i64, seat=i64)
    cpdef void weigh(self, i64 playouts)
    @cython.locals(most=i64, second=i64, edge=i64, visits=i64)
    cpdef i64 lead(self)
    @cython.locals(known=i64, node=i64)
    cdef i64 _node(self, i64 parent, i64 act, i64 fingerprint) noexcept nogil
    cdef void _iterate(self) noexcept nogil
    @cython.locals(node=i64, who=i64, seat=i64, edge=i64, act=i64, known=i64)
    cdef void _descend(self, State state) noexcept nogil
    @cython.locals(edge=i64)
    cdef void _list(self, State state, i64 node, i64 seat) noexcept nogil
    @cython.locals(known=i64, edge=i64)
    cdef i64 _edge(self, i64 node, i64 seat, i64 act) noexcept nogil
    @cython.locals(count=i64, edge=i64, gained=double, promise=double, visits=i64, i=i64, act=i64, expected=double, curiosity=double, best=i64, best_score=double, tries=i64, score=double)
    cdef i64 _choose(self, i64 node, i64 seat) noexcept nogil
    @cython.locals(left=i64, who=i64, seat=i64, act=i64)
    cdef void _play_out(self, State state) noexcept nogil
    @cython.locals(i=i64, edge=i64)
    cdef void _learn(self) noexcept nogil
