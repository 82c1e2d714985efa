cimport cython

from gaslamp.core cimport bits
from gaslamp.games.mr_jack.district cimport District

cdef int ARGUMENT, CELL, GOODLEY, KIND, SPENT, WHISTLE

cdef int _CHARACTERS, _STREETS, WHISTLE_POINTS, _WHISTLE
cdef unsigned long long _BIT[64]
cdef unsigned long long _WALK[256]
cdef unsigned long long _NEARER[3600]


cdef class Whistling(District):
    cdef public int moved
    cdef public int points
    cdef public int whistled
    cdef public int cornered
    cdef int _most_points(self) noexcept nogil
    cdef unsigned long long _called_to(self, int character, int points, unsigned long long occupied) noexcept nogil
    cdef bint _may_be_whistled(self, int character) noexcept nogil
    @cython.locals(character=int, spent=int)
    cdef bint _can_spend(self, int points, int leaving_move, unsigned long long occupied) noexcept nogil
    @cython.locals(serves=int)
    cdef bint _end_serves(self, int character, int end, int left, int leaving_move, unsigned long long occupied) noexcept nogil
    @cython.locals(leaving_move=int, character=int, spent=int)
    cdef int _legal_whistles(self, int seat, int* out, int count) noexcept nogil
    cdef bint _ends_cornered(self) noexcept nogil
    cdef bint _has_a_move(self, int character) noexcept nogil
    cdef void _corner(self, int character, int had_a_move) noexcept nogil
