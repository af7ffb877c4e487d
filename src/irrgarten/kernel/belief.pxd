cimport cython
from irrgarten.kernel.rng cimport Rng
from irrgarten.kernel.state cimport State

cdef class Belief:
    cdef State known
    cdef void draw(self, State into, Rng rng) noexcept nogil
    cpdef State blank(self)
    @cython.locals(state=State)
    cpdef State sample(self, Rng rng)
