"""`mysteries`: made, counted, proved; the one of the day."""

import json
from datetime import date
from pathlib import Path

from tests.cli.conftest import Run

from gaslamp.games import NAMES
from gaslamp.mysteries.shelf import mysteries_of
from gaslamp.mysteries.today import mystery_of


def test_made_counted_and_proved(gaslamp: Run, tmp_path: Path) -> None:
    made = gaslamp(
        *("mysteries", "make", "--game", "mr_jack", "--kind", "fewest", "--count", "2"),
        *("--seed", "1", "--jobs", "1", "--into", str(tmp_path), "--json"),
    )
    assert made.code == 0
    file = tmp_path / "mr_jack.jsonl"
    assert json.loads(made.out) == {"file": str(file), "mysteries": 2, "new": 2}
    assert gaslamp("mysteries", "prove", str(file)).code == 0
    listed = gaslamp("mysteries", "list", "--file", str(file), "--json")
    assert json.loads(listed.out)["games"] == {"mr_jack": 2}


def test_the_house_has_enough_of_each(gaslamp: Run) -> None:
    counts = json.loads(gaslamp("mysteries", "list", "--json").out)
    assert set(counts["games"]) == set(NAMES)
    assert all(number >= 250 for number in counts["games"].values())
    assert sum(each["number"] for each in counts["kinds"]) == counts["number"]
    for each in counts["kinds"]:
        assert sum(each["difficulties"].values()) == each["number"]


def test_a_changed_byte_is_one_sentence(gaslamp: Run, tmp_path: Path) -> None:
    digest = mysteries_of("sleuth")[0].digest
    written = gaslamp("mysteries", "write", digest).out
    file = tmp_path / "mystery.json"
    file.write_text(written, "utf-8")
    assert gaslamp("mysteries", "prove", str(file)).code == 0
    file.write_text(written.replace('"sleuth"', '"sleutH"', 1), "utf-8")
    refused = gaslamp("mysteries", "prove", str(file))
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.count("\n") == 1


def test_the_day_s_mystery_and_an_answer(gaslamp: Run) -> None:
    asked = ("mysteries", "today", "--game", "sleuth", "--date", "2026-11-16")
    told = json.loads(gaslamp(*asked, "--json").out)
    assert (told["right"], told["solution"], told["chain"]) == (None, None, [])
    answer = mystery_of("sleuth", date(2026, 11, 16)).accepted[0]
    assert json.loads(gaslamp(*asked, "--json", "--answer", answer).out)["right"] is True
    wrong = json.loads(gaslamp(*asked, "--json", "--answer", "nonsense").out)
    assert (wrong["right"], wrong["solution"]) == (False, None)


def test_the_board_is_drawn_in_both_languages(gaslamp: Run) -> None:
    for game in NAMES:
        for lang in ("en", "fr"):
            ran = gaslamp(
                "mysteries", "today", "--game", game, "--date", "2026-11-16", "--lang", lang
            )
            assert (ran.code, ran.err) == (0, "")
