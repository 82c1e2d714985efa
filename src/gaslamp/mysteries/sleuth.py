"""Mysteries of Sleuth: which gem is missing, and which question settles it."""

from collections.abc import Sequence
from itertools import permutations, product
from typing import Any, Final, NamedTuple

from gaslamp.bots import bot_for
from gaslamp.core.bits import mask_of, members
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import actions, events
from gaslamp.games.sleuth.actions import gem_number, question_number
from gaslamp.games.sleuth.cards import GEM_COUNT, GEM_TEXT, MATCHES, QUESTIONS
from gaslamp.games.sleuth.notation import write
from gaslamp.knowledge import irreducible
from gaslamp.knowledge.sleuth.deals import Deals, TooManyError
from gaslamp.knowledge.sleuth.deductions import Number, settle
from gaslamp.knowledge.sleuth.facts import sizes
from gaslamp.mysteries.draft import Casebook, Draft, Juncture, by_and_by
from gaslamp.mysteries.mystery import Reason, Row

MISSING: Final = "missing"
QUESTION: Final = "question"
_FEWEST_FACTS: Final = 3
_MOST_FACTS: Final = 12
_MOST_LEFT: Final = 4
"""So many gems may be in question when one asks what settles it."""
_MOST_ANSWERS: Final = 3
_CELLS: Final = 400_000
"""What would take more room to count is left alone: there is another game."""
_ORDERS: Final = 3
"""In so many orders facts are tried to be done without."""


class HeardAnswer(NamedTuple):
    row: Row
    number: Number


class SeenGems:
    """What a seat sees, with some of the answers it was given."""

    def __init__(self, sight: Sight[Any, Any, Any]) -> None:
        self.sizes = sizes(sight)
        view, seats = sight.view, sight.seats
        self.seen = [
            *(Number(seats, 1 << gem_number(gem), 1) for gem in view.open_gems),
            *(Number(sight.viewer, 1 << gem_number(gem), 1) for gem in view.hand or []),
        ]

    def left(self, told: Sequence[HeardAnswer], also: Sequence[Number] = ()) -> list[str]:
        """The gems that may be missing."""
        numbers = [*self.seen, *(each.number for each in told), *also]
        roughly = settle(self.sizes, numbers)
        if roughly is None or roughly.may[-1].bit_count() <= 1:
            return [GEM_TEXT[gem] for gem in members(roughly.may[-1])] if roughly else []
        deals = Deals(self.sizes, numbers, _CELLS)
        return [GEM_TEXT[gem] for gem in range(GEM_COUNT) if deals.ways[gem][-1]]


def told_to(sight: Sight[Any, Any, Any]) -> list[HeardAnswer]:
    """The answers a seat has heard and what it was shown, each once."""
    found: dict[Number, Row] = {}
    for event in sight.events:
        match event:
            case events.Answered(asker, seat, question, _, number) if seat != sight.viewer:
                mask = MATCHES[question_number(question)]
                row = {"asker": asker, "seat": seat, "question": question, "number": number}
                found.setdefault(Number(seat, mask, number), row)
            case events.Shown(asker, seat, gems) if seat != sight.viewer:
                mask = mask_of([gem_number(gem) for gem in gems])
                row = {"asker": asker, "seat": seat, "shown": gems}
                found.setdefault(Number(seat, mask, len(gems)), row)
    return [HeardAnswer(row, number) for number, row in found.items()]


def missing(moment: Juncture) -> Draft | None:
    sight = moment.play.sight(moment.seat)
    told = told_to(sight)
    if len(told) < _FEWEST_FACTS or sight.view.missing is not None:
        return None
    sheet = SeenGems(sight)
    try:
        left = sheet.left(told)
        if len(left) != 1:
            return None
        kept = _fewest(told, lambda some: sheet.left(some) == left, moment.dice)
        if not _FEWEST_FACTS <= len(kept) <= _MOST_FACTS:
            return None
        chain = by_and_by(kept, sheet.left)
    except TooManyError:
        return None
    return _draft(MISSING, sight, kept, left, chain)


def _fewest(told: Sequence[HeardAnswer], forced: Any, dice: Dice) -> list[HeardAnswer]:
    """Of several irreducible selections the smallest, in the order they were told."""
    found = []
    for _ in range(_ORDERS):
        order = list(told)
        for at in range(len(order) - 1, 0, -1):
            other = dice.below(at + 1)
            order[at], order[other] = order[other], order[at]
        found.append(irreducible(order, forced))
    best = min(found, key=len)
    return [each for each in told if each in best]


def question(moment: Juncture) -> Draft | None:
    """Not with a card that leaves the question free: there would be too many."""
    sight = moment.play.sight(moment.seat)
    told, cards = told_to(sight), sight.view.seats[moment.seat].cards
    if len(told) < _FEWEST_FACTS or any("?" in card for card in cards):
        return None
    if sight.view.missing is not None or sight.view.final or sight.view.naming is not None:
        return None
    sheet = SeenGems(sight)
    try:
        left = sheet.left(told)
        if not 1 < len(left) <= _MOST_LEFT:
            return None
        kept = _fewest(told, lambda some: sheet.left(some) == left, moment.dice)
        return _settling(sight, sheet, kept)
    except TooManyError:
        return None


