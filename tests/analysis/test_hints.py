"""A hint says what follows from the seat's own sight; another secret changes no byte of it."""

import pytest
from tests.analysis.games import CASES, FEW
from tests.contract.cases import Case, swapper_of, wander

from gaslamp.analysis.hint import Advice, advise
from gaslamp.analysis.pointer import Mark, Moment, plainly
from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.seats import in_mask
from gaslamp.core.sentence import Sentence
from gaslamp.knowledge import look
from gaslamp.words import LANGUAGES, Words

SEEDS = range(300, 304)
LONG = 90


def played(case: Case, actions: list[int]) -> Play:
    play = Play(case.game, case.agreed, case.start())
    for action in actions:
        play.act(action)
    return play


def decisions(case: Case, actions: list[int]) -> list[tuple[int, int]]:
    """How many actions were made when which seat was waited for."""
    play, found = played(case, []), []
    for number, action in enumerate(actions):
        if not play.position.chance_awaited:
            found += [(number, seat) for seat in in_mask(play.position.awaited)]
        play.act(action)
    return found


def advice(case: Case, actions: list[int], seat: int) -> Advice:
    play = played(case, actions)
    legal = [case.game.to_typed(action) for action in play.position.legal(seat)]
    return advise(play.sight(seat), legal, FEW)


def sentences(given: Advice) -> list[Sentence]:
    said = [given.where.said, given.follows.said, *given.where.why, *given.follows.why]
    return [*said, *([given.worth] if given.worth else [])]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_step_can_be_said_and_the_move_is_legal(case: Case) -> None:
    languages = [Words(language) for language in LANGUAGES]
    for seed in SEEDS:
        actions = wander(case, seed, longest=LONG)
        for number, seat in decisions(case, actions)[:: max(1, LONG // 4)]:
            given = advice(case, actions[:number], seat)
            legal = played(case, actions[:number]).position.legal(seat)
            assert case.game.from_typed(given.plan[0]) in legal
            for sentence in sentences(given):
                assert all(words.say(sentence) for words in languages)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_secret_changes_no_byte(case: Case) -> None:
    swapped = 0
    for seed in SEEDS:
        actions, dice = wander(case, seed, longest=LONG), Dice(seed)
        found = decisions(case, actions)
        number, seat = found[dice.below(len(found))]
        other = swapper_of(case)(case, actions[:number], seat, Dice(seed))
        if isinstance(other, list):
            swapped += 1
            one, two = advice(case, actions[:number], seat), advice(case, other, seat)
            assert to_json(one) == to_json(two)
    assert swapped > 0


def test_what_is_certain_comes_with_its_reasons() -> None:
    """Something that no fact gives by itself, while there is such a thing."""
    case, reasoned = CASES[0], []
    for seed in SEEDS:
        actions = wander(case, seed, longest=400)
        for number, seat in decisions(case, actions)[-2:]:
            given = advice(case, actions[:number], seat)
            reasoned += [given] if given.follows.why else []
    assert reasoned
    for given in reasoned:
        assert given.where.said.id == "hint-look-at"
        assert given.where.marks == given.follows.marks
        assert all(isinstance(mark, Mark) for mark in given.where.marks)


def test_a_game_of_guests_has_plain_hints() -> None:
    case = CASES[1]
    actions = wander(case, 300, longest=20)
    number, seat = decisions(case, actions)[-1]
    sight = played(case, actions[:number]).sight(seat)
    where, follows = plainly(Moment(sight, look(sight), [1, 2], 1))
    assert (where.said.words["count"], follows.marks) == (2, [])
