"""Guests, accounts, devices, keys, and what the house keeps of people."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.server.conftest import Start
from tests.server.running import Player, Running, Visitor, kept_entries
from tests.server.test_coming_back import seated
from tests.server.test_hostile import closed_with
from websockets.exceptions import InvalidStatus

from gaslamp.cli.command import build
from gaslamp.server.people import Doorkeeper
from gaslamp.store import Raced
from gaslamp.store.sqlite import SqliteStore
from gaslamp.table.state import load
from gaslamp.words import Words

PASSPHRASE = "the dog did nothing"


def admin(house: Running, *arguments: str) -> Result:
    given = ["admin", *arguments, "--database", house.database]
    return CliRunner().invoke(build(Words("en")), given)


def with_account(house: Running, account: str) -> tuple[Visitor, str]:
    visitor = Visitor(house.port, account.title())
    made = visitor.ask("POST", "/api/account", {"account": account, "passphrase": PASSPHRASE})
    assert made.status == 200, made.body
    return visitor, made.data["code"]


def test_a_guest_is_somebody_at_once(house: Running) -> None:
    guest = Visitor(house.port)
    name = guest.ask("GET", "/api/me").data["name"]
    assert name.startswith("Guest ")
    assert guest.ask("POST", "/api/guest").data["name"] == name
    assert guest.ask("PATCH", "/api/me", {"name": " Irène "}).data["name"] == "Irène"


def test_a_name_is_one_that_others_can_read(house: Running) -> None:
    guest = Visitor(house.port)
    for written, shown in (("\u202ekcaJ", "kcaJ"), ("می‌خواهم", "می‌خواهم"), ("👨‍👩‍👧", "👨‍👩‍👧")):
        assert guest.ask("PATCH", "/api/me", {"name": written}).data["name"] == shown
    for bad in ("\u200b\u2060", "a" + "\u0316" * 20, "two\nlines", "\ue000", "a" * 31, "a" * 999):
        assert guest.ask("PATCH", "/api/me", {"name": bad}).status == 400
    assert guest.ask("GET", "/api/me").data["name"] == "👨‍👩‍👧"


def test_an_account_is_the_same_however_it_is_typed(house: Running) -> None:
    with_account(house, "irène")
    other = Visitor(house.port, cookie="?")
    for typed in ("IRE\u0300NE", "Irène"):
        right = {"account": typed, "passphrase": PASSPHRASE}
        assert other.ask("POST", "/api/login", right).status == 200
        assert Visitor(house.port).ask("POST", "/api/account", right).status == 409
    for bad in ("two words", "\u202eabc", "ab\u200b", "😀😀😀"):
        asked = {"account": bad, "passphrase": PASSPHRASE}
        assert Visitor(house.port).ask("POST", "/api/account", asked).status == 400


def test_the_cookie_is_for_the_house_alone(house: Running) -> None:
    given = Visitor(house.port, cookie="?").ask("POST", "/api/guest").headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    token = given.split("=", 1)[1].split(".")[0]
    assert len(token) * 6 >= 128


def test_an_account_keeps_the_same_seats_elsewhere(house: Running) -> None:
    visitor, _ = with_account(house, "watson")
    opened = visitor.open_table("sleuth", ["me", "open", "open"])
    elsewhere = Visitor(house.port, cookie="?")
    wrong = {"account": "watson", "passphrase": "something else"}
    assert elsewhere.ask("POST", "/api/login", wrong).status == 403
    assert elsewhere.ask("POST", "/api/login", {**wrong, "account": "nobody"}).status == 403
    right = {"account": "Watson", "passphrase": PASSPHRASE}
    assert elsewhere.ask("POST", "/api/login", right).status == 200
    mine = elsewhere.ask("GET", "/api/mine").data
    assert [each["table"]["table"] for each in mine] == [opened["table"]]


def test_devices_can_be_seen_and_ended(start: Start) -> None:
    house = start()
    visitor, _ = with_account(house, "mycroft")
    phone = Visitor(house.port, cookie="?")
    phone.ask("POST", "/api/login", {"account": "mycroft", "passphrase": PASSPHRASE})
    devices = visitor.ask("GET", "/api/devices").data
    assert len(devices) == 2
    other = next(each for each in devices if not each["this"])
    assert visitor.ask("DELETE", f"/api/devices/{other['id']}").status == 204
    assert phone.ask("GET", "/api/me").status == 401
    stranger = Visitor(house.port)
    mine = next(each for each in devices if each["this"])
    assert stranger.ask("DELETE", f"/api/devices/{mine['id']}").status == 404


def test_the_recovery_code_sets_a_new_passphrase_once(start: Start) -> None:
    house = start()
    visitor, code = with_account(house, "lestrade")
    new = {"account": "lestrade", "passphrase": "another long phrase"}
    helper = Visitor(house.port, cookie="?")
    assert helper.ask("POST", "/api/recover", {**new, "code": "wrong"}).status == 403
    assert helper.ask("POST", "/api/recover", {**new, "code": code.upper()}).status == 200
    assert visitor.ask("GET", "/api/me").status == 401
    assert helper.ask("POST", "/api/recover", {**new, "code": code}).status == 403
    assert helper.ask("POST", "/api/login", new).status == 200


@pytest.mark.anyio
async def test_what_changes_while_a_passphrase_is_hashed_stays(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    door = Doorkeeper(store, lambda: 5)
    await door.take_keys()
    guest, _ = await door.new_guest("Guest 1", "phone")
    hashing = asyncio.ensure_future(door.make_account(guest, "irene", PASSPHRASE))
    await store.rename(guest.person, "Irène")
    await store.ban(guest.person, True)
    assert await hashing is not None
    kept = await store.person(guest.person)
    assert kept is not None
    assert (kept.name, kept.account, kept.is_banned) == ("Irène", "irene", True)
    with pytest.raises(Raced):
        await door.make_account(guest, "irene.adler", PASSPHRASE)
    store.close()


def test_account_names_are_unique_and_passphrases_long(house: Running) -> None:
    with_account(house, "hudson")
    other = Visitor(house.port)
    taken = {"account": "HUDSON", "passphrase": PASSPHRASE}
    assert other.ask("POST", "/api/account", taken).status == 409
    short = {"account": "hudson2", "passphrase": "short"}
    assert other.ask("POST", "/api/account", short).status == 400


def test_guessing_passphrases_is_slowed_down(start: Start) -> None:
    house = start(limits={"attempts": {"burst": 3, "rate": 0.001}})
    guesser = Visitor(house.port)
    tries = [
        guesser.ask("POST", "/api/login", {"account": "x", "passphrase": str(n)}).status
        for n in range(4)
    ]
    assert tries[0] == 403
    assert tries[-1] == 429


@pytest.mark.slow
def test_keys_are_rotated_without_logging_anybody_out(start: Start) -> None:
    house = start()
    visitor = Visitor(house.port)
    assert admin(house, "rotate-keys").exit_code == 0
    house.kill()
    house.start()
    assert visitor.ask("GET", "/api/me").status == 200
    assert admin(house, "rotate-keys", "--drop").exit_code == 0
    house.kill()
    house.start()
    assert visitor.ask("GET", "/api/me").status == 401


def test_whoever_runs_the_house_sees_to_people(start: Start) -> None:
    house = start()
    players = seated(house)
    table = players[0].opened["table"]
    assert table in admin(house, "tables").output
    visitor, _ = with_account(house, "moriarty")
    person = admin(house, "people", "moriarty").output.split()[0]
    assert admin(house, "ban", person).exit_code == 0
    assert visitor.ask("GET", "/api/me").status == 401
    with pytest.raises(InvalidStatus):
        visitor.connect(table)
    assert admin(house, "unban", person).exit_code == 0
    assert visitor.ask("GET", "/api/me").status == 200
    exported = json.loads(admin(house, "export", person).output)
    assert exported["account"] == "moriarty"
    assert "argon2" not in json.dumps(exported)
    assert admin(house, "delete", person).exit_code == 0
    assert visitor.ask("GET", "/api/me").status == 401


def test_a_ban_closes_the_sockets_and_refuses_new_ones(house: Running) -> None:
    players = seated(house)
    visitor = players[1].visitor
    person = person_of(house, players[1])
    unheard = visitor.connect(players[0].opened["table"])
    assert admin(house, "ban", person).exit_code == 0
    for connection in (players[1].socket, unheard):
        assert connection is not None
        assert closed_with(connection) == 1008
    with pytest.raises(InvalidStatus):
        visitor.connect(players[0].opened["table"])
    assert players[0].do("say", channel="table", text="who was that?")["type"] == "done"
    assert admin(house, "unban", person).exit_code == 0
    players[1].connect()
    assert players[1].do("say", channel="table", text="sorry")["type"] == "done"


def person_of(house: Running, player: Player) -> str:
    table = load(kept_entries(house, player.opened["table"]))
    assert player.seat is not None
    return table.chairs[player.seat].person or ""


def test_deleting_somebody_takes_the_name_and_their_words_from_everywhere(start: Start) -> None:
    house = start()
    players = seated(house)
    gone, stays = players[1], players[0]
    gone.visitor.ask("PATCH", "/api/me", {"name": "Colonel Moran"})
    gone.close()
    gone.connect()
    waiting = gone.visitor.open_table("sleuth", ["me", "open", "open"])
    assert gone.do("say", channel="table", text="my air gun")["type"] == "done"
    assert admin(house, "delete", person_of(house, gone)).exit_code == 0
    assert gone.socket is not None
    assert closed_with(gone.socket) == 1008
    stays.news("bot-sits-in")
    again = Player(stays.visitor, stays.opened, 0).connect()
    again.until(lambda m: m["type"] == "present")
    lists = stays.visitor.ask("GET", "/api/tables").body
    stays.visitor.ask("GET", f"/api/tables/{waiting['table']}")
    for told in (*again.heard, lists, stays.visitor.ask("GET", "/api/mine").body):
        assert b"Moran" not in told
        assert b"air gun" not in told
        assert b"Person 1" not in told
    assert waiting["table"] in lists.decode()
