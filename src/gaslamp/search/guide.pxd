from gaslamp.core.dice cimport Dice
from gaslamp.core.position cimport Position

cdef int _CHANCE, _CHANCE_BIT


cdef class Guide:
    cdef public Position position
    cdef int out[1024]
    cdef void _begin(self, Dice dice) noexcept nogil
    cdef long long _key(self, int seat) noexcept nogil
    cdef int _seat(self, Dice dice) noexcept nogil
    cdef int _moves(self, int seat, int* out) noexcept nogil
    cdef int _choose(self, int seat, Dice dice) noexcept nogil
    cdef int _draw(self, Dice dice) noexcept nogil
    cdef void _follow(self, int action) noexcept nogil
    cdef int _cut(self) noexcept nogil
    cdef double _value(self, int seat) noexcept nogil
