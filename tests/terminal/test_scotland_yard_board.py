"""Scotland Yard as it is drawn in the terminal."""

import io

import pytest
from rich.console import Console
from tests.games.scotland_yard.sitting import Sitting, sitting

from gaslamp.terminal.boards import board_for
from gaslamp.words import LANGUAGES, Words

NAMED = ["Agatha", "Basil", "Clara", "Dorothy", "Edgar", "Flora"].__getitem__
UNLIMITED = {"en": "∞ (unlimited)", "fr": "∞ (illimités)"}


def heading(table: Sitting, viewer: int, lang: str) -> str:
    console = Console(file=io.StringIO(), width=100, height=24)
    board_for("scotland_yard").draw(table.play.sight(viewer), Words(lang, NAMED), console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()[0]


@pytest.mark.rule("SY-43")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_in_1983_his_tickets_are_unlimited_and_in_2014_they_are_counted(
    viewer: int, lang: str
) -> None:
    first = heading(sitting("1983", x=1, pawns=[74, 100, 46, 13]), viewer, lang)
    assert UNLIMITED[lang] in first
    assert "T4" not in first
    counted = heading(sitting("2014", x=1, pawns=[74, 100, 46, 13]), viewer, lang)
    assert UNLIMITED[lang] not in counted
    assert "T24" in counted
