"""Takes a picture of every scene, as the browser shows it, and puts them on one page.

python scripts/scenes.py [game[:scene,...] ...]  writes docs/pictures/scenes.html and its pictures

Real games against bots are played, in English and in French, until every scene has been seen or
for so many games; what they seldom come to is staged (`staging.py`). A scene stands still while it
is taken: at the three sizes, each in its end state, and two of each game also as strips of moments.
With names of scenes (`culprit:recognised,strip-round`) only these are taken anew.
"""

import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Final

from browsing import browsing
from playwright.sync_api import Browser, Page, ViewportSize
from staging import STAGED, quiet, tell
from tests.browser.pages import PHONE, WIDE, Person
from tests.browser.relay import Relay
from tests.browser.yard import net_around

PICTURES: Final = Path(__file__).parent.parent / "docs" / "pictures"
FOLDER: Final = PICTURES / "scenes"
GAMES: Final = 6
ENOUGH: Final = 2
"""After so many games with nothing new there is hardly anything to come."""
STEPS: Final = 900
SIZES: Final = {"desktop": WIDE, "phone": PHONE, "sideways": (844, 390)}
KEPT: Final = {"desktop": 900, "phone": 300, "sideways": 560}
"""How wide a picture is kept."""
LANGUAGES: Final = ("en", "fr")
TABLES: Final[dict[str, list[tuple[list[str], dict[str, Any]]]]] = {
    "mr_jack": [(["bot", "me"], {}), (["me", "bot"], {})],
    "scotland_yard": [
        (["bot", "me", "bot", "bot"], {}),
        (["bot", "me", "bot", "bot"], {"form": "1983", "voluntary_showing": True}),
        (["me", "bot", "bot", "bot"], {}),
    ],
    "sleuth": [(["me", "bot", "bot", "bot"], {}), (["me", "bot", "bot"], {"missing": 3})],
    "culprit": [(["me", "bot", "bot", "bot", "bot"], {}), (["me", *["bot"] * 7], {})],
}
STRIPS: Final = {
    "mr_jack": ("call", "lamp-out"),
    "scotland_yard": ("seen", "caught"),
    "sleuth": ("answered", "shown"),
    "culprit": ("showed", "round"),
}
STRIP: Final[ViewportSize] = {"width": 960, "height": 600}
FILMS: Final[dict[str, tuple[ViewportSize, int]]] = {
    "": (STRIP, 320),
    "-phone": ({"width": PHONE[0], "height": PHONE[1]}, 220),
}
"""The strips of a game: the size they are taken at, and how wide a moment is kept."""
MOMENTS: Final = (150, 400, 800, 1200, 1700, 2600)
"""Milliseconds after the beginning of a scene."""
_HELD: Final = """
  const [later, never] = [window.setTimeout, window.clearTimeout];
  const waiting = new Map();
  window.hold = false;
  window.setTimeout = (then, ...given) => {
    const id = later(() => (window.hold ? waiting.set(id, then) : then()), ...given);
    return id;
  };
  window.clearTimeout = (id) => { waiting.delete(id); never(id); };
  window.release = () => {
    window.hold = false;
    const due = [...waiting.values()];
    waiting.clear();
    due.forEach((then) => then());
  };
"""
"""What the page would do later waits while a scene is taken."""
_SEEK: Final = """(at) => document.getAnimations().forEach((each) => {
  const { delay, endTime } = each.effect.getComputedTiming();
  const ring = each.animationName?.includes('run-down');
  each.pause();
  const last = ring ? endTime * 0.4 : endTime === Infinity ? 0 : endTime;
  each.currentTime = at === null ? last : Math.max(at, delay + 0.01);
})"""
"""All that moves stands as it is so many milliseconds after it began; without any, at its end."""
_REWIND: Final = """() => {
  const all = [...document.querySelectorAll('[data-scene], [data-scene] *')];
  all.forEach((each) => (each.style.animation = 'none'));
  document.body.getBoundingClientRect();
  all.forEach((each) => (each.style.animation = ''));
}"""
"""What was over by the time somebody came to look begins anew."""
_WORKED_OUT: Final = """() => document.querySelector('.known :is(svg, table)')
  && ![...document.querySelectorAll('p')].some((each) => each.innerText.endsWith('…'))"""
