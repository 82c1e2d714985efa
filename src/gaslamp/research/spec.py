"""A game with its options and its number of seats, as everybody here speaks of it: how its actions
are numbered, how an observation is laid out, how long it can be."""

from array import array
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.core.data import Data, to_plain
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.game import Game
from gaslamp.core.layout import KIND
from gaslamp.core.numbering import seat_of
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games import NAMES, game_named
from gaslamp.research.agreement import agreed
from gaslamp.research.bounds import Bound
from gaslamp.research.encoders.encoder import Encoder
from gaslamp.research.planes import Planes
from gaslamp.research.refusals import whole

Bytes = NDArray[np.uint8]

_ENCODERS = {
    "culprit": "CulpritEncoder",
    "mr_jack": "MrJackEncoder",
    "scotland_yard": "ScotlandYardEncoder",
    "sleuth": "SleuthEncoder",
}


class Spec:
    def __init__(self, game: Game[Any], seats: int, options: Any) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.start: Position = game.start(seats, options)
        """Before the first card is dealt. Copy it."""
        self._module = _encoders(game.name)
        self.version = version_of(game.name)
        self.bound: Bound = self._module.bound(seats, options)

    def __repr__(self) -> str:
        return f"<Spec: {self.name}, {self.actions} actions, {self.layout.size} numbers>"

    def __reduce__(self) -> tuple[Any, ...]:
        """It can be sent to another process."""
        return spec_of, (self.game.name, self.seats, to_plain(self.options))

    @property
    def name(self) -> str:
        return f"{self.game.name}_v{self.version}"

    def seat(self, seat: Any) -> int:
        """A seat's number, by that or by its name in notation."""
        named = isinstance(seat, str)
        found = self.game.seat_named(seat, self.seats) if named else whole("seat", seat)
        if not 0 <= found < self.seats:
            names = ", ".join(self.game.seat_names(self.seats))
            raise Unreadable(say("unreadable-seat", text=str(seat), seats=names))
        return found

    # Actions

    @cached_property
    def listed(self) -> list[int]:
        """Every action of a player, its seat left out, in the order of its number."""
        return list(self._module.actions(self.seats, self.options))

    @property
    def actions(self) -> int:
        """How many numbers there are."""
        return len(self.listed)

    @cached_property
    def draws(self) -> list[int]:
        """The same for what chance does."""
        return list(self._module.draws(self.seats, self.options))

    @cached_property
    def _draw_numbers(self) -> dict[int, int]:
        return {draw: number for number, draw in enumerate(self.draws)}

    @cached_property
    def _tables(self) -> tuple["array[int]", "array[int]"]:
        """From numbers to actions and back; -1 where there is no action."""
        back = [-1] * (max(self.listed) + 1)
        for number, action in enumerate(self.listed):
            back[action] = number
        return array("i", self.listed), array("i", back)

    @cached_property
    def _reader(self) -> Encoder:
        """One to ask for numbers, which have nothing to do with how a game stands."""
        return self.encoder(self.start)

    def encoder(self, position: Position) -> Encoder:
        """One for this board."""
        made: Encoder = getattr(self._module, _ENCODERS[self.game.name])(*self._tables)
        made.sit(position)
        return made

    def number_of(self, action: int) -> int:
        """The number of an action; chance has numbers of its own."""
        if seat_of(action) == CHANCE:
            return self._draw_numbers[action >> KIND]
        return self._reader.number(action)

    def action_of(self, number: int, seat: int) -> int:
        """The action that a number means when it is a seat's, or chance's."""
        if seat == CHANCE:
            return self.draws[number] << KIND | CHANCE
        self.check_number(number)
        return self._reader.action(int(number), seat)

    def typed(self, number: int, seat: int) -> Data:
        """The same as the front door has it: a typed action."""
        return self.game.to_typed(self.action_of(number, seat))

    def check_number(self, number: int) -> None:
        if not 0 <= number < self.actions:
            text, legal = str(number), f"0 … {self.actions - 1}"
            raise NotLegal(say("research-not-legal", number=text, legal=legal))

    # Observations

    @cached_property
    def layout(self) -> Planes:
        return Planes(self._module.planes(self.seats, self.options))

    def planes(self, observation: Bytes) -> dict[str, Bytes]:
        """An observation cut into its planes, each in its shape; nothing is copied."""
        return {
            plane.name: observation[at : at + plane.size].reshape(plane.shape)
            for plane, at in self.layout
        }


def version_of(game: str) -> int:
    """Of the numbers of its actions and of the layout of its observations."""
    version: int = _encoders(game).VERSION
    return version


def _encoders(game: str) -> Any:
    return import_module(f"gaslamp.research.encoders.{game}")


def spec_of(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Spec:
    """The game by its newest rules; the usual number of seats if nobody says how many."""
    if game not in NAMES:
        raise Unreadable(say("unreadable-game", name=str(game), games=", ".join(NAMES)))
    rulebook = game_named(game)
    given = agreed(rulebook, options)
    size = rulebook.usual_size(given) if seats is None else whole("seats", seats)
    return _spec(rulebook, size, given)


def _spec(game: Game[Any], seats: int, options: Any) -> Spec:
    try:
        return _kept(game, seats, options)
    except TypeError:  # a deck of one's own cannot be looked up
        return Spec(game, seats, options)


_kept = lru_cache(64)(Spec)


def tables_of(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every form of a game at every number of seats: the seats and options that docs/research.md
    lists."""
    game = game_named(name)
    small = ({"small": form} for form in game.small_forms)
    for options in ({}, *game.variants.values(), *small):
        given = game.options(options)
        for seats in game.table_sizes(given):
            if getattr(given, "winners", 1) < seats:
                yield seats, dict(options)
