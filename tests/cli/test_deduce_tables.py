"""What `deduce` shows people: who is cleared, and tables that fit into their terminal."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest
from rich.text import Text
from tests.cli.conftest import Run

from gaslamp.terminal.known import percent
from gaslamp.words import LANGUAGES, Words

KEPT = Path(__file__).parents[1] / "old_rules"
WIDTHS = (60, 80, 200)


def deduced(gaslamp: Run, game: str, seat: str, *argv: str) -> str:
    name = "mr_jack-1-crowded" if game == "mr_jack" else f"{game}-1-dealt"
    ran = gaslamp("deduce", str(KEPT / f"{name}.json"), "--seat", seat, "--ply", "60", *argv)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize(("lang", "no"), [("en", "not "), ("fr", "pas ")])
def test_who_is_cleared_is_not_jack(gaslamp: Run, lang: str, no: str) -> None:
    lines = deduced(gaslamp, "mr_jack", "Investigator", "--why", "--lang", lang).splitlines()
    for name in ("Watson", "Lestrade", "Bert"):
        said = [line for line in lines if line.startswith("Jack") and line.endswith(name)]
        assert len(said) == 1
        assert said[0].endswith(no + name)


def test_why_names_the_call_that_cleared_somebody(gaslamp: Run) -> None:
    lines = deduced(gaslamp, "mr_jack", "Investigator", "--why").splitlines()
    for name, turn in (("Watson", 1), ("Lestrade", 1), ("Bert", 2)):
        assert f"End of turn {turn}." in lines[lines.index(f"Jack: not {name}") + 1]


def test_in_json_each_certainty_says_whether_it_holds(gaslamp: Run) -> None:
    found = json.loads(deduced(gaslamp, "mr_jack", "Investigator", "--json"))
    assert found["certain"] == [
        {"subject": "Jack", "answer": name, "holds": False}
        for name in ("Watson", "Lestrade", "Bert")
    ]
    found = json.loads(deduced(gaslamp, "mr_jack", "Jack", "--json"))
    assert found["certain"] == [{"subject": "Jack", "answer": "Holmes", "holds": True}]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    ("game", "seat"),
    [("sleuth", "A"), ("mr_jack", "Investigator"), ("mr_jack", "Jack"), ("scotland_yard", "D1")],
)
def test_no_number_is_torn_apart_and_no_name_cut_short(
    gaslamp: Run, monkeypatch: pytest.MonkeyPatch, game: str, seat: str, width: int, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = deduced(gaslamp, game, seat, "--lang", lang).splitlines()[1:]
    assert max(len(line.rstrip()) for line in lines) <= width
    for line in lines:
        assert "…" not in line
        assert len(re.findall(r"\d\N{NO-BREAK SPACE}?%", line)) == line.count("%")
    assert any("%" in line for line in lines)


@pytest.mark.parametrize(
    ("chance", "in_english", "in_french"),
    [
        (None, "·", "·"),
        (Fraction(1), "100%", "100\N{NO-BREAK SPACE}%"),
        (Fraction(1, 3), "33.3%", "33,3\N{NO-BREAK SPACE}%"),
        (1 - Fraction(1, 10**9), "~100%", "~100\N{NO-BREAK SPACE}%"),
        (Fraction(1, 10**9), "~0%", "~0\N{NO-BREAK SPACE}%"),
    ],
)
def test_only_what_is_certain_is_shown_as_certain(
    chance: Fraction | None, in_english: str, in_french: str
) -> None:
    assert percent(chance, Words("en")) == Text(in_english)
    assert percent(chance, Words("fr")) == Text(in_french)
