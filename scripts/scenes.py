"""Takes a picture of every scene, as the browser shows it, and puts them on one page.

python scripts/scenes.py [game ...]     writes docs/pictures/scenes.html and its pictures

Real games against bots are played until every scene has been seen, or for so many games.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.pages import PHONE, WIDE, Person
from tests.server.running import Running

PICTURES: Final = Path(__file__).parent.parent / "docs" / "pictures"
FOLDER: Final = PICTURES / "scenes"
GAMES: Final = 4
SETTLED: Final = 2300
"""Milliseconds until the light has fallen."""
STEPS: Final = 700
SIZES: Final = {"desktop": WIDE, "phone": PHONE}
TABLES: Final[dict[str, list[tuple[list[str], dict[str, Any]]]]] = {
    "mr_jack": [(["bot", "me"], {}), (["me", "bot"], {})],
    "scotland_yard": [(["bot", "me", "bot", "bot"], {}), (["bot", "me", "bot"], {})],
    "sleuth": [(["me", "bot", "bot", "bot"], {})],
    "culprit": [(["me", "bot", "bot", "bot", "bot"], {})],
}
_LENGTH: Final = """() => {
  const scene = document.querySelector('[data-scene]');
  const length = scene ? parseFloat(scene.style.getPropertyValue('--length')) : 0;
  return length > 0 ? length * 0.45 : 5000;
}"""
"""How long a scene can be looked at before it goes."""
_STEP: Final = """(pick) => {
  const scene = document.querySelector('[data-scene]');
  if (scene) return 'scene ' + scene.dataset.scene;
  if (document.querySelector('#ending-title')) return 'over';
  const sure = document.querySelector('[data-sure]');
  if (sure) { sure.click(); return 'done'; }
  if (!document.querySelector('.action.mine')) return 'wait';
  const confirm = document.querySelector('[data-confirm]');
  if (confirm && !confirm.disabled) { confirm.click(); return 'done'; }
  document.querySelectorAll('.action details').forEach((each) => (each.open = true));
  const offered = [...document.querySelectorAll('.choices button')];
  if (offered.length === 0) return 'wait';
  offered[pick % offered.length].click();
  return 'done';
}"""


@contextmanager
def browsing() -> Iterator[tuple[Browser, Running]]:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser, house
        finally:
            browser.close()
            house.kill()


def shoot(page: Page, game: str, kind: str, size: str) -> None:
    page.wait_for_timeout(min(SETTLED, page.evaluate(_LENGTH)))
    page.screenshot(path=FOLDER / f"{game}-{kind}-{size}.jpg", type="jpeg", quality=80)


def play(page: Page, game: str, size: str, seen: set[str]) -> None:
    """One game, with a picture of every scene that there is none of yet."""
    for number in range(STEPS):
        found = str(page.evaluate(_STEP, number * 7))
        if found.startswith("scene "):
            kind = found.removeprefix("scene ")
            if kind not in seen:
                seen.add(kind)
                shoot(page, game, kind, size)
            page.evaluate("() => document.querySelector('[data-go-on]')?.click()")
        elif found == "over":
            if "ending" not in seen:
                seen.add("ending")
                shoot(page, game, "ending", size)
            return
        elif found == "wait":
            page.keyboard.press("Escape")
        page.wait_for_timeout(40)


def all_of(game: str, browser: Browser, port: int) -> None:
    for size, (width, height) in SIZES.items():
        seen: set[str] = set()
        for number in range(GAMES):
            seats, options = TABLES[game][number % len(TABLES[game])]
            one = Person(
                browser,
                port,
                language=("en", "fr")[number % 2],
                size=(width, height),
                pace="calm",
                reduced_motion="no-preference",
            )
            opened = one.open_table(game, seats, options=options)
            one.go(f"/t/{opened['code']}")
            play(one.page, game, size, seen)
            one.leave()
        print(game, size, *sorted(seen))


def page_of(pictures: list[Path]) -> str:
    """Every picture under its game, side by side."""
    lines = ["<!doctype html>", '<html lang="en"><meta charset="utf-8">', "<title>Scenes</title>"]
    lines += [
        "<style>body{background:#0a111f;color:#f4ead5;font:16px sans-serif;margin:2rem}",
        "figure{display:inline-block;margin:.5rem;vertical-align:top}img{height:22rem}</style>",
    ]
    for game in TABLES:
        lines.append(f"<h2>{escape(game)}</h2>")
        for path in pictures:
            if path.stem.startswith(f"{game}-"):
                name = escape(path.stem.removeprefix(f"{game}-"))
                lines.append(
                    f'<figure><img src="scenes/{path.name}" alt="{name}" loading="lazy">'
                    f"<figcaption>{name}</figcaption></figure>"
                )
    return "\n".join([*lines, "</html>", ""])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, house):
        for game in sys.argv[1:] or TABLES:
            all_of(game, browser, house.port)
    (PICTURES / "scenes.html").write_text(page_of(sorted(FOLDER.glob("*.jpg"))), encoding="utf-8")


if __name__ == "__main__":
    main()
