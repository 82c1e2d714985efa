"""The numbers of `seen_as` say what the events say, of worlds that a viewer cannot tell apart."""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from tests.contract.cases import Case
from tests.games.culprit.cases import TURMOIL
from tests.games.culprit.scene import Scene, dealt, table
from tests.games.culprit.test_setup import HANDS_OF_THREE

from gaslamp.core.bits import members
from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.events import seen_by
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import CHANCE, OPEN, SPECTATOR
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.cards import CARD_TEXT, pack, spell
from gaslamp.games.culprit.rules import CulpritPosition

WORLDS = 5


def moments(seats: int, seed: int) -> Iterator[CulpritPosition]:
    """The second half of a deal, and the round that follows."""
    case = Case("culprit", seats, TURMOIL if seats == 5 else {"flash": True})
    position, dice = GAME.start(seats, case.agreed), Dice(seed)
    position.apply(random_action(position, dice))
    while not position.over and position.dealt > 0:
        if position.dealt > 3 * seats:
            yield position.copy()
        position.apply(random_action(position, dice))


def worlds(position: CulpritPosition, viewer: int, dice: Dice) -> Iterator[CulpritPosition]:
    """The position, and others in which two cards that the viewer does not hold are swapped."""
    yield position
    holding = [s for s in range(position.seats) if position.hands[s] and s != viewer]
    for _ in range(WORLDS if len(holding) > 1 else 0):
        twin = position.copy()
        one, two = (holding[dice.below(len(holding))] for _ in range(2))
        swap(twin, one, two, dice)
        if GAME.view(twin, viewer) == GAME.view(position, viewer):
            yield twin


def swap(position: CulpritPosition, one: int, two: int, dice: Dice) -> None:
    hands = {seat: spell(position.hands[seat]) for seat in (one, two)}
    cards = {seat: hand[dice.below(len(hand))] for seat, hand in hands.items()}
    shown = position.dealt == 4 * position.seats and "first on the scene" in cards.values()
    if one == two or shown:
        return
    packed, chosen = list(position.hands), list(position.chosen)
    for seat, other in ((one, two), (two, one)):
        packed[seat] += pack([cards[other]]) - pack([cards[seat]])
        if chosen[seat] == CARD_TEXT.index(cards[seat]):
            chosen[seat] = CARD_TEXT.index(cards[other])
    position.hands, position.chosen = packed, chosen


def faces(position: CulpritPosition, viewer: int) -> Iterator[tuple[int, bytes]]:
    """Everything that may happen next, as number and as events."""
    for seat in members(position.awaited):
        for action in position.legal(seat):
            after = position.copy()
            after.apply(action)
            told = seen_by(GAME.events(position, action, after), viewer)
            yield position.seen_as(action, viewer), to_json(told)


@pytest.mark.rule("CU-80")
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_numbers_and_events_tell_worlds_apart_alike(seats: int) -> None:
    dice = Dice(seats)
    for position in moments(seats, seats + 1):
        for viewer in (*range(seats), SPECTATOR):
            told: dict[int, set[bytes]] = defaultdict(set)
            for world in worlds(position, viewer, dice):
                for number, events in faces(world, viewer):
                    assert (number == 0) == (events == b"[]")
                    told[number].add(events)
            assert all(len(events) == 1 for events in told.values())
            assert len(set().union(*told.values())) == len(told)


def seen(scene: Scene, line: str, viewer: int) -> int:
    who, _, text = line.partition(": ")
    seat = CHANCE if who == "house" else "ABCDEFGH".index(who)
    return scene.position.seen_as(GAME.read(text, seat, scene.position), viewer)


def test_nothing_is_hidden_from_the_open_viewer() -> None:
    scene = table("exchange + maid + alibi", "culprit + toby", "witness").do("A: play exchange B")
    for line in ("A: give maid", "A: give alibi"):
        action = GAME.read(line[3:], 0, scene.position)
        assert seen(scene, line, OPEN) == action


@pytest.mark.rule("CU-80")
def test_the_last_card_of_a_deal_shows_each_their_hand() -> None:
    """Two deals of one hand that end with different cards elsewhere look alike to it."""
    one = dealt(3, *HANDS_OF_THREE, until=11)
    assert one.awaited == "house"
    lines = [f"house: {line}" for line in one.legal("house")]
    assert len({seen(one, line, 0) for line in lines}) == 1
    assert len({seen(one, line, SPECTATOR) for line in lines}) == 1
    assert len({seen(one, line, 2) for line in lines}) == len(lines) > 5
    assert seen(one, lines[0], 0) != seen(one, lines[0], 1)
