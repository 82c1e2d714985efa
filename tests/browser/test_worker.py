"""The house's worker in a real browser: what can be read without a connection, what is never kept,
and notifications that a push service of our own was sent."""

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import People, Start
from tests.browser.pages import Person
from tests.browser.test_presence import named
from tests.server.push_service import PushService
from tests.server.test_post import DAYS

READY = "() => navigator.serviceWorker.ready.then((it) => it.active.state)"
KEPT = """async () => {
  const names = await caches.keys();
  const caches_ = await Promise.all(names.map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().map((request) => new URL(request.url).pathname);
}"""


def with_worker(one: Person) -> Page:
    """A browser in which the worker has come to stand between the page and the house."""
    page = one.go("/").page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(READY)
    return page


def test_without_a_connection_the_rules_can_be_read_and_nothing_else_pretends(
    person: People, start: Start
) -> None:
    house = start()
    ada = person(port=house.port, service_workers="allow")
    page = with_worker(ada)
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    page.goto(f"/t/{opened['code']}")
    expect(page.locator(".frame")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert not [path for path in kept if path.startswith(("/api", "/t/", "/table"))]
    house.kill()
    page.goto("/rules/sleuth")
    expect(page.get_by_role("heading", name=re.compile("Sleuth")).first).to_be_visible()
    expect(page.locator(".clause").first).to_be_visible()
    page.goto(f"/t/{opened['code']}")
    expect(page).to_have_url(re.compile(r"/offline#/t/"))
    expect(page.get_by_role("heading", name="Nobody opens")).to_be_visible()
    page.get_by_role("link", name="Mr. Jack").click()
    expect(page.locator(".clause").first).to_be_visible()
    house.start()
    page.goto(f"/offline#/t/{opened['code']}")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".frame")).to_be_visible()


def test_the_page_can_be_installed(person: People) -> None:
    page = person().go("/").page
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert not manifest["errors"]
    said = json.loads(manifest["data"])
    assert said["name"] == "Gaslamp"
    for icon in said["icons"]:
        found = page.request.get(icon["src"])
        assert found.headers["content-type"] == icon["type"]
    assert {icon.get("purpose") for icon in said["icons"]} >= {"maskable"}


SUBSCRIBED = """(given) => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async function (options) {
    window.askedWith = options;
    made = {
      toJSON: () => ({endpoint: given.endpoint, keys: {p256dh: given.p256dh, auth: given.auth}}),
      unsubscribe: async () => { made = null; return true; },
    };
    return made;
  };
}"""
"""In the place of the browser maker's own push service, which cannot be reached from here."""


def test_a_turn_is_notified_and_leads_to_its_table(person: People, start: Start) -> None:
    house = start(post={"to_anywhere": True}, absence=3600)
    ada = named(person(port=house.port, service_workers="allow", language="fr"), "Ada")
    basil = named(person(port=house.port), "Basil")
    with PushService() as service:
        browser = service.browser()
        page = with_worker(ada)
        page.context.grant_permissions(["notifications"])
        page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription())})")
        page.goto("/me")
        page.get_by_role("button", name="Me prévenir ici").click()
        expect(page.get_by_text("Ce navigateur vous prévient")).to_be_visible()
        opened = ada.open_table("mr_jack", ["me", "invited"], **DAYS)
        page.goto(f"/t/{opened['code']}")
        other = basil.go(f"/t/{opened['code']}").page
        other.get_by_role("button", name="Sit here").click()
        expect(page.locator(".frame")).to_be_visible()
        expect(other.locator(".frame")).to_be_visible()
        page.goto("/me")
        play_until(other, service)
        note = browser.opened(service.heard[0][2])
        assert note["table"] == opened["table"]
        assert "Mr. Jack" in note["text"]
        shown = delivered(page, ada.origin, json.dumps(note))
        assert shown == [{"title": "Gaslamp", "body": note["text"], "tag": opened["table"]}]
        page.get_by_role("button", name="Ne plus me prévenir ici").click()
        expect(page.get_by_role("button", name="Me prévenir ici")).to_be_visible()


def play_until(page: Page, service: PushService) -> None:
    """Whoever is there plays until the house calls the other."""
    for _ in range(60):
        if service.heard:
            return
        if "Your turn" in page.title():
            page.evaluate("() => document.querySelectorAll('details').forEach(d => d.open = true)")
            offered = page.locator(".choices button")
            if page.locator(".confirm .lamp:enabled").count():
                page.locator(".confirm .lamp").click()
            elif offered.count():
                offered.first.click()
        page.wait_for_timeout(250)
    raise AssertionError("nobody was called")


def delivered(page: Page, origin: str, data: str) -> list[dict[str, str]]:
    """What the browser shows when its worker is handed a message by the push service."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    for _ in range(40):  # a worker that is just being put away does not hear it
        message = {"origin": origin, "registrationId": found[-1], "data": data}
        session.send("ServiceWorker.deliverPushMessage", message)
        if shown := page.evaluate(_SHOWN):
            return list(shown)
        page.wait_for_timeout(250)
    raise AssertionError("nothing was shown")


_SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await new Promise((go) => setTimeout(go, 250));
  const notes = await registration.getNotifications();
  return notes.map(({title, body, tag}) => ({title, body, tag}));
}"""
