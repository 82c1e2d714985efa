cimport cython

from gaslamp.core.dice cimport Dice
from gaslamp.games.mr_jack.rules cimport MrJackPosition
from gaslamp.search.guide cimport Guide

cdef int ARGUMENT, KIND, KIND_BITS
cdef int ACCUSE, EVERYBODY, INVESTIGATOR, JACK, LAST_TURN, LEAVE, NOBODY, _CHANCE_BIT, _CHARACTERS
cdef int _EXITS, _STEALTHY, _LONGEST, _FEW
cdef int _COUNT[256]
cdef double _WORTH[162]
cdef unsigned long long _BIT[64]
cdef int _EXIT_STREET[4]


cdef class Whitechapel(Guide):
    cdef public MrJackPosition board
    cdef public MrJackPosition trial
    cdef public int until
    cdef public int tries
    cdef int steps[16]
    cdef int best[16]
    cdef int length
    cdef int at
    cdef void _begin(self, Dice dice) noexcept nogil
    cdef int _moves(self, int seat, int* out) noexcept nogil
    cdef long long _key(self, int seat) noexcept nogil
    cdef int _choose(self, int seat, Dice dice) noexcept nogil
    cdef int _cut(self) noexcept nogil
    cdef double _value(self, int seat) noexcept nogil
    cdef int _sensible(self, MrJackPosition board, int seat, int* out) noexcept nogil
    cdef int _suspected(self, MrJackPosition board) noexcept nogil
    cdef void _plan(self, int seat, Dice dice) noexcept nogil
    cdef int _complete(self, int seat, Dice dice) noexcept nogil
    cdef int _accuses(self) noexcept nogil
    cdef double _look(self, int seat) noexcept nogil
    cdef double _expected(self, int seat, int turn, int suspects, int seen) noexcept nogil
    cdef double _prospects(self, MrJackPosition board) noexcept nogil
    cdef double _escape(self, MrJackPosition board) noexcept nogil
    cdef double _near(self, MrJackPosition board) noexcept nogil
