"""The worlds of The Culprit beside a referee that knows only the rules, and over whole games."""

from collections.abc import Callable, Iterator
from fractions import Fraction

import msgspec
import pytest
from tests.contract.cases import Case, wander
from tests.games.culprit.cases import TURMOIL
from tests.knowledge.culprit.decks import SMALL
from tests.knowledge.culprit.referee import referee
from tests.knowledge.culprit.truth import truth
from tests.knowledge.watching import Watched, play_of, watched

from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import UNIFORM, Beliefs, Model, knowledge_for
from gaslamp.knowledge.culprit import CulpritKnowledge, _chances, followed_round
from gaslamp.knowledge.culprit.followed_round import FollowedRound
from gaslamp.knowledge.culprit.models import CARDS_ALIKE
from gaslamp.knowledge.culprit.solver import Asking
from gaslamp.knowledge.culprit.transcript import this_round
from gaslamp.knowledge.memory import Kept

KNOWLEDGE = knowledge_for("culprit")
DEALT = 12
SLOW = pytest.mark.slow
Few = Callable[..., None]


def moments(case: Case, seeds: range) -> Iterator[tuple[list[int], int]]:
    """Actions up to some moment of a round, and who looks on."""
    for seed in seeds:
        actions = wander(case, seed)
        running = len(actions) - 1 - DEALT
        yield actions[: DEALT + 1 + (7 * seed) % running], seed % 4 - 1


def believed(case: Case, actions: list[int], viewer: int, model: Model) -> dict[str, Fraction]:
    """What the referee believes of every answer to every subject."""
    start = case.start()
    assert isinstance(start, CulpritPosition)
    chances: dict[str, Fraction] = {}
    for position, chance in referee(start, actions, viewer, model):
        for subject, answer in truth(position).items():
            key = f"{subject}: {answer}"
            chances[key] = chances.get(key, Fraction(0)) + chance
    return chances


def flat(chances: dict[str, dict[str, Fraction]]) -> dict[str, Fraction]:
    return {f"{s}: {answer}": c for s, answers in chances.items() for answer, c in answers.items()}


@pytest.mark.parametrize("case", SMALL, ids=["denials", "panics", "witnesses"])
def test_beliefs_are_those_of_the_referee_to_the_last_digit(case: Case) -> None:
    for actions, viewer in moments(case, range(1, 3)):
        found = KNOWLEDGE.beliefs(play_of(case, actions).sight(viewer))
        assert found.effective is None
        assert flat(found.chances) == believed(case, actions, viewer, CARDS_ALIKE)


@pytest.mark.slow
@pytest.mark.parametrize("case", SMALL, ids=["denials", "panics", "witnesses"])
def test_at_many_moments(case: Case) -> None:
    for actions, viewer in moments(case, range(3, 6)):
        found = KNOWLEDGE.beliefs(play_of(case, actions).sight(viewer))
        assert flat(found.chances) == believed(case, actions, viewer, CARDS_ALIKE)


@pytest.mark.slow
def test_any_other_model_is_weighed_and_says_so() -> None:
    case = SMALL[2]
    actions, viewer = wander(case, 3)[: DEALT + 6], 0
    found = KNOWLEDGE.beliefs(play_of(case, actions).sight(viewer), UNIFORM)
    assert found.effective is not None
    assert found.effective >= 1000
    wanted = believed(case, actions, viewer, UNIFORM)
    drawn = flat(found.chances)
    assert all(abs(float(drawn[key] - chance)) < 0.1 for key, chance in wanted.items())
    alike = believed(case, actions, viewer, CARDS_ALIKE)
    assert alike != wanted


