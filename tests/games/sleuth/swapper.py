"""Another deal that a viewer cannot tell from the real one, by SL-80.

A viewer knows its own hand, the open gems, every announced number, the gems it was shown, and
after naming the missing gems. Everything else may be otherwise: who holds which of the other
gems, which are missing, and what others have named.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from tests.contract.cases import NOTHING_HIDDEN, Case, Nothing, position_after
from tests.games.sleuth.deals import Deals, Tired

from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.games.sleuth import actions as verbs
from gaslamp.games.sleuth.cards import GEM_TEXT, MATCHES, QUESTION_TEXT, QUESTIONS
from gaslamp.games.sleuth.options import form_of

MISSING = -1
"""The place of the gems that are in no hand."""
TRIES = 20

World = dict[int, int]
"""Of each gem the viewer cannot see: its place."""


@dataclass
class Known:
    """What the viewer may know of the gems it cannot see."""

    world: World
    gems: list[int]
    """All that there are."""
    dealt: dict[int, int] = field(default_factory=dict)
    """Where in the game such a gem was dealt, and which."""
    numbers: list[tuple[int, int]] = field(default_factory=list)
    """Announced: (place, the gems asked about); the world says how many."""
    fixed: set[int] = field(default_factory=set)
    wrong: dict[int, list[int]] = field(default_factory=dict)
    """Seats other than the viewer's that named wrongly, with where their namings stand."""
    right: dict[int, list[int]] = field(default_factory=dict)
    open_ended: dict[int, list[int]] = field(default_factory=dict)
    deals: Deals | None = None
    """All that fit, once they have been asked for."""


def swap(case: Case, actions: Sequence[int], viewer: int, dice: Dice) -> list[int] | Nothing | None:
    known = _known(case, tuple(actions), viewer)
    if known is None:
        return NOTHING_HIDDEN
    try:
        other = _another_world(known, dice)
    except Tired:
        return None
    if other is not None:
        return _retold(actions, known, other, dice)
    if known.wrong or known.open_ended:
        return _named_otherwise(actions, known, dice)
    return NOTHING_HIDDEN


@lru_cache(maxsize=1)
def _known(case: Case, actions: tuple[int, ...], viewer: int) -> Known | None:
    """None if the game is over; kept, because a viewer's secrets are swapped many times."""
    if position_after(case, actions).over:
        return None
    return _what_is_known(case, actions, viewer)


def _named_otherwise(actions: Sequence[int], known: Known, dice: Dice) -> list[int] | None:
    """Nothing but what others have named can be otherwise."""
    for _ in range(TRIES):
        told = _retold(actions, known, known.world, dice)
        if told != list(actions):
            return told
    return None


def _what_is_known(case: Case, actions: Sequence[int], viewer: int) -> Known:
    typed: list[Any] = [verbs.to_typed(action) for action in actions]
    known = _hidden_gems(case, typed, viewer)
    final_opponent = 0
    for action in typed:
        match action:
            case verbs.FinalQuestions(_, opponent):
                final_opponent = opponent
            case verbs.Ask(seat, opponent, question, _):
                _hear(known, case, viewer, seat, opponent, question)
            case verbs.Question(seat, question):
                _hear(known, case, viewer, seat, final_opponent, question)
    _note_namings(known, case, typed, viewer)
    return known


def _hidden_gems(case: Case, typed: list[Any], viewer: int) -> Known:
    gems = members(form_of(case.agreed).gems)
    known = Known(dict.fromkeys(gems, MISSING), gems)
    for index, action in enumerate(typed):
        if isinstance(action, verbs.Deal):
            gem = GEM_TEXT.index(action.gem)
            if action.seat is None or action.seat == viewer:
                del known.world[gem]
            else:
                known.world[gem] = action.seat
                known.dealt[index] = gem
    return known


def _hear(known: Known, case: Case, viewer: int, seat: int, opponent: int, question: str) -> None:
    number = QUESTION_TEXT.index(question)
    if opponent == viewer:
        return
    known.numbers.append((opponent, MATCHES[number]))
    shown = len(QUESTIONS[number]) == 2 and not case.options.get("super_sleuth")
    if shown and seat == viewer:
        known.fixed |= {
            gem
            for gem in known.world
            if MATCHES[number] >> gem & 1 and known.world[gem] == opponent
        }


def _note_namings(known: Known, case: Case, typed: list[Any], viewer: int) -> None:
    missing = {gem for gem, place in known.world.items() if place == MISSING}
    wanted = case.options.get("missing", 1)
    namings: dict[int, list[int]] = {}
    for index, action in enumerate(typed):
        if isinstance(action, verbs.Name):
            namings.setdefault(action.seat, []).append(index)
    for seat, places in namings.items():
        named = {GEM_TEXT.index(typed[index].gem) for index in places}
        if seat == viewer:
            known.fixed |= missing if len(named) == wanted else set()
        elif len(named) < wanted:
            known.open_ended[seat] = places
        elif named == missing:
            known.right[seat] = places
        else:
            known.wrong[seat] = places


def _another_world(known: Known, dice: Dice) -> World | None:
    places = sorted(set(known.world.values()))
    if places == [MISSING]:
        return None
    found = _deals(known, places).another(dice)
    if found is None:
        return None
    return {gem: at for at, hand in zip(places, found, strict=True) for gem in members(hand)}


def _deals(known: Known, places: list[int]) -> Deals:
    if known.deals is None:
        hands = [sum(1 << gem for gem in known.world if known.world[gem] == at) for at in places]
        asked = [(places.index(place), mask) for place, mask in known.numbers if place in places]
        free = sum(1 << gem for gem in known.world if gem not in known.fixed)
        known.deals = Deals(hands, asked, free)
    return known.deals


def _retold(actions: Sequence[int], known: Known, world: World, dice: Dice) -> list[int]:
    """The same game with the other deal, and with namings that come out as they did."""
    told = list(actions)
    came = {at: [g for g in world if world[g] == at != known.world[g]] for at in world.values()}
    for index, gem in known.dealt.items():
        seat = known.world[gem]
        if world[gem] != seat:
            dealt = verbs.Deal(seat, GEM_TEXT[came[seat].pop()])
            told[index] = verbs.from_typed(dealt)
    missing = sorted(gem for gem, place in world.items() if place == MISSING)
    for indexes in known.right.values():
        _rename(told, indexes, missing)
    for indexes in known.wrong.values():
        _rename(told, indexes, _not_these(missing, len(indexes), known.gems, dice))
    for indexes in known.open_ended.values():
        _rename(told, indexes, known.gems[dice.below(2) :][: len(indexes)])
    return told


def _not_these(missing: list[int], count: int, gems: list[int], dice: Dice) -> list[int]:
    while True:
        first = dice.below(len(gems) - count + 1)
        named = gems[first : first + count]
        if named != missing:
            return named


def _rename(told: list[int], indexes: list[int], gems: list[int]) -> None:
    for index, gem in zip(indexes, gems, strict=True):
        typed = verbs.to_typed(told[index])
        assert isinstance(typed, verbs.Name)
        told[index] = verbs.from_typed(verbs.Name(typed.seat, GEM_TEXT[gem]))
