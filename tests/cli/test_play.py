"""Playing from lines that are typed: saving, going on, and a whole game."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from gaslamp import save, start
from gaslamp.games import game_named
from gaslamp.knowledge import NAMES as KNOWN
from gaslamp.terminal import saves
from gaslamp.words import LANGUAGES


def saved() -> list[Path]:
    return saves.kept_paths()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_rules_table_and_story_are_at_hand(gaslamp: Run, lang: str) -> None:
    ran = gaslamp("play", "sleuth", "--lang", lang, typed="?\nrules\ntable\nstory\nquit\n")
    assert ran.code == 0
    assert "docs/rules/sleuth.md" in ran.out
    assert "gaslamp play --resume" in ran.out
    assert "{" not in ran.out
    assert ran.err == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KNOWN)
def test_what_the_seat_can_know_is_told_as_deduce_tells_it(
    gaslamp: Run, tmp_path: Path, game: str, lang: str
) -> None:
    """Word for word what is worked out from the sight that the same seat has of the record."""
    know = "savoir" if lang == "fr" else "know"
    told = gaslamp("play", game, "--pace", "0", "--lang", lang, typed=f"{know}\nquit\n").out
    [path] = saved()
    record = tmp_path / "record.json"
    record.write_text(json.dumps(json.loads(path.read_text())["record"]))
    rulebook = game_named(game)
    seat = rulebook.name_of(0, rulebook.usual_seats)
    deduced = gaslamp("deduce", str(record), "--seat", seat, "--lang", lang)
    assert (deduced.code, deduced.err) == (0, "")
    assert deduced.out in told


def test_closing_the_input_leaves_and_saves(gaslamp: Run) -> None:
    assert gaslamp("play", "sleuth").code == 0
    assert len(saved()) == 1


@pytest.mark.parametrize(
    ("game", "small"),
    [("sleuth", "eight"), ("mr_jack", "two"), ("culprit", "alibis"), ("scotland_yard", "mews")],
)
def test_a_small_form_has_no_bots(gaslamp: Run, tmp_path: Path, game: str, small: str) -> None:
    refused = gaslamp("play", game, "--options", json.dumps({"small": small}))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "The house’s bots know whole games" in refused.err
    assert saved() == []
    position = tmp_path / "small.json"
    save(start(game, seed=1, small=small).position(), position)
    assert gaslamp("play", "--from", str(position)).err == refused.err


def test_what_is_saved_is_gone_on_with_exactly_there(gaslamp: Run) -> None:
    gaslamp("play", "sleuth", "--seats", "5", "--seat", "C", "--variant", "super-sleuth")
    [path] = saved()
    before = json.loads(path.read_text())
    assert before["record"]["seats"] == 5
    assert before["seat"] == 2
    assert before["record"]["options"]["super_sleuth"] is True
    out = gaslamp("play", "--resume").out
    assert saved() == [path]
    assert json.loads(path.read_text()) == before
    assert "Clara (you)" in out


def test_a_move_is_saved_at_once(gaslamp: Run) -> None:
    gaslamp("play", "sleuth")
    [path] = saved()
    before = json.loads(path.read_text())["record"]["moves"]
    gaslamp("play", "--resume", typed="exchange\n")
    after = json.loads(path.read_text())["record"]["moves"]
    assert after[: len(before)] == before
    assert "A: exchange" in after[len(before) :]


def test_two_games_do_not_overwrite_each_other(gaslamp: Run) -> None:
    gaslamp("play", "sleuth")
    gaslamp("play", "sleuth", "--seats", "3")
    assert len(saved()) == 2


def test_an_announcement_must_be_confirmed(gaslamp: Run) -> None:
    gaslamp("play", "sleuth", typed="announce\nn\n")
    assert "announce" not in saved()[0].read_text().split("A: ")[-1]
    gaslamp("play", "--resume", typed="announce\ny\n")
    assert '"A: announce"' in saved()[0].read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_and_its_record(gaslamp: Run, lang: str) -> None:
    yes = "oui" if lang == "fr" else "yes"
    ran = gaslamp("play", "sleuth", "--lang", lang, typed=f"announce\n{yes}\n1\n1\n1\n" * 3)
    assert ran.code == 0
    found = re.search(r"gaslamp replay (\S+\.json)", ran.out)
    assert found
    assert saved() == []
    record = found[1]
    assert gaslamp("replay", record, "--seat", "A", "--lang", lang).code == 0
    assert json.loads(Path(record).read_text())["outcome"] is not None
    assert gaslamp("verify", record, "--lang", lang).code == 0


def test_two_missing_gems_can_be_named(gaslamp: Run) -> None:
    options = ("--variant", "two-missing", "--variant", "places", "--seats", "6")
    ran = gaslamp("play", "sleuth", *options, typed="announce\ny\n1\n1\n1\n1\n1\n")
    assert "in the order of the sheet" in ran.out
    assert "You name" in ran.out
