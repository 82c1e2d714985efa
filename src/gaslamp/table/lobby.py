"""Before the game: what one is called, bots on free seats, and who plays which part."""

from gaslamp.bots import LEVELS
from gaslamp.core.errors import NotLegal
from gaslamp.core.sentence import say
from gaslamp.table import entries
from gaslamp.table.requests import (
    Answer,
    Random,
    Who,
    check_gathering,
    check_host,
    check_seat,
    commitment_if_full,
)
from gaslamp.table.setup import on_one_side
from gaslamp.table.state import Table


def rename(table: Table, who: Who) -> Answer:
    """Who sits is called by their new name from now on; a game that runs keeps the names it has."""
    check_gathering(table)
    seats = [seat for seat in table.seats_of(who.person) if table.chairs[seat].name != who.name]
    return [entries.NameChanged(seat, who.person, who.name) for seat in seats]


def place_bot(table: Table, who: Who, seat: int, level: str, random: Random) -> Answer:
    """On a seat that is free, or in place of another bot."""
    _check_arranging(table, who, seat)
    if level not in LEVELS:
        raise NotLegal(say("table-no-such-level", text=level))
    if table.chairs[seat].human:
        raise NotLegal(say("table-seat-taken"))
    if table.chairs[seat].level == level:
        return []
    if len(table.chairs) == 1 + sum(chair.played_by_bot for chair in table.chairs):
        raise NotLegal(say("table-nobody-there"))
    free = {each for each, chair in enumerate(table.chairs) if not chair.taken}
    return [entries.BotAssigned(seat, level), *commitment_if_full(free <= {seat}, random)]


def swap(table: Table, who: Who, seat: int, other: int, random: Random) -> Answer:
    """Who sits on one of two seats, person, bot or nobody, sits on the other one."""
    _check_arranging(table, who, seat)
    check_seat(table, other)
    if seat == other:
        return []
    people = [chair.person for chair in table.chairs]
    people[seat], people[other] = people[other], people[seat]
    for person in {people[seat], people[other]} - {None}:
        held = {each for each, sits in enumerate(people) if sits == person}
        if not on_one_side(table.game, table.seats, held):
            raise NotLegal(say("table-two-sides"))
    full = all(chair.taken for chair in table.chairs)
    return [entries.SeatsSwapped(seat, other), *commitment_if_full(full, random)]


def _check_arranging(table: Table, who: Who, seat: int) -> None:
    check_gathering(table)
    check_host(table, who)
    check_seat(table, seat)
