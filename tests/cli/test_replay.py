"""A record told again: all of it to whoever sees all, and to a seat what that seat was told."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run, changed, random_game

from gaslamp.core.data import pretty
from gaslamp.core.events import seen_by
from gaslamp.core.seats import OPEN
from gaslamp.games.sleuth import GAME, events
from gaslamp.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_story_all_open(gaslamp: Run, record_file: Path, lang: str) -> None:
    ran = gaslamp("replay", str(record_file), "--lang", lang)
    assert ran.code == 0
    told = [e for e in random_game(1).told if GAME.tell(e.event, OPEN) is not None]
    assert ran.out.count("\n · ") == len(told)
    assert "★" in ran.out
    assert "{" not in ran.out


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_is_told_only_what_it_saw(gaslamp: Run, record_file: Path, seat: int) -> None:
    name = GAME.seat_names(4)[seat]
    out = gaslamp("replay", str(record_file), "--seat", name).out
    seen = seen_by(random_game(1).told, seat)
    assert out.count("\n · ") == sum(GAME.tell(event, seat) is not None for event in seen)
    assert out.count("You are dealt") == 8
    shown = sum(isinstance(event, events.Shown) for event in seen)
    assert out.count(" shows you ") + out.count("You show ") == shown


def test_half_a_story_shows_no_more_than_the_seat_knows(gaslamp: Run, record_file: Path) -> None:
    """After the deal a seat's sheet has its own gems and the open ones, and nothing else."""
    out = gaslamp("replay", str(record_file), "--seat", "B", "--ply", "52").out
    assert out.count("= B") == 8
    assert not any(f"= {other}" in out for other in "ACD")


def test_ply_nought_is_before_the_deal(gaslamp: Run, record_file: Path) -> None:
    assert " · " not in gaslamp("replay", str(record_file), "--ply", "0", "--plain").out


def test_a_game_that_was_given_up(gaslamp: Run, tmp_path: Path) -> None:
    play = random_game(2)
    path = tmp_path / "given_up.json"
    path.write_text(pretty(play.record()))
    changed(path, moves=play.record().moves[:60], outcome={"reason": "abandoned", "winners": []})
    assert "given up" in gaslamp("replay", str(path)).out


def test_a_record_of_an_unfinished_game(gaslamp: Run, tmp_path: Path) -> None:
    path = tmp_path / "unfinished.json"
    path.write_text(pretty(random_game(2).record()))
    changed(path, moves=random_game(2).record().moves[:60], outcome=None)
    ran = gaslamp("replay", str(path))
    assert ran.code == 0
    assert "given up" not in ran.out
