"""`deduce`: what a seat could know, from a record or from a sight alone."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from tests.cli.conftest import CERTAIN, Run, random_game
from tests.knowledge.sleuth.truth import truth

from gaslamp.core.data import pretty
from gaslamp.core.play import Play
from gaslamp.games.sleuth import GAME
from gaslamp.words import LANGUAGES

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"


def in_json(gaslamp: Run, *argv: str, typed: str = "") -> Any:
    ran = gaslamp("deduce", *argv, "--json", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def after(play: Play, ply: int) -> Play:
    again = Play(GAME, play.options, play.start)
    for action in play.actions[:ply]:
        again.act(action)
    return again


def test_exact_fractions_that_leave_the_truth_open(gaslamp: Run, record_file: Path) -> None:
    found = in_json(gaslamp, str(record_file), "--seat", "B", "--ply", "80")
    assert (found["game"], found["seat"]) == ("sleuth", "B")
    assert int(found["worlds"]) >= 1
    position = after(random_game(1), 80).position
    for gem, place in truth(position).items():
        chances = {answer: Fraction(text) for answer, text in found["chances"][gem].items()}
        assert sum(chances.values()) == 1
        assert chances[place] > 0


def test_a_sight_alone_says_as_much_as_the_record(gaslamp: Run, record_file: Path) -> None:
    written = pretty(after(random_game(1), 80).sight(1))
    jsonschema.validate(
        json.loads(written), json.loads((SCHEMAS / "sleuth.sight.json").read_text("utf-8"))
    )
    from_sight = in_json(gaslamp, "--sight", "-", typed=written)
    assert from_sight == in_json(gaslamp, str(record_file), "--seat", "B", "--ply", "80")


@pytest.mark.slow
def test_why_is_told_of_every_certainty(gaslamp: Run, record_file: Path) -> None:
    found = in_json(gaslamp, str(record_file), "--seat", "A", "--ply", "130", "--why")
    assert found["certain"]
    for entry in found["certain"]:
        english, french = entry["why"]["en"], entry["why"]["fr"]
        assert len(english) == len(french) > 0
        assert english != french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_for_people(gaslamp: Run, record_file: Path, lang: str) -> None:
    ran = gaslamp("deduce", str(record_file), "--seat", "A", "--ply", "60", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(CERTAIN[lang]) >= 8
    assert ("missing" if lang == "en" else "manquant") in ran.out


def test_a_contradictory_sight_is_refused_with_the_facts_in_conflict(gaslamp: Run) -> None:
    sight = json.loads(pretty(after(random_game(1), 80).sight(1)))
    dealt = next(event for event in sight["events"] if event["type"] == "dealt" and event["gem"])
    sight["events"].append(dealt | {"seat": 2})
    ran = gaslamp("deduce", "--sight", "-", typed=json.dumps(sight))
    assert ran.code == 2
    assert "You are dealt" in ran.err
    assert "Clara is dealt" in ran.err or "3 is dealt" in ran.err


@pytest.mark.parametrize(
    "argv", [[], ["record", "--sight", "-"], ["record"], ["record", "--seat", "A", "--ply", "9999"]]
)
def test_what_is_missing_or_too_much_is_said(
    gaslamp: Run, record_file: Path, argv: list[str]
) -> None:
    argv = [str(record_file) if each == "record" else each for each in argv]
    ran = gaslamp("deduce", *argv)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
