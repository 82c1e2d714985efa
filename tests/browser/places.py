"""The pages beside the tables, each as somebody comes to it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from playwright.sync_api import expect
from tests.browser.fitting import READ, SIZES, Case, Found, Screen, faults_of
from tests.browser.pages import PATIENCE, Person, play_one

from gaslamp.mysteries.today import FIRST_DAY
from gaslamp.words import Words

Reach = Callable[[Person], None]
LOOKED_BACK: Final = 4 * PATIENCE
"""A game is gone through by a worker that lets everybody else on the machine go first."""


def _open(path: str, shown: str, ada: Person, patience: int = PATIENCE) -> None:
    ada.go(path)
    expect(ada.page.locator(shown).first).to_be_visible(timeout=patience)


def _mystery(game: str) -> Reach:
    return at(f"/mystery/{game}#{FIRST_DAY}", ".board")


def at(path: str, shown: str = "h1") -> Reach:
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


def _played(game: str, seats: int, ada: Person) -> None:
    """A whole game that the house plays with itself while somebody looks on."""
    ada.go(f"/t/{ada.open_table(game, ['bot'] * seats)['code']}")
    ada.page.locator("#ending-title").wait_for()
    ada.page.wait_for_load_state("networkidle")


def played(game: str, seats: int) -> Reach:
    return partial(_played, game, seats)


def again(ada: Person) -> None:
    _open(f"/replay/{resigned(ada)}", ".controls", ada)


def analysis(ada: Person) -> None:
    _open(f"/analysis/{resigned(ada)}", ".verdict", ada, LOOKED_BACK)


def checked(ada: Person) -> None:
    _open(f"/check#{resigned(ada)}", "#verdict", ada)


PLACES: Final[dict[str, Reach]] = {
    "front": at("/"),
    "set-up, Mr. Jack": at("/new/mr_jack"),
    "set-up, Scotland Yard": at("/new/scotland_yard"),
    "set-up, Sleuth": at("/new/sleuth"),
    "set-up, The Culprit": at("/new/culprit"),
    "invitation": invitation,
    "lobby": lobby,
    "ending": ending,
    "ending, Scotland Yard": played("scotland_yard", 4),
    "ending, Sleuth": played("sleuth", 4),
    "ending, The Culprit": played("culprit", 5),
    "again": again,
    "analysis": analysis,
    "learn": at("/learn"),
    "which rules": at("/rules"),
    "rules, Mr. Jack": at("/rules/mr_jack", ".clause"),
    "rules, Scotland Yard": at("/rules/scotland_yard", ".clause"),
    "rules, Sleuth": at("/rules/sleuth", ".clause"),
    "rules, The Culprit": at("/rules/culprit", ".clause"),
    "mystery, Mr. Jack": _mystery("mr_jack"),
    "mystery, Scotland Yard": _mystery("scotland_yard"),
    "mystery, Sleuth": _mystery("sleuth"),
    "mystery, The Culprit": _mystery("culprit"),
    "board, Mr. Jack": at("/board/mr_jack", ".middle .board"),
    "board, Scotland Yard": at("/board/scotland_yard", ".middle .board"),
    "board, Sleuth": at("/board/sleuth", ".middle .board"),
    "board, The Culprit": at("/board/culprit", ".middle .board"),
    "check": at("/check"),
    "checked": checked,
    "history": at("/history"),
    "you": at("/me"),
    "nowhere": at("/nowhere"),
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
