cimport cython

from gaslamp.core cimport bits
from gaslamp.games.culprit cimport multiset
from gaslamp.games.culprit.scoring cimport Scoring

cdef int ACCOMPLICE, ALIBI, ANSWERING, CULPRIT, DETECTIVE, DISCARDING, DRAWING, EXCHANGE
cdef int FOUND_BY_DETECTIVE, FOUND_BY_TOBY, GATHERING, GOVERNESS, HANDING_BACK, HAT, MAID, NO_CARD
cdef int NO_SEAT, NOBODY, PANIC, PLAYING, RUMOUR, SHARING, SHARING_OUT, SHERIFF, SHOWING, SUSPECTING
cdef int SUSPECTING_AIDES, SWAPPING, TAKING, TOBY, WITNESS


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
