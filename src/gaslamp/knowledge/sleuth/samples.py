"""A position of Sleuth that a sight fits, with the gems where one of the deals has them."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from gaslamp.core.bits import mask_of, members
from gaslamp.core.dice import Dice
from gaslamp.games.sleuth import events
from gaslamp.games.sleuth.cards import GEM_COUNT, GEM_TEXT
from gaslamp.games.sleuth.explicit import SleuthFacts, from_facts
from gaslamp.games.sleuth.options import form_of
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.knowledge import AnySight
from gaslamp.knowledge.sleuth.deals import holder

_MOST_SEATS: Final = 7


class Interrogated(NamedTuple):
    """How far the turn has come, as everybody at the table could follow it."""

    opponent: int | None = None
    elements: int = 0
    owed: int = 0
    """Search cards used and not replaced."""


def stand_up(sight: AnySight, deal: Sequence[int], dice: Dice) -> SleuthPosition:
    view, seats = sight.view, sight.seats
    hands = [[GEM_TEXT[gem] for gem in _in(deal, place)] for place in range(seats + 2)]
    so_far = _interrogated(sight)
    drawing = not view.awaited and not view.over and view.turn is not None
    turned = Interrogated() if view.over else so_far
    facts = SleuthFacts(
        hands=hands[:seats],
        open_gems=hands[seats],
        missing=hands[seats + 1],
        cards=[seat.cards for seat in view.seats],
        used=view.used,
        turn=view.turn,
        out=[seat for seat in range(seats) if view.seats[seat].out],
        places=_places(view),
        naming=view.naming,
        named=_named(sight, dice),
        final_opponent=view.final.opponent if view.final else None,
        final_asked=view.final.asked if view.final else 0,
        asked_opponent=turned.opponent if sight.options.extra_interrogations else None,
        asked_elements=turned.elements if sight.options.extra_interrogations else 0,
        to_draw=so_far.owed if drawing else 0,
    )
    return from_facts(facts, seats, sight.options)


def stand_up_all(
    sight: AnySight, hands: Sequence[Sequence[int]], dice: Dice
) -> Iterator[SleuthPosition]:
    """Many positions that differ in their gems alone: the first is checked, the others are like it.

    `hands` has the gems of every place for each of them, one bit a gem.
    """
    seats = sight.seats
    blank = [0] * (_MOST_SEATS - seats)
    first = stand_up(sight, [holder(hands[0], gem) for gem in range(GEM_COUNT)], Dice(0))
    secret = sight.view.named is None and sight.view.naming is not None
    for held in hands:
        position = first.copy()
        position.hands = [*held[:seats], *blank]
        position.undealt = held[-1]
        if secret:
            position.named = mask_of([GEM_TEXT.index(gem) for gem in _named(sight, dice)])
        yield position


def _in(deal: Sequence[int], place: int) -> list[int]:
    return [gem for gem in range(GEM_COUNT) if deal[gem] == place]


def _places(view: Any) -> list[int]:
    placed = [seat for seat, each in enumerate(view.seats) if each.place]
    return sorted(placed, key=lambda seat: int(view.seats[seat].place))


def _interrogated(sight: AnySight) -> Interrogated:
    """Follow the search cards: who has asked owes the pile a draw, and then the turn is over."""
    now = Interrogated()
    asker, row = None, form_of(sight.options).row
    began = not any(isinstance(event, events.Began) for event in sight.events)
    for event in sight.events:
        match event:
            case events.Began():
                began = True
            case events.Answered(seat, opponent, question, str(_), _):
                first = now.opponent is None
                now = now._replace(owed=now.owed + 1)
                if first:
                    now = now._replace(opponent=opponent, elements=len(question.split()))
                asker = seat
            case events.Exchanged():
                now = Interrogated(owed=row)
            case events.Drew() if began:
                now = now._replace(owed=now.owed - 1) if now.owed > 1 else Interrogated()
            case events.Checked(seat, _, _) if seat == asker:
                now = Interrogated()
    return now


def _named(sight: AnySight, dice: Dice) -> list[str]:
    """What somebody else has named so far nobody knows, not even how much: all alike."""
    if sight.view.named is not None:
        named: list[str] = sight.view.named
        return named
    if sight.view.naming is None:
        return []
    wanted, there = sight.options.missing, members(form_of(sight.options).gems)
    gems: list[int] = []
    for more in range(dice.below(wanted)):
        lowest = gems[-1] + 1 if gems else 0
        gems.append(lowest + dice.below(len(there) - wanted + more + 1 - lowest))
    return [GEM_TEXT[there[gem]] for gem in gems]
