"""Help that a newcomer understands, in both languages."""

import subprocess
import sys

import pytest
from tests.cli.conftest import Run

from gaslamp import __version__
from gaslamp.cli.command import COMMANDS as ALL_COMMANDS
from gaslamp.words import LANGUAGES

COMMANDS = sorted(ALL_COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(gaslamp: Run, command: str, lang: str) -> None:
    ran = gaslamp(command, "--help", "--lang", lang)
    assert ran.code == 0
    assert f"gaslamp {command}" in ran.out
    assert "--lang fr|en" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


def test_nothing_english_is_left_in_the_french_help(gaslamp: Run) -> None:
    for command in ([], *([name] for name in COMMANDS)):
        page = gaslamp(*command, "--help", "--lang=fr").out
        assert "Usage\u00a0: gaslamp" in page
        for word in ("Show this", "the ", "Commands", "FILE", "SEAT"):
            assert word not in page


def test_alone_without_a_terminal_it_prints_the_help(gaslamp: Run) -> None:
    assert gaslamp() == gaslamp("--help")
    assert all(command in gaslamp().out for command in COMMANDS)


def test_the_locale_chooses_the_language(gaslamp: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commandes" in gaslamp("--help").out
    assert "Commands" in gaslamp("--help", "--lang", "en").out


def test_version(gaslamp: Run) -> None:
    assert gaslamp("--version").out == f"gaslamp {__version__}\n"


def test_narrow_terminals_get_narrow_help(gaslamp: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, gaslamp("play", "--help").out.splitlines())) <= 60


def test_what_can_be_left_out_stands_in_brackets(gaslamp: Run) -> None:
    assert "gaslamp deduce [RECORD]" in gaslamp("deduce", "--help", "--lang", "en").out
    assert "gaslamp replay RECORD" in gaslamp("replay", "--help", "--lang", "en").out


ASKED = """
import sys
from gaslamp.cli.command import run
run(["games", "--lang", "en"])
print(*sys.modules, file=sys.stderr)
"""


def test_a_command_loads_only_what_it_needs() -> None:
    ran = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True)
    loaded = set(ran.stderr.split())
    rooms = {name.split(".")[1] for name in loaded if name.startswith("gaslamp.")}
    assert rooms == {"cli", "core", "games", "words"}
    assert not loaded & {"rich", "starlette", "asyncio", "sqlite3", "pysat"}
