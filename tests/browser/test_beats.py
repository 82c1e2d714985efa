"""What a viewer is told is shown one thing after another, and the board as of what is shown."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import PATIENCE, Person, axe, is_over, play_one, wait_for_turn
from tests.browser.relay import Relay

SEATS = ["bot", "me", "bot", "bot"]
MANY = 50
SOON = 50

_WATCH = """() => {
  window.seen = [];
  const note = () => {
    document.querySelector('[data-go-on]')?.click();
    const numbers = [...document.querySelectorAll('.story li')].map((li) => +li.dataset.number);
    const pawns = [...document.querySelectorAll('.pawns .pawn')].map((pawn) =>
      [pawn.querySelector('.letters').textContent, +pawn.querySelector('.number').textContent]);
    const cards = [...document.querySelectorAll('ul.cards')].map((hand) => hand.children.length);
    const mine = document.querySelector('.action.mine') !== null;
    const now = JSON.stringify({ numbers, pawns, cards, mine });
    if (now !== JSON.stringify(window.seen.at(-1))) window.seen.push(JSON.parse(now));
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  note();
}"""
"""Notes every state of the page, and puts every scene away as soon as it is there."""

_MINE = """(most) => document.querySelectorAll('.story li').length > most
  && document.querySelector('.action.mine, #ending-title')"""
_SKIP = """(wanted) => {
  document.querySelector('[data-go-on]')?.click();
  return document.querySelector(wanted);
}"""


_MOVING = """() => document.getAnimations().filter((each) => each.playState === 'running'
  && !each.animationName?.endsWith('run-down')).length"""
"""What moves, the ring that tells how long a scene stays apart."""


_TIMES = """() => {
  const scene = document.querySelector("[data-scene='begun']");
  if (!scene) return null;
  const of = (element) => {
    const { animationDuration, animationTimingFunction } = getComputedStyle(element);
    return [animationDuration, animationTimingFunction];
  };
  const [title, ring] = ['.title', '.ring'].map((each) => of(scene.querySelector(each)));
  const length = parseFloat(getComputedStyle(scene).getPropertyValue('--length'));
  return { scene: of(scene), title, ring, length };
}"""
"""How long, and how, a scene and its parts move; and how long it stays."""


def skip_to(page: Page, wanted: str) -> None:
    """Scenes are put away until something is there."""
    page.wait_for_function(_SKIP, arg=wanted, timeout=PATIENCE)


def watching(
    person: People, pace: str, game: str = "scotland_yard"
) -> tuple[Person, Person, Relay]:
    """A player whose seat a bot will take over, and somebody who watches the table."""
    ada, eve = person(), person(pace=pace)
    relay = Relay(eve.page)
    opened = ada.open_table(game, SEATS)
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    eve.go(f"/t/{opened['code']}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    return ada, eve, relay


def play_on(one: Person, moves: int) -> None:
    """So many moves of my own, and all that others do in between."""
    for _ in range(moves):
        while play_one(one.page) not in ("confirm", "over"):
            pass
        wait_for_turn(one.page)


def standing(relay: Relay, until: int) -> dict[str, int]:
    """Where everybody stands in the chase after an item, by what was told up to it."""
    found: dict[str, int] = {}
    for number, event in relay.events:
        if number > until:
            break
        match event["type"]:
            case "started" | "moved" | "skipped":
                kind, which = event["pawn"].split()
                found[kind[0].upper() + which] = event["station"]
            case "seen":
                found["X"] = event["station"]
            case "travelled":
                found.pop("X", None)
    return found


def holding(relay: Relay, until: int) -> list[int]:
    """How many search cards lie before everybody after an item, by what was told up to it."""
    found = [0] * len(SEATS)
    for number, event in relay.events:
        if number > until:
            break
        match event["type"]:
            case "drew":
                found[event["seat"]] += 1
            case "answered" if event["card"] is not None:
                found[event["asker"]] -= 1
            case "exchanged":
                found[event["seat"]] = 0
    return found


def told_so_far(relay: Relay) -> int:
    """The number of the last thing that was told, whether it is shown or not."""
    return int(relay.items[-1]["number"])


def last_told(relay: Relay) -> str:
    """The number of the last thing that is a line of the story."""
    return str(max(each["number"] for each in relay.items if each.get("said")))


def until(page: Page, done: Callable[[], bool]) -> None:
    """More may be told meanwhile: what is waited for is looked at anew each time."""
    for _ in range(int(PATIENCE / SOON)):
        if done():
            return
        page.wait_for_timeout(SOON)
    raise AssertionError("it never came to that")


def hears_all(page: Page, relay: Relay) -> None:
    last = page.locator(".story li").last
    until(page, lambda: last.get_attribute("data-number") == last_told(relay))


def story(page: Page) -> list[str]:
    return page.locator(".story li").all_inner_texts()


def kept_back(person: People, game: str) -> tuple[Person, Relay]:
    """Somebody who watches, with more than fifty things on the way; games can end too soon."""
    for _ in range(4):
        ada, eve, relay = watching(person, "brisk", game)
        relay.keeping = True
        enough = told_so_far(relay) + MANY + 5
        while not is_over(ada.page) and told_so_far(relay) <= enough:
            play_on(ada, 1)
        if told_so_far(relay) > enough:
            return eve, relay
    raise AssertionError("every game was short")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["scotland_yard", "sleuth"])
def test_a_burst_is_shown_in_order_and_the_board_as_of_each_beat(person: People, game: str) -> None:
    eve, relay = kept_back(person, game)
    eve.page.evaluate(_WATCH)
    relay.let_go()
    hears_all(eve.page, relay)
    seen = eve.page.evaluate("window.seen")
    assert seen[-1]["numbers"][-1] > seen[0]["numbers"][-1] + MANY
    told_one_by_one(seen)
    ends = [number for number, event in relay.events if event["type"] == "ended"]
    for moment in seen:
        last = moment["numbers"][-1]
        if last >= min(ends, default=last + 1):
            break
        if game == "scotland_yard":
            assert dict(moment["pawns"]) == standing(relay, last)
        else:
            assert moment["cards"] in [holding(relay, each) for each in unsaid(relay, last)]
    tab = fresh(eve)
    until(tab, lambda: story(tab) == story(eve.page))


def unsaid(relay: Relay, last: int) -> range:
    """The numbers from a line of the story up to the next one: what is between them has no line."""
    later = (each["number"] for each in relay.items if each.get("said") and each["number"] > last)
    return range(last, next(later, last + 1))


def told_one_by_one(seen: list[Any]) -> None:
    """Each state goes on from the last one: nothing is missing, nothing comes twice."""
    for before, after in pairwise(seen):
        assert after["numbers"][: len(before["numbers"])] == before["numbers"]
        assert after["numbers"] == sorted(set(after["numbers"]))


def test_my_decision_comes_after_what_led_to_it(person: People) -> None:
    ada = person(pace="brisk")
    relay = Relay(ada.page)
    opened = ada.open_table("sleuth", ["me", "bot", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    skip_to(ada.page, ".action.mine")
    ada.page.evaluate(_WATCH)
    before = len(story(ada.page))
    while play_one(ada.page) != "confirm":
        pass
    ada.page.wait_for_function(_MINE, arg=before + 4, timeout=PATIENCE)
    seen = ada.page.evaluate("window.seen")
    asked = next(moment for moment in reversed(seen) if moment["mine"])
    assert asked["numbers"][-1] >= int(last_told(relay))
    waiting = [moment for moment in seen if not moment["mine"]]
    assert len({moment["numbers"][-1] for moment in waiting}) > 2


def test_one_button_catches_up(person: People) -> None:
    ada, eve, relay = watching(person, "calm")
    relay.keeping = True
    play_on(ada, 2)
    behind = len(story(eve.page))
    relay.let_go()
    eve.page.locator("[data-catch-up]").click()
    expect(eve.page.locator("[data-catch-up]")).to_have_count(0)
    hears_all(eve.page, relay)
    assert len(story(eve.page)) > behind + 6


def test_a_key_puts_a_scene_away_and_it_can_be_read_without_motion(person: People) -> None:
    ada = person(pace="calm")
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    scene = ada.page.locator("[data-scene='begun']")
    expect(scene).to_be_visible()
    expect(scene.locator("[aria-live]")).to_contain_text("The game begins")
    ada.page.wait_for_function(f"() => ({_MOVING})() === 0")
    assert not axe(ada.page)
    ada.page.keyboard.press("Enter")
    expect(scene).to_have_count(0)


@pytest.mark.parametrize("asked", ["of the system", "here"])
def test_without_motion_a_scene_fades_in_and_its_ring_tells_how_long_it_stays(
    person: People, asked: str
) -> None:
    ada = person(pace="calm", reduced_motion="no-preference" if asked == "here" else "reduce")
    if asked == "here":
        ada.context.add_init_script("localStorage.setItem('gaslamp-still', 'yes')")
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    seen = ada.page.wait_for_function(_TIMES).json_value()
    assert seen["scene"] == ["0.15s", "ease-out"]
    assert seen["title"][0] == "0.001s"
    assert seen["ring"] == [f"{seen['length'] / 1000:g}s", "steps(4)"]
    assert seen["length"] > 1000


def test_the_line_is_lost_in_the_midst_of_beats(person: People) -> None:
    ada, eve, relay = watching(person, "brisk")
    eve.page.evaluate(_WATCH)
    play_on(ada, 2)
    relay.cut()
    play_on(ada, 1)
    tab = fresh(eve)
    until(tab, lambda: story(eve.page) == story(tab))
    told_one_by_one(eve.page.evaluate("window.seen"))


def fresh(one: Person) -> Page:
    """The same table in a new tab: all of it lies there at once."""
    page = one.another_tab()
    page.goto(one.page.url)
    page.locator(".story li").first.wait_for(state="attached")
    return page


def test_whoever_was_away_is_told_in_a_few_lines(person: People) -> None:
    ada, eve, relay = watching(person, "calm")
    relay.keeping = True
    play_on(ada, 4)
    relay.cut()
    away = eve.page.get_by_role("status").filter(has_text="While you were away")
    expect(away).to_be_visible()
    lines = away.get_by_role("listitem").count()
    assert 1 < lines <= 6
    assert eve.page.locator("[data-scene]").count() == 0
    assert story(eve.page) == story(fresh(eve))
    away.get_by_role("button", name="To the table").click()
    expect(away).to_have_count(0)
