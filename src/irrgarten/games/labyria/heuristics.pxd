cimport cython
from libc.math cimport exp, log, sqrt
from irrgarten.games.labyria.distances cimport Distances
from irrgarten.games.labyria.expected cimport Expected
from irrgarten.games.labyria.features cimport LabyriaFeatures
from irrgarten.games.labyria.maze cimport STEP
from irrgarten.games.labyria.nearness cimport Nearness
from irrgarten.games.labyria.promises cimport LabyriaPromises
from irrgarten.games.labyria.rules cimport Labyria
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class LabyriaHeuristics(Heuristics):
    cdef double[4] turns, prospect, root_turns, now, share, odds
    cdef short[448] on_way
    cdef double[5376] places
    cdef short[1344] listed
    cdef Distances distances
    cdef Expected expected, closer
    cdef LabyriaFeatures features
    cdef Nearness nearness
    cdef LabyriaPromises promises
    cdef Learned value, of_acts
    cdef bint known, taught, taught_acts, walls_known, dreams
    cdef short[15232] root_steps
    cdef double[15232] exact
    cdef short[256] table
    cdef i64[17] mazes
    cdef Labyria after, root
    cdef Acts acts
    cdef i64 measured, weighed, marked, judged, compared_in
    cdef double base
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    cpdef double worth(self, State state, i64 seat) noexcept nogil
    cpdef i64 horizon(self) noexcept nogil
    cpdef double curiosity(self) noexcept nogil
    cpdef bint narrows(self) noexcept nogil
    cpdef void narrow(self, State state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(count=i64, i=i64, act=i64)
    cdef void sift(self, Labyria state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(at=i64, start=i64, end=i64, i=i64)
    cdef double promise_of_way(self, Labyria state, i64 seat, i64 act) noexcept nogil
    @cython.locals(promise=double)
    cdef double weighed_promise(self, Labyria state, i64 seat, i64 act) noexcept nogil
    @cython.locals(number=i64, at=i64, origin=i64, i=i64, devoured=double, whole=double, before=double, after=double)
    cdef void look_at_act(self, Labyria state, i64 seat, i64 act, double promise) noexcept nogil
    @cython.locals(kind=i64, number=i64, i=i64)
    cdef double promise(self, Labyria state, i64 seat, i64 act) noexcept nogil
    @cython.locals(number=i64)
    cdef double judgement(self, Labyria state, i64 seat) noexcept nogil
    @cython.locals(total=double, i=i64, score=double)
    cdef void judge(self, Labyria state) noexcept nogil
    @cython.locals(at=i64, i=i64, seat=i64, start=i64, turns=double)
    cdef void measure_figures(self, Labyria state) noexcept nogil
    @cython.locals(fewest=double, i=i64)
    cdef void look(self, Labyria state, i64 seat) noexcept nogil
    cdef double tempered(self, double gain) noexcept nogil
    @cython.locals(number=i64)
    cdef double prospects(self, Labyria state, i64 seat) noexcept nogil
    @cython.locals(steps=i64, place=i64, one=i64, i=i64, more=double)
    cdef double turns_from(self, i64 at, i64 seat, i64 start, i64 field) noexcept nogil
    @cython.locals(together=double, origin=i64, i=i64, field=i64, turns=double)
    cdef double need(self, Labyria state, i64 at, i64 seat, i64 start, i64 end) noexcept nogil
    @cython.locals(at=i64, seat=i64, i=i64, place=i64, need=double, wait=double)
    cdef void reckon(self, Labyria state) noexcept nogil
    @cython.locals(i=i64, fewest=double, sharp=double, total=double)
    cdef void compare(self, i64 seats) noexcept nogil
    @cython.locals(at=i64, start=i64, end=i64, victim=i64, devoured=double, here=double, there=double, home=double, lost=double, i=i64)
    cdef double after_attack(self, Labyria state, i64 seat, i64 act) noexcept nogil
    cdef double devours(self, Labyria state) noexcept nogil
    @cython.locals(kind=i64, detail=i64, crossing=i64, before=i64, i=i64)
    cdef bint matters(self, Labyria state, i64 seat, i64 act) noexcept nogil
    @cython.locals(at=i64, one=i64, other=i64)
    cdef bint shortens(self, Labyria state, i64 seat, i64 edge) noexcept nogil
    @cython.locals(number=i64, i=i64, at=i64)
    cdef void mark_ways(self, Labyria state, i64 seat) noexcept nogil
    @cython.locals(direction=i64, best=i64, to=i64, is_open=bint, edge=i64)
    cdef void follow(self, Labyria state, i64 at, i64 field) noexcept nogil
    @cython.locals(at=i64, i=i64)
    cdef void keep(self, Expected expected, Labyria state, i64 one) noexcept nogil
    @cython.locals(i=i64, one=i64, act=i64, best=i64)
    cdef void foresee(self, Labyria state) noexcept nogil
    cdef i64 place_of(self, i64 act) noexcept nogil
    @cython.locals(i=i64, seat=i64, place=i64)
    cdef void weigh_places(self, Labyria state) noexcept nogil
    @cython.locals(place=i64, i=i64, before=double)
    cdef double promise_of_place(self, Labyria state, i64 seat, i64 act) noexcept nogil
