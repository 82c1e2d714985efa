"""All that leaves the house towards one viewer, byte by byte."""

from collections.abc import Callable, Sequence
from typing import Any

from tests.contract.cases import Case, position_after

from gaslamp.core.data import to_json
from gaslamp.core.errors import Refusal
from gaslamp.core.events import seen_by
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.record import check_legal
from gaslamp.core.seats import SPECTATOR

KINDS = range(16)

Offered = Callable[[Position, int], list[int]]


def offered(position: Position, seat: int) -> list[int]:
    return position.legal(seat)


def what_leaves(
    case: Case,
    actions: Sequence[int],
    viewer: int,
    first: int = 0,
    game: Game[Any] | None = None,
    legal: Offered = offered,
) -> list[bytes]:
    """For each step from the first on: events, view, what may be done, and what refusals say.

    `game` and `legal` can be replaced by leaky ones, to see that a leak would be noticed.
    """
    game = game or case.game
    before, sent = position_after(case, actions[:first]), []
    for number in range(first, len(actions)):
        action, after = actions[number], before.copy()
        after.apply(action)
        told = seen_by(game.events(before, action, after), viewer)
        seen = [told, game.view(after, viewer), before.seen_as(action, viewer)]
        kinds = _kinds_to_try(after, viewer, number)
        seen += [legal(after, viewer)] if kinds else []
        seen += [_refusal(game, after, viewer | kind << 5) for kind in kinds]
        sent.append(to_json(seen))
        before = after
    return sent


def first_difference(actions: Sequence[int], other: Sequence[int]) -> int:
    """Up to there two games are one: nothing that leaves could differ."""
    return next(i for i, pair in enumerate(zip(actions, other, strict=True)) if len(set(pair)) > 1)


def _kinds_to_try(position: Position, viewer: int, number: int) -> Sequence[int]:
    """Who may not decide hears the same whatever was tried: one kind after another is enough."""
    if viewer == SPECTATOR:
        return ()
    if (position.awaited | position.may_act) >> viewer & 1:
        return KINDS
    return (number % len(KINDS),)


def _refusal(game: Game[Any], position: Position, action: int) -> Any:
    try:
        check_legal(game, position, action)
    except Refusal as refusal:
        return refusal.code, refusal.sentence
    except (KeyError, IndexError, ValueError):
        return "no such action"
    return "legal"
