"""Whether a table fits the screen: what is opened, at which sizes, and what is measured there.

`scripts/fit.py` walks all of it, `test_fit.py` a selection in which every pair of values occurs.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page
from tests.browser.pages import PATIENCE, Person, open_list, wait_for_turn

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text("utf-8")
LANGUAGES: Final = ("en", "fr")
THEMES: Final = ("night", "day")
MOMENTS: Final = ("asked", "composed")
READ: Final = "read"
"""The one moment of a page that is no table."""
WATCHING: Final = "watching"
FINGER: Final = 44
POINTER: Final = 24


@dataclass(frozen=True)
class Size:
    """A screen in the page's own pixels: zoomed to 200 %, half as many."""

    name: str
    width: int
    height: int
    touch: bool = False

    @property
    def least(self) -> int:
        return FINGER if self.touch else POINTER


SIZES: Final = {
    size.name: size
    for size in (
        Size("360x740", 360, 740, touch=True),
        Size("390x844", 390, 844, touch=True),
        Size("844x390", 844, 390, touch=True),
        Size("768x1024", 768, 1024, touch=True),
        Size("1024x768", 1024, 768, touch=True),
        Size("1366x768", 1366, 768),
        Size("1440x900", 1440, 900),
        Size("1920x1080", 1920, 1080),
        Size("200%", 720, 450),
    )
}
ZOOMED: Final = Size("400%", 320, 256)
"""1280×1024 at 400 %: it need not be seen at once, but nothing goes sideways."""


@dataclass(frozen=True)
class Sitting:
    """A table with somebody at it."""

    game: str
    role: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)

    @property
    def name(self) -> str:
        return f"{self.game}-{len(self.seats)}-{self.role}"


def _sits(game: str, role: str, seats: str, **options: Any) -> Sitting:
    kinds = {"m": "me", "b": "bot"}
    return Sitting(game, role, tuple(kinds[each] for each in seats), options)


SITTINGS: Final = {
    each.name: each
    for each in (
        _sits("mr_jack", "investigator", "bm"),
        _sits("mr_jack", "jack", "mb"),
        _sits("mr_jack", "watching", "mb"),
        _sits("scotland_yard", "mister-x", "mbbb"),
        _sits("scotland_yard", "all-detectives", "bm", form="2014-two"),
        _sits("scotland_yard", "detective", "bmbbbb"),
        _sits("scotland_yard", "watching", "mbbb"),
        _sits("sleuth", "player", "mbb"),
        _sits("sleuth", "player", "mbbb"),
        _sits("sleuth", "player", "mbbbbbb"),
        _sits("sleuth", "watching", "mbbb"),
        _sits("culprit", "player", "mbb"),
        _sits("culprit", "player", "mbbbb"),
        _sits("culprit", "player", "mbbbbb"),
        _sits("culprit", "player", "mbbbbbbb"),
        _sits("culprit", "watching", "mbbbb"),
    )
}
PARTS: Final = {
    "mr_jack": {"the board": ".board .board > svg", "a cell": "[data-cell]"},
    "scotland_yard": {"the map": ".board .map"},
    "sleuth": {"a gem": "[data-gem]"},
    "culprit": {"the table": "section.culprit", "a seat": ".culprit-seat"},
}
"""What the board of each game is made of."""
NEEDED: Final = {
    "what is asked": ".action .lead",
    "the lamp button": "[data-confirm]",
    "what I hold": ".action .hand button, .culprit .foot button",
}
_FRAMES: Final = """() => new Promise((done) =>
  document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""
_BOARD: Final = """() => {
  const { width, height } = document.querySelector('.frame .board').getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
}"""
_QUIET: Final = """() => {
  document.querySelectorAll('.action details').forEach((each) => (each.open = false));
  const told = document.querySelector('.culprit .scene button');
  told?.click();
  return !told;
}"""
"""Lists folded, and what is told put away until nothing more is, as a person does who goes on."""


@dataclass(frozen=True)
class Found:
    """What was measured at one moment."""

    name: str
    faults: list[str]
    picture: bytes | None
    last: bool
    """Whether nothing more is to be measured of this case."""


@dataclass(frozen=True)
class Case:
    """One measurement."""

    sitting: str
    size: str
    language: str
    theme: str

    @property
    def name(self) -> str:
        return f"{self.sitting} {self.size} {self.language} {self.theme}"


def every_case(sittings: Iterable[str], sizes: Iterable[str]) -> Iterator[Case]:
    for values in product(sittings, LANGUAGES, THEMES, sizes):
        sitting, language, theme, size = values
        yield Case(sitting, size, language, theme)


def in_pairs(cases: Sequence[Case]) -> list[Case]:
    """So few that every two values of two kinds still occur together somewhere: greedily."""
    pairs = {case: _pairs(case) for case in cases}
    left = set().union(*pairs.values())
    chosen: list[Case] = []
    while left:
        best = max(cases, key=lambda case: len(left & pairs[case]))
        chosen.append(best)
        left -= pairs[best]
    return chosen


def _pairs(case: Case) -> set[tuple[tuple[str, str], ...]]:
    values = (("s", case.sitting), ("z", case.size), ("l", case.language), ("t", case.theme))
    return set(combinations(values, 2))


class Screen:
    """A page in a real browser, looked at in every size, language and theme without leaving it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self._device: CDPSession = person.context.new_cdp_session(self.page)

    def show(self, case: Case) -> None:
        self.speak(case.language)
        self.page.evaluate(
            "(theme) => (document.documentElement.dataset.theme = theme)", case.theme
        )
        self.resize(SIZES[case.size])

    def speak(self, language: str) -> None:
        """The button is where there is room for it."""
        if self.page.evaluate("() => document.documentElement.lang") != language:
            self.resize(SIZES["1440x900"])
            self.page.locator("header .language").click()
            self.page.wait_for_function(
                "(wanted) => document.documentElement.lang === wanted", arg=language
            )

    def resize(self, size: Size) -> None:
        self._device.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch})
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.evaluate(_FRAMES)

    def quiet(self) -> None:
        self.page.wait_for_function(_QUIET, timeout=PATIENCE)
        self.page.evaluate(_FRAMES)

    def picture(self) -> bytes:
        return self.page.screenshot(type="jpeg", quality=75)


