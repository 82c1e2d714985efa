cimport cython

from gaslamp.games.mr_jack.whistle cimport Whistling

cdef int BERT
cdef int CORDON
cdef int COVER
cdef int DRAW_ALIBI
cdef int EXCHANGE
cdef int GOODLEY
cdef int GULL
cdef int HOLMES
cdef int LAMP
cdef int LANTERN
cdef int LESTRADE
cdef int MOVE
cdef int NOBODY
cdef int SMITH
cdef int STAY
cdef int STEALTHY
cdef int WATSON
cdef int WHISTLE

cdef int _CHARACTERS
cdef int _DIRECTIONS
cdef int _EXITS
cdef int _PLACES


cdef class Powers(Whistling):
    cdef public int active
    cdef public int powered
    cdef public int turning
    cdef public int pile
    cdef public int alibis[2]
    cdef int _legal_powers(self, int seat, int* out) noexcept nogil
    cdef int _legal_exchanges(self, int seat, int* out, int count) noexcept nogil
    cdef int _legal_lanterns(self, int seat, int* out) noexcept nogil
    cdef int _legal_lamps(self, int seat, int* out) noexcept nogil
    cdef int _legal_cordons(self, int seat, int* out) noexcept nogil
    @cython.locals(leaving_move=int)
    cdef int _legal_covers(self, int seat, int* out) noexcept nogil
    cdef bint _cover_goes(self, int covered, int opened) noexcept nogil
    @cython.locals(had_a_move=int, serves=int)
    cdef bint _cover_serves(self, int covered, int opened) noexcept nogil
    cdef bint _some_cover_serves(self) noexcept nogil
    cdef bint _power_frees_move(self) noexcept nogil
    cdef void _activate(self, int character) noexcept nogil
    cdef void _carry_out(self, int kind, int argument) noexcept nogil
    cdef void _has_moved(self) noexcept nogil
    @cython.locals(had_a_move=int)
    cdef void _whistle(self, int character, int points, int cell) noexcept nogil
    cdef void _exchange(self, int character) noexcept nogil
    @cython.locals(had_a_move=int)
    cdef void _move_piece(self, int kind, int argument) noexcept nogil
    cdef bint _activation_over(self) noexcept nogil
