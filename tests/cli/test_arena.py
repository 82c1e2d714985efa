"""`gaslamp arena`: what it prints, and that a results file is gone on with."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.test_refusals import check

from gaslamp.words import LANGUAGES

MATCH = ["arena", "match", "mr_jack", "--for=novice", "--against=random", "--processes=1"]
KEYS = ["game", "for", "against", "role", "games", "won", "share", "low", "high"]
KEYS += ["mean_ms", "failures"]


def test_a_match_for_programs(gaslamp: Run) -> None:
    ran = gaslamp(*MATCH, "--role=investigator", "--games=3", "--seed=1", "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert list(found) == KEYS
    assert (found["game"], found["for"], found["against"]) == ("mr_jack", "novice", "random")
    assert (found["role"], found["games"], found["failures"]) == ("investigator", 3, 0)
    assert found["share"] == round(found["won"] / 3, 4)
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    assert found["mean_ms"] > 0


def test_shares_are_of_points_in_the_culprit(gaslamp: Run) -> None:
    line = ["culprit", "--for=novice", "--against=novice", "--seats=5", "--games=5", "--json"]
    found = json.loads(gaslamp("arena", "match", *line).out)
    assert 0.1 < found["share"] < 0.3


@pytest.mark.parametrize(("lang", "said"), [("en", "3 games"), ("fr", "3 parties")])
def test_a_match_for_people(gaslamp: Run, lang: str, said: str) -> None:
    ran = gaslamp(*MATCH, "--games=3", f"--lang={lang}")
    assert ran.code == 0
    assert said in ran.out
    assert ran.out.count("\n") == 1


def test_a_results_file_is_gone_on_with(gaslamp: Run, tmp_path: Path) -> None:
    results = f"--results={tmp_path / 'r.jsonl'}"
    first = json.loads(gaslamp(*MATCH, "--games=2", "--json", results).out)
    lines = (tmp_path / "r.jsonl").read_text().count("\n")
    again = json.loads(gaslamp(*MATCH, "--games=2", "--json", results).out)
    assert (tmp_path / "r.jsonl").read_text().count("\n") == lines
    assert again == first
    gaslamp(*MATCH, "--games=3", "--json", results)
    assert (tmp_path / "r.jsonl").read_text().count("\n") == lines + 1


def test_a_ladder_and_a_programme(gaslamp: Run, tmp_path: Path) -> None:
    few = ["--levels=random,novice", "--games=1", "--json", "--processes=1"]
    ran = gaslamp("arena", "ladder", "mr_jack", *few)
    assert [json.loads(line)["role"] for line in ran.out.splitlines()] == ["jack", "investigator"]
    programme = tmp_path / "p.toml"
    programme.write_text('[[balance]]\ngame="culprit"\nlevels=["novice"]\ngames=2')
    ran = gaslamp("arena", "run", str(programme), "--json", "--processes=1")
    assert json.loads(ran.out)["against"] == "novice"


REFUSED = {
    "an unknown rank": ([*MATCH[:3], "--for=king", "--against=novice"], "king"),
    "a budget of no time": ([*MATCH, "--ms=0"], "1"),
    "a budget of no iterations": ([*MATCH, "--iterations=0"], "1"),
    "two budgets": ([*MATCH, "--iterations=5", "--ms=5"], ""),
    "a role of another game": ([*MATCH, "--role=detectives"], "detectives"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("line", "named"), REFUSED.values(), ids=REFUSED.keys())
def test_what_is_refused(gaslamp: Run, line: list[str], named: str, lang: str) -> None:
    ran = gaslamp(*line, f"--lang={lang}")
    check(ran)
    assert named in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_results_file_of_another_version_stays_as_it_is(
    gaslamp: Run, tmp_path: Path, lang: str
) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text('{"type":"arena","version":2}\n')
    for line in ([*MATCH, f"--results={path}"], ["arena", "page", str(path)]):
        ran = gaslamp(*line, f"--lang={lang}")
        check(ran)
        assert "version 2" in ran.err
        assert path.read_text() == '{"type":"arena","version":2}\n'
