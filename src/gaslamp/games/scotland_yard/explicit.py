"""A position of Scotland Yard given outright, with Mister X's whole track laid open."""

from itertools import pairwise
from typing import Literal

from gaslamp.core.bits import mask_of, members
from gaslamp.core.data import Data
from gaslamp.core.fault import at, refuse, sized
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.scotland_yard import board, codes
from gaslamp.games.scotland_yard.actions import Ticket, check_station, ticket_name, ticket_number
from gaslamp.games.scotland_yard.events import pawn_name
from gaslamp.games.scotland_yard.forms import FORMS, Form
from gaslamp.games.scotland_yard.options import ScotlandYardOptions, start
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.games.scotland_yard.view import STAGES, Tickets

Stage = Literal["starting", "choosing", "doubling", "showing", "taking", "answering"]


class WrittenPlace(Data):
    """A place of the log."""

    ticket: Ticket | None
    station: int
    shown: bool
    """Whether everybody has seen him there."""


class WrittenFacts(Data):
    stage: Stage
    pawns: list[int | None]
    """The stations of the detectives, then of the bobbies; None before they have one."""
    start: int | None
    log: list[WrittenPlace]
    purses: list[Tickets]
    """One a detective; one for two who share it; none for beginners."""
    doubles: int
    """Double moves that are left."""
    to_move: list[str]
    """While the detectives answer: the pawns that have still to move."""
    taken: Tickets
    taking: str | None


def to_facts(position: ScotlandYardPosition) -> WrittenFacts:
    pawns = range(position.detectives + position.bobbies)
    answering = position.stage == codes.ANSWERING
    robbed = position.stage == codes.TAKING
    return WrittenFacts(
        stage=STAGES[position.stage],
        pawns=[position.station[pawn] or None for pawn in pawns],
        start=position.track[0] or None,
        log=[_place(position, place) for place in range(1, position.log_count + 1)],
        purses=[Tickets(*position.purse[i : i + 3]) for i in _purses(position)],
        doubles=position.doubles,
        to_move=[pawn_name(position, p) for p in members(position.unmoved)] if answering else [],
        taken=Tickets(*position.taken),
        taking=pawn_name(position, position.taking) if robbed else None,
    )


def _purses(position: ScotlandYardPosition) -> range:
    count = 1 if position.purse_size == 0 else position.detectives
    return range(0, 3 * count if position.tickets_needed else 0, 3)


def _place(position: ScotlandYardPosition, place: int) -> WrittenPlace:
    ticket = ticket_name(position.log_ticket[place])
    return WrittenPlace(ticket, position.track[place], bool(position.shown >> place & 1))


def from_facts(
    facts: WrittenFacts, seats: int, options: ScotlandYardOptions
) -> ScotlandYardPosition:
    position = start(seats, options)
    position.stage = STAGES.index(facts.stage)
    _place_pawns(position, facts)
    _write_log(position, facts)
    _fill_purses(position, facts)
    _set_round(position, facts)
    position.settle()
    if not position.over and not position.legal(position.awaited.bit_length() - 1):
        raise refuse("scotland-yard-position-stage", at("stage"))
    return position


def _place_pawns(position: ScotlandYardPosition, facts: WrittenFacts) -> None:
    """Every pawn on a station of its own; before the game, in order and on start cards."""
    placed = [check_station(station) for station in facts.pawns if station is not None]
    if (fault := _pawns_fault(position, facts, placed)) is not None:
        raise refuse("scotland-yard-position-pawns", fault)
    position.station = placed + [0] * (5 - len(placed))
    words = [0] * 4
    for station in placed:
        words[station >> 6] |= 1 << (station & 63)
    position.occupied = words


