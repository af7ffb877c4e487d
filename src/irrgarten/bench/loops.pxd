cimport cython
from irrgarten.kernel.belief cimport Belief
from irrgarten.kernel.rng cimport Rng
from irrgarten.kernel.state cimport State
ctypedef long long i64

@cython.locals(_=i64)
cpdef void copy_over(State state, State into, i64 times) noexcept nogil

@cython.locals(_=i64)
cpdef void draw_over(Belief belief, State into, Rng rng, i64 times) noexcept nogil
