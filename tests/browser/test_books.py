"""The rules to read, a finished game to see again, and a guided first game of each."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import People
from tests.browser.pages import NARROW, WIDE, Person, axe, confirm_button, open_list

from gaslamp.core.data import to_json
from gaslamp.core.sentence import Sentence
from gaslamp.games import NAMES, game_named
from gaslamp.table.lessons import FIRST, Course, lesson_for, lessons_of
from gaslamp.words import Words

_LETTERS = "ABCDEFG"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_searched_and_linked_to(person: People, language: str) -> None:
    ada = person(language=language).go("/rules/scotland_yard#SY-13")
    page = ada.page
    expect(page.locator("#SY-13.wanted")).to_be_in_viewport()
    everything = page.locator(".clause").count()
    page.get_by_role("searchbox").fill("double")
    expect(page.locator("#SY-01")).to_have_count(0)
    assert 0 < page.locator(".clause").count() < everything
    assert axe(page) == []
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".clause")).to_have_count(0)


def played_by_bots(person: Person, game: str) -> str:
    """A public table at which nobody but bots sit, when its game is over."""
    seats = ["bot"] * game_named(game).usual_seats
    table = person.open_table(game, seats)["table"]
    person.go(f"/table/{table}")
    expect(person.page.locator("#ending-title")).to_be_visible()
    return table


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_seen_again_from_any_eyes(person: People, game: str) -> None:
    ada = person().go("/")
    table = played_by_bots(ada, game)
    ada.go(f"/replay/{table}")
    page = ada.page
    steps = page.get_by_text(re.compile(r"^Step 1 of \d+$"))
    expect(steps).to_be_visible()
    page.locator(".controls").get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("0")
    page.locator(".controls").get_by_role("button", name="One step back").click()
    expect(page).to_have_url(re.compile(r"#\d+,0$"))
    where = page.url
    told = page.locator(".scrub span").inner_text()
    other = person().go("/")
    other.go(where.replace(ada.origin, ""))
    expect(other.page.locator(".scrub span")).to_have_text(told)
    assert axe(page, without=".board") == []


def said_to(course: Course, language: str) -> Callable[[Sentence], str]:
    """How the page says something in this lesson."""
    words = Words(language)
    seats = course.game.seat_names(course.lesson.seats)

    def name(seat: int) -> str:
        called = f"{course.lesson.game.replace('_', '-')}-seat-{seats[seat].lower()}"
        return words(called) if words.knows(called) else words("player-name", letter=_LETTERS[seat])

    return lambda sentence: words.say(sentence, name)


class Pupil:
    """Somebody who takes a lesson in the browser, beside the same lesson without one."""

    def __init__(self, page: Page, course: Course, language: str, by_keyboard: bool) -> None:
        self.page = page
        self.course = course
        self.say = said_to(course, language)
        self.by_keyboard = by_keyboard

    def press(self, button: Locator) -> None:
        if not self.by_keyboard:
            button.click()
            return
        button.focus()
        self.page.keyboard.press("Enter")

    def hears(self) -> None:
        """The voice says what it should, to those who only hear it too."""
        speech = self.page.locator(".voice [aria-live=polite]")
        expect(speech.locator(".says")).to_have_text(self.say(self.course.voice()))

    def choose(self, action: Any) -> None:
        said = self.say(
            self.course.game.describe(
                self.course.game.from_typed(action), self.course.play.position
            )
        )
        whole = re.compile(rf"^\s*{re.escape(said)}\s*$")
        self.press(open_list(self.page).filter(has_text=whole).first)
        self.press(confirm_button(self.page))
        if (sure := self.page.locator("[data-sure]")).is_visible():
            self.press(sure)

    def is_declined(self) -> None:
        """What is not this step's is declined kindly, and nothing happens."""
        wanted = self.course.wanted()
        others = [each for each in self.course.offered() if each not in wanted]
        if not others:
            return
        self.choose(others[0])
        expect(self.page.locator(".voice .declined")).to_be_visible()
        self.hears()

    def goes_on(self) -> None:
        wanted = self.course.wanted()
        if wanted:
            self.choose(wanted[0])
        else:
            self.press(self.page.locator(".voice button.lamp"))
        self.course.take(to_plain(wanted[0]) if wanted else None)
        self.hears()
        expect(self.page.locator("[data-busy]")).to_have_count(0)
        if self.by_keyboard:
            expect(self.page.locator(":focus")).to_have_count(1)


def to_plain(action: Any) -> Any:
    return json.loads(to_json(action))


LESSONS = [
    ("sleuth", "first", "fr", WIDE, True),
    ("culprit", "first", "en", NARROW, False),
    ("scotland_yard", "first", "en", WIDE, False),
    ("scotland_yard", "detective", "fr", NARROW, False),
    ("mr_jack", "first", "fr", WIDE, False),
    ("mr_jack", "jack", "en", WIDE, True),
]


def test_every_lesson_is_in_the_list() -> None:
    assert {each[:2] for each in LESSONS} == {(g, name) for g in NAMES for name in lessons_of(g)}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name", "language", "size", "by_keyboard"), LESSONS)
def test_a_guided_game_is_left_gone_on_with_and_finished(
    person: People, game: str, name: str, language: str, size: tuple[int, int], by_keyboard: bool
) -> None:
    where = f"/learn/{game}" if name == FIRST else f"/learn/{game}#{name}"
    page = person(language=language, size=size).go(where).page
    pupil = Pupil(page, Course(lesson_for(game, name)), language, by_keyboard)
    pupil.hears()
    assert axe(page, without=".board") == []
    half = len(pupil.course.lesson.steps) // 2
    while not pupil.course.finished:
        if pupil.course.at == half:
            page.reload()
            pupil.hears()
            pupil.is_declined()
        pupil.goes_on()
    expect(page.locator(".voice .done")).to_be_visible()
    assert axe(page, without=".board") == []


def test_a_pupil_is_shown_how_goes_back_and_takes_the_other_lesson(person: People) -> None:
    page = person().go("/learn/mr_jack").page
    step = page.locator(".voice .where")
    for number in range(2, 5):
        page.get_by_role("button", name="Go on").click()
        expect(step).to_have_text(f"Step {number} of 21")
    page.get_by_role("button", name="Show me").click()
    expect(step).to_have_text("Step 5 of 21")
    expect(page.locator(".told")).to_contain_text("You play Smith.")
    page.get_by_role("button", name="One step back").click()
    expect(step).to_have_text("Step 4 of 21")
    page.get_by_role("link", name="As Jack").click()
    expect(step).to_have_text("Step 1 of 14")
    page.get_by_role("link", name="As the Investigator").click()
    expect(step).to_have_text("Step 4 of 21")
