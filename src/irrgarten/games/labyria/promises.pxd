cimport cython
from irrgarten.games.labyria.features cimport HITS
from irrgarten.games.labyria.nearness cimport Nearness
from irrgarten.games.labyria.rules cimport Labyria
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class LabyriaPromises:
    cdef double[15] feature
    cdef double[12] lost
    @cython.locals(kind=i64, i=i64)
    cdef void look(self, i64 act, double gain) noexcept nogil
    @cython.locals(seat=i64, start=i64, end=i64, i=i64)
    cdef void look_at_move(self, Labyria state, Nearness nearness, i64 act, double before, double after, double devoured) noexcept nogil
    @cython.locals(total=double, i=i64, seat=i64, steps=i64)
    cdef double danger(self, Labyria state, Nearness nearness, i64 field) noexcept nogil
    @cython.locals(total=double, i=i64, there=i64, steps=i64)
    cdef double prey(self, Labyria state, Nearness nearness, i64 field) noexcept nogil
