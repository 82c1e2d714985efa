"""The same pages in Firefox and in WebKit: a game, the set-up, an invitation, a replay.

`make browsers` plays all four games; the tests of every day play the shortest.
"""

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.browser.pages import AT_REST
from tests.browsers.driver import Road
from tests.browsers.launch import BROWSERS
from tests.browsers.stranger import Stranger
from tests.server.houses import house
from tests.server.running import Running, Visitor

__all__ = ["house"]

SHORT: Final = {"culprit": (["me", "bot", "bot"], {"options": {"flash": True}})}
FULL: Final[dict[str, tuple[list[str], dict[str, Any]]]] = SHORT | {
    "mr_jack": (["me", "bot"], {}),
    "scotland_yard": (["bot", "me", "bot"], {}),
    "sleuth": (["me", "bot", "bot"], {}),
}
GAMES: Final = FULL if os.environ.get("GASLAMP_BROWSERS") == "all" else SHORT


_LAST_BUT_ONE: Final = r"""() => {
  const [, at, of] = /Step (\d+) of (\d+)/.exec(document.body.innerText) ?? [];
  return of && Number(at) === Number(of) - 1;
}"""
_HAS_LINK: Final = """() =>
  [...document.querySelectorAll('input')].some((each) => each.value.includes('/t/'))"""
_CONFIRMED: Final = "() => !document.querySelector('[data-confirm]')"
_MARK_LABEL: Final = """(text) => {
  const all = [...document.querySelectorAll('.choice label')];
  const found = all.find((each) => each.textContent.includes(text));
  if (found) found.dataset.labelled = 'yes';
  return Boolean(found);
}"""
MOST_STEPS: Final = 14
_OFFERED: Final = """() => {
  document.querySelectorAll('[data-next]').forEach((each) => delete each.dataset.next);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const turns = all('g.turn');
  const lit = turns.length ? turns : all('[data-cell][aria-disabled=false], .card.can');
  const does = (each) => `${each.getAttribute('aria-label')} ${each.textContent.trim()}`;
  const takes = (each) => /(Pick it up|Whistle|Come this way)/.test(does(each));
  const next = lit.find((each) => !takes(each)) ?? lit[0];
  if (next) next.dataset.next = 'yes';
  const asked = document.querySelector('.action')?.textContent ?? '';
  return lit.map(does).join(' | ') + asked;
}"""
"""What lights up on the board, and what is to be pressed there next."""
_NEAREST: Final = """() => {
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(document.querySelector('.map'));
  const far = (each) => Math.hypot(middle(each)[0] - x, middle(each)[1] - y);
  const lit = [...document.querySelectorAll('.station.legal')];
  const next = lit.sort((one, other) => far(one) - far(other))[0];
  if (next) next.dataset.nearest = 'yes';
  return Boolean(next);
}"""
CHOSEN_ON_MAP: Final = """() => document.querySelector('[data-confirm]:not(:disabled)')
  ? 'confirm' : document.querySelector('.card .way') ? 'way' : null"""
_MARK_OPEN: Final = """() => {
  const open = [...document.querySelectorAll('[data-gem]:not(.known)')];
  const first = open[0];
  const below = open.filter((each) => each !== first
    && each.getBoundingClientRect().x === first.getBoundingClientRect().x);
  const last = below[0];
  if (last) [first.dataset.open, last.dataset.open] = ['first', 'last'];
  return Boolean(last);
}"""


@pytest.fixture(scope="session", params=list(BROWSERS))
def road(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Road]:
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as opened:
        yield opened


@pytest.fixture
def stranger(road: Road, house: Running) -> Stranger:
    found = Stranger(road, house.port)
    found.arrive()
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_and_its_replay(stranger: Stranger, game: str) -> None:
    seats, setup = GAMES[game]
    opened = stranger.open_table(game, seats, **setup)
    stranger.go(f"/t/{opened['code']}")
    stranger.sees(".frame")
    stranger.play()
    stranger.sees("#ending-title")
    stranger.go(f"/replay/{opened['table']}")
    stranger.reads("once more")
    stranger.press("[aria-label='To the end']")
    stranger.press("[aria-label='One step back']")
    stranger.until(_LAST_BUT_ONE)


def test_a_table_is_set_up_and_has_a_link(stranger: Stranger) -> None:
    stranger.go("/new/sleuth")
    stranger.press_named("Open the table")
    stranger.until(_HAS_LINK)


def test_what_is_set_up_is_what_is_played(stranger: Stranger) -> None:
    """A choice that was changed, by hand."""
    stranger.go("/new/sleuth")
    stranger.until(_MARK_LABEL, "Super sleuth")
    stranger.press("[data-labelled]")
    stranger.until("() => document.querySelector('[data-labelled] input').checked")
    stranger.press_named("Open the table")
    stranger.until(_HAS_LINK)
    stranger.reads("Super sleuth")


def test_an_activation_is_made_on_the_board(stranger: Stranger) -> None:
    """Of Mr. Jack: a card, cells and arrows of the drawn district, and the lamp button."""
    sit(stranger, "mr_jack", ["bot", "me"])
    for _ in range(MOST_STEPS):
        if stranger.until(AT_REST) == "confirm":
            break
        before = stranger.until(_OFFERED)
        stranger.tap("[data-next]")
        stranger.until(f"(before) => ({_OFFERED})() !== before", before)
    stranger.press("[data-confirm]")
    stranger.until(_CONFIRMED)


def test_a_move_is_made_on_the_map(stranger: Stranger) -> None:
    sit(stranger, "scotland_yard", ["bot", "me", "bot"])
    stranger.until(_NEAREST)
    stranger.tap("[data-nearest]")
    if stranger.until(CHOSEN_ON_MAP) != "confirm":
        stranger.press(".card .way")
    stranger.press("[data-confirm]:not(:disabled)")
    stranger.until(_CONFIRMED)


def test_a_stroke_of_the_pencil_on_the_sheet(stranger: Stranger) -> None:
    sit(stranger, "sleuth", ["me", "bot", "bot"])
    stranger.press_named("Write about")
    stranger.until(_MARK_OPEN)
    stranger.stroke("[data-open=first] .gem", "[data-open=last] .gem")
    stranger.until("""() => ['first', 'last'].every((each) =>
      document.querySelector(`[data-open=${each}]`).textContent.includes('My mark'))""")


def sit(stranger: Stranger, game: str, seats: list[str]) -> None:
    opened = stranger.open_table(game, seats)
    stranger.go(f"/t/{opened['code']}")
    stranger.until(AT_REST)


def test_who_is_invited_gives_a_name_and_sits_down(stranger: Stranger, house: Running) -> None:
    ada = Visitor(house.port, "Ada")
    opened = ada.open_table("sleuth", ["me", "invited", "open"], public=False)
    stranger.go(f"/t/{opened['code']}")
    stranger.reads("Ada invites you")
    stranger.write(".arrival input", "Wilhelmine")
    stranger.press_named("Sit here")
    stranger.reads("Wilhelmine")
    stranger.reads("Stand up")