def _pawns_fault(
    position: ScotlandYardPosition, facts: WrittenFacts, placed: list[int]
) -> Sentence | None:
    count = position.detectives + position.bobbies
    starting = position.stage == codes.STARTING
    if len(facts.pawns) != count:
        return sized("pawns", len(facts.pawns), count)
    for number, station in enumerate(facts.pawns):
        name, place = pawn_name(position, number), str(station)
        if station is None and (not starting or number < len(placed)):
            return say("position-nowhere", what=name)
        if station is not None and station in facts.pawns[:number]:
            other = pawn_name(position, facts.pawns.index(station))
            return say("position-together", one=other, other=name, place=place)
        if station is not None and not _on_the_map(position, station, starting):
            return say("position-outside", what=name, place=place)
    if starting and not position.tickets_needed and len(placed) == position.detectives:
        return sized("pawns", len(placed), position.detectives - 1)
    return None


def _on_the_map(position: ScotlandYardPosition, station: int, starting: bool) -> bool:
    if starting:
        return _could_have_drawn(position, station)
    return station <= FORMS[position.form].stations


def _could_have_drawn(position: ScotlandYardPosition, station: int) -> bool:
    cards = FORMS[position.form].detective_cards
    return station in (cards if position.tickets_needed else cards[: position.detectives])


def _write_log(position: ScotlandYardPosition, facts: WrittenFacts) -> None:
    form = FORMS[position.form]
    first = facts.start
    _check_beginning(position, facts, form)
    if first is None:
        return
    track = [check_station(station) for station in (first, *(each.station for each in facts.log))]
    tickets = [ticket_number(each.ticket) for each in facts.log]
    if len(facts.log) > form.log_length:
        raise refuse("scotland-yard-position-log", sized("log", len(facts.log), form.log_length))
    _check_track(track, tickets, form)
    shown = [place for place, each in enumerate(facts.log, start=1) if each.shown]
    position.shown = mask_of(shown) | (0 if form.tickets_needed else 1)
    position.log_count = len(facts.log)
    position.track = track + [0] * (25 - len(track))
    position.log_ticket = [codes.NO_TICKET, *tickets] + [codes.NO_TICKET] * (25 - len(track))
    position.black -= tickets.count(codes.BLACK)
    if position.black < 0:
        raise refuse("scotland-yard-position-tickets", at("log"))
    _check_shown(position, form)


def _check_beginning(position: ScotlandYardPosition, facts: WrittenFacts, form: Form) -> None:
    """Before the game Mister X has no station, but for beginners; in the game he has one."""
    starting = position.stage == codes.STARTING
    expected = starting and form.tickets_needed
    if (facts.start is None) != expected or (starting and facts.log):
        raise refuse("scotland-yard-position-log", at("log" if starting and facts.log else "start"))
    if starting and not form.tickets_needed and facts.start != form.x_cards[0]:
        raise refuse("scotland-yard-position-log", at("start"))


def _check_track(track: list[int], tickets: list[int], form: Form) -> None:
    """Each step goes along a line of its ticket."""
    for place, ((a, b), ticket) in enumerate(zip(pairwise(track), tickets, strict=True), start=1):
        if form.tickets_needed:
            network = ticket
            fits = ticket <= codes.BLACK
        else:
            network = board.TAXI_AND_BUS
            secret = place not in form.showing
            fits = ticket == codes.SECRET if secret else ticket in (codes.BLACK, codes.NO_TICKET)
        if not fits or b not in board.next_stops(a, network, board.MAPS[form.board]):
            raise refuse("scotland-yard-position-log", at(f"log[{place - 1}]"))


def _check_shown(position: ScotlandYardPosition, form: Form) -> None:
    """SY-12, SY-46, SY-48, SY-63: where he must have been seen, and where he may have been."""
    for place in range(1, position.log_count + 1):
        ticket = position.log_ticket[place]
        must = place in form.showing
        if not form.tickets_needed:
            must = place < position.log_count or ticket == codes.NO_TICKET
        shown = bool(position.shown >> place & 1)
        if shown != must and not (shown and position.voluntary_showing):
            raise refuse("scotland-yard-position-shown", at(f"log[{place - 1}].shown"))


