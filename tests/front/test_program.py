"""A program that somebody might write, with the types that they would get.

`make types` checks this file as it checks theirs: `assert_type` fails there, not here.
"""

from fractions import Fraction
from pathlib import Path
from typing import Any, assert_type

import gaslamp
from gaslamp import sleuth


def counts_answers(match: gaslamp.Match, seat: gaslamp.Seat) -> int:
    """Typed actions are told apart by their types."""
    asked = 0
    for action in match.legal(seat):
        match action:
            case sleuth.Ask(_, opponent, question, _):
                assert_type(opponent, int)
                assert_type(question, str)
                asked += 1
            case sleuth.Exchange():
                assert_type(action.seat, int)
    return asked


class Boring:
    """A player of one's own needs two methods."""

    def choose(self, sight: gaslamp.Sight[Any, Any, Any], legal: Any, dice: gaslamp.Dice) -> Any:
        return legal[dice.below(len(legal))]

    def speaks_up(self, sight: gaslamp.Sight[Any, Any, Any], legal: Any, dice: gaslamp.Dice) -> Any:
        return None


def test_a_program(tmp_path: Path) -> None:
    match = gaslamp.start("sleuth", seats=3, seed=5, extra_interrogations=True)
    assert_type(match, gaslamp.Match)
    [turn] = match.awaited
    assert counts_answers(match, turn) > 0
    refusal = match.why_not(sleuth.Announce(turn))
    assert_type(refusal, gaslamp.Refusal | None)
    look = match.look(turn)
    assert_type(look.beliefs.chances, dict[str, dict[str, Fraction]])
    for claim in look.certainties:
        assert_type(look.why(claim), list[gaslamp.Sentence])
    match.seat_bot(0, Boring())
    match.seat_bots()
    assert_type(match.run(), int)
    outcome = match.outcome
    assert_type(outcome, gaslamp.Outcome | None)
    assert outcome is not None
    gaslamp.save(match.record(), tmp_path / "game.json")
    for step in gaslamp.replay(tmp_path / "game.json"):
        assert_type(step.action, gaslamp.Action)
    assert step.match.outcome == outcome
