cimport cython
from libc.math cimport exp
from irrgarten.games.dog.heuristics cimport DogHeuristics
from irrgarten.games.dog.rules cimport Dog
from irrgarten.kernel.compiled cimport *
from irrgarten.kernel.random_play cimport first_of, settle

@cython.final
cdef class Practice:
    cdef Dog first, state
    cdef DogHeuristics heuristics
    cdef Acts acts
    cdef Rng rng
    cdef readonly i64 decisions, looked
    cdef double[4096] chance
    cdef double[234] step, slope
    cdef double[1404] done
    cdef double[54756] apart
    cdef double[6] before
    @cython.locals(i=i64)
    cpdef void run(self, i64 rounds)
    @cython.locals(made=i64, seat=i64, i=i64, over=bint, who=i64, act=i64, after=double, gain=double)
    cdef void round(self) noexcept nogil
    @cython.locals(sides=i64, seat=i64)
    cdef void begin(self) noexcept nogil
    @cython.locals(total=double, most=double, i=i64, j=i64, lot=double, chosen=i64, much=double, which=i64, side=i64)
    cdef i64 decide(self, Dog state, i64 seat) noexcept nogil
