cimport cython
from irrgarten.kernel.journal cimport Journal
from irrgarten.kernel.state cimport State
ctypedef long long i64

cdef class Checked:
    cdef State _position
    cdef readonly i64 seat, act

@cython.locals(passed=Checked)
cdef Checked _let_through(State position, i64 seat, i64 act)
cdef void _apply(object state, i64 seat, i64 act, Journal journal) except *
