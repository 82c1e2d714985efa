"""The Culprit as numbers."""

from collections.abc import Iterator
from typing import Any

from gaslamp.core.layout import ARGUMENT, SEATLESS
from gaslamp.core.position import Position
from gaslamp.games.culprit import multiset
from gaslamp.games.culprit.cards import HAND
from gaslamp.games.culprit.codes import (
    ANSWERING,
    DEAL,
    DEALING,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    GATHERING,
    GIVE,
    HAND_BACK,
    NO_SEAT,
    OTHER,
    PLAY,
    SHARING_OUT,
    SHOW,
    SUSPECT,
    SUSPECT_AIDE,
    SWAPPING,
    TAKE,
    TRADE,
)
from gaslamp.games.culprit.options import one_round
from gaslamp.research.bounds import Bound
from gaslamp.research.encoders.encoder import Encoder
from gaslamp.research.planes import Plane

VERSION = 1

_CARDS = 16
_STAGES = 13
_EVERYBODY = 255
_DECK = 36
_MOST = 15
_LONGEST = 300
_POINTS = 7


def actions(seats: int, options: Any) -> Iterator[int]:
    """Every action, its seat left out: kind, then argument, both ascending."""
    people = (*range(seats), NO_SEAT)
    for kind, arguments in (
        (PLAY, [card | target << OTHER - ARGUMENT for target in people for card in range(_CARDS)]),
        (DISCARD, range(_CARDS)),
        (GIVE, range(_CARDS)),
        (TRADE, range(1)),
        (DECLINE, range(1)),
        (SUSPECT, people),
        (SUSPECT_AIDE, range(seats)),
        (DONE, range(1)),
    ):
        yield from (kind | argument << SEATLESS for argument in arguments)


def draws(seats: int, options: Any) -> Iterator[int]:
    """What chance does: a card dealt, taken, drawn, shown, handed back."""
    for kind in (DEAL, TAKE, DRAW, SHOW, HAND_BACK):
        people = range(1) if kind in (DRAW, SHOW) else range(seats)
        yield from (
            kind | (card | seat << OTHER - ARGUMENT) << SEATLESS
            for seat in people
            for card in range(_CARDS)
        )


def bound(seats: int, options: Any) -> Bound:
    """Every card that is played is one less in all hands; what it asks for is at most a choice of
    every seat and two more. So a round ends; but it may be worth nothing to anybody, and then there
    is no saying how many there are.

    Chance follows an action with a card for each seat at most, or deals anew, and of a deal only
    its end is noticed.
    """
    cards = HAND * seats
    flash = one_round(options)
    players = cards * (seats + 3) if flash else _LONGEST
    deals = 1 if flash else players
    chance = cards * deals + seats * players
    return Bound(players, chance, noticed=players * (1 + seats) + 1, by_rule=flash)


def planes(seats: int, options: Any) -> list[Plane]:
    people, cards = (seats,), (_CARDS,)
    return [
        Plane("viewer", people, "whose observation it is"),
        Plane("awaited", people, "the seats that the game waits for"),
        Plane("over", (1,), "whether the game is over"),
        Plane("stage", (_STAGES,), "what is going on, in the order of the book's stages"),
        Plane("turn", people, "whose turn it is"),
        Plane("target", people, "whom the card in play was aimed at"),
        Plane("hands", people, "how many cards each seat has in hand", _MOST),
        Plane("played", (seats, _CARDS), "how many of each card lie before each seat", _MOST),
        Plane("points", people, "the points of each seat", _POINTS),
        Plane("accomplices", people, "who has played an Accomplice"),
        Plane("handcuffs", people, "who wears them"),
        Plane("maid", people, "whom no Detective may question"),
        Plane("governess", people, "whom neither Toby nor the Sheriff may choose"),
        Plane("suspects", people, "the accomplices that the divining hat has named so far"),
        Plane("discarded", cards, "how many of each card are discarded", _DECK),
        Plane("pile", (1,), "how many cards are in the pile, once all is dealt", _DECK),
        Plane("hand", cards, "how many of each card the viewer has", _MOST),
        Plane("leaving", cards, "the card of that hand which is about to go"),
        Plane("shown", cards, "the hand that the viewer, as Witness, looks at", _MOST),
    ]


class CulpritEncoder(Encoder):
    def sit(self, position: Position) -> None:
        super().sit(position)
        self.board: Any = position

    def _choosing(self) -> int:
        """CU-20, CU-22, CU-24, CU-27: everybody who gives a card chooses it in secret."""
        if self.board.stage in (SHARING_OUT, SWAPPING, GATHERING):
            awaited: int = self.board._awaited()
            return awaited
        seat = self._deciding()
        return 0 if seat < 0 else 1 << seat

    def _observe(self, viewer: int) -> None:
        seats = self.board.seats
        self._one_of(viewer, seats)
        self._all_of(self.board._awaited() & _EVERYBODY, seats)
        self._count(self.board.ended != 0)
        self._one_of(self.board.stage, _STAGES)
        self._one_of(self.board.turn, seats)
        self._one_of(self.board.target, seats)
        self._observe_table(seats)
        self._observe_marks(seats)
        self._observe_hand(viewer)

    def _observe_table(self, seats: int) -> None:
        """CU-01: during the deal nobody counts the hands."""
        for seat in range(seats):
            self._count(0 if self.board.stage == DEALING else multiset.size(self.board.hands[seat]))
        for seat in range(seats):
            self._hand(self.board.played[seat])
        for seat in range(seats):
            self._count(self.board.points[seat])

    def _observe_marks(self, seats: int) -> None:
        self._all_of(self.board.accomplices, seats)
        self._one_of(self.board.handcuffs, seats)
        self._all_of(self.board.maid, seats)
        self._all_of(self.board.governess, seats)
        self._all_of(self.board.suspects, seats)
        for card in range(_CARDS):
            self._count(self.board.discarded[card])
        self._count(0 if self.board.stage == DEALING else self.board._pile())

    def _observe_hand(self, viewer: int) -> None:
        """CU-01, CU-24, CU-80."""
        self._hand(0 if self.board.stage == DEALING else self.board.hands[viewer])
        self._one_of(self.board.chosen[viewer], _CARDS)
        looks = self.board.stage == ANSWERING and viewer == self.board.turn
        if looks and not self.board.ended:
            self._hand(self.board.hands[self.board.target])
        else:
            self._nothing(_CARDS)

    def _hand(self, hand: int) -> None:
        """How many of each card there are, which is how a hand is packed."""
        at = self.at
        while hand:
            self.out[at] = hand & _MOST
            hand >>= 4
            at += 1
        self.at += _CARDS
