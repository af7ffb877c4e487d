cimport cython
from libc.math cimport exp
from irrgarten.games.labyrinthe.board cimport COLUMN, ROW, WHITE
from irrgarten.games.labyrinthe.features cimport LabyrintheFeatures
from irrgarten.games.labyrinthe.foremost cimport Foremost
from irrgarten.games.labyrinthe.rules cimport Labyrinthe
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class LabyrintheHeuristics(Heuristics):
    cdef i64[23] reached, free, across, upward
    cdef readonly i64[16] moves
    cdef i64[16] ways
    cdef double[4] turns, prospect, odds
    cdef LabyrintheFeatures features
    cdef Foremost foremost
    cdef Learned value
    cdef bint taught
    cdef i64[4096] grade
    cdef Labyrinthe after, later
    cdef Acts acts, replies
    cdef i64 root, best, weighed, measured, narrowed
    cdef readonly bint dreams
    cdef double base
    cpdef bint narrows(self) noexcept nogil
    cpdef void narrow(self, State state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(i=i64)
    cdef void choose(self, Labyrinthe state, i64 seat, Acts acts) noexcept nogil
    @cython.locals(promise=double)
    cpdef double prior(self, State state, i64 seat, i64 act) noexcept nogil
    cpdef double worth(self, State state, i64 seat) noexcept nogil
    cpdef i64 horizon(self) noexcept nogil
    @cython.locals(number=i64, gain=double)
    cdef double promise(self, Labyrinthe state, i64 seat, i64 act) noexcept nogil
    @cython.locals(seat=i64, i=i64, j=i64, grade=i64)
    cdef void sort(self, Labyrinthe state) noexcept nogil
    @cython.locals(i=i64)
    cpdef i64 graded(self, i64 act) noexcept nogil
    @cython.locals(i=i64, barred=i64)
    cdef i64 holds(self, Labyrinthe state) noexcept nogil
    @cython.locals(i=i64, blocks=bint)
    cpdef bint can_win(self, Labyrinthe state, i64 seat, i64 barred) noexcept nogil
    @cython.locals(step=i64, obstacle=i64, at=i64, block=i64)
    cdef bint can_enter(self, Labyrinthe state, i64 square, bint blocks, i64 barred) noexcept nogil
    @cython.locals(row=i64, column=i64)
    cdef i64 inward(self, i64 square) noexcept nogil
    @cython.locals(i=i64, j=i64)
    cdef i64 owner(self, Labyrinthe state, i64 square) noexcept nogil
    @cython.locals(up=i64, across=i64, k=i64)
    cdef bint can_clear(self, Labyrinthe state, i64 block, i64 start, i64 end) noexcept nogil
    @cython.locals(low=i64, high=i64, step=i64, i=i64, square=i64)
    cdef bint clears(self, Labyrinthe state, i64 block, i64 far, i64 start, i64 end) noexcept nogil
    @cython.locals(left=i64, row=i64, i=i64, moves=i64)
    cdef void measure(self, Labyrinthe state) noexcept nogil
    @cython.locals(row=i64, seeds=i64, free=i64, found=i64)
    cdef void spread(self) noexcept nogil
    @cython.locals(row=i64, column=i64, count=i64, across=i64)
    cdef i64 meet(self, i64 square) noexcept nogil
    @cython.locals(number=i64)
    cdef double prospects(self, Labyrinthe state, i64 seat) noexcept nogil
    @cython.locals(total=double, i=i64, j=i64, seat=i64, wait=i64, need=double, worst=double, cost=double, wins=bint, share=double, score=double)
    cdef void reckon(self, Labyrinthe state) noexcept nogil
    cdef bint wins_now(self, Labyrinthe state) noexcept nogil
    @cython.locals(threat=bint)
    cdef void look(self, Labyrinthe state, i64 seat) noexcept nogil
