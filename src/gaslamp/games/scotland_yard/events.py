"""What happens in a game of Scotland Yard, and who may know it (SY-80, SY-81)."""

from gaslamp.core.bits import members
from gaslamp.core.events import Event, Told, ended, only, to_all
from gaslamp.core.numbering import kind_of
from gaslamp.games.scotland_yard import actions, codes
from gaslamp.games.scotland_yard.actions import Ordinary, Ticket
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition


class Started(Event):
    """A pawn stands on its first station."""

    pawn: str
    station: int


class CardDrawn(Event):
    """Mister X has his start card; nobody else sees it."""


class Travelled(Event):
    """Mister X has filled a place of his log; with `double` he goes on at once."""

    place: int
    ticket: Ticket | None
    double: bool


class Noted(Event):
    """For Mister X: the station he has written down; place 0 is his start card."""

    place: int
    station: int


class Seen(Event):
    """Mister X is in sight after this place of his log, and leaves it at his next move."""

    place: int
    station: int


class Reappeared(Event):
    """Beginners: where his secret move had taken him."""

    place: int
    station: int


class Showed(Event):
    """He shows himself of his own will."""

    place: int
    station: int


class StayedHidden(Event):
    """He might have shown himself."""


class Taken(Event):
    detective: str
    ticket: Ordinary


class Moved(Event):
    seat: int
    """Who moved it: any detective's player may move a bobby."""
    pawn: str
    ticket: Ordinary | None
    came_from: int
    station: int


class Skipped(Event):
    """A pawn that cannot move stays where it is this round."""

    pawn: str
    station: int


class Caught(Event):
    pawn: str
    station: int


class Ended(Event):
    reason: str
    winners: list[int]


AnyEvent = (
    Started
    | CardDrawn
    | Travelled
    | Noted
    | Seen
    | Reappeared
    | Showed
    | StayedHidden
    | Taken
    | Moved
    | Skipped
    | Caught
    | Ended
)


def pawn_name(position: ScotlandYardPosition, pawn: int) -> str:
    if pawn < position.detectives:
        return actions.DETECTIVES[pawn]
    return actions.BOBBIES[pawn - position.detectives]


def events(before: ScotlandYardPosition, action: int, after: ScotlandYardPosition) -> list[Told]:
    told = _of(before, action, after)
    told += [to_all(each) for each in _skipped(before, action, after)]
    if after.over:
        told.append(ended(after, codes.End, Ended))
    return told


def _of(before: ScotlandYardPosition, action: int, after: ScotlandYardPosition) -> list[Told]:
    match actions.to_typed(action):
        case actions.Start(actions.MISTER_X, station):
            return [to_all(CardDrawn()), only(Noted(0, station), codes.MISTER_X)]
        case actions.Start(pawn, station):
            return [to_all(Started(pawn, station))]
        case actions.Choose(seat, station):
            return [to_all(Started(pawn_name(before, seat - 1), station))]
        case actions.Travel(_, ticket, station, double):
            return _travelled(before, Travelled(after.log_count, ticket, double), station, after)
        case actions.Show():
            place = before.log_count
            return [to_all(Showed(place, before.track[place]))]
        case actions.Hide():
            return [to_all(StayedHidden())]
        case actions.Take(_, detective, taken):
            return [to_all(Taken(detective, taken))]
        case actions.Move(seat, pawn, used, station):
            return _moved(before, action, Moved(seat, pawn, used, 0, station), after)


def _travelled(
    before: ScotlandYardPosition,
    travelled: Travelled,
    station: int,
    after: ScotlandYardPosition,
) -> list[Told]:
    """SY-09, SY-12, SY-63: the ticket for all, the station for him, and for all if he shows."""
    place = travelled.place
    told = [to_all(travelled), only(Noted(place, station), codes.MISTER_X)]
    if (after.shown & ~before.shown) >> before.log_count & 1:
        reappeared = Reappeared(before.log_count, before.track[before.log_count])
        told.insert(0, to_all(reappeared))
    if after.shown >> place & 1:
        told.append(to_all(Seen(place, station)))
    return told


def _pawn_of(position: ScotlandYardPosition, action: int) -> int:
    bobby = kind_of(action) == codes.BOBBY
    return (action >> codes.PAWN) + (position.detectives if bobby else 0)


def _moved(
    before: ScotlandYardPosition, action: int, moved: Moved, after: ScotlandYardPosition
) -> list[Told]:
    came_from = before.station[_pawn_of(before, action)]
    told = [to_all(Moved(moved.seat, moved.pawn, moved.ticket, came_from, moved.station))]
    if after.ended == codes.CAUGHT:
        told.append(to_all(Caught(moved.pawn, moved.station)))
    return told


def _skipped(
    before: ScotlandYardPosition, action: int, after: ScotlandYardPosition
) -> list[Skipped]:
    """SY-11, SY-44: those whose turn has passed without a move."""
    if after.ended in (codes.CAUGHT, codes.DETECTIVES_STUCK):
        return []
    waiting = before.unmoved
    if before.stage == codes.ANSWERING:
        waiting &= ~(1 << _pawn_of(before, action))
    elif after.stage == codes.ANSWERING:
        waiting = (1 << (after.detectives + after.bobbies)) - 1
    return [
        Skipped(pawn_name(before, pawn), before.station[pawn])
        for pawn in members(waiting & ~after.unmoved)
    ]
