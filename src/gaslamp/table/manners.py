"""What bots leave to the people on their side: shared pieces, while a person may want them.

A person who has still a piece of their own to move may be about to move a shared one first; and who
has moved the shared piece last is taken to go on doing so.
"""

from gaslamp.core.numbering import seat_of
from gaslamp.table.channels import side_of
from gaslamp.table.hand import Hand
from gaslamp.table.state import Table


def left_to_bot(table: Table, seat: int) -> list[int]:
    """Of what is offered to a bot, what it may well do now. Nothing: it waits. A person may do
    all that is offered."""
    hand = table.hand
    assert hand is not None
    offered = hand.offered[seat]
    own = [action for action in offered if not table.game.is_shared(action)]
    if (
        not table.chairs[seat].played_by_bot
        or len(own) == len(offered)
        or not _wanted(table, hand, seat)
    ):
        return offered
    return own


def _wanted(table: Table, hand: Hand, seat: int) -> bool:
    """Whether a person on the same side may be about to use what is shared."""
    people = [
        each
        for each in side_of(table.game, table.seats, seat)
        if each in hand.awaited and not table.chairs[each].played_by_bot
    ]
    own = any(not table.game.is_shared(a) for each in people for a in hand.offered[each])
    return own or _last_mover(table, hand) in people


def _last_mover(table: Table, hand: Hand) -> int | None:
    moved = (seat_of(a) for a in reversed(hand.play.actions) if table.game.is_shared(a))
    return next(moved, None)
