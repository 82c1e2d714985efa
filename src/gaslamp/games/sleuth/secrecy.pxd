cimport cython

from gaslamp.core cimport bits
from gaslamp.games.sleuth.table cimport SleuthTable

cdef int ASK, DEAL, MIDDLE, NAME, QUESTION

cdef unsigned long long _MATCHES[43]
cdef int _SEAT_BITS, _GEMS, _FIRST_TWO_ELEMENT
cdef unsigned long long _BIT[64]


cdef class Secrecy(SleuthTable):
    cdef long long _seen_as(self, int action, int viewer) noexcept nogil
    cdef long long _deal_seen(self, int action, int to, int viewer) noexcept nogil
    cdef long long _answer_seen(self, int asker, int opponent, int question, int viewer) noexcept nogil
    cdef int _packed(self, unsigned long long answer, unsigned long long matches) noexcept nogil
    @cython.locals(done='long long', right='long long', wins=int, seen='long long')
    cdef long long _naming_seen(self, int action, int gem, int viewer) noexcept nogil
    cdef long long _numbered(self, unsigned long long gems) noexcept nogil
