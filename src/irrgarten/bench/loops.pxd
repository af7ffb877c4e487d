cimport cython
from irrgarten.kernel.compiled cimport *

@cython.locals(_=i64)
cpdef void copy_over(State state, State into, i64 times) noexcept nogil

@cython.locals(_=i64)
cpdef void draw_over(Belief belief, State into, Rng rng, i64 times) noexcept nogil

@cython.locals(_=i64, total=double)
cpdef double judge_over(Heuristics heuristics, State one, State other, i64 times) noexcept nogil
