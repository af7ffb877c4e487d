cimport cython
from irrgarten.games.caminos.tables cimport (
    BIT, BITS, CELLS, COLUMNS, EDGE, FAR, FIRST_POSITION, HIGH, LOW, NEAR, SHAPE, STANDS
)
from irrgarten.games.caminos.ways cimport Ways, joins, touched
from irrgarten.kernel.compiled cimport *

@cython.final
cdef class Caminos(State):
    cdef public i64[18] cube
    cdef public i64[16] left
    cdef public i64[32] placed
    cdef public i64[2] edges, points
    cdef i64[54] stand
    cdef public Ways ways
    cdef public i64 board, neutral, count, out, faces, mark, winner
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void become(self, Caminos o) noexcept nogil
    @cython.locals(at=i64)
    cdef i64 full(self, i64 level, i64 half) noexcept nogil
    @cython.locals(half=i64, bit=i64, level=i64)
    cpdef i64 height(self, i64 place) noexcept nogil
    @cython.locals(level=i64, near=i64, lower=i64, upper=i64, at=i64, far=i64)
    cdef void look(self) noexcept nogil
    @cython.locals(below=i64)
    cdef i64 free(self, i64 level, i64 half) noexcept nogil
    cpdef i64 to_act(self) noexcept nogil
    cpdef bint walnut_first(self) noexcept nogil
    @cython.locals(shape=i64)
    cpdef void legal(self, i64 seat, Acts into) noexcept nogil
    cpdef void chances(self, Acts into) noexcept nogil
    @cython.locals(at=i64, places=i64, i=i64)
    cdef i64 fitting(self, i64 position, i64 half) noexcept nogil
    @cython.locals(position=i64, half=i64, i=i64, places=i64, act=i64, row=i64)
    cdef void list_shape(self, i64 shape, Acts into) noexcept nogil
    @cython.locals(shape=i64, position=i64)
    cpdef bint can_place(self, i64 seat) noexcept nogil
    cpdef i64 pieces_left(self, i64 seat) noexcept nogil
    @cython.locals(shape=i64, wood=i64)
    @cython.locals(position=i64, place=i64, edge=i64, i=i64, level=i64, column=i64, half=i64, bit=i64)
    cdef void put(self, i64 wood, i64 act) noexcept nogil
    @cython.locals(i=i64)
    cdef void pass_on(self, i64 seat, Journal journal) noexcept nogil
    @cython.locals(half=i64, level=i64, above=i64, at=i64, middle=i64)
    cpdef void survey(self, i64 wood) noexcept nogil
    @cython.locals(position=i64, column=i64)
    cdef bint completes(self, i64 wood, i64 act) noexcept nogil
    @cython.locals(opposite=i64, slanting=i64, points=i64)
    cdef void win(self, i64 wood, Journal journal) noexcept nogil
    cdef void draw(self, Journal journal) noexcept nogil
    cpdef double result(self, i64 seat) noexcept nogil
    cpdef double value(self, i64 seat) noexcept nogil
    cpdef i64 seen_by(self, i64 seat) noexcept nogil
