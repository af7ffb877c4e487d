cimport cython
from irrgarten.games.magic_labyrinth.labyrinth cimport Labyrinths
from irrgarten.kernel.rng cimport Rng
from irrgarten.kernel.state cimport State
ctypedef long long i64

@cython.locals(_=i64)
cpdef void copy_over(State state, State into, i64 times) noexcept nogil

@cython.locals(common=i64, _=i64)
cpdef i64 draw_over(Labyrinths labyrinths, Rng rng, i64 times) noexcept nogil
