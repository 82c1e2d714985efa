"""Records, positions and sights as files, text or data that anybody may have written."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.core.data import Data, from_json, pretty, to_json
from gaslamp.core.explicit import PositionFile, stand_up
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.record import Record
from gaslamp.core.sight import Sight
from gaslamp.games import game_named

Source = str | Path | bytes | Mapping[str, Any] | Data
"""JSON as text, bytes or what it is read into; the path of a file of it; or the thing itself.

A text that is empty or begins with a brace is JSON, any other is a path.
"""


class _AnyGame(Data, forbid_unknown_fields=False):
    """As much of a file as says which game it is about, and by which rules."""

    game: str
    rules: int


class Standing(NamedTuple):
    """A position from a file, and what it is a position of."""

    game: Game[Any]
    options: Any
    position: Position


def read(source: Source) -> bytes:
    match source:
        case bytes():
            return source
        case str() if not source.strip() or source.lstrip().startswith("{"):
            return source.encode()
        case str() | Path():
            return Path(source).read_bytes()
    return to_json(source)


def _game_of(data: bytes) -> Game[Any]:
    about: _AnyGame = from_json(data, _AnyGame)
    return game_named(about.game, about.rules)


def position_in(data: bytes) -> Standing:
    game = _game_of(data)
    file = from_json(data, PositionFile[game.option_type, game.facts_type])  # type: ignore[name-defined]
    return Standing(game, file.options, stand_up(game, file))


def sight_in(data: bytes) -> Sight[Any, Any, Any]:
    """What a viewer has seen, as the game's published schema has it."""
    game = _game_of(data)
    kind = Sight[game.option_type, game.event_type, game.view_type]  # type: ignore[name-defined]
    sight: Sight[Any, Any, Any] = from_json(data, kind)
    game.check_size(sight.seats, sight.options)
    return sight


def record_in(data: bytes) -> Record:
    record: Record = from_json(data, Record)
    return record


def load_sight(source: Source) -> Sight[Any, Any, Any]:
    """What a seat has seen, from a file or text.

    >>> import gaslamp
    >>> sight = gaslamp.start("mr_jack", seed=1).sight("Investigator")
    >>> gaslamp.load_sight(gaslamp.dumps(sight)) == sight
    True
    """
    return sight_in(read(source))


def dumps(thing: Data) -> str:
    """A record, a position or a sight as JSON.

    >>> import gaslamp
    >>> print(gaslamp.dumps(gaslamp.start("mr_jack", seed=3).position())[:22])
    {
      "game": "mr_jack",
    """
    return pretty(thing)


def save(thing: Data, path: str | Path) -> None:
    """Write a record, a position or a sight to a file.

    >>> import gaslamp, tempfile
    >>> match = gaslamp.start("sleuth", seats=3, seed=1)
    >>> with tempfile.NamedTemporaryFile(suffix=".json") as file:
    ...     gaslamp.save(match.record(), file.name)
    ...     gaslamp.load(file.name).moves == match.moves
    True
    """
    Path(path).write_text(dumps(thing), encoding="utf-8")
