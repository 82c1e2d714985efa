cimport cython

from gaslamp.core cimport bits
from gaslamp.games.sleuth.table cimport SleuthTable

cdef int ARGUMENT, ASK, ASKED, ASKED_BITS, BESIDE, DEAL, DEALT_TO, GEM_BITS, KIND, KIND_BITS, MIDDLE
cdef int NAME, QUESTION, OPPONENT_BITS, SEAT_BITS

cdef unsigned long long _MATCHES[43]
cdef int _GEMS, _HEAD, _NUMBER, _FIRST_TWO_ELEMENT
cdef unsigned long long _BIT[64]


cdef class Secrecy(SleuthTable):
    cdef long long _seen_as(self, int action, int viewer) noexcept nogil
    cdef long long _deal_seen(self, int action, int to, int viewer) noexcept nogil
    cdef long long _answer_seen(self, int asker, int opponent, int question, int viewer) noexcept nogil
    cdef int _packed(self, unsigned long long answer, unsigned long long matches) noexcept nogil
    @cython.locals(done='long long', right='long long', wins=int, seen='long long')
    cdef long long _naming_seen(self, int action, int gem, int viewer) noexcept nogil
    cdef long long _numbered(self, unsigned long long gems) noexcept nogil
