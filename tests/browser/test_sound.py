"""Every cue, rendered offline in the real browser: none too loud, too long, or with a click. And
when they are heard."""

import math
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.ear import count_ears, ears, heard, hears, listen
from tests.browser.pages import PATIENCE, Person, play_one, wait_for_turn

RATE: Final = 48_000
LONGEST: Final = 2.0
CALM: Final = 6.0
"""Decibels between the loudest and the quietest cue."""
QUIET: Final = 0.005

_RENDER: Final = """async ([url, rate]) => {
  const { CUES, render } = (await import(url)).default;
  const found = {};
  for (const cue of CUES) {
    const context = new OfflineAudioContext(1, rate * 3, rate);
    render(cue, context, context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    let end = samples.length;
    while (end > 0 && Math.abs(samples[end - 1]) < 1e-6) end--;
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const part = rate / 20;
    let loudest = 0;
    for (let at = 0; at + part <= samples.length; at += part / 5) {
      let sum = 0;
      for (let each = at; each < at + part; each++) sum += samples[each] ** 2;
      loudest = Math.max(loudest, sum / part);
    }
    const edge = (from, to) => Math.max(...samples.slice(from, to).map(Math.abs));
    found[cue] = { peak, loudest, seconds: end / rate,
      first: edge(0, 2), last: edge(Math.max(0, end - 2), end) };
  }
  return found;
}"""
"""The loudness is that of the loudest twentieth of a second."""


def decibels(ratio: float) -> float:
    return 20 * math.log10(ratio)


def rendered(page: Page) -> dict[str, Any]:
    names = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    cues = next(name for name in names if "/assets/cues-" in name)
    return dict(page.evaluate(_RENDER, [cues, RATE]))


@pytest.fixture
def page(person: People) -> Page:
    """With the cues fetched: one has been heard."""
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    ada.button("Menu").click()
    with ada.page.expect_response("**/assets/cues-*"):
        ada.page.get_by_label("A quiet night").check()
    return ada.page


def test_every_cue_is_even_and_ends_without_a_click(page: Page) -> None:
    found = rendered(page)
    assert len(found) >= 20
    for cue, sound in found.items():
        assert decibels(sound["peak"]) < -1, cue
        assert 0.02 < sound["seconds"] < LONGEST, cue
        assert sound["first"] < QUIET, cue
        assert sound["last"] < QUIET, cue
    loud = {cue: decibels(math.sqrt(sound["loudest"])) for cue, sound in found.items()}
    assert max(loud.values()) - min(loud.values()) < CALM, sorted(loud.items(), key=lambda x: x[1])


def test_volume_and_silence_are_remembered(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mute the sound").click()
    page.reload()
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    volume = page.get_by_label("Volume")
    volume.fill("35")
    page.reload()
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Mute the sound")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(volume).to_have_value("35")


def test_how_things_are_shown_and_heard_is_remembered(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    page = ada.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    ada.button("Menu").click()
    pace = page.get_by_role("group").filter(has=page.get_by_role("button", name="At once"))
    expect(pace.get_by_role("button", name="At once")).to_have_attribute("aria-pressed", "true")
    pace.get_by_role("button", name="Brisk").click()
    page.get_by_label("Without movement").check()
    page.get_by_label("A quiet night").check()
    page.reload()
    skip_all(page)
    ada.button("Menu").click()
    expect(pace.get_by_role("button", name="Brisk")).to_have_attribute("aria-pressed", "true")
    expect(pace.get_by_role("button", name="At once")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_label("Without movement")).to_be_checked()
    expect(page.get_by_label("A quiet night")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-motion", "none")


_SKIP = """() => {
  document.querySelector('[data-go-on]')?.click();
  return document.querySelector('.action.mine');
}"""


def skip_all(page: Page) -> None:
    page.wait_for_function(_SKIP, timeout=PATIENCE)


def test_nothing_is_heard_before_the_first_gesture_and_then_what_is_shown(person: People) -> None:
    ada = person(pace="brisk")
    count_ears(ada.page)
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    page = ada.go(f"/t/{opened['code']}").page
    page.locator(".frame").wait_for()
    listen(page)
    wait_for_turn(page)
    assert (ears(page), heard(page)) == (0, [])
    while play_one(page) != "confirm":
        pass
    hears(page, "ask")
    page.wait_for_function("() => window.heard.some((each) => each.startsWith('answer-'))")
    skip_all(page)
    hears(page, "turn")
    assert ears(page) == 1


def as_jack(person: People) -> Person:
    """The Investigator, a bot, has made the first move."""
    ada = person()
    opened = ada.open_table("mr_jack", ["me", "bot"])
    ada.go(f"/t/{opened['code']}")
    skip_all(ada.page)
    return ada


def test_a_pencil_is_heard(person: People) -> None:
    page = as_jack(person).page
    listen(page)
    page.get_by_role("button", name="Jeremy Bert: no mark").click()
    hears(page, "pencil")


def test_a_game_is_heard_again(person: People) -> None:
    ada = as_jack(person)
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.page.locator("dialog").get_by_role("button", name="Resign").last.click()
    ada.page.get_by_role("link", name="See it again").click()
    play = ada.page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible()
    listen(ada.page)
    ada.button("To the end").click()
    ada.button("To the beginning").click()
    assert heard(ada.page) == []
    play.click()
    ada.page.wait_for_function("() => window.heard.length > 0", timeout=PATIENCE)


def test_a_lesson_is_heard(person: People) -> None:
    page = person().go("/learn/mr_jack").page
    on, show = (page.get_by_role("button", name=each) for each in ("Go on", "Show me"))
    expect(on).to_be_enabled()
    listen(page)
    while not show.is_visible():
        on.click()
        expect(on.or_(show)).to_be_enabled()
    assert "press" not in heard(page)
    show.click()
    hears(page, "press")
