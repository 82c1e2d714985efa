from gaslamp.core cimport bits
from gaslamp.games.sleuth.rules cimport SleuthPosition
from gaslamp.research.encoders.encoder cimport Encoder

cdef int _GEMS, _CARDS, _EVERYBODY


cdef class SleuthEncoder(Encoder):
    cdef public SleuthPosition board
    cdef void _observe(self, int viewer) noexcept nogil
    cdef void _observe_gems(self, int viewer) noexcept nogil
    cdef void _observe_cards(self, int seats) noexcept nogil
    cdef void _observe_questions(self, int viewer, int seats) noexcept nogil
