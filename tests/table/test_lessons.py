"""Guided first games: whatever the pupil does of what is wanted, all that matters gets done."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.sitting import plain

from gaslamp.core.errors import NotLegal, Refusal, Unreadable
from gaslamp.core.events import seen_by
from gaslamp.games import NAMES
from gaslamp.table.lessons import Course, Lesson, LessonStep, learn, lesson_for, lessons_of
from gaslamp.words import LANGUAGES, Words

LESSONS: Final = [(game, name) for game in NAMES for name in lessons_of(game)]
FEWEST, MOST = 8, 25

MATTERS: Final[dict[tuple[str, str], tuple[set[str], set[str]]]] = {
    ("sleuth", "first"): (
        {
            "ask, one element",
            "ask, two elements",
            "ask, free choice",
            "exchange",
            "final",
            "question",
            "announce",
            "name",
        },
        {"answered", "shown", "checked"},
    ),
    ("culprit", "first"): (
        {
            "play first on the scene",
            "play alibi",
            "play exchange",
            "play culprit",
            "play detective",
            "play witness",
            "play youngest",
            "play toby",
            "give",
            "decline",
        },
        {"answered", "received", "looked", "recognised", "was-recognised", "showed", "round-ended"},
    ),
    ("scotland_yard", "first"): (
        {"taxi", "underground", "double by bus", "black"},
        {"noted", "seen", "ended"},
    ),
    ("scotland_yard", "detective"): (
        {"detective by taxi", "detective by bus", "detective by underground", "bobby"},
        {"travelled", "seen", "caught", "ended"},
    ),
    ("mr_jack", "first"): (
        {"activate", "move", "move-lamp", "turn-lantern", "whistle", "accuse"},
        {"alibi-drawn", "cordon-moved", "cover-moved", "exchanged", "witness-called", "ended"},
    ),
    ("mr_jack", "jack"): (
        {"activate", "move", "move-cordon", "move-cover", "leave"},
        {"witness-called", "left", "ended"},
    ),
}
"""Of each lesson: what the pupil does at least once, and what they are told of at least once."""


def _deed_of_sleuth(action: dict[str, Any]) -> str:
    if action["type"] != "ask":
        return str(action["type"])
    if "?" in action["card"]:
        return "ask, free choice"
    return "ask, two elements" if " " in action["question"] else "ask, one element"


def _deed_of_the_culprit(action: dict[str, Any]) -> str:
    return f"play {action['card']}" if action["type"] == "play" else str(action["type"])


def _deed_of_scotland_yard(action: dict[str, Any]) -> str:
    if action["type"] == "travel":
        return f"double by {action['ticket']}" if action["double"] else str(action["ticket"])
    pawn = action["pawn"].split()[0]
    return f"{pawn} by {action['ticket']}" if action["ticket"] else str(pawn)


DEEDS: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "sleuth": _deed_of_sleuth,
    "culprit": _deed_of_the_culprit,
    "scotland_yard": _deed_of_scotland_yard,
    "mr_jack": lambda action: str(action["type"]),
}


def walked(game: str, name: str, picks: list[int]) -> tuple[Course, list[Any]]:
    """A lesson taken to its end, by these of the wanted actions; by the first when none is left."""
    course = Course(lesson_for(game, name))
    done: list[Any] = []
    for step, pick in zip_longest(course.lesson.steps[:-1], picks, fillvalue=0):
        if isinstance(step, LessonStep):
            wanted = course.wanted()
            assert bool(wanted) == bool(step.do), step.voice
            done.append(plain(wanted[int(pick or 0) % len(wanted)]) if wanted else None)
            course.take(done[-1])
    return course, done


def check_whole(course: Course, game: str, name: str, done: list[Any]) -> None:
    """It is at its end, the game is over and won, and everything that matters was done."""
    position = course.play.position
    assert course.finished
    assert position.over
    assert position.winners >> course.lesson.seat & 1
    told = {plain(event)["type"] for event in seen_by(course.play.told, course.lesson.seat)}
    deeds, events = MATTERS[game, name]
    assert deeds <= {DEEDS[game](action) for action in done if action is not None}
    assert events <= told


def test_every_lesson_has_a_list_of_what_matters() -> None:
    assert set(MATTERS) == set(LESSONS)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_short(game: str, name: str) -> None:
    assert FEWEST <= len(lesson_for(game, name).steps) <= MOST


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_each_single_choice_leads_to_the_end(game: str, name: str) -> None:
    course = Course(lesson_for(game, name))
    while not course.finished:
        wanted = course.wanted()
        for pick in range(len(wanted)):
            check_whole(*_turned(game, name, course.at, pick))
        course.take(plain(wanted[0]) if wanted else None)


def _turned(game: str, name: str, at: int, pick: int) -> tuple[Course, str, str, list[Any]]:
    """The way of first choices, but for one."""
    course, done = walked(game, name, [*[0] * at, pick])
    return course, game, name, done


@pytest.mark.parametrize(("game", "name"), LESSONS)
@settings(max_examples=15, deadline=None)
@given(picks=st.lists(st.integers(0, 50), min_size=MOST, max_size=MOST))
def test_any_choices_lead_to_the_end(game: str, name: str, picks: list[int]) -> None:
    course, done = walked(game, name, picks)
    check_whole(course, game, name, done)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_where_its_pupil_left_it(game: str, name: str) -> None:
    """Nothing is kept in the house: the same actions lead to the same place."""
    course, done = walked(game, name, [3] * MOST)
    assert learn(game, done, name) == course.face()
    half = done[: len(done) // 2]
    assert learn(game, half, name) == learn(game, half, name)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_is_not_wanted_is_declined_and_changes_nothing(game: str, name: str) -> None:
    course = Course(lesson_for(game, name))
    while not course.finished:
        before, wanted = len(course.play.actions), course.wanted()
        for other in [each for each in course.offered() if each not in wanted][:6]:
            with pytest.raises(NotLegal) as declined:
                course.take(plain(other))
            assert declined.value.sentence.id == course.step.otherwise
        with pytest.raises(Refusal):
            course.take(None if wanted else {"type": "anything"})
        assert len(course.play.actions) == before
        course.take(plain(wanted[0]) if wanted else None)
    with pytest.raises(NotLegal):
        course.take(None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_voice_speaks_both_languages(game: str, name: str, lang: str) -> None:
    words = Words(lang)
    course = Course(lesson_for(game, name))
    assert words(course.lesson.title)
    while not course.finished:
        assert words.say(course.voice())
        wanted = course.wanted()
        for other in [each for each in course.offered() if each not in wanted][:1]:
            with pytest.raises(NotLegal) as declined:
                course.take(plain(other))
            assert words.say(declined.value.sentence)
        course.take(plain(wanted[0]) if wanted else None)
    assert words.say(course.voice())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_pupil_sees_what_their_seat_sees(game: str, name: str) -> None:
    course = Course(lesson_for(game, name))
    sight = course.play.sight(course.lesson.seat)
    face = course.face()
    assert (face.view, face.events) == (sight.view, sight.events)
    assert face.sheet == course.game.sheet(sight)
    assert face.lesson == name
    assert [each.name for each in face.lessons] == list(lessons_of(game))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_pupil_can_be_shown_how(game: str, name: str) -> None:
    steps = lesson_for(game, name).steps
    assert learn(game, [True if step.do else None for step in steps[:-1]], name).finished


def left_on_the_sheet(course: Course) -> list[str]:
    """The gems that may be missing, as far as the pupil's sheet shows it."""
    sheet = course.face().sheet
    return [gem for gem, places in sheet.items() if "missing" in places]


