"""Those for whom a game begins to wait, or stops waiting, hear of it wherever they are."""

from collections.abc import Mapping

from gaslamp.server.frames import framed
from gaslamp.server.house import House
from gaslamp.server.outgoing import Elsewhere
from gaslamp.store import Sitter
from gaslamp.table.setup import Days
from gaslamp.table.state import PLAYING, Table


def summon(
    house: House, table: Table, before: Mapping[int, Sitter], after: Mapping[int, Sitter]
) -> None:
    were, are = _awaited(before), _awaited(after)
    for person in were ^ are:
        _tell_elsewhere(house, table, person, person in are)
    if table.phase == PLAYING and isinstance(table.setup.clock, Days):
        for person in are - were:
            if not house.crowd.is_at(person, table.id) and _decides(table, person):
                house.post.call(person, table.id, table.setup.game)


def _awaited(sitters: Mapping[int, Sitter]) -> set[str]:
    return {each.person for each in sitters.values() if each.awaited}


def _decides(table: Table, person: str) -> bool:
    """Unless a bot does it for them."""
    mine = set(table.seats_of(person)) & set(table.awaited)
    return any(not table.chairs[seat].played_by_bot for seat in mine)


def _tell_elsewhere(house: House, table: Table, person: str, awaited: bool) -> None:
    others = [each for each in house.crowd.of(person) if each.table != table.id]
    if others:
        house.crowd.tell(others, framed(Elsewhere(table.id, table.setup.game, awaited)))
