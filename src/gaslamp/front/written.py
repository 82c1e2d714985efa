"""Games from records and positions: all at once, or step by step."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from gaslamp.core.data import Data, from_json
from gaslamp.core.events import Told
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.record import Record
from gaslamp.core.record import replay as replayed
from gaslamp.front.match import Match, seated
from gaslamp.front.so_far import Action
from gaslamp.front.sources import Source, position_in, read, record_in
from gaslamp.games import game_named


class Replayed(NamedTuple):
    """One step of a record."""

    seat: int
    """Who acted: a seat, or `gaslamp.CHANCE`."""
    action: Action
    notation: str
    told: list[Told]
    """What was told of it, and to whom."""
    match: Match
    """The game after this step. It goes on with the next one; `copy` it to keep it."""


class _Written(Data, forbid_unknown_fields=False):
    """A record has moves, a position has facts."""

    moves: list[str] | None = None


def load(source: Source, *, seed: int | None = None, by_hand: bool = False) -> Match:
    """The game of a record as far as it goes, or a game that begins at a given position.

    A source is JSON or the path of a file; chance goes on as with `start`.

    >>> import gaslamp
    >>> match = gaslamp.start("culprit", seats=3, seed=4)
    >>> again = gaslamp.load(gaslamp.dumps(match.record()))
    >>> again.moves == match.moves
    True
    >>> standing = gaslamp.load(match.position())
    >>> standing.legal() == match.legal(), standing.moves
    (True, [])
    """
    data = read(source)
    if from_json(data, _Written).moves is not None:
        return _of(record_in(data), seed, by_hand)
    game, options, position = position_in(data)
    return seated(Play(game, options, position), seed, by_hand)


def _of(record: Record, seed: int | None, by_hand: bool) -> Match:
    game = game_named(record.game, record.rules)
    return seated(Play.of(game, record, replayed(game, record)), seed, by_hand)


def replay(source: Source) -> Iterator[Replayed]:
    """Every step of a record, each checked by the rules.

    >>> import gaslamp
    >>> match = gaslamp.start("scotland_yard", seats=3, seed=4)
    >>> for step in gaslamp.replay(match.record()):
    ...     print(step.match.name_of(step.seat), step.notation)
    house detective 1 starts at 50
    house detective 2 starts at 34
    house bobby 1 starts at 117
    house bobby 2 starts at 29
    house X starts at 104
    """
    record = record_in(read(source))
    game = game_named(record.game, record.rules)
    match = seated(Play.of(game, record), None, by_hand=True)
    for step in replayed(game, record):
        told = match.play.follow(step)
        action: Any = game.to_typed(step.action)
        notation = game.write(step.action, step.before)
        yield Replayed(seat_of(step.action), action, notation, told, match)
