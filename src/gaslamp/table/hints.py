"""Hints at a table: who may have one, what is asked of whoever works it out, and what is told.

Only about a decision that the game waits for, which all can see: so that somebody was given a hint
tells nobody what they may do.
"""

from typing import Annotated, Any

from msgspec import Meta

from gaslamp.analysis.hint import MOVE, Advice, Rung, advise, playable, told_move
from gaslamp.analysis.pointer import HintMark
from gaslamp.core.data import Data
from gaslamp.core.errors import NotLegal, Stale
from gaslamp.core.seats import MAX_SEATS
from gaslamp.core.sentence import Sentence, say
from gaslamp.table import entries
from gaslamp.table.hand import Hand
from gaslamp.table.questions import BotQuestion, Turn, question
from gaslamp.table.requests import Answer, Who, check_mine, check_playing
from gaslamp.table.setup import has_hints
from gaslamp.table.state import Table


class HintAsked(Data):
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    decision: Annotated[int, Meta(ge=0, le=2**53)]
    """The number of what the seat is asked."""
    rung: Rung = 1
    """1: where to look, 2: what follows, 3: a good move."""


class HintFace(Data):
    rung: Rung
    said: Sentence
    why: list[Sentence]
    """What it follows from, or what it is worth."""
    marks: list[HintMark]
    """What to light up on the table."""
    plan: list[Any]
    """Of a good move: its steps, as in `docs/schemas/<game>.action.json`."""
    taken: int
    """How many hints the seat has been given in this game."""


def asked(table: Table, who: Who, wanted: HintAsked) -> BotQuestion:
    """What is to be worked out; refused where somebody may not have it."""
    hand = _check(table, who, wanted)
    return question(table, Turn(wanted.seat, True), hand.decisions[wanted.seat])


def _check(table: Table, who: Who, wanted: HintAsked) -> Hand:
    if not has_hints(table.setup):
        raise NotLegal(say("table-no-hints"))
    check_playing(table)
    check_mine(table, who, wanted.seat)
    assert table.hand is not None
    if wanted.seat not in table.awaited or table.hand.position.chance_awaited:
        raise NotLegal(say("table-hints-not-now"))
    if wanted.decision != table.hand.decisions[wanted.seat]:
        raise Stale(say("table-stale"))
    if wanted.rung > _reached(table, wanted) + 1:
        raise NotLegal(say("table-hints-in-order"))
    return table.hand


def _reached(table: Table, wanted: HintAsked) -> int:
    """How far the seat has been helped with this decision already."""
    decision, rung = table.chairs[wanted.seat].hinted
    return rung if decision == wanted.decision else 0


def advised(question: BotQuestion, iterations: int) -> Advice:
    return advise(question.sight, question.legal, iterations)


def take(table: Table, who: Who, wanted: HintAsked) -> Answer:
    """Counted once, however often it is asked for."""
    _check(table, who, wanted)
    if wanted.rung <= _reached(table, wanted):
        return []
    return [entries.Hinted(wanted.seat, wanted.decision, wanted.rung)]


def face(table: Table, advice: Advice, wanted: HintAsked) -> HintFace:
    taken = sum(each.seat == wanted.seat for each in table.hints)
    shown = advice.pointer(wanted.rung)
    if shown is not None:
        return HintFace(wanted.rung, shown.said, shown.why, shown.marks, [], taken)
    assert table.hand is not None
    plan = playable(table.game, table.hand.position, advice.plan, wanted.seat)
    if not plan:
        raise Stale(say("table-stale"))
    why = [] if advice.worth is None else [advice.worth]
    steps = [each for each, _ in plan]
    return HintFace(MOVE, told_move(plan), why, advice.marks, steps, taken)