class Table(Screen):
    """A real table, with somebody at it or looking on."""

    def __init__(self, host: Person, guest: Person | None, sitting: Sitting) -> None:
        super().__init__(guest or host)
        opened = host.open_table(sitting.game, list(sitting.seats), options=sitting.options)
        host.go(f"/t/{opened['code']}")
        wait_for_turn(host.page)
        self.host = host
        self.sitting = sitting
        if guest is not None:
            guest.go(f"/t/{opened['code']}")
            guest.page.locator(".action").wait_for()

    @property
    def plays(self) -> bool:
        return self.person is self.host

    def show(self, case: Case) -> None:
        super().show(case)
        self.quiet()

    def compose(self) -> None:
        """The first thing that can be chosen is chosen, and not confirmed."""
        open_list(self.page).first.click()
        self.page.wait_for_function(
            "() => document.querySelector('[data-confirm]')", timeout=PATIENCE
        )
        self.quiet()

    def undo(self) -> None:
        while self.page.locator(".confirm .quiet").count():
            self.page.locator(".confirm .quiet").click()
            self.page.evaluate(_FRAMES)

    def board(self) -> list[int]:
        return list(self.page.evaluate(_BOARD))

    def faults(self, size: Size) -> list[str]:
        parts = PARTS[self.sitting.game]
        return measured(self.page, size, parts=parts, needed=NEEDED, table=True)

    def tabs(self, size: Size) -> list[str]:
        """What stands behind the tabs: in boxes that hold it, under fingers that find it."""
        found: list[str] = []
        tabs = self.page.locator(".foot button:visible:not([data-of=board])")
        for number in range(tabs.count()):
            tabs.nth(number).click()
            self.page.evaluate(_FRAMES)
            found += measured(self.page, size, table=True)
        self.page.evaluate("() => document.querySelector('.foot [data-of=board]').click()")
        return found


def walk(
    host: Person, guest: Person, sitting: Sitting, cases: Sequence[Case], pictures: bool = False
) -> Iterator[Found]:
    """One table in all these cases: as it is asked, and when a move is composed."""
    table = Table(host, guest if sitting.role == WATCHING else None, sitting)
    boards: dict[Case, list[int]] = {}
    for moment in MOMENTS if table.plays else MOMENTS[-1:]:
        if moment == "composed" and table.plays:
            table.compose()
        for case in cases:
            table.show(case)
            found = table.faults(SIZES[case.size])
            before = boards.setdefault(case, table.board())
            if before != table.board():
                found.append(f"the board changes from {before} to {table.board()}")
            picture = table.picture() if pictures else None
            if moment == "asked":
                found += table.tabs(SIZES[case.size])
            yield Found(f"{case.name} {moment}", found, picture, moment == MOMENTS[-1])


def faults_of(page: Page, size: Size) -> list[str]:
    """What is wrong with a page that is no table, and with the board on it."""
    return measured(page, size, board=".middle > .board, .centre > .board")


def measured(page: Page, size: Size, **wanted: Any) -> list[str]:
    """What is wrong with any page."""
    usual = {"parts": {}, "needed": {}, "table": False, "board": None}
    return list(page.evaluate(MEASURE, {"least": size.least, **usual, **wanted}))
