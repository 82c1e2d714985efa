"""The pages beside the tables, each as somebody comes to it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from playwright.sync_api import expect
from tests.browser.fitting import READ, SIZES, Case, Found, Screen, faults_of
from tests.browser.pages import Person, play_one

from gaslamp.mysteries.today import FIRST_DAY
from gaslamp.words import Words

Reach = Callable[[Person], None]


def _open(path: str, shown: str, ada: Person) -> None:
    ada.go(path)
    expect(ada.page.locator(shown).first).to_be_visible()


def _mystery(game: str) -> Reach:
    return _at(f"/mystery/{game}#{FIRST_DAY}", ".board")


def _at(path: str, shown: str = "h1") -> Reach:
    return partial(_open, path, shown)


def lobby(ada: Person) -> None:
    _open(f"/t/{ada.open_table('sleuth', ['me', 'open', 'bot'])['code']}", "h2", ada)


def invitation(ada: Person) -> None:
    """As somebody sees it whom the house does not know."""
    code = ada.open_table("scotland_yard", ["bot", "me", "open", "open"])["code"]
    ada.context.clear_cookies()
    _open(f"/t/{code}", "h1", ada)


def resigned(ada: Person) -> str:
    """A game that is given up after the first move."""
    opened = ada.open_table("mr_jack", ["bot", "me"])
    ada.go(f"/t/{opened['code']}")
    while play_one(ada.page) != "confirm":
        pass
    said = Words(ada.page.evaluate("() => document.documentElement.lang"))
    ada.button(said("client-menu")).click()
    ada.button(said("client-resign")).click()
    ada.page.locator("dialog[open] .danger").click()
    ada.page.locator("#ending-title").wait_for()
    return opened["table"]


def ending(ada: Person) -> None:
    resigned(ada)


def again(ada: Person) -> None:
    _open(f"/replay/{resigned(ada)}", ".controls", ada)


def analysis(ada: Person) -> None:
    _open(f"/analysis/{resigned(ada)}", ".verdict", ada)


def checked(ada: Person) -> None:
    _open(f"/check#{resigned(ada)}", "#verdict", ada)


PLACES: Final[dict[str, Reach]] = {
    "front": _at("/"),
    "set-up, Mr. Jack": _at("/new/mr_jack"),
    "set-up, Scotland Yard": _at("/new/scotland_yard"),
    "set-up, Sleuth": _at("/new/sleuth"),
    "set-up, The Culprit": _at("/new/culprit"),
    "invitation": invitation,
    "lobby": lobby,
    "ending": ending,
    "again": again,
    "analysis": analysis,
    "learn": _at("/learn"),
    "which rules": _at("/rules"),
    "rules, Mr. Jack": _at("/rules/mr_jack", ".clause"),
    "rules, Scotland Yard": _at("/rules/scotland_yard", ".clause"),
    "rules, Sleuth": _at("/rules/sleuth", ".clause"),
    "rules, The Culprit": _at("/rules/culprit", ".clause"),
    "mystery, Mr. Jack": _mystery("mr_jack"),
    "mystery, Scotland Yard": _mystery("scotland_yard"),
    "mystery, Sleuth": _mystery("sleuth"),
    "mystery, The Culprit": _mystery("culprit"),
    "board, Mr. Jack": _at("/board/mr_jack", ".middle .board"),
    "board, Scotland Yard": _at("/board/scotland_yard", ".middle .board"),
    "board, Sleuth": _at("/board/sleuth", ".middle .board"),
    "board, The Culprit": _at("/board/culprit", ".middle .board"),
    "check": _at("/check"),
    "checked": checked,
    "history": _at("/history"),
    "you": _at("/me"),
    "nowhere": _at("/nowhere"),
}


def visit(ada: Person, cases: Sequence[Case], pictures: bool = False) -> Iterator[Found]:
    """One page in all these cases."""
    PLACES[cases[0].sitting](ada)
    screen = Screen(ada)
    for case in cases:
        screen.show(case)
        found = faults_of(ada.page, SIZES[case.size])
        picture = screen.picture() if pictures else None
        yield Found(f"{case.name} {READ}", found, picture, True)
