"""The pictures of the README: each game in the middle of a move, as the browser shows it.

GASLAMP_PICTURES=docs/pictures writes them there; otherwise they are made and thrown away, so that
the moments they show stay reachable.
"""

import os
from pathlib import Path

import pytest
from tests.browser.conftest import People
from tests.browser.pages import PHONE, Person, play_one, wait_for_turn

TABLES = {
    "sleuth": ("fr", ["me", "bot", "bot", "bot"], 3),
    "culprit": ("en", ["me", "bot", "bot", "bot", "bot"], 3),
    "scotland_yard": ("fr", ["bot", "me", "me", "me"], 9),
    "mr_jack": ("en", ["bot", "me"], 2),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(os.environ.get("GASLAMP_PICTURES", tmp_path))


def seated(person: Person, game: str) -> Person:
    """At a table after some steps, the last of them composed and not confirmed."""
    _, seats, steps = TABLES[game]
    origin = {"Origin": person.origin}
    person.context.request.post("/api/guest", headers=origin)
    person.context.request.patch("/api/me", data={"name": "Ada"}, headers=origin)
    opened = person.open_table(game, seats)
    person.go(f"/t/{opened['code']}")
    for step in range(steps):
        play_one(person.page, step * 5)
    wait_for_turn(person.page)
    return person


def keep(person: Person, path: Path) -> None:
    person.page.evaluate(
        """() => {
          document.querySelectorAll('.action details').forEach(each => each.open = false);
          return document.fonts.ready;
        }"""
    )
    person.page.screenshot(path=path, type="jpeg", quality=82)
    assert path.stat().st_size > 20_000


def test_the_front_page(person: People, folder: Path) -> None:
    ada = person().go("/")
    ada.button("Play now: Sleuth").wait_for()
    keep(ada, folder / "front.jpg")


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_each_game(person: People, folder: Path, game: str) -> None:
    keep(seated(person(language=TABLES[game][0]), game), folder / f"{game}.jpg")


@pytest.mark.slow
def test_a_phone(person: People, folder: Path) -> None:
    keep(seated(person(size=PHONE, has_touch=True), "mr_jack"), folder / "phone.jpg")
