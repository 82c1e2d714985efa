from gaslamp.core cimport bits
from gaslamp.games.sleuth.secrecy cimport Secrecy

cdef int CHANCE, ALL_OUT, ANNOUNCE, ASK, BEGIN, CHOOSING_FIRST, DEAL, DEALING, DRAW, DRAWING_CARDS
cdef int END_TURN, EXCHANGE, FINAL, MIDDLE, NAME, NOBODY, PLACES_FILLED, PLAYING, QUESTION, SOLVED

cdef int ARGUMENT, ASKED, ASKED_BITS, DEALT_TO, GEM_BITS, KIND, KIND_BITS, OPPONENT_BITS, SEAT_BITS, WITH

cdef int _QUESTIONS, _WITH_FREE_COUNT, _FIRST_TWO_ELEMENT, _FIRST_WITH_FREE
cdef int _FREE_CHOICE, _ONE_ELEMENT, _TWO_ELEMENTS, _FINAL_QUESTIONS, _NAMING_ONE_TURN_IN
cdef int _CHANCE_BIT
cdef unsigned long long _BIT[64]
cdef int _WITH_FREE[123]


cdef int _elements(int question) noexcept nogil


cdef class SleuthPosition(Secrecy):
    cdef int _awaited(self) noexcept nogil
    cdef int _may_act(self) noexcept nogil
    cdef int _still_in(self) noexcept nogil
    cdef int _legal(self, int seat, int* out) noexcept nogil
    cdef int _legal_chance(self, int* out) noexcept nogil
    cdef int _legal_deals(self, int* out) noexcept nogil
    cdef int _dealing_to(self) noexcept nogil
    cdef int _legal_draws(self, int* out) noexcept nogil
    cdef int _legal_turn(self, int seat, int* out) noexcept nogil
    cdef int _legal_asks(self, int seat, int* out) noexcept nogil
    cdef int _add_asks(self, int seat, int card, int question, int* out, int count) noexcept nogil
    cdef int _legal_final_questions(self, int seat, int* out) noexcept nogil
    cdef int _legal_names(self, int seat, int* out) noexcept nogil
    cdef void _apply(self, int action) noexcept nogil
    cdef void _deal(self, int gem, int to) noexcept nogil
    cdef void _draw(self, int card) noexcept nogil
    cdef void _begin(self, int seat) noexcept nogil
    cdef void _ask(self, int opponent, int question, int card) noexcept nogil
    cdef bint _second_interrogation_possible(self) noexcept nogil
    cdef void _end_interrogations(self) noexcept nogil
    cdef void _exchange(self) noexcept nogil
    cdef void _draw_up(self, int count) noexcept nogil
    cdef void _refill_pile(self) noexcept nogil
    cdef void _next_turn(self) noexcept nogil
    cdef void _name(self, int gem) noexcept nogil
    cdef void _check(self, int seat) noexcept nogil
    cdef int _how_it_ends(self) noexcept nogil
    cdef int _random_index(self, int seat, int* actions, int count, unsigned long long roll) noexcept nogil
