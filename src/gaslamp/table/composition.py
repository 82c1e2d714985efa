"""Moves, step by step: which decision, is it allowed, and does the move go on?

A move of several steps can be put together before it is made. The steps are tried on a copy of the
position, only as far as the seat itself foresees everything that they do: so what a composed move
shows is nothing that the seat did not know.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from gaslamp.core.errors import NotLegal, NotYourDecision, Stale
from gaslamp.core.numbering import seat_of
from gaslamp.core.position import Position
from gaslamp.core.record import Step, check_legal
from gaslamp.core.sentence import say
from gaslamp.table.hand import Hand

NO_ACTION: Final = -1
_NONSENSE: Final = (ArithmeticError, LookupError, TypeError, ValueError)


class Composition(NamedTuple):
    """So much of a move as has been put together."""

    after: Position | None
    """None when the move is whole: what its last step does need not be foreseen."""
    steps: list[Step]
    texts: list[str]
    """The steps in notation."""


def compose(hand: Hand, seat: int, decision: int, steps: Sequence[Any]) -> Composition:
    """The typed steps one after another, each of them legal where it comes."""
    if decision != hand.decisions[seat]:
        raise Stale(say("table-stale"))
    after: Position | None = hand.position.copy()
    legal = hand.offered[seat]
    made: list[Step] = []
    texts: list[str] = []
    for step in steps:
        if after is None:
            raise NotLegal(say("table-move-is-whole"))
        before, legal = after, legal if not made else after.legal(seat)
        action = _legal(hand, before, seat, legal, step)
        texts.append(hand.game.write(action, before))
        made.append(_made(before, action))
        after = _after(hand, seat, made[-1])
    return Composition(after, made, texts)


def _made(before: Position, action: int) -> Step:
    after = before.copy()
    after.apply(action)
    return Step(before, action, after)


def _after(hand: Hand, seat: int, step: Step) -> Position | None:
    """The position after a step, if the move goes on."""
    alone = step.after.awaited == 1 << seat
    return step.after if alone and hand.game.goes_on(step.action, *step[::2]) else None


def _legal(hand: Hand, position: Position, seat: int, legal: list[int], typed: Any) -> int:
    """The action among the legal ones; what comes from outside is believed in nothing else."""
    action = _number(hand, typed)
    if action in legal and hand.game.to_typed(action) == typed:
        return action
    if not legal:
        name = hand.game.name_of(seat, position.seats)
        raise NotYourDecision(say("not-your-decision", seat=name))
    if seat_of(action) == seat:
        _explain(hand, position, action)
    raise NotLegal(say("table-not-legal"))


def _number(hand: Hand, typed: Any) -> int:
    try:
        return hand.game.from_typed(typed)
    except _NONSENSE:
        return NO_ACTION


def _explain(hand: Hand, position: Position, action: int) -> None:
    """The game's own reason, if the game can write the action down at all."""
    with suppress(*_NONSENSE):
        check_legal(hand.game, position, action)
