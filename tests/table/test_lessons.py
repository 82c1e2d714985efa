"""Guided first games: whatever the pupil does of what is offered, the lesson comes to its end."""

from typing import Any

import pytest
from tests.table.sitting import plain

from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Refusal, Unreadable
from gaslamp.games import NAMES, game_named
from gaslamp.table.lessons import Course, learn, lesson_for
from gaslamp.words import LANGUAGES, Words

LONGEST = 400
LESSONS = NAMES


def walked(game: str, seed: int) -> tuple[Course, list[Any]]:
    course, dice = Course(lesson_for(game)), Dice(seed)
    done: list[Any] = []
    while course.step is not None and len(done) < LONGEST:
        offered = course.offered()
        done.append(plain(offered[dice.below(len(offered))]) if offered else None)
        course.take(done[-1])
    return course, done


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", LESSONS)
def test_every_lesson_comes_to_its_end(game: str, seed: int) -> None:
    course, _ = walked(game, seed)
    assert course.step is None
    assert course.play.position.over


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_where_its_pupil_left_it(game: str) -> None:
    """Nothing is kept in the house: the same actions lead to the same place."""
    course, done = walked(game, 3)
    assert learn(game, done) == course.face()
    half = done[: len(done) // 2]
    assert learn(game, half) == learn(game, half)


@pytest.mark.parametrize("game", LESSONS)
def test_only_what_the_step_asks_for_is_taken(game: str) -> None:
    course = Course(lesson_for(game))
    while not (course.step and course.step.do):
        with pytest.raises(NotLegal):
            course.take({"type": "anything"})
        course.take(None)
    legal = course.play.position.legal(course.lesson.seat)
    others = [course.game.to_typed(action) for action in legal]
    for typed in [each for each in others if each not in course.offered()]:
        with pytest.raises(NotLegal):
            course.take(plain(typed))
    with pytest.raises(Refusal):
        course.take(None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_voice_speaks_both_languages(game: str, lang: str) -> None:
    words = Words(lang)
    for step in lesson_for(game).steps:
        assert words(step.voice)


@pytest.mark.parametrize("game", LESSONS)
def test_the_pupil_sees_what_their_seat_sees(game: str) -> None:
    course, _ = walked(game, 1)
    fresh = Course(lesson_for(game))
    assert fresh.face().view == fresh.game.view(fresh.play.position, fresh.lesson.seat)
    assert course.face().finished


def test_there_is_no_lesson_of_another_game() -> None:
    with pytest.raises(Unreadable):
        learn("chess", [])
    assert {game_named(name).name for name in LESSONS} <= set(NAMES)
