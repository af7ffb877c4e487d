cimport cython
ctypedef long long i64

@cython.final
cdef class Marbles:
    cdef public short[24] at
    cdef public short[120] on
    cdef public short[6] barred, home
    cdef public i64 seats, arms, ring, team_size
    cdef public bint canadian_seven, no_joker_finish
    cdef void copy_from(self, Marbles o) noexcept nogil
    @cython.locals(seats=i64)
    cpdef i64 team(self, i64 seat) noexcept nogil
    cpdef i64 next_mate(self, i64 seat) noexcept nogil
    cpdef i64 played_by(self, i64 seat) noexcept nogil
    cpdef i64 moved_by_seven(self, i64 seat, i64 home) noexcept nogil
    cpdef bint team_is_home(self, i64 seat) noexcept nogil
    cpdef i64 missing(self, i64 seat) noexcept nogil
    cpdef i64 start_of(self, i64 seat) noexcept nogil
    cpdef bint is_fresh(self, i64 marble) noexcept nogil
    cpdef bint is_loose(self, i64 marble) noexcept nogil
    cpdef i64 place_of(self, i64 marble) noexcept nogil
    cpdef i64 marble_at(self, i64 place) noexcept nogil
    cpdef i64 onward(self, i64 marble, i64 points) noexcept nogil
    cpdef i64 backward(self, i64 marble) noexcept nogil
    @cython.locals(last=i64)
    cpdef i64 inward(self, i64 marble, i64 points) noexcept nogil
    cpdef i64 points_between(self, i64 marble, i64 start, i64 end) noexcept nogil
    cpdef i64 free_ahead(self, i64 field) noexcept nogil
    @cython.locals(total=i64, inside=i64, depth=i64, place=i64)
    cpdef i64 room(self, i64 seats, i64 moved, i64 to, i64 gone) noexcept nogil
    @cython.locals(gone=i64, field=i64)
    cpdef i64 passed(self, i64 marble, i64 end) noexcept nogil
    cpdef bint uses_up(self, i64 seat, i64 marble, i64 end, i64 left) noexcept nogil
    cdef void leave(self, i64 marble) noexcept nogil
    cdef void stand(self, i64 marble, i64 place) noexcept nogil
    @cython.locals(place=i64, to=i64)
    cpdef void put_in_order(self, i64 seats) noexcept nogil
    cpdef void put(self, i64 marble, i64 place) noexcept nogil
    cdef void send_home(self, i64 marble) noexcept nogil
