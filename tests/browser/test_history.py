"""One's own games on a page: the list, the pictures and their tables, and the way to a replay."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.pages import PHONE, WIDE, axe
from tests.server.running import Running, Visitor
from tests.server.test_history import counted, play


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "fr")])
def test_a_finished_game_is_found_again(
    person: People, house: Running, size: tuple[int, int], language: str
) -> None:
    """Nothing sticks out of the page, axe finds nothing, and every picture is a table too."""
    ada = Visitor(house.port, "Ada")
    counted(ada, play([ada, Visitor(house.port, "Bob"), Visitor(house.port, "Cleo")], "sleuth"))
    here = person(size=size, language=language)
    here.context.add_cookies([{"name": "gaslamp", "value": ada.cookie or "", "url": here.origin}])
    page = here.go("/history").page
    row = page.locator(".games li a").first
    expect(page.locator(".games li")).to_have_count(1)
    expect(row).to_contain_text("Bob, Cleo")
    expect(page.locator(".plots svg").first).to_be_visible()
    page.get_by_role("button", name="Sleuth", exact=True).click()
    plots = page.locator(".plots section")
    expect(plots).to_have_count(6)
    for plot in plots.filter(has=page.get_by_role("button")).all():
        plot.get_by_role("button").click()
        expect(plot.get_by_role("table").get_by_role("row").nth(1)).to_be_attached()
    assert axe(page) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert wide
    row.click()
    expect(page).to_have_url(re.compile(r"/replay/\w+"))
    expect(page.locator(".board")).to_be_visible()