def check_truth(seats: int, seeds: range) -> None:
    case = Case("culprit", seats, {"flash": True})
    for seed in seeds:
        for seen in watched(case, seed, every=29):
            found = KNOWLEDGE.beliefs(seen.sight)
            for subject, answer in truth(seen.position).items():
                assert answer in found.chances[subject]
                assert found.effective is not None or found.chances[subject][answer] > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_truth_is_among_the_possibilities(seats: int) -> None:
    check_truth(seats, range(12))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games"), [(3, 200), (4, 50), (5, 15)])
def test_the_truth_is_always_among_the_possibilities(seats: int, games: int) -> None:
    check_truth(seats, range(100, 100 + games))


@pytest.fixture
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> Few:
    """So many worlds may be followed at once, and so many with hindsight."""

    def set_to(number: int, *again: int) -> None:
        monkeypatch.setattr(followed_round, "_MOST", number)
        monkeypatch.setattr(followed_round, "_AGAIN", again)

    return set_to


@pytest.fixture(scope="module")
def turmoil() -> list[tuple[Watched, Beliefs]]:
    """Moments with many worlds, and what is exactly believed."""
    moments = watched(Case("culprit", 5, TURMOIL), seed=1, every=12, longest=72)
    return [(seen, CulpritKnowledge().beliefs(seen.sight)) for seen in moments]


@pytest.mark.slow
@pytest.mark.parametrize("again", [(), (400,), (30_000,)], ids=["forward", "hindsight", "exact"])
def test_where_there_are_too_many_worlds_it_says_so_and_loses_nothing(
    few_at_once: Few, turmoil: list[tuple[Watched, Beliefs]], again: tuple[int, ...]
) -> None:
    """Allowed fewer worlds it comes as close as so many draws must, and possible is the same."""
    sizes = []
    few_at_once(300, *again)
    for seen, wanted in turmoil:
        found = CulpritKnowledge().beliefs(seen.sight)
        assert wanted.effective is None
        assert found.chances.keys() == wanted.chances.keys()
        for subject, chances in found.chances.items():
            assert set(chances) == set(wanted.chances[subject])
            assert sum(chances.values()) == 1
        chances, size = flat(found.chances), found.effective or 10**9
        far = 5 * 0.5 / size**0.5
        assert all(abs(chances[key] - chance) < far for key, chance in flat(wanted.chances).items())
        sizes.append(size)
    assert (min(sizes) < 1000) == (again != (30_000,))


@pytest.mark.parametrize("again", [(), (16,)], ids=["forward", "hindsight"])
def test_samples_of_drawn_worlds_fit_all_that_was_seen(
    few_at_once: Few, again: tuple[int, ...]
) -> None:
    case = Case("culprit", 4, {"flash": True})
    few_at_once(12, *again)
    drawn = 0
    for seen in watched(case, 1, every=5):
        knowledge = CulpritKnowledge()
        try:
            drawn += knowledge.beliefs(seen.sight).effective is not None
            position = knowledge.sample(seen.sight, Dice(3))
        except NotLegal:
            continue
        assert case.game.view(position, seen.viewer) == seen.sight.view
    assert drawn


def test_drawn_worlds_that_have_all_turned_out_wrong_are_no_contradiction(
    few_at_once: Few,
) -> None:
    few_at_once(3)
    refused = 0
    for seen in watched(Case("culprit", 4), seed=1, every=6, longest=90):
        try:
            CulpritKnowledge().beliefs(seen.sight)
        except NotLegal as refusal:
            refused += refusal.sentence.id == "knowledge-too-much"
    assert refused


@pytest.mark.parametrize("seats", [3, 4, 5, pytest.param(6, marks=SLOW)])
def test_a_solver_finds_the_same_possible_as_the_worlds(seats: int) -> None:
    """Two methods that have only the reading of the events in common."""
    for seen in watched(Case("culprit", seats, {"flash": True}), seed=seats, every=37):
        if not seen.sight.events:
            continue
        followed_round = FollowedRound(seen.sight)
        assert not followed_round.drawn
        exact = _chances(followed_round)
        with Asking(followed_round.deck, followed_round.reading) as asking:
            assert set(asking.guilty([])) == set(exact.pop("culprit"))
            for subject, chances in exact.items():
                card, _, name = subject.rpartition(" ")
                counts = asking.counts(asking.places[name], CARD_TEXT.index(card), [])
                assert {*map(str, counts)} == set(chances)


