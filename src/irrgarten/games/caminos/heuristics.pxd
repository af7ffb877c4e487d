cimport cython
from libc.math cimport exp, log
from irrgarten.games.caminos.costs cimport Costs
from irrgarten.games.caminos.features cimport CaminosFeatures
from irrgarten.games.caminos.rules cimport Caminos
from irrgarten.games.caminos.tables cimport COLUMNS, FAR, HIGH, SHAPE
from irrgarten.games.caminos.threats cimport Threats
from irrgarten.kernel.compiled cimport *

cdef double sigmoid(double x) noexcept nogil

@cython.final
cdef class CaminosHeuristics(Heuristics):
    cdef Costs costs
    cdef i64[4096] kept, pile
    cdef double[4096] score, promise, keen, then, left
    cdef double[10] look
    cdef CaminosFeatures features
    cdef Learned value, advice
    cdef bint taught, advised, dreams
    cdef double base
    cdef Threats threats
    cdef Caminos after
    cdef i64 root, judged, count
    cdef double prospect
    cpdef bint narrows(self) noexcept nogil
    cpdef void narrow(self, State state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(i=i64)
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    @cython.locals(i=i64)
    cpdef double foreseen(self, State state, i64 seat, i64 act) noexcept nogil
    cpdef double worth(self, State state, i64 seat) noexcept nogil
    cpdef i64 horizon(self) noexcept nogil
    @cython.locals(look=i64)
    cdef void choose(self, Caminos state, i64 seat, Acts acts) noexcept nogil
    cdef bint looks(self, Caminos state) noexcept nogil
    @cython.locals(best=i64, most=i64, i=i64)
    cdef void keep_wins(self, Caminos state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(wood=i64, walnut=bint, i=i64, j=i64, act=i64, position=i64, place=i64, score=double, cell=i64, high=i64, own=i64, other=i64)
    cdef void rank_all(self, Caminos state, i64 seat, Acts acts) noexcept nogil
    cdef i64 cost_of_other(self, i64 high) noexcept nogil
    @cython.locals(sound=i64, looked=i64, i=i64, top=i64)
    cdef void keep(self, Caminos state, i64 seat, Acts acts, i64 look, i64 most, i64 limit) noexcept nogil
    @cython.locals(best=i64, i=i64)
    cdef void drop(self, i64 looked, i64 most) noexcept nogil
    @cython.locals(i=i64)
    cdef void pile_up(self, i64 count) noexcept nogil
    @cython.locals(here=i64, below=i64)
    cdef void sink(self, i64 at, i64 count) noexcept nogil
    @cython.locals(position=i64, value=double, base=double, high=i64, j=i64)
    cdef void look_at(self, i64 i) noexcept nogil
    cdef double value_after(self, i64 seat) noexcept nogil
    @cython.locals(number=i64)
    cdef double prospects(self, Caminos state, i64 seat) noexcept nogil
    @cython.locals(mover=i64, lead=double, share=double, gain=double)
    cdef double judge(self, Caminos state) noexcept nogil
    @cython.locals(lead=double)
    cdef double learned(self, Caminos state) noexcept nogil
    @cython.locals(spare=double)
    cdef double chance(self, Caminos state, i64 wood) noexcept nogil
