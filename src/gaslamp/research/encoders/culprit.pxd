cimport cython

from gaslamp.games.culprit cimport multiset
from gaslamp.games.culprit.rules cimport CulpritPosition
from gaslamp.research.encoders.encoder cimport Encoder

cdef int ANSWERING, DEALING, GATHERING, SHARING_OUT, SWAPPING, _CARDS, _STAGES, _EVERYBODY, _MOST


cdef class CulpritEncoder(Encoder):
    cdef public CulpritPosition board
    cdef int _choosing(self) noexcept nogil
    cdef void _observe(self, int viewer) noexcept nogil
    cdef void _observe_table(self, int seats) noexcept nogil
    cdef void _observe_marks(self, int seats) noexcept nogil
    @cython.locals(looks=int)
    cdef void _observe_hand(self, int viewer) noexcept nogil
    cdef void _hand(self, unsigned long long hand) noexcept nogil
