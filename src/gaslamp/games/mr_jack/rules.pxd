cimport cython

from gaslamp.core cimport bits
from gaslamp.games.mr_jack.powers cimport Powers

cdef int CHANCE, OPEN, ACCUSE, ACTIVATE, ARRESTED, DAWN, DRAW_ALIBI, DRAW_JACK, ESCAPED, GULL
cdef int HOLMES, INVESTIGATOR, JACK, LEAVE, MOVE, NOBODY, STAY, TURN_UP, WRONG_ACCUSATION

cdef int _CHARACTERS, _EXITS, _PLACES, _FIRST_EXIT_CELL, LAST_NUMBERED_TILE, _ACCUSING_ONE_IN
cdef int _UNTOLD, _CHANCE_BIT
cdef int ARGUMENT, BESIDE, KIND, KIND_BITS, OTHER, PLACE_BITS
cdef int _COUNT[256]
cdef unsigned long long _BIT[64]
cdef int _EXIT_STREET[4]


cdef class MrJackPosition(Powers):
    cdef public int cards_a_turn
    cdef public int last_turn
    cdef public int turn
    cdef public int jack
    cdef public int witness
    cdef public int innocent
    cdef public int turned_up
    cdef public int played
    cdef int _awaited(self) noexcept nogil
    cdef int _to_play(self) noexcept nogil
    cdef bint _draws_alibi(self) noexcept nogil
    cdef int _legal(self, int seat, int* out) noexcept nogil
    cdef int _legal_chance(self, int* out) noexcept nogil
    cdef int _legal_cards(self, int seat, int* out) noexcept nogil
    cdef int _add_cards(self, int head, int cards, int* out) noexcept nogil
    cdef int _legal_moves(self, int seat, int* out, int count) noexcept nogil
    cdef int _legal_accusations(self, unsigned long long reach, int* out, int count) noexcept nogil
    cdef bint _ends_cornered(self) noexcept nogil
    cdef int _ways_out(self, int points) noexcept nogil
    cdef int _legal_ways_out(self, int points, int* out, int count) noexcept nogil
    cdef void _apply(self, int action) noexcept nogil
    cdef void _end_activation(self) noexcept nogil
    cdef void _call_for_witnesses(self) noexcept nogil
    cdef void _put_out_lamp(self) noexcept nogil
    cdef void _next_turn(self) noexcept nogil
    cdef void _accuse(self, int character) noexcept nogil
    cdef void _end(self, int reason, int winner) noexcept nogil
    cdef long long _seen_as(self, int action, int viewer) noexcept nogil
    @cython.locals(heard='long long')
    cdef long long _alibi_seen(self, int action, int drawer, int viewer) noexcept nogil
    cdef long long _heard(self, int kind, int argument) noexcept nogil
    cdef int _call(self) noexcept nogil
    @cython.locals(heard=int)
    cdef int _heard_after(self, int kind, int argument) noexcept nogil
    cdef int _random_index(self, int seat, int* actions, int count, unsigned long long roll) noexcept nogil
