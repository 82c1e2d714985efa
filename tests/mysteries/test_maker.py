"""Making mysteries: the same from the same seed, in pieces or at once, on one core or two."""

from pathlib import Path

import pytest

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.games import NAMES
from gaslamp.mysteries.draft import Juncture
from gaslamp.mysteries.maker import kinds_of, played_until, search
from gaslamp.mysteries.mr_jack import activations
from gaslamp.mysteries.mr_jack.escape import ESCAPE, escape
from gaslamp.mysteries.mystery import written
from gaslamp.mysteries.shelf import mysteries_of
from gaslamp.mysteries.workshop import Workshop, read_many

QUICK = [("sleuth", "missing"), ("scotland_yard", "where"), ("mr_jack", "fewest")]
QUICK += [("culprit", "safe")]


def test_in_pieces_or_at_once_it_is_the_same_file(tmp_path: Path) -> None:
    for number in (1, 2, 4):
        list(Workshop("mr_jack", tmp_path / "a", 3, 1).make(number, "fewest"))
    list(Workshop("mr_jack", tmp_path / "b", 3, 2).make(4, "fewest"))
    made = (tmp_path / "a" / "mr_jack.jsonl").read_bytes()
    assert made == (tmp_path / "b" / "mr_jack.jsonl").read_bytes()
    assert len(read_many(made)) == 4


def test_another_seed_does_not_go_into_the_same_file(tmp_path: Path) -> None:
    list(Workshop("mr_jack", tmp_path, 3, 1).make(1, "fewest"))
    with pytest.raises(Unreadable):
        Workshop("mr_jack", tmp_path, 4, 1)


@pytest.mark.parametrize(("game", "kind"), QUICK)
def test_the_shelf_was_made_from_the_seed_it_names(game: str, kind: str) -> None:
    """Compiled or not, the same game of self-play gives the same bytes."""
    first = next(each for each in mysteries_of(game) if each.kind == kind)
    found = search(game, [kind], first.origin.seed, first.origin.game)
    assert [written(each) for each in found] == [written(first)]


@pytest.mark.parametrize("game", NAMES)
def test_there_are_two_kinds_at_least(game: str) -> None:
    assert len(kinds_of(game)) >= 2
    with pytest.raises(Unreadable):
        kinds_of(game, "riddle")
    with pytest.raises(Unreadable):
        kinds_of("chess")


def test_a_moment_with_too_many_ways_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever that is found out: before Jack's first card is played, or after it."""
    shelved = [each for each in mysteries_of("mr_jack") if each.kind == ESCAPE][5]
    moment = Juncture(played_until(shelved), shelved.viewer, Dice(0))
    for most in (8, 64, 180, 512, 2500):
        monkeypatch.setattr(activations, "MOST", most)
        draft = escape(moment)
    assert draft is not None