def _settling(
    sight: Sight[Any, Any, Any], sheet: SeenGems, kept: list[HeardAnswer]
) -> Draft | None:
    asks = asks_of(sight.view, sight.viewer, sight.seats)
    if len(kept) > _MOST_FACTS:
        return None
    split = {ask: parted(sheet, kept, ask) for ask in asks}
    settled = [ask for ask, parts in split.items() if all(len(part) == 1 for part in parts)]
    if not 0 < len(settled) <= _MOST_ANSWERS or len(asks) < 2 * len(settled):
        return None
    chain = by_and_by(kept, sheet.left)
    told = {tuple(part): None for part in split[settled[0]]}
    chain += [Reason(left=list(part), move=spelt(settled[0])) for part in told]
    return _draft(QUESTION, sight, kept, [spelt(ask) for ask in settled], chain)


def asks_of(view: Any, viewer: int, seats: int) -> list[actions.Ask]:
    return [
        actions.Ask(viewer, opponent, card, card)
        for card in view.seats[viewer].cards
        for opponent in range(seats)
        if opponent != viewer
    ]


def spelt(ask: actions.Ask) -> str:
    return write(actions.from_typed(ask))


def parted(sheet: SeenGems, kept: Sequence[HeardAnswer], ask: actions.Ask) -> list[list[str]]:
    """What may be missing after each answer that can be given."""
    return [
        left
        for also in outcomes(ask, sheet.sizes[ask.opponent])
        if (left := sheet.left(kept, also))
    ]


def outcomes(ask: actions.Ask, size: int) -> list[list[Number]]:
    """A number; about two elements, the gems themselves are shown (SL-12)."""
    asked = question_number(ask.question)
    gems = members(MATCHES[asked])
    if len(QUESTIONS[asked]) == 1:
        return [[Number(ask.opponent, MATCHES[asked], number)] for number in range(size + 1)]
    return [
        [Number(ask.opponent, 1 << gem, held) for gem, held in zip(gems, each, strict=True)]
        for each in product((0, 1), repeat=len(gems))
    ]


def _draft(
    kind: str,
    sight: Sight[Any, Any, Any],
    kept: list[HeardAnswer],
    accepted: list[str],
    chain: list[Reason],
) -> Draft:
    return Draft(
        kind=kind,
        sight=sight,
        accepted=accepted,
        chain=chain,
        key=_alike(sight, kept),
        facts=[each.row for each in kept],
        solves=lambda rank: _solved(kind, sight, rank) in accepted,
    )


def _solved(kind: str, sight: Sight[Any, Any, Any], rank: str) -> str:
    bot = bot_for("sleuth", rank)
    if kind == MISSING:
        named = [actions.Name(sight.viewer, gem) for gem in GEM_TEXT]
        gem: str = bot.choose(sight, named, Dice(0)).gem
        return gem
    asks = asks_of(sight.view, sight.viewer, sight.seats)
    chosen = bot.choose(sight, [*asks, actions.Announce(sight.viewer)], Dice(0))
    return spelt(chosen) if isinstance(chosen, actions.Ask) else ""


def _alike(sight: Sight[Any, Any, Any], kept: Sequence[HeardAnswer]) -> tuple[Any, ...]:
    """The same however stones, types, colours and opponents are called."""
    view = sight.view
    own, open_gems = (
        mask_of([gem_number(gem) for gem in gems]) for gems in (view.hand, view.open_gems)
    )
    facts = [(each.number.place, each.number.gems, each.number.number) for each in kept]
    return min(_renamed(table, own, open_gems, facts) for table in _RENAMINGS)


def _renamed(
    table: Sequence[int], own: int, open_gems: int, facts: list[tuple[int, int, int]]
) -> tuple[Any, ...]:
    by_place: dict[int, list[tuple[int, int]]] = {}
    for place, gems, number in facts:
        by_place.setdefault(place, []).append((_moved(table, gems), number))
    rows = sorted(sorted(each) for each in by_place.values())
    return _moved(table, own), _moved(table, open_gems), tuple(map(tuple, rows))


def _moved(table: Sequence[int], gems: int) -> int:
    return mask_of([table[gem] for gem in members(gems)])


_RENAMINGS: Final = [
    [stones[gem // 12] * 12 + types[gem // 4 % 3] * 4 + colours[gem % 4] for gem in range(36)]
    for stones in permutations(range(3))
    for types in permutations(range(3))
    for colours in permutations(range(4))
]

CASEBOOK: Final = Casebook(
    tables=[(4, {}), (3, {}), (5, {}), (4, {"super_sleuth": True})],
    levels=["novice", "constable"],
    finders={MISSING: missing, QUESTION: question},
)
