"""What a viewer gets is a function of what that viewer may know.

A game is played; what the viewer cannot know is swapped for another secret that fits all that the
viewer may know by the rulebook; every byte that leaves towards the viewer must be the same.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from tests.contract.cases import NOTHING_HIDDEN, Case, position_after, swapper_of, wander
from tests.contract.leaving import what_leaves

from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.events import seen_by
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import SPECTATOR

GAMES_EACH = 3
MOMENTS_EACH = 2
LEAST_SWAPPED = 0.9


def moments(case: Case) -> Iterator[tuple[list[int], int, int]]:
    """Games cut at some moment, with a viewer and a seed for the swap."""
    for seed in range(GAMES_EACH):
        actions, dice = wander(case, seed + 100, longest=200), Dice(seed)
        for _ in range(MOMENTS_EACH):
            cut = 1 + dice.below(len(actions))
            for viewer in (*range(case.seats), SPECTATOR):
                yield actions[:cut], viewer, dice.roll()


def test_nobody_can_tell_a_swapped_secret(case: Case) -> None:
    lacking = swapped = 0
    for actions, viewer, seed in moments(case):
        other = swapper_of(case)(case, actions, viewer, Dice(seed))
        if other is NOTHING_HIDDEN:
            continue
        lacking += 1
        if other is None:
            continue
        swapped += 1
        assert_really_another(case, actions, other)
        assert what_leaves(case, actions, viewer) == what_leaves(case, other, viewer)
    assert lacking > 0
    assert swapped >= LEAST_SWAPPED * lacking, f"only {swapped} of {lacking} were swapped"


def assert_really_another(case: Case, actions: Sequence[int], other: Sequence[int]) -> None:
    """The swapped game is legal from the first action to the last, and it is not the same one."""
    assert len(actions) == len(other)
    assert list(actions) != list(other)
    position = case.start()
    for action in other:
        assert action in position.legal(seat_of(action))
        position.apply(action)


def test_seen_as_agrees_with_events(case: Case) -> None:
    """Two actions look alike as numbers exactly when they look alike as events."""
    for actions, viewer, seed in list(moments(case))[::3]:
        other = swapper_of(case)(case, actions, viewer, Dice(seed))
        worlds = [actions, other] if isinstance(other, list) else [actions]
        faces: dict[int, set[bytes]] = defaultdict(set)
        for world in worlds:
            for number, told in _every_face(case, world, viewer):
                faces[number].add(told)
        assert all(len(told) == 1 for told in faces.values())
        assert len(set().union(*faces.values())) == len(faces)


def _every_face(case: Case, world: Sequence[int], viewer: int) -> Iterator[tuple[int, bytes]]:
    """Each action that the next seat could take, as number and as events."""
    before = position_after(case, world[:-1])
    for action in before.legal(seat_of(world[-1])):
        after = before.copy()
        after.apply(action)
        told = seen_by(case.game.events(before, action, after), viewer)
        number = before.seen_as(action, viewer)
        assert (number == 0) == (told == [])
        yield number, to_json(told)