"""What each could have known is laid out, and the deal has been checked."""
_SMALLER: Final = """async ([pictures, wide, gap]) => {
  const loaded = await Promise.all(pictures.map(async (each) =>
    createImageBitmap(await (await fetch('data:image/png;base64,' + each)).blob())));
  const high = Math.round((loaded[0].height * wide) / loaded[0].width);
  const canvas = new OffscreenCanvas((wide + gap) * loaded.length - gap, high);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  loaded.forEach((each, at) => brush.drawImage(each, (wide + gap) * at, 0, wide, high));
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''));
}"""
_GO_ON: Final = "() => release() ?? document.querySelector('[data-go-on]')?.click()"
_ACT: Final = """(pick) => {
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
_SCENE: Final = """() => {
  const scene = document.querySelector('[data-scene]');
  if (!scene) return null;
  if (!scene.querySelector('[data-which]')) return 'fetching';
  window.hold = true;
  const which = scene.querySelector('[data-which]')?.dataset.which;
  return 'scene ' + scene.dataset.scene + (which ? '-' + which : '');
}"""
_STEP: Final = f"""(pick) => {{
  const scene = ({_SCENE})();
  if (scene) return scene;
  return ({_ACT})(pick);
}}"""


@dataclass
class Album:
    """What has been taken of one game, and the page that makes the pictures small."""

    game: str
    desk: Page
    wanted: frozenset[str] = frozenset()
    """All of them, if none is named."""
    seen: set[str] = field(default_factory=set)

    def wants(self, name: str) -> bool:
        return name not in self.seen and (not self.wanted or name in self.wanted)

    @property
    def is_whole(self) -> bool:
        """Games come to no more of what is wanted; the rest is staged."""
        return bool(self.wanted) and self.wanted <= self.seen | STAGED[self.game].keys()

    def keep(self, name: str, pictures: list[bytes], width: int) -> None:
        encoded = [b64encode(each).decode() for each in pictures]
        small = self.desk.evaluate(_SMALLER, [encoded, width, 6])
        (FOLDER / f"{self.game}-{name}.webp").write_bytes(b64decode(small))

    def take(self, page: Page, kind: str) -> None:
        """The scene at every size; the next thing waits for it."""
        for scene in STRIPS[self.game]:
            if kind.startswith(scene) and self.wants(f"strip-{scene}"):
                self.seen.add(f"strip-{scene}")
                self.film(page, scene)
        if self.wants(kind):
            self.still(page, kind)
        self.seen.add(kind)
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})

    def still(self, page: Page, kind: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            self.keep(f"{kind}-{size}", [_moment(page, None)], KEPT[size])

    def film(self, page: Page, scene: str) -> None:
        for name, (size, wide) in FILMS.items():
            page.set_viewport_size(size)
            page.evaluate(_REWIND)
            moments = [_moment(page, at) for at in MOMENTS]
            self.keep(f"strip-{scene}{name}", moments, wide)

    def play(self, page: Page, turn: int) -> None:
        """One game, with a picture of every scene that there is none of yet."""
        for number in range(STEPS):
            found, _, kind = str(page.evaluate(_STEP, number * 7 + turn)).partition(" ")
            if found == "scene":
                if kind not in self.seen:
                    self.take(page, kind)
                if self.is_whole:
                    return
                page.evaluate(_GO_ON)
            elif found == "over":
                if self.wants("ending"):
                    page.wait_for_function(_WORKED_OUT, timeout=60_000)
                    self.take(page, "ending")
                return
            elif found == "wait":
                page.keyboard.press("Escape")
            page.wait_for_timeout(30)

    def wait_for(self, page: Page, wanted: str) -> None:
        """Until one scene is there, of which a picture is taken; those before it pass."""
        for _ in range(STEPS):
            found = str(page.evaluate(_SCENE))
            if found == f"scene {wanted}":
                return self.take(page, wanted)
            if found.startswith("scene "):
                page.evaluate(_GO_ON)
            page.wait_for_timeout(30)
        raise AssertionError(f"{self.game} shows no {wanted}")


def _moment(page: Page, at: int | None) -> bytes:
    page.evaluate(_SEEK, at)
    return page.screenshot()


def all_of(game: str, wanted: frozenset[str], browser: Browser, port: int) -> None:
    album = Album(game, browser.new_page(), wanted)
    latest = 0
    for number in range(GAMES):
        if album.is_whole or number - latest >= ENOUGH + 1:
            break
        before = len(album.seen)
        seats, options = TABLES[game][number // 2 % len(TABLES[game])]
        one = Person(
            browser,
            port,
            language=LANGUAGES[number % 2],
            pace="calm",
            reduced_motion="no-preference",
        )
        one.context.add_init_script(_HELD)
        opened = one.open_table(game, seats, options=options)
        one.go(f"/t/{opened['code']}")
        album.play(one.page, number)
        one.leave()
        latest = number if len(album.seen) > before else latest
        print(game, number + 1, *sorted(album.seen), flush=True)
    stage(album, browser, port)
    album.desk.close()


def stage(album: Album, browser: Browser, port: int) -> None:
    """What did not come up by itself is told."""
    game = album.game
    for kind, events in STAGED[game].items():
        if album.wants(kind):
            with sitting(album, browser, port) as (page, relay):
                tell(relay, events)
                album.wait_for(page, kind)
    if game == "scotland_yard" and album.wants("net"):
        with sitting(album, browser, port) as (page, relay):
            close_the_net = net_around(page)
            with page.expect_response("**/knowledge*"):
                tell(relay, quiet)
            close_the_net()
            tell(relay, quiet)
            album.wait_for(page, "net")


@contextmanager
def sitting(album: Album, browser: Browser, port: int) -> Iterator[tuple[Page, Relay]]:
    """In front of a table at which it is one's turn."""
    seats, options = TABLES[album.game][0]
    one = Person(browser, port, pace="calm", reduced_motion="no-preference")
    one.context.add_init_script(_HELD)
    relay = Relay(one.page)
    opened = one.open_table(album.game, seats, options=options)
    one.go(f"/t/{opened['code']}")
    for _ in range(STEPS):
        if str(one.page.evaluate(_SCENE)).startswith("scene "):
            one.page.evaluate(_GO_ON)
        elif one.page.locator(".action.mine").count():
            break
        one.page.wait_for_timeout(30)
    yield one.page, relay
    one.leave()


