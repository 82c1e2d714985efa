cimport cython

from gaslamp.games.scotland_yard.rules cimport ScotlandYardPosition
from gaslamp.research.encoders.encoder cimport Encoder

cdef int MISTER_X, MOVE, TAKING, _STAGES, _EVERYBODY, _TICKETS, _ORDINARY, _STATION_WIDTH
cdef int KIND, KIND_BITS, PAWN, SEAT_BITS
cdef int _PLACES[9]
cdef int _STATIONS[9]


cdef class ScotlandYardEncoder(Encoder):
    cdef public ScotlandYardPosition board
    cdef int _number(self, int action) noexcept nogil
    cdef int _action(self, int number, int seat) noexcept nogil
    cdef int _own_first_pawn(self, int seat) noexcept nogil
    cdef void _observe(self, int viewer) noexcept nogil
    cdef void _observe_pawns(self) noexcept nogil
    cdef void _observe_tickets(self) noexcept nogil
    @cython.locals(station=int, stations=int)
    cdef void _observe_x(self, int viewer) noexcept nogil
    @cython.locals(filled=int, seen=int, place=int)
    cdef void _observe_log(self, int viewer, int places) noexcept nogil
    cdef int _sees(self, int place, int viewer) noexcept nogil
