cimport cython
from irrgarten.games.dog.rules cimport Dog
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class DogBelief(Belief):
    cdef i64[24] weight, count
    cdef short[1152] where, kinds
    cdef i64 total, player, needed
    cpdef void draw(self, State into, Rng rng) noexcept nogil
    @cython.locals(lot=i64, guess=i64, tries=i64)
    cdef void fill(self, Dog into, Rng rng) noexcept nogil
    @cython.locals(kinds=i64, total=i64, card=i64, playable=bint, anyhow=bint)
    cdef bint deal_out(self, Dog into, i64 guess, i64 tries, Rng rng) noexcept nogil
    cdef i64 in_stock(self, Dog state, i64 kinds) noexcept nogil
    cdef i64 pick(self, Dog state, i64 kinds, i64 lot) noexcept nogil
