"""A whole game looked back at: every decision, the curves, luck and skill."""

import pytest
from tests.analysis.games import CASES, FEW, analysed, given_up, left_off, played
from tests.contract.cases import Case, wander
from tests.guests.visit import NAME as GUEST
from tests.guests.visit import visiting

from gaslamp.analysis.appraisal import Analysis, KnownCurve
from gaslamp.analysis.known import curve, points
from gaslamp.analysis.summary import put_together
from gaslamp.analysis.walk import choices, count_choices
from gaslamp.analysis.whole import LEAST, analyse, judged, work_in
from gaslamp.core.data import from_json, to_json
from gaslamp.core.errors import NotLegal
from gaslamp.core.numbering import seat_of
from gaslamp.core.record import Record, replay
from gaslamp.core.seats import CHANCE
from gaslamp.words import LANGUAGES, Words

each_game = pytest.mark.parametrize("case", CASES, ids=str)


@each_game
def test_every_decision_is_there(case: Case) -> None:
    record = played(case)
    found = analysed(case)
    steps = list(replay(case.game, record))
    assert [each.ply for each in found.decisions] == [
        ply
        for ply, step in enumerate(steps)
        if seat_of(step.action) != CHANCE
        and (
            len(step.before.legal(seat_of(step.action))) > 1
            or not step.before.awaited >> seat_of(step.action) & 1
        )
    ]
    for each in found.decisions:
        step = steps[each.ply]
        assert each.seat == seat_of(step.action)
        assert each.notation == case.game.write(step.action, step.before)
        assert case.game.from_typed(each.action) == step.action
    judged_ones = [each for each in found.decisions if each.grade is not None]
    assert len(judged_ones) > len(found.decisions) / 2


@each_game
def test_what_is_said_is_consistent(case: Case) -> None:
    record = played(case)
    steps = list(replay(case.game, record))
    spoken = [Words(lang) for lang in LANGUAGES]
    for each in analysed(case).decisions:
        if each.best is None or each.loss is None or each.why is None:
            continue
        assert each.before is not None
        assert each.after is not None
        assert each.loss == pytest.approx(each.before - each.after, abs=2e-4)
        assert each.loss >= 0
        legal = steps[each.ply].before.legal(each.seat)
        assert case.game.from_typed(each.best.action) in legal
        values = [candidate.value for candidate in each.candidates]
        assert values == sorted(values, reverse=True)
        assert any(candidate.notation == each.notation for candidate in each.candidates)
        assert all(words.say(each.why) for words in spoken)


@each_game
def test_the_same_bytes_again_and_in_pieces(case: Case) -> None:
    """Pieces are worked out in any order, in other processes, after other games."""
    record, game = played(case), case.game
    whole = analysed(case)
    number = count_choices(game, record)
    middle = number // 2
    known: list[KnownCurve] = []
    for seat in reversed(range(case.seats)):
        last, first = points(game, record, seat, 3), points(game, record, seat, 0, 3)
        known.insert(0, curve(game, record, seat, [*first, *last]))
    late = judged(game, record, FEW, middle, number)
    early = judged(game, record, FEW, 0, middle)
    again = put_together(game, record, FEW, [*early, *late], known)
    assert to_json(again) == to_json(whole)
    assert from_json(to_json(whole), Analysis).decisions[0].ply == whole.decisions[0].ply


def test_progress_is_told_to_the_end() -> None:
    case, done = CASES[3], list[int]()
    analyse(case.game, played(case), FEW, done.append)
    assert sum(done) == work_in(case.game, played(case))


@each_game
def test_luck_and_skill_add_up(case: Case) -> None:
    record = played(case)
    found = analysed(case)
    assert record.outcome is not None
    assert [each.side for each in found.fortunes] == [
        list(side) for side in case.game.sides(case.seats)
    ]
    for each in found.fortunes:
        total = each.first + each.choices + each.others + each.luck
        assert total == pytest.approx(each.last, abs=1e-3)
        assert each.choices <= 0 <= each.others
        assert each.last == float(bool(set(each.side) & set(record.outcome.winners)))


@each_game
def test_curves_go_from_the_first_decision_to_the_end(case: Case) -> None:
    found = analysed(case)
    for each in found.chances:
        steps = [point.step for point in each.points]
        assert steps == sorted(steps)
        assert all(0 <= point.chance <= 1 for point in each.points)
        assert each.points[-1].seat is None
        assert {point.seat for point in each.points[:-1]} <= set(each.side)
    turning = [point.step for point in found.turning]
    assert turning == sorted(turning)


def test_what_the_seats_could_know_in_mr_jack() -> None:
    """Jack always knew; the Investigator has fewer and fewer suspects."""
    case = CASES[1]
    jack, investigator = analysed(case).known
    assert jack.first is None
    left = [point.left or 0 for point in investigator.points]
    assert left[0] == 8
    assert left == sorted(left, reverse=True)


@each_game
def test_a_game_that_was_given_up_is_looked_back_at_too(case: Case) -> None:
    record = given_up(case, 3, 40)
    found = analyse(case.game, record, FEW)
    assert len(found.decisions) == len(list(choices(case.game, record)))


@each_game
def test_nothing_is_said_of_a_game_that_runs(case: Case) -> None:
    running = given_up(case, 3, 40)
    for refused in (analyse, count_choices):
        with pytest.raises(NotLegal):
            refused(case.game, _running(running))


def _running(record: Record) -> Record:
    return Record(record.game, record.rules, record.seats, record.options, record.moves)


def test_of_a_guest_only_what_was_done_is_told() -> None:
    """The house does not know what a seat can know in it."""
    with visiting():
        case = Case(GUEST, 2)
        found = analyse(case.game, left_off(case, wander(case, 1)), FEW)
    assert found.decisions
    assert all(each.grade is None for each in found.decisions)


@pytest.mark.parametrize("seed", range(6))
def test_few_imagined_games_are_enough_to_judge_by(seed: int) -> None:
    """Also what nobody sensible would do, with other cards turned up in each world after it."""
    case = Case("mr_jack", 2)
    record = left_off(case, wander(case, seed, 200))
    assert all(each.grade for each in analyse(case.game, record, LEAST).decisions)
