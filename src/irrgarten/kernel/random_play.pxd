cimport cython
from irrgarten.kernel.compiled cimport *

@cython.locals(who=i64, act=i64)
cpdef i64 settle(State state, Acts acts, Rng rng) noexcept nogil

@cython.locals(seat=i64)
cpdef i64 first_of(i64 seats) noexcept nogil

@cython.locals(rest=i64, size=i64, skip=i64)
cpdef i64 any_of(i64 seats, Rng rng) noexcept nogil

@cython.locals(who=i64, act=i64, seat=i64, made=i64)
cpdef i64 play_on(State state, Acts acts, Rng rng, i64 cap) noexcept nogil
