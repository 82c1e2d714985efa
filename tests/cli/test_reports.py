"""`games`, `simulate`, `legal` and `count`."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from tests.cli.conftest import Run, dealt_game

import gaslamp as gaslamp_library
from gaslamp.cli.simulate import is_compiled, simulate_games
from gaslamp.core.sequences import count_sequences
from gaslamp.games import NAMES, game_named
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.words import LANGUAGES

FIELDS = [
    "game",
    "games",
    "moves",
    "chance_moves",
    "seconds",
    "moves_per_second",
    "compiled",
    "cut",
    "mean_length",
    "outcomes",
]


def in_json(gaslamp: Run, *argv: str, typed: str = "") -> Any:
    ran = gaslamp(*argv, "--json", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_listed(gaslamp: Run, lang: str) -> None:
    out = gaslamp("games", "--lang", lang).out
    for name in NAMES:
        assert f"({name})" in out
        assert all(variant in out for variant in game_named(name).variants)


def test_games_in_data_have_a_schema_for_their_options(gaslamp: Run) -> None:
    games = in_json(gaslamp, "games")
    assert [game["name"] for game in games] == list(NAMES)
    for game in games:
        assert game["seats"]["fewest"] <= game["seats"]["usual"] <= game["seats"]["most"]
        for variant in game["variants"].values():
            jsonschema.validate(variant["options"], game["options"])


def test_simulate_in_data_has_exactly_these_fields(gaslamp: Run) -> None:
    report = in_json(gaslamp, "simulate", "sleuth", "--games", "20", "--seed", "7")
    assert list(report) == FIELDS
    assert report["game"] == "sleuth"
    assert report["games"] == 20
    assert sum(report["outcomes"].values()) == 20
    assert report["cut"] == report["outcomes"].get("cut", 0)
    assert report["mean_length"] == round(report["moves"] / 20, 3)
    assert report["compiled"] is is_compiled()


def test_the_same_seed_plays_the_same_games(gaslamp: Run) -> None:
    def played(*more: str) -> list[Any]:
        report = in_json(gaslamp, "simulate", "sleuth", "--games", "10", *more)
        return [report[field] for field in ("moves", "chance_moves", "outcomes")]

    assert played("--seed", "3") == played("--seed", "3")
    assert played("--seed", "3") != played("--seed", "4")


def test_seats_variants_and_options_are_heeded(gaslamp: Run) -> None:
    usual = in_json(gaslamp, "simulate", "sleuth", "--games", "5")
    seven = in_json(gaslamp, "simulate", "sleuth", "--games", "5", "--seats", "7")
    assert seven["chance_moves"] != usual["chance_moves"]
    variant = in_json(gaslamp, "simulate", "sleuth", "--games", "5", "--variant", "two-missing")
    option = in_json(gaslamp, "simulate", "sleuth", "--games", "5", "--options", '{"missing": 2}')
    assert variant["moves"] == option["moves"] != usual["moves"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_in_words(gaslamp: Run, lang: str) -> None:
    ran = gaslamp("simulate", "sleuth", "--games", "1", "--lang", lang)
    assert ran.code == 0
    assert ran.err == ""
    assert "{" not in ran.out


def test_an_interrupted_simulation_reports_what_was_reached() -> None:
    heard = iter([False, False, True])
    start = GAME.start(4, GAME.options({}))
    report = simulate_games(GAME, start, 10**9, 0, lambda _: None, lambda: next(heard))
    assert 2 <= report.games < 100
    assert sum(report.outcomes.values()) == report.games


def test_legal_lists_what_the_rules_allow(gaslamp: Run, position_file: Path) -> None:
    position = dealt_game(1).position
    assert isinstance(position, SleuthPosition)
    found = in_json(gaslamp, "legal", "--position", str(position_file))
    turn = GAME.seat_names(4)[position.turn]
    assert found["awaited"] == [turn]
    assert sorted([*found["awaited"], *found["may_act"]]) == list("ABCD")
    notation = [each["notation"] for each in found["legal"][turn]]
    assert notation == [GAME.write(a, position) for a in position.legal(position.turn)]


def test_a_position_that_is_over_says_so_and_how(gaslamp: Run, tmp_path: Path) -> None:
    match = gaslamp_library.start("mr_jack", seed=1)
    path = str(tmp_path / "over.json")
    gaslamp_library.save(match.position(), path)
    found = in_json(gaslamp, "legal", "--position", path)
    assert (found["over"], found["outcome"]) == (False, None)
    match.seat_bots()
    match.run()
    gaslamp_library.save(match.position(), path)
    found = in_json(gaslamp, "legal", "--position", path)
    outcome = match.outcome
    assert outcome is not None
    winners = [match.name_of(seat) for seat in outcome.winners]
    assert found["over"]
    assert found["outcome"] == {"reason": outcome.reason, "winners": winners}
    assert "The game is over: " in gaslamp("legal", "--position", path, "--lang", "en").out


def test_legal_for_one_seat(gaslamp: Run, position_file: Path) -> None:
    for name in GAME.seat_names(4):
        found = in_json(gaslamp, "legal", "--position", str(position_file), "--seat", name)
        assert list(found["legal"]) == [name]
    house = in_json(gaslamp, "legal", "--position", str(position_file), "--seat", "house")
    assert house["legal"] == {"house": []}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_legal_in_words(gaslamp: Run, position_file: Path, lang: str) -> None:
    ran = gaslamp("legal", "--position", str(position_file), "--lang", lang)
    assert ran.code == 0
    assert "exchange " in ran.out
    assert ("Échanger" if lang == "fr" else "Exchange") in ran.out


def test_count_says_how_many_sequences_there_are(gaslamp: Run, position_file: Path) -> None:
    found = in_json(gaslamp, "count", "--depth", "2", "--position", str(position_file))
    assert found["counts"] == count_sequences(dealt_game(1).position, 2)
    words = gaslamp("count", "--depth", "2", "--position", str(position_file)).out
    assert words.splitlines()[1] == f"Length 2: {found['counts'][1]}"


def test_a_position_can_come_from_the_standard_input(gaslamp: Run, position_file: Path) -> None:
    count = ("count", "--depth", "1", "--position")
    piped = in_json(gaslamp, *count, "-", typed=position_file.read_text())
    assert piped == in_json(gaslamp, *count, str(position_file))
