cimport cython

from gaslamp.games.mr_jack.whistle cimport Whistling

cdef int BERT, CORDON, COVER, DRAW_ALIBI, EXCHANGE, GOODLEY, GULL, HOLMES, LAMP, LANTERN, LESTRADE
cdef int MOVE, NOBODY, SMITH, STAY, STEALTHY, WATSON, WHISTLE
cdef int ARGUMENT, CELL, EXIT_BITS, KIND, OTHER, OTHER_EXIT, PLACE_BITS, SPENT, SPENT_BITS

cdef int _CHARACTERS, _DIRECTIONS, _EXITS, _PLACES


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
