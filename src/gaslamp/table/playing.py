"""Moves: whose decision, which decision, and is it allowed?"""

from contextlib import suppress
from typing import Any, Final

from gaslamp.core.data import from_plain
from gaslamp.core.errors import NotLegal, NotYourDecision, Stale
from gaslamp.core.record import check_legal
from gaslamp.core.sentence import say
from gaslamp.table import entries
from gaslamp.table.asking import Answer, Who
from gaslamp.table.hand import Hand
from gaslamp.table.state import Table

SEAT_BITS: Final = 31
NO_ACTION: Final = -1
_NONSENSE: Final = (ArithmeticError, LookupError, TypeError, ValueError)


def move(
    table: Table, who: Who, seat: int, decision: int, action: Any, id_: str, lag: int = 0
) -> Answer:
    """A player's move, as JSON has it. One that was made already is made only once."""
    if not 0 <= seat < table.seats or table.chairs[seat].person != who.person:
        raise NotYourDecision(say("table-not-yours"))
    if (who.person, id_) in table.seen_ids:
        return []
    if table.chairs[seat].played_by_bot:
        raise NotYourDecision(say("table-bot-plays"))
    hand = _hand(table)
    typed = from_plain(action, table.game.action_type)
    return _made(hand, seat, decision, typed, id_, lag)


def bot_move(table: Table, seat: int, decision: int, typed: Any) -> Answer:
    if not table.chairs[seat].played_by_bot:
        raise Stale(say("table-stale"))
    return _made(_hand(table), seat, decision, typed, None, 0)


def _hand(table: Table) -> Hand:
    if table.hand is None or table.outcome is not None:
        raise NotLegal(say("table-not-playing"))
    return table.hand


def _made(hand: Hand, seat: int, decision: int, typed: Any, id_: str | None, lag: int) -> Answer:
    if decision != hand.decisions[seat]:
        raise Stale(say("table-stale"))
    action = _offered(hand, seat, typed)
    text = hand.game.write(action, hand.position)
    return [entries.Moved(seat, text, id_, lag), *hand.dealt_after(action)]


def _offered(hand: Hand, seat: int, typed: Any) -> int:
    """The action among those offered; what comes from outside is believed in nothing else."""
    action = _number(hand, typed)
    if action in hand.offered[seat] and hand.game.to_typed(action) == typed:
        return action
    if not hand.offered[seat]:
        name = hand.game.name_of(seat, hand.position.seats)
        raise NotYourDecision(say("not-your-decision", seat=name))
    if action & SEAT_BITS == seat:
        _explain(hand, action)
    raise NotLegal(say("table-not-legal"))


def _number(hand: Hand, typed: Any) -> int:
    try:
        return hand.game.from_typed(typed)
    except _NONSENSE:
        return NO_ACTION


def _explain(hand: Hand, action: int) -> None:
    """The game's own reason, if the game can write the action down at all."""
    with suppress(*_NONSENSE):
        check_legal(hand.game, hand.position, action)
