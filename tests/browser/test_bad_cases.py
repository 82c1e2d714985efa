"""When something is wrong there is a sentence, and a way on."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import People, Start
from tests.browser.pages import wait_for_turn


def test_a_dead_link(person: People) -> None:
    ada = person().go("/t/no-such-code")
    expect(ada.page.get_by_role("heading", name="This link leads to no table")).to_be_visible()
    ada.page.get_by_role("link", name="To the front page").click()
    expect(ada.page.get_by_role("heading", name="Sleuth")).to_be_visible()


def test_an_address_that_leads_nowhere(person: People) -> None:
    ada = person()
    answer = ada.page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(ada.page.get_by_role("link", name="To the front page")).to_be_visible()


def test_a_full_table_without_spectators(person: People) -> None:
    ada, eve = person(), person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"], spectators=False)
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    eve.go(f"/t/{opened['code']}")
    expect(eve.page.get_by_role("heading", name="The table is full")).to_be_visible()
    eve.page.get_by_role("link", name="Open a table of your own").click()
    expect(eve.page.get_by_role("heading", name="Sleuth: a new table")).to_be_visible()


def test_a_house_that_is_gone(person: People, start: Start) -> None:
    house = start()
    ada = person(house.port).go("/")
    expect(ada.page.get_by_text("Nobody is waiting just now")).to_be_visible()
    house.kill()
    ada.button("Play now: Sleuth").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Nothing is lost")


def test_a_client_from_before_an_update(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    greeted: list[str] = []

    def renew(message: str | bytes) -> str:
        """The second time the house greets, it has another client to give."""
        told = json.loads(message)
        if told["type"] == "welcome":
            told["build"] = "old" if not greeted else "new"
            greeted.append(told["build"])
        return json.dumps(told)

    sockets: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        house = route.connect_to_server()
        sockets.append(route)
        route.on_message(house.send)
        house.on_message(lambda message: route.send(renew(message)))

    ada.page.route_web_socket(re.compile("/socket"), between)
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    expect(ada.page.get_by_text("The house has been renewed")).to_have_count(0)
    sockets[0].close()
    expect(ada.page.get_by_text("The house has been renewed")).to_be_visible()
    expect(ada.button("Load again")).to_be_visible()


def test_no_script(person: People) -> None:
    ada = person(java_script_enabled=False).go("/")
    for language, words in (("en", "draws its tables with"), ("fr", "dessine ses tables avec")):
        said = ada.page.locator(f"noscript p[lang={language}]")
        expect(said).to_be_visible()
        assert words in (said.text_content() or "")


_GO = """(path) => {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""


def test_pages_that_are_left_before_they_are_there(person: People) -> None:
    """Nothing that is gone is asked for anything: `person` fails where a page complains."""
    ada = person()
    tables = [
        ada.open_table("mr_jack", ["me", "bot"]),
        ada.open_table("sleuth", ["me", "bot", "bot"]),
    ]
    one, other = (f"/t/{opened['code']}" for opened in tables)
    ada.go(one)
    wait_for_turn(ada.page)
    for path in ("/", one, other, "/me", one, "/new/sleuth", other, "/rules/sleuth", one, "/"):
        ada.page.evaluate(_GO, path)
        ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    ada.page.evaluate(_GO, other)
    wait_for_turn(ada.page)
    ada.page.evaluate(_GO, "/")
    expect(ada.page.get_by_role("heading", name="Sleuth")).to_be_visible()
