"""Another deal that a viewer cannot tell from the real one, by SL-80.

A viewer knows its own hand, the open gems, every announced number, the gems it was shown, and
after naming the missing gems. Everything else may be otherwise: who holds which of the other
gems, which are missing, and what others have named.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.contract.cases import NOTHING_HIDDEN, Case, Nothing

from gaslamp.core.dice import Dice
from gaslamp.games.sleuth import actions as verbs
from gaslamp.games.sleuth.cards import GEM_TEXT, MATCHES, QUESTION_TEXT, QUESTIONS

MISSING = -1
"""The place of the gems that are in no hand."""

World = dict[int, int]
"""Of each gem the viewer cannot see: its place."""


@dataclass
class Known:
    """What the viewer may know of the gems it cannot see."""

    world: World
    numbers: list[tuple[int, int]] = field(default_factory=list)
    """Announced: (place, the gems asked about); the world says how many."""
    fixed: set[int] = field(default_factory=set)
    wrong: dict[int, list[int]] = field(default_factory=dict)
    """Seats other than the viewer's that named wrongly, with where their namings stand."""
    right: dict[int, list[int]] = field(default_factory=dict)
    open_ended: dict[int, list[int]] = field(default_factory=dict)


def swap(case: Case, actions: Sequence[int], viewer: int, dice: Dice) -> list[int] | Nothing | None:
    position = case.start()
    for action in actions:
        position.apply(action)
    if position.over:
        return NOTHING_HIDDEN
    known = _what_is_known(case, actions, viewer)
    other = _another_world(known, dice)
    if other is not None:
        return _retold(actions, known, other, dice)
    if known.wrong or known.open_ended:
        return _retold(actions, known, known.world, dice)
    return None if _TIRED in known.fixed else NOTHING_HIDDEN


_TIRED = -99
"""Put among the fixed gems when the search was given up before it was complete."""


def _what_is_known(case: Case, actions: Sequence[int], viewer: int) -> Known:
    typed: list[Any] = [verbs.to_typed(action) for action in actions]
    world = _hidden_gems(typed, viewer)
    known = Known(world)
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


def _hidden_gems(typed: list[Any], viewer: int) -> World:
    world = dict.fromkeys(range(36), MISSING)
    for action in typed:
        if isinstance(action, verbs.Deal):
            gem = GEM_TEXT.index(action.gem)
            if action.seat is None or action.seat == viewer:
                del world[gem]
            else:
                world[gem] = action.seat
    return world


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


def _fits(known: Known, world: World) -> bool:
    return all(
        _number(world, place, mask) == _number(known.world, place, mask)
        for place, mask in set(known.numbers)
    )


def _number(world: World, place: int, mask: int) -> int:
    return sum(1 for gem, where in world.items() if where == place and mask >> gem & 1)


def _another_world(known: Known, dice: Dice) -> World | None:
    free = [gem for gem in known.world if gem not in known.fixed]
    dealt = any(place != MISSING for place in known.world.values())
    if len(free) < 2 or not dealt:
        return None
    for _ in range(150):
        one, two = free[dice.below(len(free))], free[dice.below(len(free))]
        world = known.world | {one: known.world[two], two: known.world[one]}
        if world != known.world and _fits(known, world):
            return world
    return _search(known, free, dice)


def _search(known: Known, free: list[int], dice: Dice) -> World | None:
    """Try for each gem in turn whether it could be elsewhere, leaving nothing out."""
    search = _Search(known, free)
    start = dice.below(len(free))
    for gem in free[start:] + free[:start]:
        found = search.with_gem_elsewhere(gem)
        if found is not None:
            return found
    if search.steps <= 0:
        known.fixed.add(_TIRED)
    return None


class _Search:
    """Depth first over the places of the free gems, by capacity and announced numbers."""

    def __init__(self, known: Known, free: list[int]) -> None:
        self.known = known
        self.free = free
        self.steps = 60_000

    def with_gem_elsewhere(self, gem: int) -> World | None:
        order = [gem, *(g for g in self.free if g != gem)]
        room = dict.fromkeys(self.known.world.values(), 0)
        for each in self.free:
            room[self.known.world[each]] += 1
        masks = sum(1 << g for g in order)
        wanted = {
            (place, mask & masks): _number(self.known.world, place, mask & masks)
            for place, mask in set(self.known.numbers)
        }
        return self._place(order, 0, room, wanted, {})

    def _place(
        self,
        order: list[int],
        depth: int,
        room: dict[int, int],
        wanted: dict[tuple[int, int], int],
        world: World,
    ) -> World | None:
        if depth == len(order):
            return self.known.world | world
        self.steps -= 1
        if self.steps <= 0:
            return None
        gem = order[depth]
        rest = sum(1 << g for g in order[depth + 1 :])
        for place, left_there in list(room.items()):
            if not left_there or (depth == 0 and place == self.known.world[gem]):
                continue
            left = {
                key: number - (key[0] == place and key[1] >> gem & 1)
                for key, number in wanted.items()
            }
            if all(0 <= n <= (key[1] & rest).bit_count() for key, n in left.items()):
                room[place] -= 1
                found = self._place(order, depth + 1, room, left, world | {gem: place})
                room[place] += 1
                if found is not None:
                    return found
        return None


def _retold(actions: Sequence[int], known: Known, world: World, dice: Dice) -> list[int]:
    """The same game with the other deal, and with namings that come out as they did."""
    told = list(actions)
    supply: dict[int, list[int]] = {}
    for gem, place in world.items():
        supply.setdefault(place, []).append(gem)
    for index, action in enumerate(actions):
        typed = verbs.to_typed(action)
        if isinstance(typed, verbs.Deal) and GEM_TEXT.index(typed.gem) in known.world:
            assert typed.seat is not None
            gem = supply[typed.seat].pop()
            told[index] = verbs.from_typed(verbs.Deal(typed.seat, GEM_TEXT[gem]))
    missing = sorted(gem for gem, place in world.items() if place == MISSING)
    for indexes in known.right.values():
        _rename(told, indexes, missing)
    for indexes in known.wrong.values():
        _rename(told, indexes, _not_these(missing, len(indexes), dice))
    for indexes in known.open_ended.values():
        _rename(told, indexes, list(range(dice.below(4), 36))[: len(indexes)])
    return told


def _not_these(missing: list[int], count: int, dice: Dice) -> list[int]:
    while True:
        first = dice.below(36 - count + 1)
        named = list(range(first, first + count))
        if named != missing:
            return named


def _rename(told: list[int], indexes: list[int], gems: list[int]) -> None:
    for index, gem in zip(indexes, gems, strict=True):
        typed = verbs.to_typed(told[index])
        assert isinstance(typed, verbs.Name)
        told[index] = verbs.from_typed(verbs.Name(typed.seat, GEM_TEXT[gem]))
