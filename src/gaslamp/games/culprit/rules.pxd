cimport cython

from gaslamp.games.culprit cimport multiset
from gaslamp.games.culprit.effects cimport Effects

cdef int CHANCE, OPEN, ANSWERING, CULPRIT, DEAL, DEALING, DECLINE, DETECTIVE, DISCARD, DISCARDING
cdef int DONE, DRAW, DRAWING, FIRST, GATHERING, GIVE, HAND_BACK, HANDING_BACK, NO_CARD, NO_SEAT
cdef int PLAY, PLAYING, SHARING_OUT, SHOW, SHOWING, SUSPECT, SUSPECT_AIDE, SUSPECTING
cdef int SUSPECTING_AIDES, SWAPPING, TAKE, TAKING, TRADE, WITNESS, YOUNGEST
cdef int ARGUMENT, CARD, CARD_BITS, KIND, KIND_BITS, OTHER, SEAT_BITS

cdef int _CARDS, _HAND, _NEXT_CARD, _CHANCE_BIT, _HIDDEN, _MORE, _EYES_MET


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
