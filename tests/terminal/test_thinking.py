"""Who thinks for long is named to a person who waits, and to nobody else."""

import io
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import AnyMove

from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.games.scotland_yard import GAME
from gaslamp.terminal.screen import Screen
from gaslamp.terminal.session import Session
from gaslamp.terminal.table import OwnTable
from gaslamp.words import Words

PATIENCE = 60.0


class Noted(io.StringIO):
    """What was shown, and whether anything was."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = threading.Event()

    def write(self, text: str) -> int:
        written = super().write(text)
        self.shown.set()
        return written


class Slow(AnyMove):
    """Thinks until something is seen on the screen."""

    def __init__(self, until: threading.Event) -> None:
        self.until = until

    def choose(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any:
        assert self.until.wait(PATIENCE)
        return super().choose(sight, legal, dice)


class Alone(AnyMove):
    """Nothing else goes on while it thinks."""

    def choose(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any:
        assert threading.active_count() == self.before
        return super().choose(sight, legal, dice)

    before = 0


def seated(bot: AnyMove, lang: str, path: Path) -> tuple[Session, Noted]:
    """A detective, who waits for Mister X and then for the other detectives."""
    paper, options = Noted(), GAME.options({})
    table = OwnTable(Play(GAME, options, GAME.start(4, options)), 3, bot, Dice(1))
    while table.play.position.chance_awaited:
        table.step()
    screen = Screen(Console(file=paper, width=80))
    return Session(table, path, "superintendent", Words(lang), screen, 0), paper


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Mister X is thinking…"), ("fr", "Mister X réfléchit…")]
)
def test_a_person_who_waits_is_told_who_thinks(lang: str, said: str, tmp_path: Path) -> None:
    bot = Slow(threading.Event())
    session, paper = seated(bot, lang, tmp_path)
    bot.until, session.screen.is_watched = paper.shown, True
    assert session._step() is not None
    assert paper.getvalue() == f"{said}\n"


def test_what_is_written_to_a_file_does_not_tell_it(tmp_path: Path) -> None:
    bot = Alone()
    session, paper = seated(bot, "en", tmp_path)
    bot.before = threading.active_count()
    assert session._step() is not None
    assert paper.getvalue() == ""
