"""What a seat or a spectator sees on the table now, put together piece by piece (SY-80, SY-81)."""

from typing import Final, Literal

from gaslamp.core.data import Data
from gaslamp.core.seats import OPEN, in_mask
from gaslamp.games.scotland_yard import codes
from gaslamp.games.scotland_yard.actions import Ticket, ticket_name
from gaslamp.games.scotland_yard.events import pawn_name
from gaslamp.games.scotland_yard.forms import FORMS, Form
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

UNLIMITED: Final = "unlimited"
STAGES: Final = ("starting", "choosing", "doubling", "showing", "taking", "answering")


class Tickets(Data):
    taxi: int
    bus: int
    underground: int


class PawnView(Data):
    name: str
    seat: int | None
    """Whose it is; a bobby is nobody's."""
    station: int | None
    """None before the start cards are drawn."""
    to_move: bool
    """Whether it has still to move this round."""
    tickets: Tickets | None
    """None for those who need none."""


class LogEntry(Data):
    ticket: Ticket | None
    station: int | None
    """None where the viewer has not seen it."""


class ScotlandYardView(Data):
    viewer: int
    form: str
    stage: str
    awaited: list[int]
    over: bool
    round: int
    """The round that is being played."""
    pawns: list[PawnView]
    start: int | None
    """Where Mister X began."""
    log: list[LogEntry]
    log_length: int
    showing: list[int]
    """The places of the log after which Mister X is in sight."""
    last_round: int
    x: int | None
    """Where Mister X is, if the viewer sees him."""
    black: int
    doubles: int
    pool: Tickets | Literal["unlimited"] | None
    """The common pool; in 1983 Mister X's own, which never runs out; None for beginners."""
    taken: Tickets | None
    """What Mister X has taken out of the game, where he may."""
    taking: str | None
    """The detective from whom Mister X is taking a ticket."""


def view(position: ScotlandYardPosition, viewer: int) -> ScotlandYardView:
    form = FORMS[position.form]
    places = range(1, position.log_count + 1)
    robbed = position.stage == codes.TAKING and not position.over
    return ScotlandYardView(
        viewer=viewer,
        form=form.name,
        stage=STAGES[position.stage],
        awaited=[seat for seat in in_mask(position.awaited) if seat < position.seats],
        over=position.over,
        round=_round(position, form),
        pawns=_pawns(position),
        start=_station(position, 0, viewer),
        log=[_entry(position, place, viewer) for place in places],
        log_length=form.log_length,
        showing=sorted(place for place in form.showing if place > 0),
        last_round=form.last_round,
        x=_station(position, position.log_count, viewer),
        black=position.black,
        doubles=position.doubles,
        pool=_pool(position, form),
        taken=Tickets(*position.taken) if position.voluntary_showing else None,
        taking=pawn_name(position, position.taking) if robbed else None,
    )


def _pool(position: ScotlandYardPosition, form: Form) -> Tickets | Literal["unlimited"] | None:
    """SY-04, SY-43, SY-62."""
    if form.endless_tickets:
        return UNLIMITED
    return Tickets(*position.pool) if form.tickets_needed else None


def _round(position: ScotlandYardPosition, form: Form) -> int:
    """Mister X's move opens a round; the first step of a double move belongs to the round."""
    begun = position.log_count - (form.doubles - position.doubles)
    return begun + (position.stage in (codes.STARTING, codes.CHOOSING, codes.DOUBLING))


def _sees(position: ScotlandYardPosition, place: int, viewer: int) -> bool:
    """SY-80, SY-81: Mister X sees all, the others what was shown; at the end all is open."""
    if position.over or viewer in (codes.MISTER_X, OPEN):
        return True
    return bool(position.shown >> place & 1)


def _station(position: ScotlandYardPosition, place: int, viewer: int) -> int | None:
    if not _sees(position, place, viewer):
        return None
    return position.track[place] or None


def _entry(position: ScotlandYardPosition, place: int, viewer: int) -> LogEntry:
    return LogEntry(ticket_name(position.log_ticket[place]), _station(position, place, viewer))


def _pawns(position: ScotlandYardPosition) -> list[PawnView]:
    answering = position.stage == codes.ANSWERING and not position.over
    return [
        PawnView(
            name=pawn_name(position, pawn),
            seat=pawn // position.a_seat + 1 if pawn < position.detectives else None,
            station=position.station[pawn] or None,
            to_move=answering and bool(position.unmoved >> pawn & 1),
            tickets=_tickets(position, pawn),
        )
        for pawn in range(position.detectives + position.bobbies)
    ]


def _tickets(position: ScotlandYardPosition, pawn: int) -> Tickets | None:
    if position.ticketless >> pawn & 1:
        return None
    first = pawn * position.purse_size
    return Tickets(*position.purse[first : first + 3])


def stations(view: ScotlandYardView, seat: int) -> list[int]:
    """Where a seat's pawns are, as far as the view shows it."""
    if seat == codes.MISTER_X:
        return [view.x] if view.x else []
    return [pawn.station for pawn in view.pawns if pawn.seat == seat and pawn.station]
