"""Sleuth as numbers."""

from collections.abc import Iterator
from typing import Any

from gaslamp.core import bits
from gaslamp.core.bits import members
from gaslamp.core.layout import SEATLESS
from gaslamp.core.position import Position
from gaslamp.games.sleuth.cards import ASKABLE
from gaslamp.games.sleuth.codes import (
    ANNOUNCE,
    ASK,
    ASKED,
    BEGIN,
    DEAL,
    DEALT_TO,
    DRAW,
    END_TURN,
    EXCHANGE,
    FINAL,
    MIDDLE,
    NAME,
    QUESTION,
    WITH,
)
from gaslamp.games.sleuth.forms import SleuthForm
from gaslamp.games.sleuth.options import form_of
from gaslamp.research.bounds import Bound
from gaslamp.research.encoders.encoder import Encoder
from gaslamp.research.planes import Plane

VERSION = 1

_GEMS = 36
_CARDS = 54
_EVERYBODY = 127
_LONGEST = 200


def actions(seats: int, options: Any) -> Iterator[int]:
    """Every action, its seat left out: kind, then argument, both ascending."""
    form = form_of(options)
    for kind, arguments in (
        (ASK, _interrogations(seats, form)),
        (EXCHANGE, range(1)),
        (END_TURN, range(1)),
        (FINAL, range(seats)),
        (QUESTION, members(form.questions)),
        (ANNOUNCE, range(1)),
        (NAME, members(form.gems)),
    ):
        yield from (kind | argument << SEATLESS for argument in arguments)


def _interrogations(seats: int, form: SleuthForm) -> list[int]:
    """For each search card, for each question it may ask, each opponent."""
    return [
        opponent | question << ASKED | card << WITH
        for card in members(form.cards)
        for question in sorted(ASKABLE[card])
        if form.questions >> question & 1
        for opponent in range(seats)
    ]


def draws(seats: int, options: Any) -> Iterator[int]:
    """What chance does: a gem to a hand or the middle, a search card, who begins."""
    form = form_of(options)
    for to in (*range(seats), MIDDLE):
        yield from (DEAL | (gem | to << DEALT_TO) << SEATLESS for gem in members(form.gems))
    yield from (DRAW | card << SEATLESS for card in members(form.cards))
    yield from (BEGIN | seat << SEATLESS for seat in range(seats))


def bound(seats: int, options: Any) -> Bound:
    """The rules know no end: one may exchange cards for ever."""
    form = form_of(options)
    longest = form.decisions or _LONGEST
    chance = form.gems.bit_count() - options.missing + form.row * (longest + seats) + 1
    return Bound(longest, chance, noticed=longest + chance, by_rule=False)


def planes(seats: int, options: Any) -> list[Plane]:
    people, gems, cards = (seats,), (_GEMS,), (_CARDS,)
    return [
        Plane("viewer", people, "whose observation it is"),
        Plane("awaited", people, "the seat that the game waits for"),
        Plane("over", (1,), "whether the game is over"),
        Plane("turn", people, "whose turn it is"),
        Plane("out", people, "who has named wrongly and is out"),
        Plane("place", people, "1 for the first to have named the missing gems …", seats),
        Plane("hand", gems, "the viewer's own gems"),
        Plane("open gems", gems, "those that lie open"),
        Plane("missing", gems, "the missing ones, once the viewer has seen them"),
        Plane("cards", (seats, _CARDS), "the search cards in front of each seat"),
        Plane("used", cards, "the used search cards"),
        Plane("pile", (1,), "how many search cards are in the pile", _CARDS),
        Plane("final opponent", people, "who is asked the last questions"),
        Plane("final asked", (1,), "how many of the last questions have been asked", 2),
        Plane("asked", people, "whom the first of two interrogations asked"),
        Plane("asked elements", (1,), "how many elements it was about", 2),
        Plane("naming", people, "who is naming the missing gems"),
        Plane("named", gems, "what the viewer has named so far"),
    ]


class SleuthEncoder(Encoder):
    def sit(self, position: Position) -> None:
        super().sit(position)
        self.board: Any = position

    def _observe(self, viewer: int) -> None:
        seats = self.board.seats
        self._one_of(viewer, seats)
        self._all_of(self.board._awaited() & _EVERYBODY, seats)
        self._count(self.board.ended != 0)
        self._one_of(self.board.turn, seats)
        self._all_of(self.board.out, seats)
        for seat in range(seats):
            self._count(self.board.place[seat])
        self._observe_gems(viewer)
        self._observe_cards(seats)
        self._observe_questions(viewer, seats)

    def _observe_gems(self, viewer: int) -> None:
        """SL-21, SL-80: whoever has named has seen the missing gems."""
        self._all_of(self.board.hands[viewer], _GEMS)
        self._all_of(self.board.open_gems, _GEMS)
        named = (self.board.out | self.board.winners) >> viewer & 1
        if named or self.board.ended:
            self._all_of(self.board.undealt, _GEMS)
        else:
            self._nothing(_GEMS)

    def _observe_cards(self, seats: int) -> None:
        for seat in range(seats):
            self._all_of(self.board.cards[seat], _CARDS)
        self._all_of(self.board.used, _CARDS)
        self._count(bits.count(self.board.pile))

    def _observe_questions(self, viewer: int, seats: int) -> None:
        self._one_of(self.board.final_opponent, seats)
        self._count(self.board.final_asked)
        self._one_of(self.board.asked_opponent, seats)
        self._count(self.board.asked_elements)
        self._one_of(self.board.naming, seats)
        if viewer == self.board.naming:
            self._all_of(self.board.named, _GEMS)
        else:
            self._nothing(_GEMS)
