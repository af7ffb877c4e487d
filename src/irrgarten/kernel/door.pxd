cimport cython
from irrgarten.kernel.compiled cimport *

cdef class Checked:
    cdef State _position
    cdef readonly i64 seat, act

@cython.locals(passed=Checked)
cdef Checked _let_through(State position, i64 seat, i64 act)
cdef void _apply(object state, i64 seat, i64 act, Journal journal) except *
