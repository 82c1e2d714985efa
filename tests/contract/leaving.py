"""All that leaves the house towards one viewer, byte by byte."""

from collections.abc import Callable, Sequence
from typing import Any

from tests.contract.cases import Case

from gaslamp.core.data import to_json
from gaslamp.core.errors import Refusal
from gaslamp.core.events import seen_by
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.record import check_legal
from gaslamp.core.seats import SPECTATOR

Offered = Callable[[Position, int], list[int]]


def offered(position: Position, seat: int) -> list[int]:
    return position.legal(seat)


def what_leaves(
    case: Case,
    actions: Sequence[int],
    viewer: int,
    game: Game[Any] | None = None,
    legal: Offered = offered,
) -> list[bytes]:
    """For each step: the events, the view, what may be done, and what refusals say.

    `game` and `legal` can be replaced by leaky ones, to see that a leak would be noticed.
    """
    game = game or case.game
    before, sent = case.start(), []
    for action in actions:
        after = before.copy()
        after.apply(action)
        sent.append(to_json(seen_by(game.events(before, action, after), viewer)))
        sent.append(to_json(game.view(after, viewer)))
        sent.append(str(before.seen_as(action, viewer)).encode())
        if viewer != SPECTATOR:
            sent.extend(_choices(game, after, viewer, legal))
        before = after
    return sent


def _choices(game: Game[Any], position: Position, seat: int, legal: Offered) -> list[bytes]:
    offered_now = to_json(legal(position, seat))
    probes = [seat | kind << 5 for kind in range(16)]
    return [offered_now, *(_refusal(game, position, probe) for probe in probes)]


def _refusal(game: Game[Any], position: Position, action: int) -> bytes:
    try:
        check_legal(game, position, action)
    except Refusal as refusal:
        return f"{refusal.code} {refusal.sentence}".encode()
    except (KeyError, IndexError, ValueError):
        return b"no such action"
    return b"legal"
