cimport cython

from gaslamp.core.dice cimport Dice
from gaslamp.games.scotland_yard.rules cimport ScotlandYardPosition
from gaslamp.search.guide cimport Guide

cdef int BLACK, BOBBY, CHOOSING, DOUBLE, DOUBLING, GO, MISTER_X, MOVE
cdef int KIND, KIND_BITS, PAWN, STATION, STATION_BITS, TICKET, TICKET_BITS

cdef int _STATIONS, _NETWORKS, _FAR
cdef unsigned long long _BIT[64]
cdef unsigned char _STEPS[80000]
cdef unsigned char _WAYS[400]
cdef unsigned long long _NEAR[8000]
cdef int _SHOWING[4]
cdef int _LAST[4]


cdef class Chase(Guide):
    cdef public ScotlandYardPosition board
    cdef int first
    cdef public int until
    cdef public double spread
    cdef public int breadth
    cdef public double caution
    cdef public double mood
    cdef unsigned long long root[4]
    cdef unsigned long long may[4]
    cdef short where[200]
    cdef int count
    cdef int stale
    cdef unsigned char others[200]
    cdef double scores[1024]
    cdef void _begin(self, Dice dice) noexcept nogil
    cdef int _seat(self, Dice dice) noexcept nogil
    cdef int _moves(self, int seat, int* out) noexcept nogil
    cdef int _choose(self, int seat, Dice dice) noexcept nogil
    cdef void _follow(self, int action) noexcept nogil
    cdef int _cut(self) noexcept nogil
    cdef double _value(self, int seat) noexcept nogil
    cdef double _grip(self) noexcept nogil
    @cython.locals(bits='unsigned long long')
    cdef void _list(self) noexcept nogil
    @cython.locals(w0='unsigned long long', w1='unsigned long long', w2='unsigned long long', w3='unsigned long long')
    cdef void _go_on(self, int ticket) noexcept nogil
    cdef double _safety(self, int station) noexcept nogil
    cdef double _flight(self, int action) noexcept nogil
    cdef double _second(self, int station) noexcept nogil
    cdef int _flee(self, Dice dice) noexcept nogil
    cdef int _hunt(self, int seat, Dice dice) noexcept nogil
    cdef double _pursuit(self, int action) noexcept nogil
    cdef void _others_of(self, int pawn) noexcept nogil
    cdef int _pawn(self, int action) noexcept nogil
    cdef int _away(self, int a, int b) noexcept nogil
    cdef void _bring_forward(self, int place, int count, int* out) noexcept nogil
