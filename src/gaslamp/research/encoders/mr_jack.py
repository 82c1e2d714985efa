"""Mr. Jack as numbers."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from gaslamp.core.bits import members
from gaslamp.core.layout import SEATLESS
from gaslamp.core.position import Position
from gaslamp.games.mr_jack.codes import (
    ACCUSE,
    ACTIVATE,
    BERT,
    CELL,
    CORDON,
    COVER,
    DRAW_ALIBI,
    DRAW_JACK,
    EXCHANGE,
    GOODLEY,
    GULL,
    INVESTIGATOR,
    JACK,
    LAMP,
    LANTERN,
    LEAVE,
    LESTRADE,
    MOVE,
    NOBODY,
    OTHER,
    SMITH,
    SPENT,
    STAY,
    TURN_UP,
    WATSON,
    WHISTLE,
)
from gaslamp.games.mr_jack.forms import FORMS
from gaslamp.games.mr_jack.options import form_of
from gaslamp.research.bounds import Bound
from gaslamp.research.encoders.encoder import Encoder
from gaslamp.research.planes import Plane

VERSION = 1

_SEATS = 2
_TURNS = 8
_CHARACTERS = 8
_STREETS = 60
_CELLS = 64
_DIRECTIONS = 6
_PLACES = 8
_EXITS = 4
_TILES = 6
_POINTS = 3
_COUNT = [mask.bit_count() for mask in range(256)]


def actions(seats: int, options: Any) -> Iterator[int]:
    """Every action, its seat left out: kind, then argument, both ascending."""
    people = members(FORMS[form_of(options)].people)
    for kind, arguments in (
        (ACTIVATE, people),
        (MOVE, range(_STREETS)),
        (STAY, range(1)),
        (LEAVE, range(_EXITS)),
        (ACCUSE, people),
        (LANTERN, range(_DIRECTIONS if WATSON in people else 0)),
        (LAMP, range(_PLACES * _PLACES if SMITH in people else 0)),
        (CORDON, range(_EXITS * _EXITS if LESTRADE in people else 0)),
        (COVER, range(_PLACES * _PLACES if BERT in people else 0)),
        (WHISTLE, _whistles(people) if GOODLEY in people else []),
        (EXCHANGE, people if GULL in people else []),
    ):
        yield from (kind | argument << SEATLESS for argument in arguments)


def _whistles(people: list[int]) -> list[int]:
    """For each street, for each number of points, each character."""
    ways = product(range(_STREETS), range(1, _POINTS + 1), people)
    return [character | points << SPENT | cell << CELL for cell, points, character in ways]


def draws(seats: int, options: Any) -> Iterator[int]:
    """What chance does: who Jack is, a card turned up, an alibi for either seat."""
    people = members(FORMS[form_of(options)].people)
    yield from (DRAW_JACK | who << SEATLESS for who in people)
    yield from (TURN_UP | who << SEATLESS for who in people)
    yield from (
        DRAW_ALIBI | (who | seat << OTHER) << SEATLESS for seat in range(_SEATS) for who in people
    )


def bound(seats: int, options: Any) -> Bound:
    """Two turns play every character once: 25 steps at most, six of them Goodley's; and there are
    eight turns. Chance draws Jack, four cards in every odd turn, and an alibi whenever Holmes
    moves. In a small form, so much for each two turns that have begun."""
    rounds = (FORMS[form_of(options)].turns + 1) // 2
    return Bound(25 * rounds, 5 * rounds + 1, noticed=30 * rounds + 1, by_rule=True)


def planes(seats: int, options: Any) -> list[Plane]:
    people = (_CHARACTERS,)
    return [
        Plane("viewer", (_SEATS,), "whose observation it is: Jack, Investigator"),
        Plane("awaited", (_SEATS,), "the seats that the game waits for"),
        Plane("over", (1,), "whether the game is over"),
        Plane("turn", (_TURNS,), "which turn it is"),
        Plane("witness", (1,), "whether Jack was seen at the last call"),
        Plane("at", (_CHARACTERS, _CELLS), "where each character stands: 60 streets, 4 exits"),
        Plane("innocent", people, "who is known to be innocent"),
        Plane("visible", people, "who would be seen if the call came now"),
        Plane("lantern", (_DIRECTIONS,), "where Watson's lantern points: N, NE, SE, S, SW, NW"),
        Plane("lamps", (_PLACES, _TILES), "the tile on each lamp: none, 1, 2, 3, 4, plain"),
        Plane("covers", (_PLACES,), "the manholes that are covered"),
        Plane("cordons", (_EXITS,), "the exits that are closed"),
        Plane("cards", people, "the cards that lie face up and can be played"),
        Plane("played", people, "the cards of this turn that have been played"),
        Plane("active", people, "the character that is being played"),
        Plane("moved", (1,), "whether it has moved"),
        Plane("powered", (1,), "whether its power is used, or nothing is owed by it"),
        Plane("turning", (1,), "whether the lantern waits to be turned"),
        Plane("points", (1,), "what the whistle has left", _POINTS),
        Plane("whistled", people, "who has been whistled already"),
        Plane("alibis drawn", (_SEATS,), "how many alibi cards each seat has", _CHARACTERS),
        Plane("alibis", people, "the viewer's own alibi cards"),
        Plane("jack", people, "who Jack is: for Jack, and for both when it is over"),
    ]


class MrJackEncoder(Encoder):
    def sit(self, position: Position) -> None:
        super().sit(position)
        self.board: Any = position

    def _observe(self, viewer: int) -> None:
        self._one_of(viewer, _SEATS)
        self._all_of(self.board._awaited() & 3, _SEATS)
        self._count(self.board.ended != 0)
        self._one_of(self.board.turn - 1, _TURNS)
        self._count(self.board.witness)
        self._observe_district()
        self._observe_turn()
        self._observe_alibis(viewer)

    def _observe_district(self) -> None:
        for character in range(_CHARACTERS):
            self._one_of(self.board.at[character], _CELLS)
        self._all_of(self.board.innocent, _CHARACTERS)
        self._all_of(self.board._visible(), _CHARACTERS)
        self._one_of(self.board.facing, _DIRECTIONS)
        for lamp in range(_PLACES):
            self._one_of(self.board.tiles[lamp], _TILES)
        self._all_of(self.board.covers, _PLACES)
        self._all_of(self.board.cordons, _EXITS)

    def _observe_turn(self) -> None:
        active = 0 if self.board.active == NOBODY else 1 << self.board.active
        self._all_of(self.board.turned_up & ~self.board.played & ~active, _CHARACTERS)
        self._all_of(self.board.played, _CHARACTERS)
        self._all_of(active, _CHARACTERS)
        self._count(self.board.moved if active else 0)
        self._count(self.board.powered if active else 0)
        self._count(self.board.turning if active else 0)
        self._count(self.board.points if active else 0)
        self._all_of(self.board.whistled if active else 0, _CHARACTERS)

    def _observe_alibis(self, viewer: int) -> None:
        self._count(_COUNT[self.board.alibis[JACK]])
        self._count(_COUNT[self.board.alibis[INVESTIGATOR]])
        self._all_of(self.board.alibis[viewer], _CHARACTERS)
        if viewer == JACK or self.board.ended:
            self._one_of(self.board.jack, _CHARACTERS)
        else:
            self._nothing(_CHARACTERS)
