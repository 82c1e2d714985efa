"""Who is logged out, banned or deleted leaves at once, and is told why; the others stay."""

import threading
from typing import Any

import pytest
from tests.server.conftest import Start
from tests.server.running import Player, Running, Visitor, all_play, kept_entries, wait_until
from tests.server.test_coming_back import seated
from tests.server.test_hostile import closed_with
from tests.server.test_people import PASSPHRASE, admin, person_of, with_account
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

LOGGED_OUT = (1008, "logged out")


def looking(visitor: Visitor, opened: dict[str, str]) -> list[ClientConnection]:
    """Two tabs: one that has said hello, and one that has not."""
    player = Player(visitor, opened, None).connect()
    player.until(lambda m: m["type"] == "present")
    assert player.socket is not None
    return [player.socket, visitor.connect(opened["table"], opened["code"])]


def why_closed(connection: ClientConnection) -> tuple[int | None, str | None]:
    return closed_with(connection), connection.close_reason


def still_there(connection: ClientConnection) -> bool:
    connection.send('{"type":"hello"}')
    connection.send('{"type":"ping","number":5}')
    while '"pong"' not in str(connection.recv(10)):
        pass
    return True


def at_home_and_away(house: Running, account: str) -> tuple[Visitor, Visitor, str]:
    home, code = with_account(house, account)
    away = Visitor(house.port, cookie="?")
    away.ask("POST", "/api/login", {"account": account, "passphrase": PASSPHRASE})
    return home, away, code


def end(visitor: Visitor, this: bool) -> None:
    devices = visitor.ask("GET", "/api/devices").data
    wanted = next(each["id"] for each in devices if each["this"] == this)
    assert visitor.ask("DELETE", f"/api/devices/{wanted}").status == 204


@pytest.mark.parametrize("this", [True, False], ids=["this", "another"])
def test_a_device_that_is_ended_leaves_its_tables(house: Running, this: bool) -> None:
    opened = Visitor(house.port).open_table("sleuth", ["me", "open", "open"])
    home, away, _ = at_home_and_away(house, f"ended{this}")
    tabs = {"home": looking(home, opened), "away": looking(away, opened)}
    end(home, this)
    gone, stays = ("home", "away") if this else ("away", "home")
    assert [why_closed(tab) for tab in tabs[gone]] == [LOGGED_OUT] * 2
    assert all(map(still_there, tabs[stays]))
    with pytest.raises(InvalidStatus):
        {"home": home, "away": away}[gone].connect(opened["table"])


def test_recovery_closes_all_sockets_of_all_devices(house: Running) -> None:
    opened = Visitor(house.port).open_table("sleuth", ["me", "open", "open"])
    home, away, code = at_home_and_away(house, "recovered")
    tabs = [*looking(home, opened), *looking(away, opened)]
    other = looking(Visitor(house.port), opened)
    new = {"account": "recovered", "code": code, "passphrase": "another long phrase"}
    helper = Visitor(house.port, cookie="?")
    assert helper.ask("POST", "/api/recover", new).status == 200
    assert [why_closed(tab) for tab in tabs] == [LOGGED_OUT] * 4
    assert all(map(still_there, [*other, *looking(helper, opened)]))


@pytest.mark.parametrize("doing", ["ban", "delete"])
def test_what_is_done_from_outside_is_noticed(house: Running, doing: str) -> None:
    players = seated(house)
    tabs = looking(players[1].visitor, players[1].opened)
    assert admin(house, doing, person_of(house, players[1])).exit_code == 0
    assert [why_closed(tab) for tab in tabs] == [LOGGED_OUT] * 2
    assert players[0].do("say", channel="table", text="gone?")["type"] == "done"


def test_a_table_is_closed_from_outside(house: Running) -> None:
    players = seated(house)
    assert admin(house, "close", players[0].opened["table"]).exit_code == 0
    for player in players:
        player.hear_of("over")


