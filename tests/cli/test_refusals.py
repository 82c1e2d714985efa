"""Whatever is wrong: one sentence in the user's language, exit code 2, never a traceback."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, changed

from gaslamp.terminal import saves
from gaslamp.words import LANGUAGES

NO_BREAK = str.maketrans("\u00a0\u202f", "  ")

LINES: dict[str, list[str]] = {
    "no such command": ["dance"],
    "no such option": ["games", "--loud"],
    "option of another command": ["games", "--depth", "2"],
    "option without its value": ["simulate", "sleuth", "--games"],
    "flag with a value": ["games", "--json=yes"],
    "too many arguments": ["games", "sleuth", "sleuth"],
    "no game": ["simulate"],
    "nothing to play": ["play"],
    "no such game": ["simulate", "cluedo"],
    "game with control characters": ["play", "\x1b[31mred\n\n"],
    "no number": ["simulate", "sleuth", "--games", "many"],
    "number with a fraction": ["simulate", "sleuth", "--games", "1.5"],
    "number in another script": ["simulate", "sleuth", "--games", "٣"],
    "number too small": ["simulate", "sleuth", "--games", "0"],
    "number too large": ["simulate", "sleuth", "--seed", "9" * 400],
    "negative number": ["simulate", "sleuth", "--games", "-3"],
    "too few seats": ["simulate", "sleuth", "--seats", "2"],
    "too many seats": ["play", "sleuth", "--seats", "8"],
    "no such seat": ["play", "sleuth", "--seat", "Z"],
    "the house's seat": ["play", "sleuth", "--seat", "house"],
    "no such variant": ["play", "sleuth", "--variant", "cheating"],
    "options that are no JSON": ["simulate", "sleuth", "--options", "{missing: 2}"],
    "options that are a list": ["simulate", "sleuth", "--options", "[1]"],
    "options that do not exist": ["simulate", "sleuth", "--options", '{"luck": 1}'],
    "options out of bounds": ["simulate", "sleuth", "--options", '{"missing": 4}'],
    "options that do not fit": [
        "simulate",
        "sleuth",
        "--seats",
        "3",
        "--options",
        '{"winners": 3}',
    ],
    "options that are deep": ["simulate", "sleuth", "--options", "[" * 100_000],
    "options that are no text": ["simulate", "sleuth", "--options", "\udcff"],
    "nothing to resume": ["play", "--resume"],
    "resume with a game": ["play", "sleuth", "--resume"],
    "no record": ["replay"],
    "no such file": ["replay", "nowhere.json"],
    "file name with a zero": ["replay", "a\x00b"],
    "file name too long": ["replay", "x" * 10_000],
    "no position": ["legal"],
    "no depth": ["count", "--position", "nowhere.json"],
    "depth of zero": ["count", "--position", "nowhere.json", "--depth", "0"],
    "empty standard input": ["legal", "--position", "-"],
}


def check(ran: Any) -> None:
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.rstrip()[-1] in ".?", ran.err
    assert len(ran.err) < 500
    assert "Traceback" not in ran.err
    assert ran.err.rstrip("\n").translate(NO_BREAK).isprintable()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("argv", LINES.values(), ids=LINES.keys())
def test_a_bad_command_line(gaslamp: Run, argv: list[str], lang: str) -> None:
    check(gaslamp(*argv, f"--lang={lang}"))


@pytest.mark.parametrize("argv", LINES.values(), ids=LINES.keys())
def test_the_two_languages_say_it_differently(gaslamp: Run, argv: list[str]) -> None:
    assert gaslamp(*argv, "--lang=fr").err != gaslamp(*argv, "--lang=en").err


def test_a_language_that_is_not_spoken(gaslamp: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    check(gaslamp("games", "--lang", "de"))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "langue" in gaslamp("games", "--lang", "de").err


def binary(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 20)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 33)


def deep(path: Path) -> None:
    path.write_text('{"game":' + "[" * 500_000)


def deep_facts(path: Path) -> None:
    content = json.loads(path.read_text())
    key = "facts" if "facts" in content else "options"
    content[key] = "DEEP"
    nested = "[" * 200_000 + "]" * 200_000
    path.write_text(json.dumps(content).replace('"DEEP"', nested))


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def a_list(path: Path) -> None:
    path.write_text("[1, 2, 3]")


def another_game(path: Path) -> None:
    changed(path, game="cluedo")


def another_format(path: Path) -> None:
    changed(path, format=99)


def a_huge_format(path: Path) -> None:
    path.write_text(path.read_text().replace('"format": 1', '"format": 1' + "0" * 3000))


def other_rules(path: Path) -> None:
    changed(path, rules=99)


def many_seats(path: Path) -> None:
    changed(path, seats=10**30)


def negative_seats(path: Path) -> None:
    changed(path, seats=-4)


def an_unknown_field(path: Path) -> None:
    changed(path, **{"extra\x1b[2J\n": 1})


def half_a_letter(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20] + b"\xc3")


BROKEN: list[Callable[[Path], None]] = [
    binary,
    empty,
    huge,
    deep,
    deep_facts,
    a_folder,
    a_list,
    another_game,
    another_format,
    a_huge_format,
    other_rules,
    many_seats,
    negative_seats,
    an_unknown_field,
    half_a_letter,
]


every_breakage = pytest.mark.parametrize("break_it", BROKEN, ids=lambda each: each.__name__)
Break = Callable[[Path], None]


@pytest.mark.parametrize("lang", LANGUAGES)
@every_breakage
def test_a_broken_record(gaslamp: Run, record_file: Path, break_it: Break, lang: str) -> None:
    break_it(record_file)
    check(gaslamp("replay", str(record_file), "--lang", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@every_breakage
def test_a_broken_position(gaslamp: Run, position_file: Path, break_it: Break, lang: str) -> None:
    break_it(position_file)
    check(gaslamp("legal", "--position", str(position_file), "--lang", lang))
    check(gaslamp("count", "--depth", "1", "--position", str(position_file), "--lang", lang))


MOVES: dict[str, list[str]] = {
    "no seat": ["deal A red pearl pair"],
    "no such seat": ["Q: exchange"],
    "no such move": ["house: juggle"],
    "a move out of turn": ["A: exchange"],
    "chance that cannot be": ["house: begin A"],
    "no such gem": ["house: deal A purple pearl pair"],
    "control characters": ["house: \x1b[2J\n\n\n"],
    "a very long line": ["house: " + "deal " * 100_000],
    "the game is not over": [],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moves", MOVES.values(), ids=MOVES.keys())
def test_a_record_that_cannot_be_played(
    gaslamp: Run, record_file: Path, moves: list[str], lang: str
) -> None:
    check(gaslamp("replay", str(changed(record_file, moves=moves)), "--lang", lang))


FACTS: dict[str, dict[str, Any]] = {
    "a seat that is not there": {"turn": 9},
    "a negative seat": {"turn": -1},
    "somebody out twice": {"out": [1, 1]},
    "no hands": {"hands": []},
    "gems twice": {"open_gems": ["red pearl pair"] * 3},
    "no such gem": {"missing": ["purple pearl pair"]},
    "a number beyond all bounds": {"final_asked": 10**40},
    "a number too large for a machine": {"to_draw": 2**70},
    "a number as text": {"to_draw": "1"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("facts", FACTS.values(), ids=FACTS.keys())
def test_a_position_that_cannot_stand(
    gaslamp: Run, position_file: Path, facts: dict[str, Any], lang: str
) -> None:
    content = json.loads(position_file.read_text())
    changed(position_file, facts=content["facts"] | facts)
    check(gaslamp("legal", "--position", str(position_file), "--lang", lang))


def test_no_seat_of_that_name_in_a_position(gaslamp: Run, position_file: Path) -> None:
    check(gaslamp("legal", "--position", str(position_file), "--seat", "G"))


def test_a_record_has_no_such_ply(gaslamp: Run, record_file: Path) -> None:
    check(gaslamp("replay", str(record_file), "--ply", "99999"))


def test_one_seat_or_all_open(gaslamp: Run, record_file: Path) -> None:
    check(gaslamp("replay", str(record_file), "--seat", "A", "--open"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "content",
    ["", "{}", "[" * 9999, '{"seat": 1}', "\x00"],
    ids=["empty", "bare", "deep", "half", "binary"],
)
def test_a_broken_save(gaslamp: Run, content: str, lang: str) -> None:
    path = saves.folder("saves") / "broken.json"
    path.parent.mkdir(parents=True)
    path.write_text(content)
    ran = gaslamp("play", "--resume", "--lang", lang)
    check(ran)
    assert "broken.json" in ran.err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to root")
def test_a_file_that_may_not_be_read(gaslamp: Run, record_file: Path) -> None:
    record_file.chmod(0)
    check(gaslamp("replay", str(record_file)))
