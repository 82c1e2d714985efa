"""What is asked of the ranks, held against the rules."""

from typing import Any

from bench.solutions import last_two

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.games.mr_jack import codes


def test_the_last_accusation_is_worth_one_in_as_many_as_are_suspected() -> None:
    worth = set()
    for number in range(12):
        position: Any = last_two._moment(number).position
        suspects = codes.EVERYBODY & ~position.innocent & ~position.alibis[codes.INVESTIGATOR]
        worth.add(last_two.value(position) * suspects.bit_count())
        assert position.turn == codes.LAST_TURN
        assert position.played.bit_count() == 2
    assert worth == {1.0}


def test_an_accusation_that_can_be_reached_is_reached_by_trying_everything() -> None:
    """Also by lines that move first, which can accuse nobody any more."""
    for number in range(3):
        position: Any = last_two._moment(number).position
        suspects = last_two._suspects(position)
        assert any(_accuses(position.copy(), suspects, Dice(seed)) for seed in range(4000))


def _accuses(position: Any, suspects: int, dice: Dice) -> bool:
    while position.awaited == 1 << codes.INVESTIGATOR:
        legal = position.legal(codes.INVESTIGATOR)
        if any(kind_of(a) == codes.ACCUSE and suspects >> (a >> 9) & 1 for a in legal):
            return True
        position.apply(legal[dice.below(len(legal))])
        if position.over:
            return False
    return False


def test_nobody_gives_away_more_than_there_is() -> None:
    for rank in ("novice", "constable", "sergeant"):
        found = [last_two.regret("", rank, number) for number in range(4)]
        assert all(0.0 <= each <= 1.0 for each in found)


def test_who_solves_the_last_cards_gives_nothing_away() -> None:
    assert [last_two.regret("", "superintendent", number) for number in range(2)] == [0.0] * 2
