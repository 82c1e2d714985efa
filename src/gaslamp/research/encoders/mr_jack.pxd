cimport cython

from gaslamp.games.mr_jack.rules cimport MrJackPosition
from gaslamp.research.encoders.encoder cimport Encoder

cdef int INVESTIGATOR, JACK, NOBODY, _SEATS, _TURNS, _CHARACTERS, _CELLS, _DIRECTIONS, _PLACES
cdef int _EXITS, _TILES
cdef int _COUNT[256]


cdef class MrJackEncoder(Encoder):
    cdef public MrJackPosition board
    cdef void _observe(self, int viewer) noexcept nogil
    cdef void _observe_district(self) noexcept nogil
    @cython.locals(active=int)
    cdef void _observe_turn(self) noexcept nogil
    cdef void _observe_alibis(self, int viewer) noexcept nogil
