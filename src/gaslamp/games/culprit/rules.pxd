cimport cython

from gaslamp.games.culprit cimport multiset
from gaslamp.games.culprit.effects cimport Effects

cdef int CHANCE
cdef int OPEN
cdef int ANSWERING
cdef int CULPRIT
cdef int DEAL
cdef int DEALING
cdef int DECLINE
cdef int DETECTIVE
cdef int DISCARD
cdef int DISCARDING
cdef int DONE
cdef int DRAW
cdef int DRAWING
cdef int FIRST
cdef int GATHERING
cdef int GIVE
cdef int HAND_BACK
cdef int HANDING_BACK
cdef int NO_CARD
cdef int NO_SEAT
cdef int PLAY
cdef int PLAYING
cdef int SHARING_OUT
cdef int SHOW
cdef int SHOWING
cdef int SUSPECT
cdef int SUSPECT_AIDE
cdef int SUSPECTING
cdef int SUSPECTING_AIDES
cdef int SWAPPING
cdef int TAKE
cdef int TAKING
cdef int TRADE
cdef int WITNESS
cdef int YOUNGEST

cdef int _CARDS
cdef int _HAND
cdef int _SEAT_BITS
cdef int _CARD_BITS
cdef int _NEXT_CARD
cdef int _CHANCE_BIT
cdef int _HIDDEN
cdef int _MORE
cdef int _EYES_MET


cdef class CulpritPosition(Effects):
    cdef int _awaited(self) noexcept nogil
    cdef int _legal(self, int seat, int* out) noexcept nogil
    cdef int _legal_chance(self, int* out) noexcept nogil
    cdef int _list_cards(self, unsigned long long hand, int action, int* out) noexcept nogil
    cdef int _legal_draws(self, int* out) noexcept nogil
    cdef int _legal_plays(self, int seat, int* out) noexcept nogil
    cdef int _add_plays(self, int seat, int card, int* out, int count) noexcept nogil
    cdef int _legal_discards(self, int seat, int* out) noexcept nogil
    cdef int _legal_answers(self, int seat, int* out) noexcept nogil
    cdef int _legal_suspects(self, int seat, int* out) noexcept nogil
    cdef int _legal_aides(self, int seat, int* out) noexcept nogil
    cdef int _uniform_chance(self) noexcept nogil
    cdef int _chance_weight(self, int action) noexcept nogil
    cdef void _apply(self, int action) noexcept nogil
    cdef void _answer(self, int kind, int seat, int suspect) noexcept nogil
    @cython.locals(seen='long long')
    cdef long long _seen_as(self, int action, int viewer) noexcept nogil
    cdef int _face_down(self, int action) noexcept nogil
    cdef long long _deal_seen(self, int action, int viewer) noexcept nogil
    cdef long long _learnt(self, int action, int viewer) noexcept nogil
    cdef long long _eyes_seen(self, int seat, int culprit, int viewer) noexcept nogil
    cdef long long _received(self, int action, int viewer) noexcept nogil
    cdef unsigned long long _all_chosen(self, int last) noexcept nogil
