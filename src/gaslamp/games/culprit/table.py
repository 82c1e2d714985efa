"""What lies on the table, and how a round is set up and dealt (CU-01, CU-35).

Hands are packed by `multiset`. What has not been dealt is a count of each card: its order is
nobody's knowledge and so it does not exist.
"""

from gaslamp.core.layout import KIND
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.games.culprit import multiset
from gaslamp.games.culprit.codes import CARD, DEAL, DEALING, FIRST, NO_CARD, NOBODY, OTHER, PLAYING

_CARDS = 16
_MOST_SEATS = 8
_HAND = 4


class CulpritTable(Position):
    def __init__(self, seats: int, flash: int, copies: list[int], initial: list[int]) -> None:
        super().__init__()
        self.seats = seats
        self.flash = flash
        self.copies = copies
        """How many of each card are in the box."""
        self.initial = initial
        """How many of each are always dealt; the rest of the hands is random."""
        self.initial_size = sum(initial)
        self.points = [0] * 8
        self.rest = [0] * 16
        """What is not dealt yet; when all is dealt, the pile."""
        self.hands = [0] * 8
        self.played = [0] * 8
        self.discarded = [0] * 16
        self.chosen = [0] * 8
        """Cards on their way out of a hand: chosen to be given, or taken by Rumour."""
        self._start_round()

    def _start_round(self) -> None:
        """CU-35: all cards and the handcuffs come back."""
        for card in range(_CARDS):
            self.rest[card] = self.copies[card]
            self.discarded[card] = 0
        for seat in range(_MOST_SEATS):
            self.hands[seat] = 0
            self.played[seat] = 0
            self.chosen[seat] = NO_CARD
        self.stage = DEALING
        self.dealt = 0
        self.choosing = 0
        """The hands that are still to lose a card to a Sharing, a swap, a Panic or a Rumour."""
        self.gathered = 0
        self.owed = 0
        """Who gave to a Panic and has nothing back yet."""
        self.turn = NOBODY
        self.target = NOBODY
        """Whom the card in play was aimed at, until its effect is over."""
        self.suspects = 0
        self.accomplices = 0
        self.handcuffs = NOBODY
        self.maid = 0
        self.governess = 0

    def _next_initial(self) -> int:
        """CU-01: the card of the initial pack that is dealt next."""
        before = self.dealt
        card = 0
        while before >= self.initial[card]:
            before -= self.initial[card]
            card += 1
        return card

    def _legal_deals(self, out: list[int]) -> int:
        """CU-01: first the initial pack, each card to any free place, then chance fills the rest.

        A shuffled deck puts each card on any place alike, and the places without an initial card
        get a random draw from the others: so it makes no difference which of them go first.
        """
        if self.dealt >= self.initial_size:
            return self._legal_random_deals(out)
        card = self._next_initial()
        count = 0
        for seat in range(self.seats):
            if multiset.size(self.hands[seat]) < _HAND:
                out[count] = CHANCE | DEAL << KIND | card << CARD | seat << OTHER
                count += 1
        return count

    def _legal_random_deals(self, out: list[int]) -> int:
        seat = 0
        while multiset.size(self.hands[seat]) == _HAND:
            seat += 1
        count = 0
        for card in range(_CARDS):
            if self.rest[card]:
                out[count] = CHANCE | DEAL << KIND | card << CARD | seat << OTHER
                count += 1
        return count

    def _deal_weight(self, card: int, seat: int) -> int:
        """An initial card weighs the free places of a hand; a random one the copies left."""
        if self.dealt >= self.initial_size:
            return self.rest[card]
        return _HAND - multiset.size(self.hands[seat])

    def _deal(self, card: int, seat: int) -> None:
        self.hands[seat] += multiset.one(card)
        self.rest[card] -= 1
        self.dealt += 1
        if self.dealt == _HAND * self.seats:
            self._begin()

    def _begin(self) -> None:
        """CU-02: First on the scene begins."""
        self.turn = self._holder(FIRST)
        self.stage = PLAYING

    def _holder(self, card: int) -> int:
        for seat in range(self.seats):
            if multiset.count(self.hands[seat], card):
                return seat
        return NOBODY

    def _with_cards(self) -> int:
        """Mask of the seats that have a card in hand."""
        mask = 0
        for seat in range(self.seats):
            if self.hands[seat]:
                mask |= 1 << seat
        return mask

    def _pile(self) -> int:
        size = 0
        for card in range(_CARDS):
            size += self.rest[card]
        return size
