"""Unfinished games, kept in the user's data folder so that they can be gone on with."""

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from gaslamp.bots import LEVELS, bot_for
from gaslamp.core.data import Data, from_json, pretty
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.play import Play
from gaslamp.core.record import Record
from gaslamp.core.sentence import say
from gaslamp.front.files import play_through, read_bytes
from gaslamp.terminal.deal import Stakes
from gaslamp.terminal.table import OwnTable

FORMAT = 1


class Saved(Data):
    """A game in progress: its record, whose seat is the person's, and where chance stands."""

    record: Record
    seat: int
    level: str
    dice: int
    """The bots'."""
    stakes: Stakes
    format: int = FORMAT


def folder(name: str) -> Path:
    return platformdirs.user_data_path("gaslamp", appauthor=False) / name


def new_path(game: str) -> Path:
    """A name that sorts by the time when the game began."""
    return folder("saves") / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{game}.json"


def write(path: Path, text: str) -> None:
    """All or nothing: a file that is there is whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}")
        new.write_text(text, "utf-8")
        new.replace(path)
    except OSError:
        raise Unreadable(say("terminal-cannot-write", name=str(path))) from None


def keep(path: Path, table: OwnTable, level: str) -> None:
    record, stakes = table.record, table.deal.stakes
    write(path, pretty(Saved(record, table.me, level, table.dice.state, stakes)))


def finish(path: Path, table: OwnTable) -> Path:
    """The game is over: its record is filed, and there is nothing left to go on with."""
    record = folder("records") / path.name
    write(record, pretty(table.deal.sealed(table.record)))
    path.unlink(missing_ok=True)
    return record


def kept_paths() -> list[Path]:
    """The unfinished games, the one last played first."""
    found = folder("saves").glob("*.json")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def latest() -> Path:
    paths = kept_paths()
    if not paths:
        raise Unreadable(say("terminal-nothing-saved"))
    return paths[0]


def load(path: Path) -> Saved:
    try:
        saved: Saved = from_json(read_bytes(str(path)), Saved)
    except Unreadable as refusal:
        raise _broken(path, refusal) from None
    return saved


def _broken(path: Path, refusal: Unreadable) -> Unreadable:
    return Unreadable(say("terminal-broken-save", name=str(path), reason=refusal.sentence))


def seat_again(path: Path) -> tuple[OwnTable, Saved]:
    """Everybody back on their seats, with everything as it was."""
    saved = load(path)
    try:
        return _table(saved), saved
    except Unreadable as refusal:
        raise _broken(path, refusal) from None


def _table(saved: Saved) -> OwnTable:
    if saved.format != FORMAT:
        raise Unreadable(say("unreadable-format", format=saved.format, known=FORMAT))
    played = play_through(saved.record)
    if not 0 <= saved.seat < saved.record.seats or saved.level not in LEVELS:
        raise Unreadable(say("unreadable-field", field="seat, level"))
    play = Play.of(played.game, saved.record, played.steps)
    bot = bot_for(played.game.name, saved.level)
    table = OwnTable(play, saved.seat, bot, Dice(saved.dice), saved.stakes)
    table.deal.catch_up(played.steps)
    table.hints = list(saved.record.hints or [])
    return table
