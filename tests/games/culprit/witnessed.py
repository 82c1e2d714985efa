"""The course of a game as one viewer may know it by CU-80, card by card.

Every card is followed through the game as if it were numbered, which no player could do: so it
can be told afterwards what else a card might have been.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from gaslamp.games.culprit import actions as verbs

HAND = 4


class Seen(NamedTuple):
    card: int | None
    """The card that the action was about."""
    known: tuple[Any, ...]
    """What the viewer may know of it."""


class Witnessed:
    """A table at which actions happen one by one, watched by `viewer`."""

    def __init__(self, seats: int, copies: dict[str, int], viewer: int) -> None:
        self.seats = seats
        self.copies = copies
        self.viewer = viewer
        self.face: list[str] = []
        self.round = 0
        self.exposed: set[int] = set()
        """Cards whose faces the viewer has seen."""
        self._new_round()

    def _new_round(self) -> None:
        self.first_of_round = len(self.face)
        self.face += [face for face, number in self.copies.items() for _ in range(number)]
        self.deck = list(range(self.first_of_round, len(self.face)))
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.player = self.target = -1
        self.how = ""
        self.waiting: set[int] = set()
        self.given: dict[int, int] = {}

    @property
    def dealt(self) -> int:
        return len(self.face) - self.first_of_round - len(self.deck)

    def _faces(self, cards: Iterable[int]) -> tuple[str, ...]:
        self.exposed.update(cards)
        return tuple(sorted(self.face[card] for card in cards))

    def _pick(self, cards: list[int], face: str) -> int:
        card = next(card for card in cards if self.face[card] == face)
        cards.remove(card)
        return card

    def _holds(self, seat: int, face: str) -> bool:
        return any(self.face[card] == face for card in self.hands[seat])

    def happens(self, action: Any) -> Seen:
        match action:
            case verbs.Deal(seat, face):
                return self._deal(seat, face)
            case verbs.Play(seat, face, target):
                return self._play(seat, face, target)
            case verbs.Give(seat, face) | verbs.Take(seat, face):
                return self._part_with(seat, face, isinstance(action, verbs.Take))
            case verbs.HandBack(seat, face):
                card = self._pick(list(self.given.values()), face)
                self.given = {s: c for s, c in self.given.items() if c != card}
                return self._arrives(seat, card)
            case verbs.Draw(face):
                return self._arrives(self.target, self._pick(self.deck, face))
            case verbs.Discard(seat, face):
                card = self._pick(self.hands[seat], face)
                seen = Seen(card, (seat, *self._faces([card])))
                return self._ends(seen) if face == "culprit" else seen
            case verbs.Show(face):
                card = next(c for c in self.hands[self.target] if self.face[c] == face)
                seen = Seen(card, self._faces([card]))
                return self._ends(seen) if face == "culprit" else seen
            case verbs.Trade(seat):
                self._ask("exchange", {seat, self.target})
        return Seen(None, (action,))

    def _ends(self, seen: Seen) -> Seen:
        self._new_round()
        return seen

    def _deal(self, seat: int, face: str) -> Seen:
        """Nobody looks before all is dealt; then First on the scene is shown at once."""
        card = self._pick(self.deck, face)
        self.hands[seat].append(card)
        if self.dealt < HAND * self.seats:
            return Seen(card, ())
        first = next(s for s in range(self.seats) if self._holds(s, "first on the scene"))
        own = self.hands[self.viewer] if self.viewer >= 0 else []
        return Seen(card, (first, *self._faces(own)))

    def _play(self, seat: int, face: str, target: int | None) -> Seen:
        card = self._pick(self.hands[seat], face)
        self.player, self.target = seat, -1 if target is None else target
        seen = Seen(card, (seat, *self._faces([card]), target, *self._learns(seat, face, target)))
        caught = face == "detective" and target is not None and self._admits(target)
        if face == "culprit" or caught:
            return self._ends(seen)
        holding = {s for s in range(self.seats) if self.hands[s]}
        if face in ("sharing", "rumour") or (face == "panic" and self.hands[seat]):
            self._ask(face, holding)
        elif face == "exchange" and target is not None:
            self._ask(face, {seat, target})
        return seen

    def _admits(self, seat: int) -> bool:
        return self._holds(seat, "culprit") and not self._holds(seat, "alibi")

    def _learns(self, seat: int, face: str, target: int | None) -> tuple[Any, ...]:
        if face == "detective" and target is not None:
            return (self._admits(target),)
        if face == "witness" and target is not None and seat == self.viewer:
            return self._faces(self.hands[target])
        if face == "youngest" and seat == self.viewer:
            return (next(s for s in range(self.seats) if self._holds(s, "culprit")),)
        return ()

    def _ask(self, how: str, seats: set[int]) -> None:
        self.how, self.waiting, self.given = how, set(seats), {}

    def _receiver(self, giver: int) -> int:
        if self.how == "exchange":
            return self.target if giver == self.player else self.player
        return (giver + 1) % self.seats

    def _part_with(self, seat: int, face: str, taken: bool) -> Seen:
        card = next(c for c in self.hands[seat] if self.face[c] == face)
        self.given[seat] = card
        self.waiting.discard(seat)
        known: tuple[Any, ...] = (seat,)
        if seat == self.viewer or (taken and self._receiver(seat) == self.viewer):
            known += self._faces([card])
        return Seen(card, known + (() if self.waiting else self._all_in()))

    def _all_in(self) -> tuple[Any, ...]:
        for giver, card in self.given.items():
            self.hands[giver].remove(card)
        if self.how == "panic":
            watching = self.player == self.viewer
            return self._faces(self.given.values()) if watching else ()
        received: list[int] = []
        for giver, card in self.given.items():
            self.hands[self._receiver(giver)].append(card)
            if self._receiver(giver) == self.viewer:
                received.append(card)
        return self._faces(received)

    def _arrives(self, seat: int, card: int) -> Seen:
        self.hands[seat].append(card)
        return Seen(card, (seat, *(self._faces([card]) if seat == self.viewer else ())))
