"""Going on from a record, or from a position that is given as a file, against bots."""

import secrets
from typing import Any, NamedTuple

from msgspec.structs import replace

from gaslamp.analysis.onward import Dealing, cut_at, lines_until
from gaslamp.bots import bot_for
from gaslamp.core.data import Data, from_json
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.core.prologue import Prologue
from gaslamp.core.record import record_of
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.front.files import PlayedRecord, play_through, read_bytes
from gaslamp.front.sources import position_in, record_in
from gaslamp.terminal import saves
from gaslamp.terminal.screen import Screen
from gaslamp.terminal.session import Session
from gaslamp.terminal.table import OwnTable
from gaslamp.words import Words


class Departure(NamedTuple):
    """Where to go on, and how."""

    file: str
    at: int | None
    """After so many actions; None for the last moment at which there is something to do."""
    seat: str | None
    keep: bool
    """Whether what the seat could not know is kept; otherwise it is dealt anew."""


class _Given(Data, forbid_unknown_fields=False):
    """A record has moves, a position has facts."""

    moves: list[str] | None = None


def go_on(moment: Departure, level: str, words: Words, pace: float) -> None:
    play, me = begun(moment)
    table = OwnTable(play, me, bot_for(play.game.name, level), Dice(secrets.randbits(64)))
    Session(table, saves.new_path(play.game.name), level, words, Screen(), pace).run()


def begun(moment: Departure) -> tuple[Play, int]:
    """The game as it goes on, and whose seat is the person's."""
    data = read_bytes(moment.file)
    if from_json(data, _Given).moves is None:
        return _from_position(data, moment)
    played = play_through(record_in(data))
    me = _seat(played.game, moment.seat, played.record.seats)
    cut = cut_at(played.game, played.record, _last(played) if moment.at is None else moment.at)
    dealing: Dealing = "kept" if moment.keep else "anew"
    lines = lines_until(cut, me, dealing, Dice(secrets.randbits(64)))
    return _play(played.game, cut.play, Prologue(lines, secrets.token_hex(32))), me


def _play(game: Game[Any], cut: Play, prologue: Prologue) -> Play:
    plain = record_of(game, cut.options, cut.start, [])
    return Play.of(game, replace(plain, start=prologue.start))


def _last(played: PlayedRecord) -> int:
    """The end, or just before it."""
    steps = played.steps
    return len(steps) - 1 if steps and steps[-1].after.over else len(steps)


def _from_position(data: bytes, moment: Departure) -> tuple[Play, int]:
    """A position has no past: there is nothing to deal anew."""
    if moment.at is not None:
        raise Unreadable(say("terminal-missing", name=say("terminal-sign-record")))
    game, options, position = position_in(data)
    if position.over:
        raise NotLegal(say("analysis-nothing-left"))
    return Play(game, options, position), _seat(game, moment.seat, position.seats)


def _seat(game: Game[Any], name: str | None, seats: int) -> int:
    me = 0 if name is None else game.seat_named(name.strip(), seats)
    if me == CHANCE:
        names = ", ".join(game.seat_names(seats))
        raise Unreadable(say("unreadable-seat", text=str(name), seats=names))
    return me
