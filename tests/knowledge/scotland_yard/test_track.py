"""Where Mister X may be, against all tracks that the rules allow, one by one."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest
from tests.contract.cases import Case
from tests.games.scotland_yard.cases import CASES
from tests.knowledge.scotland_yard.truth import truth
from tests.knowledge.watching import Watched, check_truth, watched

from gaslamp.core.dice import Dice
from gaslamp.core.events import seen_by
from gaslamp.core.numbering import kind_of
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.games.scotland_yard import GAME, codes
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge import knowledge_for

KNOWLEDGE = knowledge_for("scotland_yard")
SECRET = (codes.START_X, codes.GO, codes.DOUBLE)
DETECTIVE = 1


def every_track(case: Case, actions: Sequence[int]) -> Counter[tuple[int, ...]]:
    """All tracks that look the same to a detective, each as likely as its choices were."""
    real = case.start()
    assert isinstance(real, ScotlandYardPosition)
    worlds: list[tuple[ScotlandYardPosition, Fraction]] = [(real.copy(), Fraction(1))]
    for action in actions:
        before = real.copy()
        real.apply(action)
        heard = seen_by(GAME.events(before, action, real), DETECTIVE)
        worlds = [
            (after, weight * share)
            for world, weight in worlds
            for each, share in _instead_of(world, action)
            for after in [_played(world, each)]
            if seen_by(GAME.events(world, each, after), DETECTIVE) == heard
        ]
    found: Counter[tuple[int, ...]] = Counter()
    for world, weight in worlds:
        found[tuple(world.track[: world.log_count + 1])] += weight  # type: ignore[assignment]
    return found


def _instead_of(world: ScotlandYardPosition, action: int) -> list[tuple[int, Fraction]]:
    if kind_of(action) not in SECRET:
        return [(action, Fraction(1))]
    seat = CHANCE if kind_of(action) == codes.START_X else codes.MISTER_X
    legal = world.legal(seat)
    return [(each, Fraction(1, len(legal))) for each in legal]


def _played(world: ScotlandYardPosition, action: int) -> ScotlandYardPosition:
    after = world.copy()
    after.apply(action)
    return after


def early(case: Case, seed: int) -> list[Watched]:
    """Moments of a game with few places on the log, so that all tracks can be tried."""
    return [
        seen
        for seen in watched(case, seed, every=3)
        if seen.viewer == DETECTIVE
        and isinstance(seen.position, ScotlandYardPosition)
        and seen.position.track[0]
        and seen.position.log_count <= 2
        and not seen.position.over
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_as_likely_as_all_tracks_together(case: Case) -> None:
    moments = [seen for seed in range(4) for seen in early(case, seed)]
    assert moments
    for seen in moments[:4]:
        tracks = every_track(case, seen.actions)
        total = sum(tracks.values())
        beliefs = KNOWLEDGE.beliefs(seen.sight)
        assert beliefs.worlds == len(tracks)
        for place in range(len(next(iter(tracks)))):
            chances: dict[str, Fraction] = {}
            for track, weight in tracks.items():
                station = str(track[place])
                chances[station] = chances.get(station, Fraction(0)) + Fraction(weight) / total
            assert beliefs.chances[f"place {place}" if place else "start"] == chances


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_truth_is_always_among_the_possibilities(case: Case) -> None:
    for seed in range(25):
        check_truth(KNOWLEDGE, truth, watched(case, seed, every=53))


def test_mister_x_knows_his_own_track() -> None:
    for seen in watched(CASES[0], seed=3, every=29):
        if seen.viewer == codes.MISTER_X:
            chances = KNOWLEDGE.beliefs(seen.sight).chances
            assert {s: {a: Fraction(1)} for s, a in truth(seen.position).items()} == chances


def test_whole_tracks_are_drawn_as_often_as_they_are_likely() -> None:
    seen = next(s for seed in range(9) for s in early(CASES[0], seed) if len(s.actions) > 9)
    tracks = every_track(CASES[0], seen.actions)
    total = Fraction(sum(tracks.values()))
    dice, draws = Dice(2), 400
    often: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        sample = KNOWLEDGE.sample(seen.sight, dice)
        assert isinstance(sample, ScotlandYardPosition)
        often[tuple(sample.track[: sample.log_count + 1])] += 1
    assert set(often) <= set(tracks)
    likely = {t for t, w in tracks.items() if draws * Fraction(w) / total >= 5}
    squares = sum(
        float((often[t] - draws * Fraction(tracks[t]) / total) ** 2)
        / float(draws * Fraction(tracks[t]) / total)
        for t in likely
    )
    assert squares < len(likely) + 3.1 * (2 * len(likely)) ** 0.5 + 6


class OnlyTaxis:
    def weight(self, position: Position, action: int) -> int:
        return 1 if action >> 17 & 7 == codes.TAXI else 0


def test_a_better_model_of_mister_x_can_be_handed_in() -> None:
    """If he only ever takes taxis, having more ways by bus makes a station no less likely."""
    for seen in early(CASES[0], seed=1):
        position = seen.position
        assert isinstance(position, ScotlandYardPosition)
        if all(position.log_ticket[p] == codes.TAXI for p in range(1, position.log_count + 1)):
            chances = KNOWLEDGE.beliefs(seen.sight, OnlyTaxis()).chances["X"]
            assert set(chances) == set(KNOWLEDGE.possibilities(seen.sight)["X"])
