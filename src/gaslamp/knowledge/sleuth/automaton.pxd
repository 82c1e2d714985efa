cimport cython

from gaslamp.knowledge.sleuth.layer cimport Layer, u128

cdef int _HALF
cdef unsigned long long _LOW


cdef class Automaton:
    cdef public list layers
    cdef u128 start
    cdef u128 guards
    cdef list masks
    cdef list needs
    cdef list shifts
    cdef unsigned long long open_to
    cdef int cards
    @cython.locals(number=int, width=int, shift=int)
    cdef void _lay_out(self)
    @cython.locals(limit=u128, one=u128, room=int)
    cdef u128 _most(self, int card)
    @cython.locals(step=u128, one=u128)
    cdef u128 _step(self, int card)
    @cython.locals(raw=list, here=Layer, there=Layer)
    cdef list _read(self)
    @cython.locals(key=u128, step=u128, most=u128, after=u128, state=int)
    cdef void _advance(self, Layer here, Layer there, int card)
    @cython.locals(here=Layer, there=Layer, last=Layer, merged=Layer)
    cdef list _merge(self, list raw)
    @cython.locals(state=int, link=int, taken=int, no=u128, yes=u128, pair=u128, number=u128)
    cdef Layer _merge_layer(self, Layer here, Layer there)