def test_keys_are_noticed_and_a_backup_is_whole(start: Start) -> None:
    house = start()
    visitor = Visitor(house.port)
    copy = house.folder / "copy.db"
    assert admin(house, "backup", str(copy)).exit_code == 0
    assert admin(house, "rotate-keys").exit_code == 0
    newcomer = Visitor(house.port)
    assert admin(house, "rotate-keys", "--drop").exit_code == 0
    wait_until(lambda: visitor.ask("GET", "/api/me").status == 401)
    assert newcomer.ask("GET", "/api/me").status == 401
    house.stop()
    house.database = f"sqlite:///{copy}"
    house.start()
    assert visitor.ask("GET", "/api/me").status == 200


def next_table(player: Player, answers: list[Any]) -> None:
    answers.append(player.do("play-again"))
    while not (now := player.present.get(player.seat or 0)) or not now["next_table"]:
        player.hear()


def test_three_who_want_to_play_again_at_once_end_at_one_table(house: Running) -> None:
    players = seated(house)
    admin(house, "close", players[0].opened["table"])
    for player in players:
        player.hear_of("over")
    answers: list[Any] = []
    threads = [threading.Thread(target=next_table, args=(each, answers)) for each in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(each["type"] for each in answers) == ["done", "refused", "refused"]
    assert {each["code"] for each in answers if each["type"] == "refused"} == {"stale"}
    (table,) = {p.present[p.seat or 0]["next_table"] for p in players}
    for player in players:
        mine = player.visitor.ask("GET", "/api/mine").data
        live = [each["table"]["table"] for each in mine if each["table"]["phase"] != "over"]
        assert live == [table]


def test_a_note_is_shown_in_the_same_persons_other_tabs_and_to_nobody_else(
    house: Running,
) -> None:
    players = seated(house)
    tab = Player(players[0].visitor, players[0].opened, 0).connect()
    tab.until(lambda m: m["type"] == "present")
    assert players[0].do("mark", marks="Colonel Mustard?")["type"] == "done"
    assert tab.until(lambda m: m["type"] == "marks")["marks"] == "Colonel Mustard?"
    assert tab.do("mark", marks="no")["type"] == "done"
    assert players[0].until(lambda m: m["type"] == "marks")["marks"] == "no"
    assert players[1].do("say", channel="table", text="and?")["type"] == "done"
    assert not any(b'"marks"' in heard for heard in players[1].heard)


def test_without_spectators_who_came_while_people_gathered_leaves_when_it_begins(
    house: Running,
) -> None:
    host, guest = Visitor(house.port), Visitor(house.port)
    opened = host.open_table("mr_jack", ["me", "open"], spectators=False)
    tab, silent = looking(Visitor(house.port), opened)
    players = [Player(host, opened, 0).connect(), Player(guest, opened, 1, seed=2).connect()]
    players[1].sit()
    all_play(players, lambda p: bool(p.present.get(p.seat or 0, {}).get("view")))
    assert why_closed(tab) == (1008, "no spectators")
    silent.send('{"type":"hello"}')
    assert why_closed(silent) == (1008, "no spectators")


def entries_of(house: Running, opened: dict[str, str]) -> int:
    return len(kept_entries(house, opened["table"]))


def test_bots_among_themselves_wait_until_somebody_looks(house: Running) -> None:
    host = Visitor(house.port)
    played = host.open_table("mr_jack", ["me", "bot"])
    unseen = host.open_table("sleuth", ["bot"] * 3)
    begun = entries_of(house, unseen)
    player = Player(host, played, 0).connect()
    player.play(lambda p: len(p.acknowledged) > 12)
    assert entries_of(house, unseen) == begun, "the house went on, this table did not"
    watcher = Player(Visitor(house.port), unseen, None).connect()
    watcher.hear_of("happened")
    assert entries_of(house, unseen) > begun
    watcher.close()


def test_an_address_opens_only_so_many_tables_whoever_asks(start: Start) -> None:
    house = start(limits={"tables_of_address": {"burst": 3, "rate": 0.0001}})
    asked = {"game": "sleuth", "seats": [{"type": "bot"}] * 3}

    def opened(address: str) -> list[int]:
        guests = [Visitor(house.port, address=address) for _ in range(4)]
        return [guest.ask("POST", "/api/tables", asked).status for guest in guests]

    assert opened("127.0.0.2") == [201, 201, 201, 429]
    assert opened("127.0.0.3") == [201, 201, 201, 429]
