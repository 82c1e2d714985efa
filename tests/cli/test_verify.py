"""`gaslamp verify`: 0 and what was checked, 1 and what does not hold, 2 for what cannot be read."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, changed
from tests.contract.cases import every_case
from tests.core.dealing.dealt import dealt, in_json
from tests.core.dealing.spoils import WAYS

from gaslamp.core.data import pretty
from gaslamp.core.dealing.verification import hashes
from gaslamp.core.dice import Dice
from gaslamp.core.record import Record
from gaslamp.games import NAMES
from gaslamp.words import LANGUAGES

RECORDS = {case.name: case for case in reversed(every_case())}


def fair(name: str, seed: int = 1) -> Record:
    case = RECORDS[name]
    return dealt(case, seed, range(case.seats), longest=60)


@pytest.fixture
def fair_file(tmp_path: Path) -> Path:
    path = tmp_path / "fair.json"
    path.write_text(pretty(fair("sleuth")))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_it_says_what_was_checked(gaslamp: Run, tmp_path: Path, name: str, lang: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(pretty(fair(name)))
    ran = gaslamp("verify", str(path), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("✓") == 8
    assert all(value in ran.out for value in hashes(fair(name)))


def test_in_json(gaslamp: Run, fair_file: Path) -> None:
    report = json.loads(gaslamp("verify", str(fair_file), "--json").out)
    assert report["holds"] is True
    assert report["hashes"] == hashes(fair("sleuth"))._asdict()
    assert next(iter(report["checked"])) == "terms"


def test_what_was_noted_is_compared(gaslamp: Run, fair_file: Path) -> None:
    known = hashes(fair("sleuth"))
    noted = [part for value in known for part in ("--noted", value.upper())]
    ran = gaslamp("verify", str(fair_file), *noted)
    assert (ran.code, ran.out.count("✓")) == (0, 11)
    ran = gaslamp("verify", str(fair_file), "--noted", hashes(fair("sleuth", 2)).opening)
    assert (ran.code, ran.out) == (1, "")
    assert "opening" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_what_does_not_hold_is_said_in_one_sentence(
    gaslamp: Run, tmp_path: Path, way: str, lang: str
) -> None:
    spoil, reasons = WAYS[way]
    humans = [] if "bots alone" in way else range(RECORDS["sleuth"].seats)
    one, other = (in_json(dealt(RECORDS["sleuth"], seed, humans, longest=90)) for seed in (1, 2))
    path = tmp_path / "spoilt.json"
    path.write_text(json.dumps(spoil(one, other, Dice(1))))
    ran = gaslamp("verify", str(path), "--lang", lang)
    assert ran.code == (2 if reasons == {"unreadable"} else 1)
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 300


def test_what_does_not_hold_in_json(gaslamp: Run, fair_file: Path) -> None:
    ran = gaslamp("verify", str(changed(fair_file, seats=5)), "--json")
    report: dict[str, Any] = json.loads(ran.out)
    assert ran.code == 1
    assert report == {
        "holds": False,
        "reason": "other-seats",
        "sentence": "The proof is for another number of seats than the record.",
    }


def test_a_record_without_a_proof(gaslamp: Run, record_file: Path) -> None:
    ran = gaslamp("verify", str(record_file))
    assert ran.code == 1
    assert "no proof" in ran.err


@pytest.mark.parametrize("content", ["", "{}", "[" * 9999, "\x00"])
def test_what_cannot_be_read(gaslamp: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    assert gaslamp("verify", str(path)).code == 2
    assert gaslamp("verify", str(tmp_path)).code == 2
    assert gaslamp("verify", "nowhere.json").code == 2
