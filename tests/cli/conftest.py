"""The real command, run in this process with its own data folder and a plain locale."""

import io
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gaslamp.cli.command import run
from gaslamp.core.data import pretty
from gaslamp.core.dice import Dice
from gaslamp.core.explicit import describe
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import CHANCE
from gaslamp.games.sleuth import GAME


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]
CERTAIN = {"en": "100%", "fr": "100\N{NO-BREAK SPACE}%"}
"""How each language writes it."""


class AnyMove:
    """A bot that takes any action, all alike, and never speaks up."""

    def choose(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any:
        return legal[dice.below(len(legal))]

    def speaks_up(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any | None:
        return None


@pytest.fixture(autouse=True)
def _own_world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def gaslamp(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def ran(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = _apart(argv) if argv[:1] == ("admin",) else run(argv)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return ran


def _apart(argv: Sequence[str]) -> int:
    """A browser that another test has opened keeps a loop in this thread, where a command that
    needs one of its own cannot run."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(run, argv).result()


def random_game(seed: int, seats: int = 4, **plain: Any) -> Play:
    """A whole game of Sleuth, played at random."""
    options = GAME.options(plain)
    play = Play(GAME, options, GAME.start(seats, options))
    dice = Dice(seed)
    while not play.position.over:
        play.act(random_action(play.position, dice))
    return play


def dealt_game(seed: int, seats: int = 4, **plain: Any) -> Play:
    """A game of Sleuth in which everything is dealt and nobody has moved."""
    options = GAME.options(plain)
    play = Play(GAME, options, GAME.start(seats, options))
    dice = Dice(seed)
    while play.position.awaited >> CHANCE & 1:
        play.act(random_action(play.position, dice))
    return play


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(pretty(random_game(1).record()))
    return path


@pytest.fixture
def position_file(tmp_path: Path) -> Path:
    play = dealt_game(1)
    path = tmp_path / "position.json"
    path.write_text(pretty(describe(GAME, play.options, play.position)))
    return path


def changed(path: Path, **fields: Any) -> Path:
    """The same JSON file with some fields set to something else."""
    content = json.loads(path.read_text())
    content.update(fields)
    path.write_text(json.dumps(content))
    return path
