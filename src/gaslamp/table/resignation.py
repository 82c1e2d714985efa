"""Ways to end a game early. Its outcome is *abandoned*, and the deal is revealed."""

from gaslamp.core.errors import NotYourDecision
from gaslamp.core.sentence import say
from gaslamp.table import entries
from gaslamp.table.requests import Answer, Who, check_mine, check_playing
from gaslamp.table.state import Table


def resign(table: Table, who: Who, seat: int) -> Answer:
    """Ends the game if it leaves nobody, or nobody on one of two sides; or if the others would end
    it anyway. Otherwise a bot plays on, and the seat counts as one that would end the game."""
    check_playing(table)
    check_mine(table, who, seat)
    if table.chairs[seat].resigned:
        return []
    mine = table.seats_of(who.person)
    left = [each for each in _present(table) if each not in mine]
    if not left or _side_is_lost(table, seat, left):
        return [entries.Abandoned(seat, "resigned")]
    resigned: Answer = [entries.Resigned(each) for each in mine]
    if all(table.chairs[each].would_end for each in left):
        return [*resigned, entries.Abandoned(None, "agreed")]
    return resigned


def _present(table: Table) -> list[int]:
    """The people who have neither resigned nor been replaced."""
    return [seat for seat in table.humans if not table.chairs[seat].played_by_bot]


def _side_is_lost(table: Table, seat: int, left: list[int]) -> bool:
    sides = table.game.sides(table.seats)
    side = next(each for each in sides if seat in each)
    return len(sides) == 2 and not any(each in side for each in left)


def agree_to_end(table: Table, who: Who, seat: int) -> Answer:
    check_playing(table)
    check_mine(table, who, seat)
    others = [each for each in _present(table) if each != seat]
    agreed = entries.Agreed(seat)
    if any(not table.chairs[each].would_end for each in others):
        return [] if table.chairs[seat].would_end else [agreed]
    return [agreed, entries.Abandoned(None, "agreed")]


def take_back(table: Table, who: Who, seat: int) -> Answer:
    """From the bot that sat in; who has resigned has gone for good."""
    check_playing(table)
    check_mine(table, who, seat)
    if table.chairs[seat].resigned:
        raise NotYourDecision(say("table-resigned"))
    return [entries.TookBack(seat)] if table.chairs[seat].played_by_bot else []