def _fill_purses(position: ScotlandYardPosition, facts: WrittenFacts) -> None:
    """SY-04, SY-43: what is in no purse and not on the log is in the pool, or Mister X's."""
    form = FORMS[position.form]
    purses = [[each.taxi, each.bus, each.underground] for each in facts.purses]
    taken = [facts.taken.taxi, facts.taken.bus, facts.taken.underground]
    if (fault := _purses_fault(position, purses, form)) is not None:
        raise refuse("scotland-yard-position-tickets", fault)
    if min(taken) < 0 or (any(taken) and not position.voluntary_showing):
        raise refuse("scotland-yard-position-tickets", at("taken"))
    pool = []
    for kind in range(3):
        gone = sum(form.purse[kind] - purse[kind] for purse in purses) - taken[kind]
        used = 0 if form.endless_tickets else position.log_ticket.count(kind)
        pool.append(position.pool[kind] + gone - used)
        if gone < 0 or pool[kind] < 0:
            raise refuse("scotland-yard-position-tickets", at("taken" if gone < 0 else "log"))
    flat = [tickets for purse in purses for tickets in purse]
    position.purse = flat + [0] * (15 - len(flat))
    position.pool = pool
    position.taken = taken
    if position.stage == codes.STARTING and flat != form.purses(position.seats)[: len(flat)]:
        raise refuse("scotland-yard-position-tickets", at("purses"))


def _purses_fault(
    position: ScotlandYardPosition, purses: list[list[int]], form: Form
) -> Sentence | None:
    if len(purses) != len(_purses(position)):
        return sized("purses", len(purses), len(_purses(position)))
    for number, purse in enumerate(purses):
        if not all(0 <= purse[kind] <= form.purse[kind] for kind in range(3)):
            return at(f"purses[{number}]")
    return None


def _set_round(position: ScotlandYardPosition, facts: WrittenFacts) -> None:
    form = FORMS[position.form]
    names = [pawn_name(position, p) for p in range(position.detectives + position.bobbies)]
    if not set(facts.to_move) <= set(names):
        raise refuse("scotland-yard-position-stage", at("to_move"))
    if not _doubles_hold(position, facts, form):
        raise refuse("scotland-yard-position-stage", at("doubles"))
    position.doubles = facts.doubles
    position.unmoved = mask_of([names.index(name) for name in facts.to_move])
    if facts.taking is not None:
        if facts.taking not in names[: position.detectives]:
            raise refuse("scotland-yard-position-stage", at("taking"))
        position.taking = names.index(facts.taking)
    if not _stage_holds(position, facts, form):
        raise refuse("scotland-yard-position-stage", at("stage"))


def _doubles_hold(position: ScotlandYardPosition, facts: WrittenFacts, form: Form) -> bool:
    """Every double move spent stands on two places of the log, or on one if it is under way."""
    spent = form.doubles - facts.doubles
    doubling = position.stage == codes.DOUBLING
    rounds = position.log_count - spent
    under_way = position.stage in (codes.CHOOSING, codes.DOUBLING)
    return (
        facts.doubles >= 0
        and int(doubling) <= spent <= form.doubles
        and 2 * spent - doubling <= position.log_count
        and rounds + under_way <= form.last_round
        and position.log_count + under_way <= form.log_length
    )


def _stage_holds(position: ScotlandYardPosition, facts: WrittenFacts, form: Form) -> bool:
    """What is said of the moment must be able to come about by the rules."""
    stage = position.stage
    in_sight = bool(position.shown >> position.log_count & 1)
    on_x = position.track[position.log_count] in position.station
    catching = [p for p in range(5) if position.station[p] == position.track[position.log_count]]
    if (facts.taking is not None) != (stage == codes.TAKING):
        return False
    if stage == codes.STARTING:
        return not position.unmoved and facts.doubles == form.doubles
    if stage == codes.ANSWERING:
        moved = all(not position.unmoved >> pawn & 1 for pawn in catching)
        return position.log_count > 0 and moved
    if position.unmoved or on_x:
        return False
    if stage in (codes.SHOWING, codes.TAKING):
        after_move = bool(position.voluntary_showing) and position.log_count > 0
        return after_move and in_sight == (stage == codes.TAKING)
    return stage == codes.CHOOSING or position.log_count > 0
