cimport cython

from gaslamp.knowledge.sleuth.automaton cimport Automaton
from gaslamp.knowledge.sleuth.layer cimport Row, Steps, Layer, u128

cdef int _HALF
cdef unsigned long long _LOW
cdef int _NOBODY, _TWO, _ROOMS

@cython.locals(layer=Layer, after=list, here=list, rooms=list, card=int, state=int, pair=u128, no='unsigned long long', yes='unsigned long long')
cdef list _rooms(int cards, Automaton automaton)

@cython.locals(total='long long', size='long long', card=int, place=int)
cdef long long _cells(int cards, list sizes, list widths, int last)

@cython.locals(seen='int[40]', within=list, room=int)
cdef list _within(list rooms)

cdef list _widths(list rooms)

@cython.locals(seen='int[40]', room=int, most=int)
cdef int _width(list rooms)

@cython.locals(automaton=Automaton, layer=Layer)
cdef list _sizes(Automaton automaton)


cdef class Grid:
    cdef list automata
    cdef list rooms
    cdef list widths
    cdef list layers
    cdef list laid
    cdef public list shares
    cdef public object total
    cdef int cards
    cdef int places
    cdef int last
    cdef int place[16]
    cdef int size[16]
    cdef int first[16]
    cdef long long delta[16]
    cdef int may[16]
    cdef int taker[16]
    cdef long long target[16]
    cdef u128 share[16]
    cdef int begin[40]
    cdef int end[40]
    cdef Steps no
    cdef Steps yes
    cdef Steps room
    cdef int left
    cdef int width
    cdef Row here
    cdef Row there
    @cython.locals(axis=int)
    cdef void _order_axes(self)
    @cython.locals(filled=int, axis=int, stride='long long')
    cdef void _set_out(self, int card)
    @cython.locals(automaton=Automaton, layer=Layer, needed=list, at=int, state=int, pair=u128, no='long long', yes='long long')
    cdef void _lay(self, int axis, int card, long long stride)
    @cython.locals(at=int, room=int)
    cdef void _find_rooms(self, int card)
    @cython.locals(automaton=Automaton, layer=Layer, needed=list, here=list, there=list, at=int, state=int, pair=u128, no='long long', yes='long long')
    cdef void _lay_last(self, int card)
    @cython.locals(size='long long', axis=int)
    cdef long long _cells_at(self, int card)
    @cython.locals(card=int)
    cdef void _forward(self)
    @cython.locals(card=int, place=int)
    cdef void _backward(self)
    @cython.locals(first=int, state=int, left=int, no='long long', yes='long long')
    cdef void _walk(self, int axis, long long at, long long base, int room, int dead, int back) noexcept
    @cython.locals(count=int, axis=int)
    cdef void _aim(self, long long base, int dead) noexcept
    @cython.locals(here='u128*', there='u128*', state=int, ways=u128, no='long long', yes='long long', taker=int)
    cdef void _scatter(self, long long at, long long base, int room, int dead) noexcept
    @cython.locals(here='u128*', there='u128*', state=int, ways=u128, after=u128, onward=u128, no='long long', yes='long long', taker=int)
    cdef void _gather(self, long long at, long long base, int room, int dead) noexcept
    @cython.locals(dealt=int, held=Steps, left=Row, cells=Steps, each=int, card=int, taker=int, gem='long long')
    cpdef list share_out(self, object indices, object gems)
    @cython.locals(index=u128, ways='u128*', way=int)
    cdef int _take(self, Steps cells, Row left, int each) noexcept
    @cython.locals(within='long long', room=int, base='long long', dead=int, axis=int, state=int)
    cdef void _stand(self, long long at) noexcept
    @cython.locals(no='long long', yes='long long')
    cdef long long _step(self, int axis, int state) noexcept
    @cython.locals(count=int, back=int, axis=int)
    cdef void _aim_back(self, long long base, int dead) noexcept
