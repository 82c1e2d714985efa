"""An ear at a page: which cues the house has rendered for it."""

from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Page
from tests.browser.pages import PATIENCE

ASSETS = Path(str(files("gaslamp.server").joinpath("client", "assets")))
_LISTEN = """async (url) => {
  window.heard = [];
  const cues = (await import(url)).default;
  const { render } = cues;
  cues.render = (cue, ...given) => {
    window.heard.push(cue);
    return render(cue, ...given);
  };
}"""
_CONTEXTS = """window.ears = 0;
window.AudioContext = class extends AudioContext {
  constructor(...given) {
    super(...given);
    window.ears += 1;
  }
};"""


def listen(page: Page) -> None:
    """From now on, until the page is loaded again. The cues themselves are rendered as ever."""
    (cues,) = ASSETS.glob("cues-*.js")
    page.evaluate(_LISTEN, f"/assets/{cues.name}")


def heard(page: Page) -> list[str]:
    return list(page.evaluate("window.heard"))


def hears(page: Page, cue: str) -> None:
    page.wait_for_function("(cue) => window.heard.includes(cue)", arg=cue, timeout=PATIENCE)


def count_ears(page: Page) -> None:
    page.add_init_script(_CONTEXTS)


def ears(page: Page) -> int:
    """How often the page has asked the browser for sound."""
    return int(page.evaluate("window.ears"))
