"""What one activation comes to by the game itself: played out to the end in every way."""

from collections.abc import Iterator

from tests.games.mr_jack.slow import Result, Table
from tests.games.mr_jack.table import awaited

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.seats import CHANCE
from gaslamp.games.mr_jack import GAME, codes
from gaslamp.games.mr_jack.board import (
    CELLS,
    CHARACTERS,
    DIRECTIONS,
    DISTANCE,
    EXITS,
    LAMPS,
    MANHOLES,
    STREET_COUNT,
    STREETS,
    TILES,
)
from gaslamp.games.mr_jack.rules import MrJackPosition


def table_of(position: MrJackPosition) -> Table:
    lit = zip(LAMPS, position.tiles, strict=True)
    return Table(
        tuple(
            sorted((who, CELLS[cell]) for who, cell in zip(CHARACTERS, position.at, strict=True))
        ),
        DIRECTIONS[position.facing],
        tuple(sorted((lamp, TILES[tile]) for lamp, tile in lit if tile)),
        frozenset(name for i, name in enumerate(MANHOLES) if position.covers >> i & 1),
        frozenset(name for i, name in enumerate(EXITS) if position.cordons >> i & 1),
    )


def played_out(position: MrJackPosition) -> Iterator[Result]:
    """Every complete activation, one after the other; the same result can come more than once."""
    seat = awaited(position)
    if position.active == codes.NOBODY or seat == CHANCE:
        yield "", table_of(position)
        return
    legal = position.legal(seat)
    assert legal, "an activation that was begun cannot be brought to its end"
    after = position.copy()
    for action in legal:
        after.copy_from(position)
        after.apply(action)
        if after.over:
            leaves = kind_of(action) == codes.LEAVE
            yield GAME.write(action, position), table_of(position if leaves else after)
        else:
            yield from played_out(after)


def scattered(dice: Dice, crowded: bool = False) -> dict[str, str]:
    """Everybody somewhere; if `crowded`, about one of the corners where it gets narrow."""
    streets = list(CELLS[:STREET_COUNT])
    if crowded:
        near = ("b7", "b6", "a5", "c6", "a4", "d7", "e7", "e8", "c2")
        far = ("l6", "l7", "k7", "m8", "j6", "m9", "m10", "i6", "c2")
        streets = list(near if dice.below(2) else far)
    return {who: streets.pop(dice.below(len(streets))) for who in CHARACTERS}


def huddled(dice: Dice) -> dict[str, str]:
    """Goodley anywhere, and all the others as near to him as there is room, but for one or two."""
    goal = STREETS[dice.below(STREET_COUNT)]
    near = sorted(STREETS, key=lambda cell: (DISTANCE[goal][cell], dice.below(60)))[1:9]
    others = (who for who in CHARACTERS if who != "Goodley")
    return {"Goodley": goal} | {who: near.pop(dice.below(len(near))) for who in others}
