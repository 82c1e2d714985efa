cimport cython

from gaslamp.bots.scotland_yard.guide cimport Chase

cdef int BOBBY, NO_TICKET, EVERY_LINE, TAXI_AND_BUS
cdef int KIND, KIND_BITS, PAWN, STATION, STATION_BITS, TICKET, TICKET_BITS

cdef short _STOP[7958]
cdef short _FIRST[11201]
cdef unsigned long long _BIT[64]
cdef int _SHOWING[9]
cdef int _LAST_ROUND[9]
cdef int _LOG_LENGTH[9]
cdef int _DOUBLES[9]
cdef int _DEEPEST, _PAWNS, _ORDINARY, _ORDINARY_LINES, _NETWORKS, _ROOM, _OPTIONS
cdef int _MAY, _REST, _STEP, _COME, _ROWS, _SLOTS
cdef unsigned long long _MIX, _MASK

@cython.locals(mixed='unsigned long long')
cdef unsigned long long _mixed(unsigned long long number, int of) noexcept nogil
cdef int _leads(int row, int station) noexcept nogil


cdef class Trap:
    cdef Chase mind
    cdef int form, in_sight, rows, detectives, pawns, ticketless, land, purse_size
    cdef int log_count, doubles, networks, unmoved
    cdef public int left
    cdef short at[5]
    cdef short purse[15]
    cdef unsigned long long occupied[4]
    cdef unsigned long long marked[4]
    cdef short row[8000]
    cdef int count[40]
    cdef int option[1600]
    cdef int options[50]
    cdef unsigned long long known[131072]
    cdef signed char found[131072]
    cdef void _count_on(self, int steps) noexcept nogil
    cdef int _answer(self, int depth, int pawn, int rounds) noexcept nogil
    cdef void _carry(self, int pawn, int ticket, int station, int fare) noexcept nogil
    cdef void _look_round(self, int depth, int pawn, int rounds) noexcept nogil
    cdef void _add(self, int place, int row, int ticket, int goal) noexcept nogil
    cdef void _put(self, int place, int option, int goal) noexcept nogil
    cdef int _nearest_of(self, int depth, int pawn) noexcept nogil
    cdef int _closed(self, int depth, int rounds) noexcept nogil
    cdef int _is_over(self) noexcept nogil
    cdef int _flight(self, int depth, int rounds) noexcept nogil
    cdef int _doubled(self, int depth, int rounds) noexcept nogil
    cdef void _spread(self, int depth, int source, int target, int network) noexcept nogil
    cdef int _met(self, int depth, int steps, int rounds) noexcept nogil
    cdef int _met_in_sight(self, int depth, int rounds) noexcept nogil
    cdef int _met_unseen(self, int depth, int rounds) noexcept nogil
    @cython.locals(key='unsigned long long', slot=int)
    cdef int _cornered(self, int depth, int rounds) noexcept nogil
    cdef int _is_out_of_reach(self, int depth, int rounds) noexcept nogil
    cdef int _covered(self, int depth, int place, int used) noexcept nogil
    cdef int _reaches(self, int pawn, int station) noexcept nogil
    @cython.locals(key='unsigned long long', bus=int, kept=int)
    cdef unsigned long long _key(self, int depth, int rounds) noexcept nogil
