"""Records, positions and sights from files that anybody may have written."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.core.data import LARGEST_FILE, Data, from_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.explicit import PositionFile, stand_up
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.record import Record, Step, replay, start_of
from gaslamp.core.sentence import say
from gaslamp.core.sight import Sight
from gaslamp.games import game_named

STDIN = "-"


class _AnyGame(Data, frozen=True, forbid_unknown_fields=False):
    """As much of a file as says which game it is about, and by which rules."""

    game: str
    rules: int


class Standing(NamedTuple):
    """A position from a file, and what it is a position of."""

    game: Game[Any]
    options: Any
    position: Position


class Played(NamedTuple):
    """A record that has been played through from beginning to end."""

    game: Game[Any]
    record: Record
    start: Position
    steps: list[Step]


def read_bytes(name: str) -> bytes:
    """What is in a file, or as much of it as is enough to see that it is too large."""
    try:
        if name == STDIN:
            return sys.stdin.buffer.read(LARGEST_FILE + 1)
        with Path(name).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except (OSError, ValueError):
        raise Unreadable(_why_not(name)) from None


def _why_not(name: str) -> Any:
    try:
        path = Path(name)
        kind = "folder" if path.is_dir() else "closed" if path.exists() else "missing"
    except (OSError, ValueError):
        kind = "missing"
    return say("terminal-file", name=name, kind=kind)


def read_position(name: str) -> Standing:
    data = read_bytes(name)
    game = _game_of(data)
    file = from_json(data, PositionFile[game.option_type, game.facts_type])  # type: ignore[name-defined]
    return Standing(game, file.options, stand_up(game, file))


def read_sight(data: bytes) -> Sight[Any, Any, Any]:
    """What a viewer has seen, as the game's published schema has it."""
    game = _game_of(data)
    kind = Sight[game.option_type, game.event_type, game.view_type]  # type: ignore[name-defined]
    sight: Sight[Any, Any, Any] = from_json(data, kind)
    game.check_seats(sight.seats)
    return sight


def _game_of(data: bytes) -> Game[Any]:
    about: _AnyGame = from_json(data, _AnyGame)
    return game_named(about.game, about.rules)


def read_record(name: str) -> Played:
    record: Record = from_json(read_bytes(name), Record)
    return play_through(record)


def play_through(record: Record) -> Played:
    """Every line is checked before anything of the record is believed."""
    game = game_named(record.game, record.rules)
    return Played(game, record, start_of(game, record), list(replay(game, record)))
