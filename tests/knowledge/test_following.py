"""Games followed look by look, against the same sights followed from their start."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.cases import Case, every_case, wander
from tests.knowledge.watching import COMPILED

from gaslamp.core.play import Play
from gaslamp.core.sight import Sight
from gaslamp.knowledge import mr_jack, scotland_yard
from gaslamp.knowledge.memory import Kept, grown
from gaslamp.knowledge.mr_jack.suspects import Suspects as FollowingMrJack
from gaslamp.knowledge.scotland_yard.trace import Trace as FollowingScotlandYard

AnySight = Sight[Any, Any, Any]
FOLLOWED = {
    "mr_jack": (mr_jack.KNOWLEDGE, FollowingMrJack),
    "scotland_yard": (scotland_yard.KNOWLEDGE, FollowingScotlandYard),
}
CASES = [case for case in every_case() if case.name in FOLLOWED]


def sights(case: Case, seed: int, viewer: int) -> list[AnySight]:
    """What a viewer has seen at the start and after every action of a random game."""
    play = Play(case.game, case.agreed, case.start())
    found = [play.sight(viewer)]
    for action in wander(case, seed, 400):
        play.act(action)
        found.append(play.sight(viewer))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=st.integers(0, 10**6), data=st.data())
@settings(deadline=None, max_examples=8 if COMPILED else 2)
def test_look_by_look_as_from_the_start(case: Case, seed: int, data: st.DataObject) -> None:
    """However often one looks, also at the end, when all is laid open."""
    viewer = data.draw(st.integers(-1, case.seats - 1))
    seen = sights(case, seed, viewer)
    knowledge, following_type = FOLLOWED[case.name]
    looks = data.draw(st.sets(st.integers(0, len(seen) - 1), min_size=1, max_size=40))
    compared = data.draw(st.sets(st.sampled_from(sorted(looks)), max_size=6))
    following: Any = following_type(seen[0])
    for at in sorted(looks | {len(seen) - 1}):
        assert following.goes_on_in(seen[at])
        following.look(seen[at])
        if at in compared or at == len(seen) - 1:
            afresh: Any = following_type(seen[at])
            assert knowledge.believed(following) == knowledge.believed(afresh)  # type: ignore[attr-defined]
            assert knowledge.beliefs(seen[at]) == knowledge.believed(afresh)  # type: ignore[attr-defined]


@pytest.mark.parametrize("case", [CASES[0], CASES[-1]], ids=str)
def test_games_that_are_kept_do_not_mix(case: Case) -> None:
    """Two viewers of two games, looking in turn."""
    knowledge, following_type = FOLLOWED[case.name]
    kept: Kept[Any] = Kept(following_type)
    games = [sights(case, seed, viewer) for seed in (1, 2) for viewer in (0, 1)]
    for at in range(0, min(map(len, games)), 9):
        for seen in games:
            believed = knowledge.believed(kept.look(seen[at]))  # type: ignore[attr-defined]
            assert believed == knowledge.believed(following_type(seen[at]))  # type: ignore[attr-defined]


def test_a_sight_has_grown_only_if_it_begins_the_same() -> None:
    one, other = (sights(CASES[0], seed, 0) for seed in (1, 2))
    assert grown(one[5], one[9])
    assert grown(one[9], one[9])
    assert not grown(one[9], one[5])
    assert not grown(one[-1], other[-1])
    assert not grown(one[9], sights(CASES[0], 1, 1)[12])
