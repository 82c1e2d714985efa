cimport cython

from gaslamp.games.culprit cimport multiset
from gaslamp.games.culprit.rules cimport CulpritPosition

cdef int ACCOMPLICE, ALIBI, CULPRIT, DETECTIVE, DISCARD, EXCHANGE, GIVE, GOVERNESS, MAID, NO_SEAT
cdef int PANIC, PLAY, RUMOUR, SHARING, SHERIFF, SUSPECT, TOBY, TRADE, WITNESS, YOUNGEST, _CARDS
cdef int ARGUMENT, CARD, CARD_BITS, KIND, KIND_BITS, OTHER, _SEATS
cdef double _SURE
cdef int _LATE


cdef class Judgement:
    cdef public CulpritPosition position
    cdef public double share[64]
    cdef double doubt[8]
    cdef int size
    cdef int guilty
    cdef int aide
    cdef int armed
    cdef int passing
    cdef double lowest
    cdef int holder(self) noexcept nogil
    @cython.locals(position=CulpritPosition, hand='unsigned long long', late=bint, cuffed=bint)
    cdef void take_stock(self, int seat) noexcept
    @cython.locals(total=double, seat=int)
    cdef void _suspect(self, int viewer) noexcept nogil
    @cython.locals(least=double, card=int)
    cdef double _least(self, unsigned long long hand) noexcept nogil
    @cython.locals(kind=int, card=int)
    cdef double worth(self, int seat, int action) noexcept nogil
    @cython.locals(doubt=double, cards=double)
    cdef double _playing(self, int card, int target) noexcept nogil
    cdef double _as_culprit(self, int card, double cards) noexcept nogil
    cdef double _as_accomplice(self, int card, int target, double doubt, double cards) noexcept nogil
    cdef double _as_innocent(self, int card, int target, double doubt, double cards) noexcept nogil
    cdef double _reaching(self, double doubt, double cards) noexcept nogil
    cdef double _speeds_up(self, int target, double doubt, double cards) noexcept nogil
    cdef double keeping(self, int card) noexcept nogil
