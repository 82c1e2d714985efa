"""What a superintendent of The Culprit has learnt about what it imagines."""

import pytest
from tests.bots.test_culprit_ranks import _culprit, deciding

from gaslamp.bots.culprit.experience import WEIGHTS, Experience, lessons
from gaslamp.bots.culprit.imagined import Imagined
from gaslamp.bots.culprit.trial import as_imagined
from gaslamp.core.dice import Dice
from gaslamp.games.culprit.actions import Play, from_typed
from gaslamp.games.culprit.rules import CulpritPosition


def moment(seed: int) -> tuple[list[CulpritPosition], int]:
    """Positions that a seat holds possible who has a choice."""
    play, seat = deciding(seed, 60)
    imagined = Imagined(play.sight(seat))
    return [imagined.draw(Dice(number)) for number in range(10)], seat


def test_there_is_a_lesson_for_every_kind_of_choice() -> None:
    assert len(lessons().weights) == WEIGHTS
    assert 0 < lessons().trust < 2


@pytest.mark.parametrize("seed", range(4))
def test_what_counts_is_added_to_what_was_imagined(seed: int) -> None:
    worlds, seat = moment(seed)
    experience = Experience(worlds, seat)
    trust, weights = lessons()
    for action in worlds[0].legal(seat):
        counting = experience.counting(action)
        assert all(0 <= place < WEIGHTS for place, _ in counting)
        beside = experience.worth(action, 0.0)
        assert beside == pytest.approx(sum(weights[place] * much for place, much in counting))
        assert experience.worth(action, 0.5) == pytest.approx(trust * 0.5 + beside)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_looked_into(seed: int) -> None:
    """The same positions in another order give the same, though hands are others in each."""
    worlds, seat = moment(seed)
    one, other = Experience(worlds, seat), Experience(worlds[::-1], seat)
    for action in worlds[0].legal(seat):
        assert one.counting(action) == other.counting(action)


def test_who_has_learnt_nothing_takes_it_as_imagined() -> None:
    assert as_imagined(7, 0.25) == 0.25


def test_a_culprit_doubts_nobody() -> None:
    worlds, seat = moment(1)
    guilty = _culprit(worlds[0].copy())
    hands = list(guilty.hands)
    hands[seat] = 1 << 4 | 1 << 8
    guilty.hands = hands
    asking = from_typed(Play(seat, "detective", (seat + 1) % 5))
    doubt = Experience([guilty], seat).counting(asking)[1]
    assert doubt[1] == 0.0