def _figure(path: Path, name: str) -> str:
    return (
        f'<figure><img src="scenes/{path.name}" alt="{escape(name)}" loading="lazy">'
        f"<figcaption>{escape(name)}</figcaption></figure>"
    )


def page_of(pictures: list[Path]) -> str:
    """Every picture under its game, side by side, after its strips."""
    lines = ["<!doctype html>", '<html lang="en"><meta charset="utf-8">', "<title>Scenes</title>"]
    lines += [
        "<style>body{background:#0a111f;color:#f4ead5;font:16px sans-serif;margin:2rem}",
        "figure{display:inline-block;margin:.5rem;vertical-align:top}img{height:20rem}",
        ".strip img{height:auto;width:100%}</style>",
    ]
    for game in TABLES:
        named = [(path, path.stem.removeprefix(f"{game}-")) for path in pictures]
        mine = [(path, name) for path, name in named if path.stem.startswith(f"{game}-")]
        lines.append(f"<h2>{escape(game)}</h2>")
        strips = [
            _figure(path, f"{name.removeprefix('strip-')}: {MOMENTS} ms")
            for path, name in mine
            if name.startswith("strip-")
        ]
        lines += [f'<div class="strip">{each}</div>' for each in strips]
        lines += [_figure(path, name) for path, name in mine if not name.startswith("strip-")]
    return "\n".join([*lines, "</html>", ""])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, house):
        for named in sys.argv[1:] or TABLES:
            game, _, scenes = named.partition(":")
            wanted = frozenset(scenes.split(",")) if scenes else frozenset[str]()
            all_of(game, wanted, browser, house.port)
    (PICTURES / "scenes.html").write_text(page_of(sorted(FOLDER.glob("*.webp"))), encoding="utf-8")


if __name__ == "__main__":
    main()
