"""Why an action that can be read is not legal now: from what its own seat knows, no more."""

from gaslamp.core.sentence import Sentence, say
from gaslamp.games.scotland_yard import actions, codes, text
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition


def why_not(action: int, position: ScotlandYardPosition) -> Sentence | None:
    """The pawns, purses, pool and special tickets lie open, so these sentences betray nothing."""
    match actions.to_typed(action):
        case actions.Travel(_, ticket, station, double):
            if double and not position.doubles:
                return say("scotland-yard-no-double")
            if not _x_has(position, ticket):
                return say("scotland-yard-x-has-no-ticket", ticket=text.ticket(ticket))
            return _occupied(position, station)
        case actions.Move(_, pawn, used, station):
            if used is not None and not _detective_has(position, pawn, used):
                return say(
                    "scotland-yard-no-ticket", pawn=text.pawn(pawn), ticket=text.ticket(used)
                )
            return _occupied(position, station)
    return None


def _x_has(position: ScotlandYardPosition, ticket: str | None) -> bool:
    if ticket == "black":
        return position.black > 0
    if ticket in actions.ORDINARY and not position.endless_tickets:
        return position.pool[actions.ticket_number(ticket)] > 0
    return True


def _detective_has(position: ScotlandYardPosition, pawn: str, ticket: str) -> bool:
    if pawn not in actions.DETECTIVES[: position.detectives]:
        return True
    first = actions.DETECTIVES.index(pawn) * position.purse_size
    return position.purse[first + actions.ticket_number(ticket)] > 0


def _occupied(position: ScotlandYardPosition, station: int) -> Sentence | None:
    if station in position.station and position.stage != codes.STARTING:
        return say("scotland-yard-occupied", station=station)
    return None
