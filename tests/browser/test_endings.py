"""How a game ends on the page, and a choice that outlives other people's moves."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import axe, confirm_button, open_list, play_one, wait_for_turn
from tests.browser.whitechapel import accuse_soon

_SKIP_ALL_BUT = """(kept) => {
  const skip = () => {
    const scene = document.querySelector('[data-scene]');
    if (scene && scene.dataset.scene !== kept) scene.querySelector('[data-go-on]').click();
  };
  new MutationObserver(skip).observe(document.body, { childList: true, subtree: true });
  skip();
}"""


def accused(person: People, pace: str) -> Page:
    """The Investigator accuses as soon as it can be done: right or wrong, that is the end."""
    ada = person(pace=pace)
    opened = ada.open_table("mr_jack", ["bot", "me"])
    ada.go(f"/t/{opened['code']}")
    ada.page.locator(".frame").wait_for()
    ada.page.evaluate(_SKIP_ALL_BUT, "ended")
    accuse_soon(ada.page)
    return ada.page


def test_the_end_is_a_scene_and_then_the_truth_lies_open(person: People) -> None:
    page = accused(person, "brisk")
    scene = page.locator("[data-scene='ended']")
    expect(scene.locator("[aria-live=assertive]")).to_contain_text("was Jack")
    assert page.locator("#ending-title").count() == 0
    scene.locator("[data-go-on]").click()
    expect(page.locator("#ending-title")).to_contain_text("Jack")
    expect(page.get_by_role("banner")).to_contain_text("Game over")
    seats = page.get_by_role("list", name="Who has won").get_by_role("listitem")
    expect(seats).to_have_count(2)
    expect(seats.filter(has_text="wins")).to_have_count(1)
    expect(page.locator(".coin .jack")).not_to_have_count(0)
    known = page.get_by_role("region", name="Who could have known, and when")
    expect(known.get_by_role("row")).to_have_count(2)
    assert axe(page) == []


def test_who_resigns_loses_to_the_other_and_everybody_sees_who_jack_was(person: People) -> None:
    ada, bob, cleo = person(), person(), person()
    opened = ada.open_table("mr_jack", ["me", "open"])
    ada.go(f"/t/{opened['code']}")
    bob.go(f"/t/{opened['code']}").button("Sit here").first.click()
    wait_for_turn(bob.page)
    cleo.go(f"/t/{opened['code']}")
    cleo.page.locator(".frame").wait_for()
    assert cleo.page.locator(".coin .jack").count() == 0
    bob.button("Menu").click()
    bob.button("Resign").click()
    bob.page.locator("dialog").get_by_role("button", name="Resign").last.click()
    for one in (ada, bob, cleo):
        expect(one.page.locator("#ending-title")).to_be_visible()
        expect(one.page.locator(".coin .jack")).not_to_have_count(0)
        winner = one.page.get_by_role("list", name="Who has won").get_by_role("listitem")
        expect(winner.filter(has_text="wins")).to_have_count(1)
        expect(one.page.get_by_role("link", name="See it again")).to_be_visible()


def test_two_change_sides_and_play_again(person: People) -> None:
    page = accused(person, "at-once")
    page.get_by_role("button", name="Change sides").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".frame")).to_be_visible()
    mine = page.get_by_role("listitem").filter(has_text="(you)")
    expect(mine.first).to_contain_text("Jack")


def test_a_choice_of_mine_outlives_the_moves_of_others(person: People) -> None:
    ada, bob = person(), person()
    opened = ada.open_table("scotland_yard", ["bot", "me", "open"])
    ada.go(f"/t/{opened['code']}")
    bob.go(f"/t/{opened['code']}").button("Sit here").first.click()
    for one in (ada, bob):
        wait_for_turn(one.page)
    open_list(ada.page).first.click()
    expect(confirm_button(ada.page)).to_be_enabled()
    chosen = confirm_button(ada.page).inner_text()
    told = ada.page.locator(".story li").count()
    while play_one(bob.page, 1) != "confirm":
        pass
    expect(ada.page.locator(".story li")).not_to_have_count(told)
    expect(confirm_button(ada.page)).to_be_enabled()
    expect(confirm_button(ada.page)).to_have_text(chosen)
    expect(ada.page.get_by_text("Things have changed")).to_have_count(0)
    confirm_button(ada.page).click()
    wait_for_turn(ada.page)
