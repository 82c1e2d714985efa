cimport cython

from gaslamp.knowledge.sleuth.automaton cimport Automaton
from gaslamp.knowledge.sleuth.layer cimport Layer, u128

cdef int _HALF
cdef unsigned long long _LOW
cdef int _SELDOM


cdef class Product:
    cdef public list automata
    cdef public list layers
    cdef public list shares
    cdef public object total
    cdef int cards
    cdef int places
    cdef int shift[16]
    cdef int next_shift[16]
    cdef int offset[16]
    cdef unsigned long long mask[16]
    cdef unsigned long long steps[16]
    cdef u128 share[16]
    cdef object pairs
    @cython.locals(place=int, at=int, width=int, filled=int, state=int, layer=Layer, automaton=Automaton, pair=u128, view='unsigned long long[::1]')
    cdef void _set_out(self, int card)
    @cython.locals(place=int, at=int)
    cdef int _set_shifts(self, int card)
    @cython.locals(state=int, place=int, dead=int, deads=int, key=u128, base=u128, after=u128, ways=u128, no=u128, yes=u128, part=u128, low='unsigned long long', field=int, child=int, pair='unsigned long long', view='unsigned long long[::1]')
    cdef int _advance(self, Layer here, Layer there) except -1
    @cython.locals(state=int, place=int, link=int, taken=int, ways=u128, after=u128, onward=u128)
    cdef void _sweep(self, Layer here, Layer there)
    @cython.locals(here=Layer, there=Layer)
    cdef void _forward(self)
    @cython.locals(here=Layer, there=Layer, card=int)
    cdef void _backward(self)
    @cython.locals(here=Layer, there=Layer, state=int, link=int, taken=int, place=int)
    cpdef list choose(self, object index)
