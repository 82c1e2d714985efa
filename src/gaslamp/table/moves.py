"""Moves: whose are they, and have they been made already?"""

from typing import Any

import msgspec

from gaslamp.core.data import from_json, to_json
from gaslamp.core.errors import NotLegal, NotYourDecision, Stale
from gaslamp.core.sentence import say
from gaslamp.core.utterance import Utterance
from gaslamp.table import entries
from gaslamp.table.composition import Composition, compose
from gaslamp.table.hand import Hand
from gaslamp.table.requests import Answer, Who
from gaslamp.table.state import Table
from gaslamp.table.utterances import uttered


def move(
    table: Table, who: Who, seat: int, decision: int, steps: list[Any], id_: str, lag: int = 0
) -> Answer:
    """A player's move, as JSON has it. One that was made already is made only once."""
    _check_mine(table, who, seat)
    if (who.person, id_) in table.seen_ids:
        return []
    if table.chairs[seat].played_by_bot:
        raise NotYourDecision(say("table-bot-plays"))
    typed = _read(table, steps)
    return _made(_hand(table), seat, decision, typed, id_, lag)


def composed(table: Table, who: Who, seat: int, decision: int, steps: list[Any]) -> Composition:
    """So much of a move, and nothing is changed."""
    _check_mine(table, who, seat)
    return compose(_hand(table), seat, decision, _read(table, steps))


def bot_move(
    table: Table,
    seat: int,
    decision: int,
    typed: Any,
    hurried: bool = False,
    utterance: Utterance | None = None,
) -> Answer:
    """A bot's move, and what it says with it."""
    if not table.chairs[seat].played_by_bot:
        raise Stale(say("table-stale"))
    moved, *others = _made(_hand(table), seat, decision, [typed], None, 0)
    said = uttered(table, seat, utterance)
    return [msgspec.structs.replace(moved, hurried=hurried), *others, *said]


def _check_mine(table: Table, who: Who, seat: int) -> None:
    if not 0 <= seat < table.seats or table.chairs[seat].person != who.person:
        raise NotYourDecision(say("table-not-yours"))


def _hand(table: Table) -> Hand:
    if table.hand is None or table.outcome is not None:
        raise NotLegal(say("table-not-playing"))
    return table.hand


def _read(table: Table, steps: list[Any]) -> list[Any]:
    return [from_json(to_json(step), table.game.action_type) for step in steps]


def _made(
    hand: Hand, seat: int, decision: int, steps: list[Any], id_: str | None, lag: int
) -> Answer:
    """One entry a step; chance answers the last one, for it never comes between them."""
    found = compose(hand, seat, decision, steps)
    first, *others = found.texts
    moved = [entries.MoveMade(seat, first, id_, lag)]
    moved += [entries.MoveMade(seat, text, None, 0) for text in others]
    dealt = list(hand.dealt_after(found.steps[-1].after))
    made: Answer = [*moved, *(entry for entry, _ in dealt)]
    texts = [*found.texts, *(entry.action for entry, _ in dealt)]
    hand.look_ahead(texts, [*found.steps, *(step for _, step in dealt)])
    return made
