"""Help that a newcomer understands, in both languages."""

import pytest
from tests.cli.conftest import Run

from gaslamp import __version__
from gaslamp.cli.command import build
from gaslamp.words import LANGUAGES, Words

COMMANDS = sorted(build(Words("en")).commands)


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


def test_the_commands_can_be_made_twice() -> None:
    assert build(Words("fr")).commands.keys() == build(Words("en")).commands.keys()
