cimport cython
from irrgarten.kernel.compiled cimport *
from irrgarten.search.first_sight cimport play_to_rest

@cython.final
cdef class Comparison:
    cdef Belief belief
    cdef Heuristics heuristics
    cdef Rng rng, luck
    cdef State world, state
    cdef Acts acts
    cdef i64 observer, worlds, count, left, horizon
    cdef i64[24] act, tries, out
    cdef double[24] value, sum
    cdef double[576] apart
    @cython.locals(promise=double, act=i64)
    cdef void _begin(self) except *
    @cython.locals(i=i64, playouts=i64)
    cpdef i64 run(self, i64 worlds)
    cpdef bint is_settled(self)
    cpdef list tried(self)
    @cython.locals(i=i64, j=i64, luck=i64, off=double)
    cdef void _compare(self) noexcept nogil
    @cython.locals(best=i64, i=i64, behind=double, squares=double, spread=double)
    cdef void _leave_out(self) noexcept nogil
    cdef double _play_out(self) noexcept nogil
