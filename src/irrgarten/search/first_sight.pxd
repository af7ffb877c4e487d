cimport cython
from irrgarten.kernel.compiled cimport *
from irrgarten.kernel.random_play cimport first_of, settle

@cython.locals(made=i64, who=i64, seat=i64, act=i64)
cpdef i64 play_to_rest(State state, Heuristics heuristics, Acts acts, Rng rng, i64 cap) noexcept nogil
