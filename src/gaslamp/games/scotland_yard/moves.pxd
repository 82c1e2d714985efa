cimport cython

from gaslamp.games.scotland_yard.facts cimport ScotlandYardFacts

cdef int TAXI_AND_BUS, BLACK, BOBBY, DOUBLE, GO, MISTER_X, MOVE, NO_TICKET, SECRET
cdef int KIND, PAWN, STATION, STATION_BITS, TICKET, TICKET_BITS

cdef int _ORDINARY, _ORDINARY_TICKETS, _ALL_TICKETS
cdef short _STOP[7958]
cdef short _FIRST[11201]
cdef int _LOWEST[32]
cdef unsigned long long _BIT[64]
cdef int _IN_SEAT_ORDER[9]
cdef int _LOG_LENGTH[9]
cdef int _SHOWING[9]

ctypedef unsigned long long* Words

cdef int is_occupied(Words occupied, int station) noexcept nogil
cdef void occupy(ScotlandYardFacts position, int station) noexcept nogil
cdef void _leave(ScotlandYardFacts position, int station) noexcept nogil
cdef int _add_stops(Words occupied, int first, int last, int head, int* out, int count) noexcept nogil
cdef int _has_free_stop(Words occupied, int row) noexcept nogil
cdef int _add_by_ticket(Words occupied, int row, int tickets, int head, int* out, int count) noexcept nogil
cdef int _can_go_by_ticket(Words occupied, int row, int tickets) noexcept nogil
cdef int _tickets_of(short* purse, int first) noexcept nogil
cdef int _can_move(ScotlandYardFacts position, int pawn) noexcept nogil
cdef int movable(ScotlandYardFacts position, int pawns) noexcept nogil
cdef int any_detective_can_move(ScotlandYardFacts position) noexcept nogil
cdef int wait_for_answers(ScotlandYardFacts position) noexcept nogil
cdef int _lowest_players(ScotlandYardFacts position) noexcept nogil
cdef int _seats_of(ScotlandYardFacts position, int pawns) noexcept nogil
cdef int legal_answers(ScotlandYardFacts position, int seat, int* out) noexcept nogil
cdef int _add_moves(ScotlandYardFacts position, int pawn, int head, int* out, int count) noexcept nogil
cdef void carry(ScotlandYardFacts position, int pawn, int ticket, int station, int fare) noexcept nogil
cdef int _has_ordinary(ScotlandYardFacts position, int ticket, int spent) noexcept nogil
@cython.locals(tickets=int)
cdef int _x_tickets(ScotlandYardFacts position, int spent) noexcept nogil
cdef int can_step(ScotlandYardFacts position, int station, int spent) noexcept nogil
cdef int legal_steps(ScotlandYardFacts position, int* out) noexcept nogil
cdef int add_doubles(ScotlandYardFacts position, int* out, int steps) noexcept nogil
cdef int _second_step_possible(ScotlandYardFacts position, int ticket, int station) noexcept nogil
