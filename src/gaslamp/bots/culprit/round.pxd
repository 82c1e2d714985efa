cimport cython

from gaslamp.bots.culprit.judgement cimport Judgement
from gaslamp.core cimport bits
from gaslamp.core.dice cimport Dice
from gaslamp.games.culprit cimport multiset
from gaslamp.games.culprit.rules cimport CulpritPosition

cdef int CULPRIT, DEALING, DECLINE, DETECTIVE, GATHERING, GIVE, NO_CARD, NO_SEAT, PLAY, SHARING_OUT
cdef int SHOW, TAKE, TRADE, WITNESS, YOUNGEST, _CHANCE, _CHANCE_BIT, _SEATS
cdef int CARD, CARD_BITS, KIND, KIND_BITS, OTHER, SEAT_BITS
cdef double _ALIBI_LEFT, _WITNESSED_LEFT, _TIES


cdef class Round(Judgement):
    cdef public double first[64]
    cdef int acts[1024]
    cdef double moved[8]
    @cython.locals(position=CulpritPosition, at=int)
    cpdef void play(self, CulpritPosition start, int action, Dice dice)
    @cython.locals(awaited=int, seat=int, count=int, best=int, most=double, worth=double, at=int)
    cdef int _next(self, Dice dice) noexcept
    @cython.locals(count=int, total=int, left=int, at=int)
    cdef int _by_chance(self, Dice dice) noexcept
    @cython.locals(kind=int, seat=int)
    cdef void _do(self, int action) noexcept
    cdef void _hear_play(self, int seat, int card, int target) noexcept
    @cython.locals(viewer=int)
    cdef void _lessen(self, int seat, double left) noexcept
    cdef void _looked_into(self, int viewer, int target) noexcept
    @cython.locals(seat=int)
    cdef void _certain(self, int viewer, int culprit) noexcept
    @cython.locals(target=int, viewer=int, seat=int)
    cdef void _hear_witness(self, int witness, bint trades) noexcept
    @cython.locals(viewer=int, seat=int)
    cdef void _hear_gifts(self, int last, int card) noexcept
    @cython.locals(given=int, share=double)
    cdef double _parted(self, int viewer, int giver, int last, int card) noexcept
    @cython.locals(seats=int, giver=int, to=int)
    cdef void _flow(self, int viewer) noexcept
    @cython.locals(turn=int)
    cdef int _receiver(self, int giver, int seats) noexcept
    @cython.locals(seats=int, total=double, givers=int, seat=int)
    cdef void _pool(self, int viewer) noexcept
