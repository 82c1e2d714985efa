"""A round of The Culprit played to its end by people who each know what a beginner would know.

Everybody has a share of suspicion for everybody (`bots/novice/culprit_suspicion.py` in numbers) and
takes what a beginner finds best. It is what search plays out with: quick, and not blind.
"""

from collections.abc import Sequence

from gaslamp.bots.culprit.judgement import Judgement
from gaslamp.core import bits
from gaslamp.core.dice import Dice
from gaslamp.core.layout import KIND, KIND_BITS, SEAT_BITS
from gaslamp.games.culprit import multiset
from gaslamp.games.culprit.codes import (
    CARD,
    CARD_BITS,
    CULPRIT,
    DEALING,
    DECLINE,
    DETECTIVE,
    GATHERING,
    GIVE,
    NO_CARD,
    NO_SEAT,
    OTHER,
    PLAY,
    SHARING_OUT,
    SHOW,
    TAKE,
    TRADE,
    WITNESS,
    YOUNGEST,
)
from gaslamp.games.culprit.rules import CulpritPosition

_CHANCE = 30
_CHANCE_BIT = 1 << 30
_SEATS = 8
_ALIBI_LEFT = 0.4
"""How much of a suspicion is left after a no: the culprit may have an Alibi."""
_WITNESSED_LEFT = 0.4
_TIES = 1e-6


class Round(Judgement):
    def __init__(self, shares: Sequence[float]) -> None:
        """`shares`: eight of suspicion for each of eight viewers, as they are to begin with."""
        super().__init__()
        self.first = list(shares)
        self.acts = [0] * 1024
        self.moved = [0.0] * 8

    def play(self, start: CulpritPosition, action: int, dice: Dice) -> None:
        """Take an action and go on to the end of the round."""
        position = self.position
        position._copy_from(start)
        for at in range(_SEATS * _SEATS):
            self.share[at] = self.first[at]
        self._do(action)
        while position.ended == 0 and position.stage != DEALING:
            self._do(self._next(dice))

    def _next(self, dice: Dice) -> int:
        awaited = self.position._awaited()
        if awaited == _CHANCE_BIT:
            return self._by_chance(dice)
        seat = bits.lowest(awaited)
        count = self.position._legal(seat, self.acts)
        if count == 1:
            return self.acts[0]
        self.take_stock(seat)
        best = self.acts[0]
        most = -1000.0
        for at in range(count):
            worth = self.worth(seat, self.acts[at]) + dice._below(1000) * _TIES
            if worth > most:
                most = worth
                best = self.acts[at]
        return best

    def _by_chance(self, dice: Dice) -> int:
        count = self.position._legal(_CHANCE, self.acts)
        total = 0
        for at in range(count):
            total += self.position._chance_weight(self.acts[at])
        left = dice._below(total)
        for at in range(count):
            left -= self.position._chance_weight(self.acts[at])
            if left < 0:
                return self.acts[at]
        return self.acts[count - 1]

    # What everybody makes of it

    def _do(self, action: int) -> None:
        kind = action >> KIND & KIND_BITS
        seat = action & SEAT_BITS
        if kind == PLAY:
            self._hear_play(seat, action >> CARD & CARD_BITS, action >> OTHER)
        elif kind == GIVE:
            if self.position.choosing == 1 << seat:
                self._hear_gifts(seat, action >> CARD & CARD_BITS)
        elif kind == TAKE:
            if bits.count(self.position.choosing) == 1:
                self._hear_gifts(action >> OTHER, action >> CARD & CARD_BITS)
        elif kind == SHOW:
            seat = self.position.target
            self._lessen(seat, 1.0 - 1.0 / multiset.size(self.position.hands[seat]))
        elif kind in (TRADE, DECLINE):
            self._hear_witness(seat, kind == TRADE)
        self.position._apply(action)

    def _hear_play(self, seat: int, card: int, target: int) -> None:
        if card == DETECTIVE and target != NO_SEAT:
            self._lessen(target, _ALIBI_LEFT)
        elif card == WITNESS:
            self._looked_into(seat, target)
        elif card == YOUNGEST:
            self._certain(seat, self.holder())

    def _lessen(self, seat: int, left: float) -> None:
        for viewer in range(self.position.seats):
            self.share[viewer * _SEATS + seat] *= left

    def _looked_into(self, viewer: int, target: int) -> None:
        if multiset.count(self.position.hands[target], CULPRIT):
            self._certain(viewer, target)
        else:
            self.share[viewer * _SEATS + target] = 0.0

    def _certain(self, viewer: int, culprit: int) -> None:
        for seat in range(self.position.seats):
            self.share[viewer * _SEATS + seat] = 1.0 if seat == culprit else 0.0

    def _hear_witness(self, witness: int, trades: bool) -> None:
        """Only the Culprit or an Accomplice lets a Witness exchange."""
        target = self.position.target
        for viewer in range(self.position.seats):
            if viewer != witness:
                for seat in range(self.position.seats):
                    if (seat != target) == trades:
                        self.share[viewer * _SEATS + seat] *= _WITNESSED_LEFT

    def _hear_gifts(self, last: int, card: int) -> None:
        """The last card was chosen or taken: suspicion moves with the cards, all at once."""
        for viewer in range(self.position.seats):
            for seat in range(self.position.seats):
                self.moved[seat] = self._parted(viewer, seat, last, card)
            if self.position.stage == GATHERING:
                self._pool(viewer)
            else:
                self._flow(viewer)

    def _parted(self, viewer: int, giver: int, last: int, card: int) -> float:
        """How much suspicion goes with the card of a giver; who gave it knows."""
        given = card if giver == last else self.position.chosen[giver]
        if given == NO_CARD:
            return 0.0
        share = self.share[viewer * _SEATS + giver]
        if viewer == giver:
            return share if given == CULPRIT else 0.0
        return share / multiset.size(self.position.hands[giver])

    def _flow(self, viewer: int) -> None:
        seats = self.position.seats
        for giver in range(seats):
            if self.moved[giver] > 0.0:
                to = self._receiver(giver, seats)
                self.share[viewer * _SEATS + giver] -= self.moved[giver]
                self.share[viewer * _SEATS + to] += self.moved[giver]

    def _receiver(self, giver: int, seats: int) -> int:
        """CU-20, CU-21, CU-27: to the left, or to the other of two."""
        if self.position.target >= 0 and self.position.stage != SHARING_OUT:
            turn = self.position.turn
            return self.position.target if giver == turn else turn
        return (giver + 1) % seats

    def _pool(self, viewer: int) -> None:
        """CU-22: what was gathered comes back to anyone alike; who looks through it knows more."""
        seats = self.position.seats
        total = 0.0
        givers = 0
        for seat in range(seats):
            total += self.moved[seat]
            self.share[viewer * _SEATS + seat] -= self.moved[seat]
            if self.position.hands[seat]:
                givers += 1
        for seat in range(seats):
            if self.position.hands[seat]:
                self.share[viewer * _SEATS + seat] += total / givers
