cimport cython
from irrgarten.games.dog.rules cimport Dog
ctypedef long long i64

@cython.locals(seat=i64)
cpdef list marbles_of(Dog state)
@cython.locals(marble=i64, place=i64, order=list)
cdef list _marbles_of(Dog state, i64 seat)
@cython.locals(card=i64, _=i64, names=list)
cpdef list hand_of(Dog state, i64 seat)
@cython.locals(seat=i64)
cpdef list hand_sizes(Dog state)
@cython.locals(card=i64, _=i64, names=list)
cpdef list discards_of(Dog state)
