cimport cython

from gaslamp.core cimport scratch
from gaslamp.core.dice cimport Dice
from gaslamp.core.position cimport Position

cdef int _CHANCE, _CHANCE_BIT, SEAT_BITS
cdef int _HOW_MANY[256]
cdef int _NTH[2048]


cdef class Tally:
    cdef public long long moves
    cdef public long long chance_moves
    cdef public long long cut


cdef int _pick_seat(int mask, Dice dice) noexcept nogil
@cython.locals(left='long long', total='long long')
cdef int _draw(Position position, int* actions, int count, Dice dice) noexcept nogil
cdef int _random_action(Position position, Dice dice) noexcept nogil
cdef void _play_out(Position position, Dice dice, long long cap, Tally tally) noexcept nogil
cdef int _play_again(Position position, Position start, Dice dice, long long cap, Tally tally) noexcept nogil