@settings(max_examples=20, deadline=None)
@given(picks=st.lists(st.integers(0, 50), min_size=MOST, max_size=MOST))
def test_the_missing_gem_can_be_worked_out(picks: list[int]) -> None:
    """Before the final question the sheet leaves two; after it, one, which is to be named."""
    course = Course(lesson_for("sleuth"))
    left: dict[str, list[str]] = {}
    for pick in picks[: len(course.lesson.steps) - 1]:
        wanted = course.wanted()
        left[course.step.voice] = left_on_the_sheet(course)
        course.take(plain(wanted[pick % len(wanted)]) if wanted else None)
    assert len(left["learn-sleuth-final"]) == 2
    assert left["learn-sleuth-name"] == [plain(course.play.sight(0).view)["missing"][0]]


@settings(max_examples=20, deadline=None)
@given(picks=st.lists(st.integers(0, 50), min_size=MOST, max_size=MOST))
def test_jack_can_be_worked_out(picks: list[int]) -> None:
    """Before the accusation one suspect is left who is not on the pupil's alibi card."""
    course = Course(lesson_for("mr_jack"))
    suspects: set[str] = set()
    for pick in picks[: len(course.lesson.steps) - 1]:
        view = plain(course.face().view)
        people = view["characters"].items()
        suspects = {who for who, each in people if not each["innocent"]} - set(view["alibis"])
        wanted = course.wanted()
        course.take(plain(wanted[pick % len(wanted)]) if wanted else None)
    assert suspects == {plain(course.face().view)["jack"]}


def test_where_nothing_is_written_the_bots_play_and_leave_what_is_the_pupils() -> None:
    steps = [
        LessonStep("learn-sleuth-ask", do=[{"type": "ask"}], free=True),
        LessonStep("learn-sleuth-ask", do=[{"type": "ask"}], free=True),
        LessonStep("learn-sleuth-end"),
    ]
    written = lesson_for("sleuth").opening
    lesson = Lesson(
        "sleuth", "learn-sleuth-title", 3, 0, steps, opening=written, patience=["ask", "final"]
    )
    course = Course(lesson)
    course.take(plain(course.wanted()[0]))
    course.take(plain(course.wanted()[0]))
    others = [plain(course.game.to_typed(action)) for action in course.play.actions]
    assert {each["type"] for each in others if each.get("seat") in (1, 2)} == {"deal", "exchange"}


def test_there_is_no_lesson_of_another_game_or_name() -> None:
    with pytest.raises(Unreadable):
        learn("chess", [])
    with pytest.raises(Unreadable):
        learn("sleuth", [], "second")
