cimport cython

from gaslamp.core cimport bits
from gaslamp.games.culprit cimport multiset
from gaslamp.games.culprit.scoring cimport Scoring

cdef int ACCOMPLICE
cdef int ALIBI
cdef int ANSWERING
cdef int CULPRIT
cdef int DETECTIVE
cdef int DISCARDING
cdef int DRAWING
cdef int EXCHANGE
cdef int FOUND_BY_DETECTIVE
cdef int FOUND_BY_TOBY
cdef int GATHERING
cdef int GOVERNESS
cdef int HANDING_BACK
cdef int HAT
cdef int MAID
cdef int NO_CARD
cdef int NO_SEAT
cdef int NOBODY
cdef int PANIC
cdef int PLAYING
cdef int RUMOUR
cdef int SHARING
cdef int SHARING_OUT
cdef int SHERIFF
cdef int SHOWING
cdef int SUSPECTING
cdef int SUSPECTING_AIDES
cdef int SWAPPING
cdef int TAKING
cdef int TOBY
cdef int WITNESS


cdef class Effects(Scoring):
    cdef int _targets(self, int seat, int card) noexcept nogil
    cdef bint _admits_guilt(self, int seat) noexcept nogil
    cdef bint _may_trade(self, int seat, int target) noexcept nogil
    cdef void _play(self, int seat, int card, int target) noexcept nogil
    cdef void _aim(self, int seat, int card, int target) noexcept nogil
    cdef void _take_effect(self, int seat, int card) noexcept nogil
    cdef void _pass_on_if_over(self) noexcept nogil
    cdef void _next_turn(self) noexcept nogil
    cdef void _drop_protection(self, int seat) noexcept nogil
    cdef void _discard(self, int seat, int card) noexcept nogil
    cdef void _draw(self, int card) noexcept nogil
    cdef void _show(self, int card) noexcept nogil
    cdef void _suspect(self) noexcept nogil
    cdef void _done(self) noexcept nogil
    cdef void _ask_everybody(self, int stage) noexcept nogil
    cdef void _swap(self, int seat, int target) noexcept nogil
    cdef void _choose(self, int seat, int card) noexcept nogil
    cdef void _change_hands(self, int giver, int receiver) noexcept nogil
    cdef void _pass_left(self) noexcept nogil
    cdef void _gather(self) noexcept nogil
    cdef void _forget_choices(self) noexcept nogil
    cdef void _hand_back(self, int seat, int card) noexcept nogil
    cdef int _next_hand(self) noexcept nogil
