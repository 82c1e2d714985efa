"""Notifications: who gets them, what is in them, and where the house does not send any."""

import asyncio
from collections.abc import Iterator
from time import time
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.conftest import Start
from tests.server.push_service import Browser, PushService, claims
from tests.server.running import Player, Running, Visitor, wait_until
from tests.server.test_coming_back import seated, turn_of
from tests.server.wire import measured

from gaslamp.core.data import to_json
from gaslamp.core.errors import Unreadable
from gaslamp.games import NAMES
from gaslamp.server.post import note_of
from gaslamp.server.post.delivery import address_of, is_public
from gaslamp.server.post.seal import CURVE, decode, encode, public_bytes, sealed
from gaslamp.store.opening import open_store
from gaslamp.store.sqlite import SqliteStore
from gaslamp.words import LANGUAGES

DAYS: dict[str, Any] = {"clock": {"type": "days", "days": 2}}
ANYWHERE = {"to_anywhere": True, "contact": "mailto:host@house.example"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def mailing(start: Start) -> Running:
    return start(post=ANYWHERE, absence=3600)


def test_what_is_sealed_is_what_the_standard_says() -> None:
    """The example of RFC 8291, 5."""
    sender = _key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = _key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    auth, salt = decode("BTBZMqHH6r4Tts7J_aSIgg"), decode("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    made = sealed(text, public_bytes(browser), auth, salt, sender, length=0)
    assert encode(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )


def _key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text)), CURVE)


def waiting_at(house: Running, service: PushService) -> tuple[Player, dict[str, Browser]]:
    """Who is to move at a table with days, and the browsers of the others, who have gone home."""
    players = seated(house, **DAYS)
    mover, browsers = turn_of(players), {}
    for each in players:
        if each is not mover:
            browsers[f"/push/{each.seat}"] = browser = service.browser(str(each.seat))
            said = each.visitor.ask("PUT", "/api/notifications", browser.subscription("fr"))
            assert said.status == 204, said.body
            each.close()
    wait_until(lambda: measured(house)["gaslamp_sockets"] == 1)
    return mover, browsers


def make_a_move(mover: Player) -> None:
    exchange = next(
        choice["action"]
        for choice in mover.present[mover.seat or 0]["decision"]["choices"]
        if choice["action"]["type"] in ("exchange", "ask")
    )
    number = mover.present[mover.seat or 0]["decision"]["number"]
    answer = mover.do("move", seat=mover.seat, decision=number, steps=[exchange])
    assert answer["type"] == "done", answer


def test_whose_turn_it_is_hears_of_it_and_of_nothing_else(
    mailing: Running, service: PushService
) -> None:
    mover, absent = waiting_at(mailing, service)
    make_a_move(mover)
    path, headers, body = service.wait()[0]
    note = absent[path].opened(body)
    table = mover.opened["table"]
    assert note == {
        "title": "Gaslamp",
        "text": "C’est à vous de jouer\u00a0: Sleuth.",
        "lang": "fr",
        "table": table,
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == table
    key = mover.visitor.ask("GET", "/api/notifications").data["key"]
    said = claims(headers["authorization"], key)
    assert said["aud"] == service.origin
    assert said["sub"] == ANYWHERE["contact"]
    assert 0 < said["exp"] - time() <= 24 * 3600


def test_every_notification_is_as_long_as_every_other(service: PushService) -> None:
    key = public_bytes(service.browser().key)
    notes = [note_of("aBcDeFgHiJkL", game, lang) for game in NAMES for lang in LANGUAGES]
    texts = [to_json(note) for note in notes]
    assert len({len(sealed(text, key, b"a" * 16, b"s" * 16)) for text in texts}) == 1


def test_nobody_is_called_who_is_there_or_where_moves_have_no_days(
    mailing: Running, service: PushService
) -> None:
    here = seated(mailing, **DAYS)
    elsewhere = seated(mailing)
    for each in [*here, *elsewhere]:
        each.visitor.ask("PUT", "/api/notifications", service.browser().subscription())
    make_a_move(turn_of(here))
    mover = turn_of(elsewhere)
    for each in elsewhere:
        if each is not mover:
            each.close()
    wait_until(lambda: measured(mailing)["gaslamp_sockets"] == 4)
    make_a_move(mover)
    quiet = measured(mailing)
    assert not any(name.startswith("gaslamp_posted_total") for name in quiet)
    assert not service.heard


def test_a_browser_that_its_service_does_not_know_any_more_is_forgotten(
    mailing: Running, service: PushService
) -> None:
    service.status = 410
    mover, _ = waiting_at(mailing, service)
    make_a_move(mover)
    service.wait()
    wait_until(lambda: measured(mailing).get('gaslamp_posted_total{how="gone"}') == 1)
    store = open_store(mailing.database)
    assert isinstance(store, SqliteStore)
    assert len(asyncio.run(store._rows("SELECT 1 FROM subscriptions"))) == 1
    store.close()


def test_it_is_off_until_it_is_asked_for_and_off_again(
    mailing: Running, service: PushService
) -> None:
    anna = Visitor(mailing.port)
    before = anna.ask("GET", "/api/notifications").data
    assert before["is_on"] is False
    assert len(decode(before["key"])) == 65
    anna.ask("PUT", "/api/notifications", service.browser().subscription())
    assert anna.ask("GET", "/api/notifications").data == {**before, "is_on": True}
    assert anna.ask("DELETE", "/api/notifications").status == 204
    assert anna.ask("GET", "/api/notifications").data == before
    assert Visitor(mailing.port, cookie="?").ask("GET", "/api/notifications").status == 401


def test_a_house_may_send_none(start: Start, service: PushService) -> None:
    anna = Visitor(start(post={"is_open": False}).port)
    assert anna.ask("GET", "/api/notifications").data == {"key": None, "is_on": False}
    refused = anna.ask("PUT", "/api/notifications", service.browser().subscription())
    assert refused.status == 404


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://somebody@push.example/x",
        "https://push.example/x\r\nHost: other",
        "https://push.example/" + "x" * 2000,
        "https://[::1]/x",
        "https://push.example:99999/x",
        "ftp://push.example/x",
        "https://",
        "",
    ],
)
def test_only_public_services_by_https(endpoint: str) -> None:
    with pytest.raises(Unreadable):
        address_of(endpoint, to_anywhere=False)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1",
     "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "224.0.0.1", "64:ff9b:1::a00:1"],
)  # fmt: skip
def test_what_is_not_public_is_known(address: str) -> None:
    assert not is_public(address)
    assert is_public("142.250.1.1")


def test_a_name_that_leads_home_is_not_followed(start: Start, service: PushService) -> None:
    """The endpoint looks public; its name is this machine's."""
    house = start(absence=3600)
    mover = turn_of(players := seated(house, **DAYS))
    for each in players:
        given = {**service.browser().subscription(), "endpoint": "https://localhost/x"}
        assert each.visitor.ask("PUT", "/api/notifications", given).status == 204
        if each is not mover:
            each.close()
    wait_until(lambda: measured(house)["gaslamp_sockets"] == 1)
    make_a_move(mover)
    assert not service.heard
    assert mover.visitor.ask("GET", "/healthz").status == 200


def test_what_is_no_key_is_refused(mailing: Running, service: PushService) -> None:
    anna, good = Visitor(mailing.port), service.browser().subscription()
    for bad in ({"p256dh": encode(b"\x04" + b"x" * 64)}, {"auth": encode(b"short")}, {"auth": "a"}):
        refused = anna.ask("PUT", "/api/notifications", {**good, **bad})
        assert (refused.status, refused.data["code"]) == (400, "unreadable")
