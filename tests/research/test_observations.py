"""An observation says what its seat knows and nothing else."""

from collections.abc import Sequence

import numpy as np
import pytest
from tests.contract.cases import NOTHING_HIDDEN, Case, swapper_of
from tests.contract.test_secrecy import moments as cut_games
from tests.games.culprit.cases import TURMOIL
from tests.research.tables import moments, seen_by, spec_for

from gaslamp.core.dice import Dice
from gaslamp.core.seats import SPECTATOR
from gaslamp.research.planes import Plane, Planes
from gaslamp.research.recall import Recall
from gaslamp.research.spec import Bytes

SWAPPED = [
    Case("mr_jack", 2),
    Case("sleuth", 4),
    Case("sleuth", 3, {"missing": 2, "extra_interrogations": True}),
    Case("culprit", 4),
    Case("culprit", 5, TURMOIL),
    Case("scotland_yard", 4),
    Case("scotland_yard", 2, {"form": "2014-two"}),
    Case("scotland_yard", 3, {"form": "1983", "voluntary_showing": True}),
    Case("scotland_yard", 4, {"form": "beginners"}),
]
"""A table of every form; what leaves in notation and JSON is swapped at all of them elsewhere."""


def test_every_number_of_an_observation_keeps_to_its_plane(case: Case) -> None:
    spec = spec_for(case)
    highest = np.array(spec.layout.highest())
    for position, _ in moments(case, seed=1):
        encoder = spec.encoder(position)
        for viewer in range(case.seats):
            assert (seen_by(spec, encoder, viewer) <= highest).all()


def tensors(case: Case, actions: Sequence[int], viewer: int) -> list[Bytes]:
    """After every action: what is seen, what may be done, and what is remembered."""
    spec, position = spec_for(case), case.start()
    encoder, recall = spec.encoder(position), Recall(spec)
    found = []
    for action in actions:
        recall.note(viewer, position.seen_as(action, viewer))
        position.apply(action)
        mask = np.zeros(spec.actions, np.uint8)
        encoder.mask(viewer, mask)
        found += [seen_by(spec, encoder, viewer), mask]
    return [*found, recall.tensor(viewer)]


@pytest.mark.parametrize("table", SWAPPED, ids=str)
def test_no_tensor_tells_a_swapped_secret(table: Case) -> None:
    case, swapped = table, 0
    for actions, viewer, seed in cut_games(case):
        if viewer == SPECTATOR:
            continue
        other = swapper_of(case)(case, actions, viewer, Dice(seed))
        if other is None or other is NOTHING_HIDDEN:
            continue
        assert isinstance(other, list)
        swapped += 1
        ours, theirs = tensors(case, actions, viewer), tensors(case, other, viewer)
        assert all(map(np.array_equal, ours, theirs))
    assert swapped > 0


def test_what_the_seats_see_differs_where_one_of_them_has_a_secret() -> None:
    """The swap test would find a leak: Jack's own observation does change with who Jack is."""
    case = Case("mr_jack", 2)
    actions = [action for _, action in moments(case, seed=1)][:6]
    other = swapper_of(case)(case, actions, 1, Dice(1))
    assert isinstance(other, list)
    jack = [tensors(case, game, viewer=0) for game in (actions, other)]
    assert not all(map(np.array_equal, *jack))


def test_a_seat_that_remembers_can_tell_games_apart_that_look_alike_now() -> None:
    """Perfect recall: what two games have told a seat is the same exactly if its rows are."""
    case = Case("sleuth", 3)
    spec = spec_for(case)
    one, other = Recall(spec), Recall(spec)
    one.note(0, 1 << 40 | 7)
    one.note(0, 0)
    other.note(0, 7)
    assert one.tensor(0)[0, 40] == 1
    assert other.tensor(0)[0, 40] == 0
    assert not one.tensor(0)[1].any(), "what is not noticed leaves no row"
    assert one.tensor(0).shape == (spec.bound.noticed, 64)
    assert one.text(0) == "10000000007"


def test_planes_are_cut_out_by_name() -> None:
    layout = Planes([Plane("a", (2, 3), "six"), Plane("b", (1,), "one", 9)])
    assert layout.slices() == {"a": slice(0, 6), "b": slice(6, 7)}
    assert layout.highest() == [1] * 6 + [9]


def test_a_plane_has_its_shape() -> None:
    case = Case("mr_jack", 2)
    spec, position = spec_for(case), case.start()
    planes = spec.planes(seen_by(spec, spec.encoder(position), 1))
    assert planes["at"].shape == (8, 64)
    assert planes["at"].sum() == 8
    assert planes["jack"].sum() == 0