@pytest.mark.parametrize(("seats", "every"), [(3, 1), (5, 4), pytest.param(8, 15, marks=SLOW)])
def test_followed_look_by_look_it_comes_out_the_same(seats: int, every: int) -> None:
    """Whatever was asked before, and by whomever."""
    case = Case("culprit", seats, {"flash": True})
    play, looks = play_of(case, []), CulpritKnowledge()
    for number, action in enumerate(wander(case, 5)):
        play.act(action)
        for viewer in (-1, 1, number % seats) if number % every == 0 else ():
            sight = play.sight(viewer)
            assert looks.beliefs(sight) == CulpritKnowledge().beliefs(sight)


def test_what_hindsight_found_out_exactly_goes_on_and_comes_out_the_same(few_at_once: Few) -> None:
    few_at_once(300, 2000)
    case = Case("culprit", 5, TURMOIL)
    play, looks, gone_on = play_of(case, []), CulpritKnowledge(), 0
    before: FollowedRound | None = None
    for action in wander(case, 1, 45):
        play.act(action)
        sight = play.sight(1)
        if len(play.actions) > 38:
            assert looks.beliefs(sight) == CulpritKnowledge().beliefs(sight)
            best = looks.follow(sight)
            gone_on += best is before and best is not looks.glimpse(sight) and not best.drawn
            before = best
    assert gone_on


def test_a_round_that_goes_on_is_not_followed_from_its_start() -> None:
    case = Case("culprit", 4, {"flash": True})
    actions, looks = wander(case, 3), CulpritKnowledge()
    followed = [looks.follow(play_of(case, actions[:at]).sight(0)) for at in range(24, 30)]
    assert all(each is followed[0] for each in followed)


def test_words_that_tell_nothing_cost_nothing() -> None:
    """Beliefs that were worked out stay until something is seen; and are those of somebody new."""
    case = Case("culprit", 4)
    play, looks, kept = play_of(case, []), CulpritKnowledge(), 0
    for action in wander(case, 3, 120):
        play.act(action)
        sight = play.sight(1)
        if this_round(sight):
            known = looks.follow(sight).beliefs
            assert looks.beliefs(sight) == CulpritKnowledge().beliefs(sight)
            kept += looks.beliefs(sight) is known
    assert kept


def test_as_many_games_are_kept_as_there_is_room_for() -> None:
    sights = [
        play_of(Case("culprit", 4), wander(Case("culprit", 4), 3)[:30]).sight(seat)
        for seat in range(4)
    ]
    kept = Kept(lambda sight, _: FollowedRound(sight))
    each = [kept.look(sight) for sight in sights]
    kept.keep_within(each[2].room + each[3].room, lambda following: following.room)
    assert kept.look(sights[2]) is each[2]
    assert kept.look(sights[3]) is each[3]
    assert kept.look(sights[0]) is not each[0]
    kept.keep_within(0, lambda following: following.room)
    assert kept.look(sights[3]) is not each[3]


def test_nothing_is_known_during_the_deal() -> None:
    case = Case("culprit", 3)
    sight = play_of(case, wander(case, 1)[:5]).sight(0)
    assert KNOWLEDGE.possibilities(sight) == {}


def test_a_table_that_does_not_follow_from_the_story_is_refused() -> None:
    case = Case("culprit", 3)
    sight = play_of(case, wander(case, 1)[:18]).sight(0)
    other = msgspec.structs.replace(sight.view, discarded=["toby"])
    with pytest.raises(Unreadable):
        KNOWLEDGE.beliefs(msgspec.structs.replace(sight, view=other))
