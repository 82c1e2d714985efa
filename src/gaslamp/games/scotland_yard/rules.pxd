cimport cython

from gaslamp.games.scotland_yard cimport moves
from gaslamp.games.scotland_yard.facts cimport ScotlandYardFacts

cdef int CHANCE, OPEN, ANSWERING, BLACK, BOBBY, BOXED_IN, CAUGHT, CHOOSE, CHOOSING, DETECTIVES_STUCK
cdef int DOUBLE, DOUBLING, GO, HIDE, LAST_ROUND, LOG_FULL, MISTER_X, MOVE, NO_TICKET, SHOW, SHOWING
cdef int START_BOBBY, START_DETECTIVE, START_X, STARTING, TAKE, TAKING
cdef int BESIDE, KIND, KIND_BITS, PAWN, STATION, STATION_BITS, TICKET, TICKET_BITS

cdef int _CHANCE_BIT, _KINDS_OF_TICKETS, _STATION
cdef int _LOG_LENGTH[9]
cdef int _LAST_ROUND[9]
cdef int _SHOWING[9]
cdef int _DOUBLES[9]
cdef int _CARD_ROOM
cdef int _CARDS[162]
cdef int _X_CARDS[162]


cdef class ScotlandYardPosition(ScotlandYardFacts):
    cdef int _awaited(self) noexcept nogil
    cdef int _legal(self, int seat, int* out) noexcept nogil
    cdef void _apply(self, int action) noexcept nogil
    cdef int _placed(self) noexcept nogil
    cdef int _legal_starts(self, int seat, int* out) noexcept nogil
    cdef int _add_starts(self, int head, int* cards, int most, int* out) noexcept nogil
    cdef void _start(self, int pawn, int station) noexcept nogil
    cdef void _begin_round(self) noexcept nogil
    cdef int _legal_for_x(self, int* out) noexcept nogil
    cdef void _go(self, int ticket, int station, int kind) noexcept nogil
    cdef void _write_log(self, int ticket, int station) noexcept nogil
    cdef int _shows(self, int place, int ticket) noexcept nogil
    cdef void _after_the_move(self, int kind, int ticket) noexcept nogil
    cdef void _take_from(self, int detective) noexcept nogil
    cdef int _tickets_of(self, int detective) noexcept nogil
    cdef int _legal_takings(self, int* out) noexcept nogil
    cdef void _begin_answers(self) noexcept nogil
    cdef void _move(self, int pawn, int ticket, int station) noexcept nogil
    cdef void _end_round(self) noexcept nogil
    cdef int _is_last_round(self) noexcept nogil
    cdef void _end(self, int reason) noexcept nogil
    cdef long long _seen_as(self, int action, int viewer) noexcept nogil
    @cython.locals(seen='long long')
    cdef long long _step_seen(self, int action) noexcept nogil
    cdef long long _x_stands(self) noexcept nogil
    cdef long long _ended_by(self, int pawn, int action) noexcept nogil
    cdef int _is_boxed_in(self) noexcept nogil
