"""What a screen reader finds at a table: the board in words, whose turn it is, and what happens."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import PATIENCE, Person, play_one, wait_for_turn
from tests.browser.test_culprit import unhurried
from tests.browser.yard import net_around

GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "sleuth": (["me", "bot", "bot"], {}),
    "culprit": (["me", "bot", "bot"], unhurried(3)),
    "scotland_yard": (["bot", "me", "bot", "bot"], {}),
    "mr_jack": (["bot", "me"], {}),
}
FRAME = r"""
- banner:
  - heading /Sleuth|The Culprit|Scotland Yard|Mr\. Jack/ [level=1]
  - button "Rules of this game"
  - button "Menu"
- main:
  - list "Who sits here"
  - region "What you may do":
    - paragraph: /^Your turn\. \S/
  - group "Story":
    - list:
      - listitem:
        - paragraph: /sits down/
"""
HANDS = {
    "sleuth": r"""
- region "My notes":
  - heading "My gems" [level=3]
  - list:
    - listitem:
      - img /^the (red|blue|green|yellow) (diamond|pearl|opal) (solitaire|pair|cluster)$/
- region "What you may do":
  - group "My search cards":
    - button /\w/
""",
    "culprit": r"""
- region "Your hand":
  - list:
    - listitem:
      - 'button /^[A-Z].+: \S/'
""",
    "scotland_yard": r"""
- list "Mister X’s log":
  - listitem: "/No\\. 1: .+/"
  - listitem: "/No\\. 2: .+/"
  - listitem: "No. 3, he will be in sight: empty"
""",
    "mr_jack": r"""
- region "Cards":
  - list:
    - listitem:
      - button /^Play \w/
""",
}


def begin(person: People, game: str) -> Person:
    one = person()
    seats, options = GAMES[game]
    opened = one.open_table(game, seats, options=options)
    one.go(f"/t/{opened['code']}")
    wait_for_turn(one.page)
    return one


def tree(page: Page) -> list[dict[str, Any]]:
    """The accessibility tree of the browser itself, without what it leaves out."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [node for node in nodes if not node["ignored"]]


def named(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", "")).strip()


WITH_A_NAME = {"button", "link", "textbox", "checkbox", "combobox", "img", "image", "timer"}
WITH_A_NAME |= {"application", "grid", "gridcell", "region", "dialog", "log"}


def nameless(page: Page) -> list[str]:
    """What can be used or looked at, and would be read out as nothing."""
    roles = [(node["role"]["value"], named(node)) for node in tree(page)]
    return [role for role, name in roles if role in WITH_A_NAME and not name]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_whole_without_looking(person: People, game: str) -> None:
    page = begin(person, game).page
    expect(page.locator("body")).to_match_aria_snapshot(FRAME)
    expect(page.locator("body")).to_match_aria_snapshot(HANDS[game])
    seats = page.get_by_role("list", name="Who sits here").get_by_role("listitem")
    expect(seats.filter(has_text="your turn")).to_have_count(1)
    assert nameless(page) == []
    in_words(page, game)
    assert nameless(page) == []


def in_words(page: Page, game: str) -> None:
    """The board as text, wherever a game keeps it."""
    match game:
        case "sleuth":
            page.get_by_role("button", name="In words").click()
            said = page.get_by_role("region", name="Information sheet").locator("dl")
            places = ["You", "Basil", "Clara", "the table", "missing"]
            expect(said.get_by_role("term")).to_have_text(places)
            expect(said.get_by_role("definition").first).to_contain_text("diamond")
        case "culprit":
            seats = page.get_by_role("region", name="The table").get_by_role("button")
            expect(seats).to_have_count(3)
            for each in seats.all():
                expect(each).to_have_accessible_name(re.compile(r"points, \d cards? in hand"))
        case "scotland_yard":
            page.get_by_text("The map in words").click()
            said = page.get_by_role("group").filter(has_text="The map in words")
            for pawn in (1, 2, 3):
                expect(said).to_contain_text(re.compile(rf"[Dd]etective {pawn}\D+\d+"))
            expect(said).to_contain_text(re.compile(r"[Tt]axi\D+\d+"))
        case _:
            page.get_by_role("button", name="The board in words").click()
            said = page.get_by_role("dialog", name="The board in words")
            expect(said.get_by_text("Sherlock Holmes")).to_contain_text("suspect")
            expect(said).to_contain_text("lit lamp number 1")


LINES = """() => ['.story li', '[data-announced] p'].map((where) =>
  [...document.querySelectorAll(where)].map((each) => each.textContent.trim()))"""


@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_is_announced(person: People, game: str) -> None:
    """Every line of the story, in its order, and in a region that the browser holds to be live."""
    page = begin(person, game).page
    before = page.locator(".story li").count()
    while play_one(page) not in ("confirm", "over"):
        pass
    page.wait_for_function(
        "(before) => document.querySelectorAll('.story li').length > before + 1",
        arg=before,
        timeout=PATIENCE,
    )
    wait_for_turn(page)
    told, heard = page.evaluate(LINES)
    assert len(heard) > 1
    assert all(line.endswith(said) for line, said in zip(told[-len(heard) :], heard, strict=True))
    assert set(heard) <= set(live(page))


def test_a_scene_that_nobody_made_is_announced(person: People) -> None:
    """The story has no line for it."""
    one = person()
    close_the_net = net_around(one.page)
    seats, options = GAMES["scotland_yard"]
    one.go(f"/t/{one.open_table('scotland_yard', seats, options=options)['code']}")
    wait_for_turn(one.page)
    one.page.locator("[aria-label*='may be here (9%)']").first.wait_for(state="attached")
    close_the_net()
    while play_one(one.page) not in ("confirm", "over"):
        pass
    said = one.page.locator("[data-noticed]")
    expect(said).to_contain_text(re.compile(r"45.*46.*61"))
    assert any("46" in each for each in live(one.page))


def test_what_i_write_on_my_sheet_is_said(person: People) -> None:
    """And, with the oracle, how many gems are left."""
    page = begin(person, "sleuth").page
    page.locator("[data-gem]:not(.known)").first.focus()
    page.keyboard.press("1")
    said = page.locator("[data-written]")
    expect(said).to_contain_text(re.compile(r"^the .+ My mark, \w+: \w+"))
    assert any("My mark" in each for each in live(page))
    assert any(re.fullmatch(r"\d+ gems can be missing", each) for each in live(page))


def live(page: Page) -> list[str]:
    """What stands in the polite regions of the tree."""
    nodes = {node["nodeId"]: node for node in tree(page)}
    found: list[str] = []

    def gather(node: dict[str, Any]) -> None:
        if node["role"]["value"] == "StaticText":
            found.append(named(node))
        for child in node.get("childIds", []):
            if child in nodes:
                gather(nodes[child])

    for node in nodes.values():
        facts = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        if facts.get("live") == "polite":
            gather(node)
    return found
