from gaslamp.core.position cimport Position
from gaslamp.games.culprit cimport multiset

cdef int CHANCE, CARD, DEAL, DEALING, FIRST, KIND, NO_CARD, NOBODY, OTHER, PLAYING

cdef int _CARDS, _MOST_SEATS, _HAND


cdef class CulpritTable(Position):
    cdef public int flash
    cdef public int copies[16]
    cdef public int initial[16]
    cdef public int initial_size
    cdef public int points[8]
    cdef public int stage
    cdef public int dealt
    cdef public int rest[16]
    cdef public unsigned long long hands[8]
    cdef public unsigned long long played[8]
    cdef public int discarded[16]
    cdef public int chosen[8]
    cdef public int choosing
    cdef public unsigned long long gathered
    cdef public int owed
    cdef public int turn
    cdef public int target
    cdef public int suspects
    cdef public int accomplices
    cdef public int handcuffs
    cdef public int maid
    cdef public int governess
    cdef void _start_round(self) noexcept nogil
    cdef int _next_initial(self) noexcept nogil
    cdef int _legal_deals(self, int* out) noexcept nogil
    cdef int _legal_random_deals(self, int* out) noexcept nogil
    cdef int _deal_weight(self, int card, int seat) noexcept nogil
    cdef void _deal(self, int card, int seat) noexcept nogil
    cdef void _begin(self) noexcept nogil
    cdef int _holder(self, int card) noexcept nogil
    cdef int _with_cards(self) noexcept nogil
    cdef int _pile(self) noexcept nogil
