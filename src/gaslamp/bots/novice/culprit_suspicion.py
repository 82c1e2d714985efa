"""Who may hold the Culprit: a share of suspicion for each seat, from what one seat has been told.

It is rough on purpose: it follows one card through the round and supposes that others part with
any of their cards alike.
"""

from typing import Any, Final

from gaslamp.core.sight import Sight
from gaslamp.games.culprit import events
from gaslamp.games.culprit.cards import HAND
from gaslamp.games.culprit.view import CulpritView

_ALIBI: Final = 0.4
"""How much of a suspicion is left after a no: the culprit may have an Alibi."""

_WITNESSED: Final = 0.4
"""How much is left of a suspicion that speaks against what a Witness did."""

Flow = tuple[int, int, float]
"""From whom, to whom, and with what chance a card was the Culprit if the giver had it."""


class Suspicion:
    def __init__(self, seats: int, viewer: int) -> None:
        self.seats = seats
        self.viewer = viewer
        self._start_round()

    def _start_round(self) -> None:
        self.share = [1.0] * self.seats
        self.sizes = [HAND] * self.seats
        self.card = ""
        self.pair = (0, 0)
        self.parted: str | None = None
        """The card that the viewer has chosen to part with."""
        self.taken: list[Flow] = []
        self.got: str | None = None
        """What the viewer has taken itself."""
        self.arriving = [0.0] * self.seats
        """How much suspicion came with the card that each seat got last."""

    def of(self, seat: int) -> float:
        """The chance that a seat holds the Culprit."""
        return self.share[seat] / (sum(self.share) or 1.0)

    def hear(self, event: Any) -> None:
        if not isinstance(event, events.Took):
            self.settle()
        match event:
            case events.Dealt():
                self._start_round()
            case events.PickedUp(seat, cards):
                self._looked_into(seat, cards)
            case events.Played(seat, card, target):
                self.sizes[seat] -= 1
                self.card, self.pair = card, (seat, -1 if target is None else target)
                self.arriving = [0.0] * self.seats
            case events.Answered(_, asked, False):
                self.share[asked] *= _ALIBI
            case events.Looked(_, target, cards):
                self._looked_into(target, cards)
            case events.Recognised(_, culprit):
                self._certain(culprit)
            case events.WitnessAnswered(witness, trades) if witness != self.viewer:
                self._witnessed(trades)
            case events.Showed(seat):
                self.share[seat] *= 1 - 1 / self.sizes[seat]
            case _:
                self._hear_of_moves(event)

    def settle(self) -> None:
        """A Rumour is over: all that was taken moves at once."""
        self._flow(self.taken)
        self.taken = []
        if self.got is not None:
            self._arrived(self.viewer, self.got)
            self.got = None

    def _hear_of_moves(self, event: Any) -> None:
        match event:
            case events.Discarded(seat):
                self.sizes[seat] -= 1
            case events.Drew(seat):
                self.sizes[seat] += 1
            case events.Took(taker, giver, card):
                mine = giver == self.viewer
                self.taken.append((giver, taker, self._chance(giver, card if mine else None)))
                self.got = card if taker == self.viewer else self.got
            case events.Chose(seat, card) if seat == self.viewer:
                self.parted = card
            case events.Changed(givers):
                self._changed(givers)
            case events.Received(seat, _, card) | events.HandedBack(seat, str(card)):
                self._arrived(seat, card)
            case events.Gathered(_, cards):
                self._looked_through("culprit" in cards)

    def _certain(self, seat: int) -> None:
        self.share = [float(each == seat) for each in range(self.seats)]

    def _looked_into(self, seat: int, cards: list[str]) -> None:
        if "culprit" in cards:
            self._certain(seat)
        else:
            self.share[seat] = 0.0

    def _arrived(self, seat: int, card: str) -> None:
        """The viewer sees what it got: the Culprit, or not the suspicion that came with it."""
        if card == "culprit":
            self._certain(seat)
        else:
            self.share[seat] -= self.arriving[seat]

    def _witnessed(self, trades: bool) -> None:
        """Only the Culprit or an Accomplice lets a Witness exchange."""
        target = self.pair[1]
        for seat in range(self.seats):
            if (seat != target) == trades:
                self.share[seat] *= _WITNESSED

    def _chance(self, giver: int, card: str | None) -> float:
        """That a card is the Culprit, if the giver holds it."""
        if card is not None:
            return float(card == "culprit")
        return 1 / max(1, self.sizes[giver])

    def _changed(self, givers: list[int]) -> None:
        chances = {seat: self._chance(seat, self._known(seat)) for seat in givers}
        if self.card == "panic":
            self._pool(chances)
            return
        if self.card == "sharing":
            to = {seat: (seat + 1) % self.seats for seat in givers}
        else:
            to = dict(zip(self.pair, reversed(self.pair), strict=True))
        self._flow([(seat, to[seat], chances[seat]) for seat in givers])

    def _known(self, seat: int) -> str | None:
        return self.parted if seat == self.viewer else None

    def _flow(self, flows: list[Flow]) -> None:
        """Everything moves at once."""
        moved = [(giver, to, self.share[giver] * chance) for giver, to, chance in flows]
        for giver, to, part in moved:
            self.arriving[to] = part
            self.share[giver] -= part
            self.share[to] += part
            self.sizes[giver] -= 1
            self.sizes[to] += 1

    def _pool(self, chances: dict[int, float]) -> None:
        """A Panic: what was gathered comes back to anyone alike."""
        given = {seat: self.share[seat] * chance for seat, chance in chances.items()}
        back = sum(given.values()) / len(given)
        for seat, part in given.items():
            self.share[seat] += back - part
            self.arriving[seat] = back

    def _looked_through(self, found: bool) -> None:
        """Whoever has looked through a Panic knows if the Culprit was in it."""
        for seat in range(self.seats):
            self.share[seat] = (
                self.arriving[seat] if found else self.share[seat] - self.arriving[seat]
            )
            self.arriving[seat] *= found


def _this_round(told: list[Any]) -> list[Any]:
    deals = [place for place, event in enumerate(told) if isinstance(event, events.Dealt)]
    return told[deals[-1] :] if deals else []


def suspicion(sight: Sight[Any, Any, CulpritView]) -> Suspicion:
    """What a seat may suspect by what it has seen, its own hand above all."""
    suspected = Suspicion(sight.seats, sight.viewer)
    for event in _this_round(sight.events):
        suspected.hear(event)
    suspected.settle()
    hand, view = sight.view.hand or [], sight.view
    if "culprit" in hand:
        suspected._certain(sight.viewer)
    for seat in range(sight.seats):
        if view.seats[seat].cards == 0 or (seat == sight.viewer and "culprit" not in hand):
            suspected.share[seat] = 0.0
    return suspected
