"""How a game ends on the page, and a choice that outlives other people's moves."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import (
    Person,
    axe,
    confirm_button,
    expect_heading,
    open_list,
    play_one,
    wait_for_turn,
)
from tests.browser.whitechapel import accuse_soon

CLIPBOARD = ["clipboard-read", "clipboard-write"]
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


def watched(person: People) -> tuple[dict[str, str], list[Person]]:
    """Ada and Bob at a table that is not public, and Cleo, who was sent its link."""
    people = [person(permissions=CLIPBOARD) for _ in range(3)]
    ada, bob, cleo = people
    opened = ada.open_table("mr_jack", ["me", "open"], public=False)
    ada.go(f"/t/{opened['code']}")
    bob.go(f"/t/{opened['code']}").button("Sit here").first.click()
    wait_for_turn(bob.page)
    cleo.go(f"/t/{opened['code']}")
    cleo.page.locator(".frame").wait_for()
    return opened, people


def resign(one: Person) -> None:
    one.button("Menu").click()
    one.button("Resign").click()
    one.page.locator("dialog").get_by_role("button", name="Resign").last.click()


def test_who_resigns_loses_to_the_other_and_everybody_sees_who_jack_was(person: People) -> None:
    _, people = watched(person)
    assert people[2].page.locator(".coin .jack").count() == 0
    resign(people[1])
    for one in people:
        expect(one.page.locator("#ending-title")).to_be_visible()
        expect(one.page.locator(".coin .jack")).not_to_have_count(0)
        winner = one.page.get_by_role("list", name="Who has won").get_by_role("listitem")
        expect(winner.filter(has_text="wins")).to_have_count(1)
        expect(one.page.get_by_role("link", name="See it again")).to_be_visible()


def looks_back(one: Person) -> None:
    """Everything that an end offers, by whatever one has come here with."""
    page = one.page
    known = page.get_by_role("region", name="Who could have known, and when")
    expect(known.get_by_role("row")).to_have_count(2)
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    saves_the_record(page)
    page.get_by_role("link", name="Analysis").click()
    expect_heading(page, "Mr. Jack: the analysis")
    expect_heading(page, "Who could have known what, and when")
    page.get_by_role("link", name="See it again").click()
    sees_it_again(page)


def saves_the_record(page: Page) -> None:
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert saved.value.failure() is None


def sees_it_again(page: Page) -> None:
    expect_heading(page, "Mr. Jack, once more")
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    saves_the_record(page)


def shared_by(page: Page) -> str:
    page.get_by_role("button", name="Share", exact=True).click()
    copied = page.get_by_role("status").filter(has_text="The link is copied")
    expect(copied).to_have_count(1)
    return str(page.evaluate("() => navigator.clipboard.readText()"))


def test_who_came_by_link_looks_back_and_shows_it_to_a_friend(person: People) -> None:
    _, people = watched(person)
    resign(people[1])
    for one in people:
        expect(one.page.locator("#ending-title")).to_be_visible()
    cleo = people[2]
    address = shared_by(cleo.page)
    looks_back(cleo)
    assert shared_by(cleo.page).startswith(address)
    friend = person().go(address).page
    sees_it_again(friend)
    friend.get_by_role("link", name="Analysis").click()
    expect_heading(friend, "Mr. Jack: the analysis")


def test_who_sat_there_shows_it_to_a_friend_without_having_the_link(person: People) -> None:
    opened, people = watched(person)
    resign(people[1])
    bob = people[1].go(f"/table/{opened['table']}")
    expect(bob.page.locator("#ending-title")).to_be_visible()
    address = shared_by(bob.page)
    assert opened["code"] in address
    sees_it_again(person().go(address).page)
    stranger = person().go(re.sub(r"\?.*", "", address)).page
    expect_heading(stranger, "This link leads to no table")


def test_who_watches_by_link_goes_on_to_the_next_table(person: People) -> None:
    _, (ada, bob, cleo) = watched(person)
    resign(bob)
    ada.button("Play again").first.click()
    cleo.page.get_by_role("link", name="To the next game").click()
    cleo.page.wait_for_url(re.compile("/table/"))
    cleo.page.reload()
    expect_heading(cleo.page, "The deal")


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
