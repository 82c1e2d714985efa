"""Every cue, rendered offline in the real browser: none too loud, too long, or with a click."""

import math
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import wait_for_turn

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
    for cue, heard in found.items():
        assert decibels(heard["peak"]) < -1, cue
        assert 0.02 < heard["seconds"] < LONGEST, cue
        assert heard["first"] < QUIET, cue
        assert heard["last"] < QUIET, cue
    loud = {cue: decibels(math.sqrt(heard["loudest"])) for cue, heard in found.items()}
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
