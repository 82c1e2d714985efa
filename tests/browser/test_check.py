"""A record is checked in the browser, however it comes there."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import PHONE, Person, axe
from tests.browser.test_books import played_by_bots

FAIR = {"en": "This deal was fair", "fr": "Cette donne était honnête"}
BAD = {"en": "This deal cannot be trusted", "fr": "On ne peut pas se fier à cette donne"}


def played(ada: Person) -> tuple[str, dict[str, Any]]:
    table = played_by_bots(ada, "culprit")
    return table, ada.context.request.get(f"/api/tables/{table}/record").json()


def choose(page: Page, text: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
    )


def drop(page: Page, text: str) -> None:
    page.locator(".drop").evaluate(
        """(zone, text) => { const carried = new DataTransfer();
        carried.items.add(new File([text], 'a.json', { type: 'application/json' }));
        zone.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true })); }""",
        text,
    )


def paste(page: Page, text: str) -> None:
    page.locator("textarea").fill(text)
    page.locator("form button").click()


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("fr", PHONE)])
def test_a_record_is_checked_line_by_line(
    person: People, language: str, size: tuple[int, int]
) -> None:
    ada = person(language=language, size=size).go("/")
    table, record = played(ada)
    page = ada.go("/check").page
    verdict, steps = page.locator("#verdict"), page.locator(".steps li")
    for way in (choose, drop, paste):
        way(page, json.dumps(record))
        expect(verdict).to_have_text(FAIR[language])
        expect(steps).to_have_count(6)
        page.reload()
    assert axe(page) == []
    for link in (f"{ada.origin}/replay/{table}", f"/table/{table}", table):
        paste(page, link)
        expect(verdict).to_have_text(FAIR[language])
    changed = next(at for at, each in enumerate(record["moves"]) if not each.startswith("house"))
    record["moves"][changed] = "A: detective B"
    paste(page, json.dumps(record))
    expect(verdict).to_have_text(BAD[language])
    expect(page.locator(".steps .fails")).to_contain_text(str(changed + 1))
    expect(page.locator(".lines .changed")).to_be_visible()
    assert axe(page) == []
    ada.go(f"/check#{table}")
    expect(verdict).to_have_text(FAIR[language])


def test_what_is_no_record_gets_one_sentence(person: People) -> None:
    ada = person()
    running = ada.open_table("culprit", ["me", "bot", "bot"])["table"]
    page = ada.go("/check").page
    said = page.locator(".result")
    for given, sentence in {
        "once upon a time": "This is neither the record of a game nor a link to a table.",
        "{": "This is neither the record of a game nor a link to a table.",
        "{}": "This is not the record of a game, or it has been damaged.",
        "https://elsewhere.example/t/x": "This link leads to another house.",
        "": "There is nothing to check yet",
    }.items():
        paste(page, given)
        expect(said).to_contain_text(sentence)
    paste(page, running)
    expect(said.locator(".notice")).to_be_visible()
    assert axe(page) == []
