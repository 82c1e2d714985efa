"""Records, positions and sights from files that anybody may have written."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.core.data import LARGEST_FILE
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.record import Record, Step, replay, start_of
from gaslamp.core.sentence import say
from gaslamp.front.sources import Standing, position_in, record_in
from gaslamp.games import game_named

STDIN = "-"


class PlayedRecord(NamedTuple):
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
    return position_in(read_bytes(name))


def read_record(name: str) -> PlayedRecord:
    return play_through(record_in(read_bytes(name)))


def play_through(record: Record) -> PlayedRecord:
    """Every line is checked before anything of the record is believed."""
    game = game_named(record.game, record.rules)
    return PlayedRecord(game, record, start_of(game, record), list(replay(game, record)))
