"""`gaslamp analyse`."""

import json
from pathlib import Path

import pytest
from tests.analysis.games import CASES, played
from tests.cli.conftest import Run
from tests.contract.cases import Case

from gaslamp.analysis.appraisal import Analysis
from gaslamp.core.data import from_json, pretty, to_plain
from gaslamp.words import LANGUAGES


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


@pytest.fixture
def record(case: Case, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(pretty(played(case)))
    return path


def test_as_json(gaslamp: Run, record: Path, case: Case) -> None:
    """It is what the schema says, with every reason in both languages."""
    ran = gaslamp("analyse", str(record), "--json", "--iterations=16")
    assert (ran.code, ran.err) == (0, "")
    found: Analysis = from_json(ran.out.encode(), Analysis)
    assert found.game == case.name
    reasons = [each.reason for each in found.decisions if each.grade is not None]
    assert reasons
    assert all(list(each) == list(LANGUAGES) and all(each.values()) for each in reasons)


@pytest.mark.parametrize("case", CASES[3:], ids=str, indirect=True)
@pytest.mark.parametrize(("lang", "heading"), [("en", "Luck and skill"), ("fr", "La chance")])
def test_as_a_table_that_is_the_same_each_time(
    gaslamp: Run, record: Path, lang: str, heading: str
) -> None:
    ran = gaslamp("analyse", str(record), "--iterations=16", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert heading in ran.out
    assert gaslamp("analyse", str(record), "--iterations=16", "--lang", lang) == ran


def test_a_game_that_runs_is_refused_in_a_sentence(gaslamp: Run, record: Path) -> None:
    plain = to_plain(json.loads(record.read_text()))
    plain["outcome"] = None
    plain["moves"] = plain["moves"][:-1]
    record.write_text(json.dumps(plain))
    ran = gaslamp("analyse", str(record))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("keep", [True, False])
def test_one_goes_on_from_a_record(
    gaslamp: Run, record: Path, case: Case, keep: bool, tmp_path: Path
) -> None:
    """What was left can be gone on with, as any game can; what came to its end verifies."""
    seat = case.game.seat_names(case.seats)[-1]
    kept = ["--keep"] if keep else []
    argv = ["play", "--from", str(record), "--at=12", "--seat", seat, "--pace=0", *kept]
    ran = gaslamp(*argv, "--level=constable")
    assert (ran.code, ran.err) == (0, "")
    (kept_file,) = (tmp_path / "data").rglob("*.json")
    written = json.loads(kept_file.read_text())
    assert "prologue" in written.get("record", written)["start"]
    if "record" in written:
        assert gaslamp("play", "--resume", "--pace=0").code == 0
    else:
        assert gaslamp("verify", str(kept_file)).code == 0


def test_going_on_where_nothing_is_left_is_refused(gaslamp: Run, record: Path) -> None:
    for wrong in (["--at=100000"], ["--at=12", "--seat=Z"], ["--at=12", "--resume"]):
        ran = gaslamp("play", "--from", str(record), *wrong)
        assert (ran.code, ran.out) == (2, ""), wrong
        assert ran.err.count("\n") == 1
    assert gaslamp("play", "mr_jack", "--at=3").code == 2
