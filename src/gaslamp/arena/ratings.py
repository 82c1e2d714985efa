"""How strong each level is in each role, on one scale for a form of a game.

By Bradley and Terry: whoever wins has beaten each of the others at the table. By Luce's axiom that
is the same scale as Plackett and Luce's for games with one winner of many. A point counts as a win.
The intervals are those of games drawn anew: games, not points, are independent.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from gaslamp.arena.cell import Cell
from gaslamp.arena.contest import GameResult
from gaslamp.core.extras import library

DRAWS: Final = 400
"""How often games are drawn anew."""
SCALE: Final = 400 / 2.302585092994046
"""As chess has it: 400 points are odds of ten to one."""
_FAINT: Final = 0.01
"""Keeps a level that has never lost within reach."""


class Item(NamedTuple):
    role: str | None
    level: str


class Rating(NamedTuple):
    item: Item
    rating: float
    low: float
    high: float
    games: int


Games = Sequence[tuple[Cell, GameResult]]


def ratings(games: Games, anchor: str) -> list[Rating]:
    """Each level in each role; `anchor` is 0 in every role, if it has played there."""
    numpy, choix = library("numpy", "arena"), library("choix", "arena")
    items = sorted({item for cell, played in games for item in seats_of(cell, played)}, key=str)
    beaten = numpy.stack([_beaten(numpy, items, cell, played) for cell, played in games])
    seen = [sum(item in seats_of(*game) for game in games) for item in items]
    chance = numpy.random.default_rng(1)
    whole = _fit(choix, beaten.sum(axis=0), items, anchor)
    drawn = []
    for _ in range(DRAWS):
        weights = chance.multinomial(len(games), [1 / len(games)] * len(games))
        again = numpy.tensordot(weights, beaten, 1)
        drawn.append(_fit(choix, again, items, anchor))
    low, high = numpy.quantile(drawn, [0.025, 0.975], axis=0)
    return [Rating(*each) for each in zip(items, whole, low, high, seen, strict=True)]


def seats_of(cell: Cell, played: GameResult) -> list[Item]:
    """Who sat on each seat."""
    roles = _roles(cell)
    return [
        Item(role, cell.mine if seat in played.mine else cell.theirs)
        for seat, role in enumerate(roles)
    ]


def _roles(cell: Cell) -> list[str | None]:
    """The role of each seat."""
    names, sides = cell.rulebook.roles, cell.rulebook.sides(cell.seats)
    named: list[str | None] = [None] * cell.seats
    for name, side in zip(names, sides, strict=False):
        for seat in side:
            named[seat] = name
    return named


def _beaten(numpy: Any, items: Sequence[Item], cell: Cell, played: GameResult) -> Any:
    """How often each has beaten each in one game. A side is one player, however many seats."""
    made = numpy.zeros((len(items), len(items)))
    if not played.scores:
        return made
    sides = cell.rulebook.sides(cell.seats)
    sat = seats_of(cell, played)
    who = [items.index(sat[side[0]]) for side in sides]
    scored = [max(played.scores[seat] for seat in side) for side in sides]
    for winner, score in zip(who, scored, strict=True):
        for loser, other in zip(who, scored, strict=True):
            if winner != loser:
                made[winner, loser] += max(0, score - other) if not cell.by_points else score
    return made


def _fit(choix: Any, beaten: Any, items: Sequence[Item], anchor: str) -> list[float]:
    found = choix.ilsr_pairwise_dense(beaten, alpha=_FAINT, max_iter=1000, tol=1e-4)
    zero = {item.role: float(found[i]) for i, item in enumerate(items) if item.level == anchor}
    return [
        SCALE * (float(strength) - zero.get(item.role, float(found.mean())))
        for item, strength in zip(items, found, strict=True)
    ]
