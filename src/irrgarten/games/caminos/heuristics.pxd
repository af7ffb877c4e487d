cimport cython
from libc.math cimport exp
from irrgarten.games.caminos.rules cimport Caminos
from irrgarten.games.caminos.tables cimport (
    CELL, COLUMNS, COUNT, FAR, HIGH, SIDE_CELL, SIDE_COUNT, SIDES
)
from irrgarten.games.caminos.threats cimport Threats
from irrgarten.kernel.compiled cimport *

cdef double sigmoid(double x) noexcept nogil

@cython.final
cdef class CaminosHeuristics(Heuristics):
    cdef i64[288] cost
    cdef i64[1152] way
    cdef double[288] interest
    cdef double[2] need
    cdef double[4096] score
    cdef i64[256] kept
    cdef double[256] promise
    cdef Threats threats
    cdef Caminos after
    cdef i64 root, judged, count, best_start, best_end
    cdef double prospect
    cpdef bint narrows(self) noexcept nogil
    cpdef void narrow(self, State state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(i=i64)
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    cpdef double worth(self, State state, i64 seat) noexcept nogil
    cpdef i64 horizon(self) noexcept nogil
    cdef void choose(self, Caminos state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(best=i64, most=i64, i=i64)
    cdef void keep_wins(self, Caminos state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(wood=i64, walnut=bint, i=i64, j=i64, act=i64, position=i64, place=i64, score=double, cell=i64, high=i64, own=i64, other=i64)
    cdef void rank_all(self, Caminos state, i64 seat, Acts acts) noexcept nogil
    cdef i64 cost_of_other(self, i64 high) noexcept nogil
    @cython.locals(sound=i64, looked=i64, base=double, i=i64, best=i64, act=i64, value=double)
    cdef void keep(self, Caminos state, i64 seat, Acts acts, i64 most, i64 limit) noexcept nogil
    @cython.locals(best=i64, i=i64)
    cdef i64 best_left(self, Acts acts) noexcept nogil
    cdef double value_after(self, i64 seat) noexcept nogil
    @cython.locals(number=i64)
    cdef double prospects(self, Caminos state, i64 seat) noexcept nogil
    @cython.locals(mover=i64, lead=double, share=double, gain=double)
    cdef double judge(self, Caminos state) noexcept nogil
    @cython.locals(spare=double)
    cdef double chance(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(left=i64)
    cdef i64 pieces(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(i=i64, level=i64, wood=i64, cell=i64, half=i64, bit=i64, high=i64, top=i64, cost=i64)
    cdef void read(self, Caminos state) noexcept nogil
    @cython.locals(at=i64, first=i64, cells=i64, i=i64, cell=i64, changed=bint, best=i64)
    cdef void sweep(self, Caminos state, i64 wood, i64 side) noexcept nogil
    @cython.locals(sides=i64, side=i64, end=i64, i=i64, cheapest=i64, cell=i64, over=i64, slack=double)
    cdef void find_interest(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(best=i64, i=i64, cell=i64)
    cdef i64 arrival(self, Caminos state, i64 side, i64 end) noexcept nogil
    @cython.locals(first=i64, second=i64)
    cdef void measure(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(sides=i64, best=i64, side=i64, end=i64, found=i64)
    cdef i64 cheapest(self, Caminos state, i64 wood) noexcept nogil
    @cython.locals(at=i64, here=i64, i=i64, cell=i64, steps=i64, cost=i64, before=i64)
    cdef void avoid(self, Caminos state, i64 wood) noexcept nogil
