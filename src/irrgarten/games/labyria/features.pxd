cimport cython
from libc.math cimport log
from irrgarten.games.labyria.nearness cimport Nearness
from irrgarten.games.labyria.rules cimport Labyria
from irrgarten.kernel.compiled cimport *

cdef double[14] HITS

@cython.final
cdef class LabyriaFeatures:
    cdef double[12] feature, lost
    @cython.locals(i=i64, chance=double)
    cdef void look(self, Labyria state, Nearness nearness, i64 seat, double share, double fewest) noexcept nogil
    cdef i64 points(self, Labyria state) noexcept nogil
    @cython.locals(points=i64, goal=i64, i=i64)
    cdef void tell_throw(self, Labyria state, Nearness nearness, i64 seat) noexcept nogil
    @cython.locals(thrown=i64, after=i64, points=i64, other=i64, owner=i64, steps=i64)
    cdef void tell_risk(self, Labyria state, Nearness nearness, i64 seat, i64 figure) noexcept nogil
