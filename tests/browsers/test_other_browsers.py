"""The same pages in Firefox and in WebKit: a game, the set-up, an invitation, a replay.

`make browsers` plays all four games; the tests of every day play the shortest.
"""

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest
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
    stranger.until(
        "() => [...document.querySelectorAll('input')].some((e) => /\\/t\\//.test(e.value))"
    )


def test_who_is_invited_gives_a_name_and_sits_down(stranger: Stranger, house: Running) -> None:
    ada = Visitor(house.port, "Ada")
    opened = ada.open_table("sleuth", ["me", "invited", "open"], public=False)
    stranger.go(f"/t/{opened['code']}")
    stranger.reads("Ada invites you")
    stranger.write(".arrival input", "Wilhelmine")
    stranger.press_named("Sit here")
    stranger.reads("Wilhelmine")
    stranger.reads("Stand up")
