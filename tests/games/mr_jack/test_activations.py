"""All that one activation can come to, compared with a slow working-out from the clauses."""

from typing import Any

import pytest
from tests.games.mr_jack.activations import huddled, played_out, scattered, table_of
from tests.games.mr_jack.slow import activations
from tests.games.mr_jack.table import INVESTIGATOR, JACK, activated
from tests.games.mr_jack.test_counts import POSITIONS

from gaslamp.core.dice import Dice
from gaslamp.games.mr_jack.board import CHARACTERS, EXITS, MANHOLES


def anything(dice: Dice, crowded: bool) -> dict[str, Any]:
    """A board in disorder."""
    covers = [MANHOLES[i] for i in {dice.below(4), 4 + dice.below(4)}]
    cordons = [EXITS[i] for i in {dice.below(2), 2 + dice.below(2)}]
    at = scattered(dice, crowded)
    jack = CHARACTERS[dice.below(8)]
    return {"at": at, "covers": covers, "cordons": cordons, "witness": False, "jack": jack}


def agree(who: str, seat: int, changed: dict[str, Any]) -> None:
    position = activated(who, seat, **changed)
    may_leave = changed["jack"] == who
    wanted = activations(table_of(position), who, seat == INVESTIGATOR, may_leave)
    assert set(played_out(position)) == wanted, changed


@pytest.mark.rule("MJ-30", "MJ-31", "MJ-34", "MJ-52", "MJ-53", "MJ-54", "MJ-55", "MJ-59", "MJ-60")
@pytest.mark.parametrize("who", [name for name in CHARACTERS if name != "Goodley"])
def test_activations_are_those_of_the_book(who: str) -> None:
    dice = Dice(1)
    for number in range(12):
        agree(who, number % 2, anything(dice, crowded=number % 4 > 1))


@pytest.mark.rule("MJ-56", "MJ-57", "MJ-58", "MJ-62")
@pytest.mark.parametrize("seed", range(3))
def test_whistles_are_those_of_the_book(seed: int) -> None:
    for seat in (JACK, INVESTIGATOR):
        agree("Goodley", seat, anything(Dice(seed), crowded=True))


@pytest.mark.slow
@pytest.mark.rule("MJ-56", "MJ-57", "MJ-58", "MJ-62")
@pytest.mark.parametrize("seed", range(10, 16))
def test_more_whistles_are_those_of_the_book(seed: int) -> None:
    agree("Goodley", seed % 2, anything(Dice(seed), crowded=seed % 3 > 0))


def cornered(who: str, corner: str, dice: Dice) -> dict[str, Any]:
    """A crowd in one of the two corners where there may be no free cell in reach."""
    changed = anything(dice, crowded=True)
    at = changed["at"]
    if corner not in at.values():
        return cornered(who, corner, dice)
    swapped = {other: at[who] for other in at if at[other] == corner}
    return changed | {"at": at | swapped | {who: corner}}


@pytest.mark.rule("MJ-62")
@pytest.mark.parametrize("who", ["Bert", "Gull", "Smith", "Goodley"])
@pytest.mark.parametrize("corner", ["b7", "l6"])
def test_crowded_corners_are_those_of_the_book(who: str, corner: str) -> None:
    dice = Dice(7)
    for number in range(20):
        agree(who, number % 2, cornered(who, corner, dice))


@pytest.mark.rule("MJ-58")
@pytest.mark.parametrize("points", range(4))
def test_whistles_with_little_room_are_those_of_the_book(points: int) -> None:
    dice = Dice(points)
    tried = 0
    while tried < 4:
        changed = anything(dice, crowded=False) | {"at": huddled(dice)}
        if activated("Goodley", tried % 2, **changed).points == points:
            agree("Goodley", tried % 2, changed)
            tried += 1


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("who", CHARACTERS)
def test_the_counted_activations_are_those_of_the_book(name: str, who: str) -> None:
    for seat in (JACK, INVESTIGATOR):
        agree(who, seat, POSITIONS[name] | {"witness": False})
