"""What a beginner finds an action worth, in numbers that can be compiled.

The same taste as `bots/novice/culprit.py`: it hunts while innocent, hides while guilty, and sees
when to change.
"""

from gaslamp.core.layout import ARGUMENT, KIND, KIND_BITS
from gaslamp.games.culprit import multiset
from gaslamp.games.culprit.codes import (
    ACCOMPLICE,
    ALIBI,
    CARD,
    CARD_BITS,
    CULPRIT,
    DETECTIVE,
    DISCARD,
    EXCHANGE,
    GIVE,
    GOVERNESS,
    MAID,
    NO_SEAT,
    OTHER,
    PANIC,
    PLAY,
    RUMOUR,
    SHARING,
    SHERIFF,
    SUSPECT,
    TOBY,
    TRADE,
    WITNESS,
    YOUNGEST,
)
from gaslamp.games.culprit.rules import CulpritPosition

_CARDS = 16
_SEATS = 8
_SURE = 0.33
_LATE = 2


class Judgement:
    """`share`: of eight viewers, how much suspicion falls on each of eight seats."""

    def __init__(self) -> None:
        self.position = CulpritPosition(3, 0, [0] * 16, [0] * 16)
        self.share = [0.0] * 64
        self.doubt = [0.0] * 8
        self.size = 0
        self.guilty = 0
        self.aide = 0
        self.passing = 0
        self.lowest = 0.0
        self.armed = 0

    def holder(self) -> int:
        """Who holds the Culprit; nobody while it lies in a Panic."""
        for seat in range(self.position.seats):
            if multiset.count(self.position.hands[seat], CULPRIT):
                return seat
        return -1

    def take_stock(self, seat: int) -> None:
        """What a seat thinks before it chooses."""
        position = self.position
        hand = position.hands[seat]
        self.size = multiset.size(hand)
        self.guilty = multiset.count(hand, CULPRIT)
        self.aide = position.accomplices >> seat & 1
        self.armed = 1 if multiset.count(hand, DETECTIVE) else 0
        late = self.size <= _LATE
        cuffed = position.handcuffs == seat
        self.passing = 1 if self.guilty and (cuffed or not (late or self.aide)) else 0
        self._suspect(seat)
        self.lowest = self._least(hand)

    def _suspect(self, viewer: int) -> None:
        """Suspicion as shares of one, with its own hand taken into account."""
        total = 0.0
        for seat in range(self.position.seats):
            self.doubt[seat] = 0.0
            if not self.guilty and seat != viewer and self.position.hands[seat]:
                self.doubt[seat] = max(0.0, self.share[viewer * _SEATS + seat])
            total += self.doubt[seat]
        if total > 0.0:
            for seat in range(self.position.seats):
                self.doubt[seat] /= total

    def _least(self, hand: int) -> float:
        least = 100.0
        for card in range(_CARDS):
            if multiset.count(hand, card):
                least = min(least, self.keeping(card))
        return least

    def worth(self, seat: int, action: int) -> float:
        kind = action >> KIND & KIND_BITS
        card = action >> CARD & CARD_BITS
        if kind == PLAY:
            return self._playing(card, action >> OTHER)
        if kind in (GIVE, DISCARD):
            return -self.keeping(card)
        if kind == TRADE:
            return 3.0 - self.lowest
        if kind == SUSPECT and action >> ARGUMENT != NO_SEAT:
            return self.doubt[action >> ARGUMENT]
        return 0.0

    def _playing(self, card: int, target: int) -> float:
        doubt = 0.0 if target == NO_SEAT else self.doubt[target]
        cards = 1.0
        if target != NO_SEAT:
            cards = max(1.0, multiset.size(self.position.hands[target]))
        if self.guilty:
            return self._as_culprit(card, cards)
        if self.aide:
            return self._as_accomplice(card, target, doubt, cards)
        return self._as_innocent(card, target, doubt, cards)

    def _as_culprit(self, card: int, cards: float) -> float:
        if card in (SHARING, RUMOUR, PANIC, EXCHANGE):
            if self.passing or self.size != _LATE:
                return 6.0 + cards / 10
            return -6.0
        if card == MAID:
            return -4.0
        if card == ALIBI:
            return -3.0
        if card == DETECTIVE:
            return -2.0
        return -1.0 if card == GOVERNESS else 3.0

    def _as_accomplice(self, card: int, target: int, doubt: float, cards: float) -> float:
        if card == ACCOMPLICE:
            return 1.0 + 5 * self._speeds_up(target, doubt, cards)
        if card in (DETECTIVE, TOBY, SHERIFF):
            return 2.0 - 8 * doubt
        if card == EXCHANGE:
            return self._reaching(doubt, cards)
        return 2.5

    def _as_innocent(self, card: int, target: int, doubt: float, cards: float) -> float:
        if card == DETECTIVE:
            return 4 + 9 * doubt if doubt >= _SURE else -3 + doubt
        if card == TOBY:
            return 4 + 9 * doubt / cards if doubt >= _SURE else -2 + doubt
        if card == ACCOMPLICE:
            return 3.5 + 5 * self._speeds_up(target, doubt, cards)
        if card == SHERIFF:
            return 2.0 + doubt
        if card in (YOUNGEST, WITNESS):
            return 2.5 + doubt + self.armed
        if card == EXCHANGE:
            return self._reaching(doubt, cards)
        return 2.0

    def _reaching(self, doubt: float, cards: float) -> float:
        return 2.0 + 4 * doubt / cards if self.size <= _LATE else 0.0

    def _speeds_up(self, target: int, doubt: float, cards: float) -> float:
        if target in (NO_SEAT, self.position.handcuffs) or cards != 1.0:
            return 0.0
        return doubt

    def keeping(self, card: int) -> float:
        """What it is worth to keep a card."""
        if card == CULPRIT:
            return -9.0 if self.passing else 9.0
        if card == ALIBI:
            return 6.0 if self.guilty else 1.0
        if card == ACCOMPLICE:
            return 1.0 if self.aide else 7.0
        if card in (DETECTIVE, TOBY):
            return 1.0 if self.aide else 5.0
        return 0.5 if card in (SHARING, RUMOUR, PANIC, EXCHANGE) else 2.0
