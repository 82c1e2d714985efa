"""What a store promises, whichever it is."""

import asyncio
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

from gaslamp.store import (
    Access,
    AccountTaken,
    Entry,
    Key,
    Listing,
    Login,
    Person,
    Raced,
    Sitter,
    Sitting,
    Store,
    Subscription,
    Unavailable,
)
from gaslamp.store.sqlite import SqliteStore

Reopen = Callable[[], Store]
pytestmark = pytest.mark.anyio


def entries(*bodies: bytes) -> list[Entry]:
    return [Entry(1000 + place, body) for place, body in enumerate(bodies)]


def listing(table: str, **changes: object) -> Listing:
    usual = Listing(table, f"code-{table}", "sleuth", "gathering", True, "anna", 1, b"{}")
    return usual._replace(**changes)  # type: ignore[arg-type]


def sitters(*people: str) -> dict[int, Sitter]:
    return {seat: Sitter(person, False) for seat, person in enumerate(people)}


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.append("t", 0, entries(b"a", b"b"))
    await store.append("t", 2, entries(b"c"))
    await store.append("u", 0, entries(b"x"))
    assert [entry.body for entry in await store.entries("t")] == [b"a", b"b", b"c"]
    assert await store.entries("t", 1) == [Entry(1001, b"b"), Entry(1000, b"c")]
    assert await store.entries("nowhere") == []
    assert [await store.length(table) for table in ("t", "u", "nowhere")] == [3, 1, 0]


@pytest.mark.parametrize("first", [0, 1, 3])
async def test_a_number_that_is_not_the_next_is_refused(store: Store, first: int) -> None:
    await store.append("t", 0, entries(b"a", b"b"))
    with pytest.raises(Raced):
        await store.append("t", first, entries(b"c"))
    assert [entry.body for entry in await store.entries("t")] == [b"a", b"b"]


async def test_of_two_nodes_one_is_first(reopen: Reopen) -> None:
    nodes = [reopen(), reopen()]
    asked = [node.append("t", 0, entries(b"me", b"more")) for node in nodes]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    lost = [isinstance(answer, Raced) for answer in answers]
    assert sorted(lost) == [False, True]
    assert len(await nodes[0].entries("t")) == 2


async def test_many_at_once_succeed_or_fail_alone(store: Store) -> None:
    asked = []
    for number in range(200):
        asked.append(store.append(f"t{number % 20}", number // 20, entries(b"x")))
        asked.append(store.append(f"t{number % 20}", 0, entries(b"late")))
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, Raced) for answer in answers] == [False, True] * 200
    assert [len(await store.entries(f"t{number}")) for number in range(20)] == [10] * 20


async def test_a_refused_append_changes_no_list(store: Store) -> None:
    await store.append("t", 0, entries(b"a"), listing("t"), sitters("anna"))
    with pytest.raises(Raced):
        await store.append("t", 0, entries(b"b"), listing("t", state="over"), sitters("bert"))
    assert await store.listing("t") == listing("t")
    assert await store.tables_of("bert", 9) == []


async def test_what_is_written_outlives_the_process(reopen: Reopen) -> None:
    first = reopen()
    await first.append("t", 0, entries(b"a"), listing("t"), sitters("bert"))
    await first.save_alive(77)
    again = reopen()
    assert await again.entries("t") == entries(b"a")
    assert await again.listing_by_code("code-t") == listing("t")
    assert await again.last_alive() == 77


async def test_lists(store: Store) -> None:
    for number, state in enumerate(["gathering", "playing", "over"]):
        shown = listing(f"t{number}", state=state, changed=number)
        await store.append(shown.table, 0, entries(b"a"), shown, sitters("anna", "bert"))
    hidden = listing("hidden", public=False, host="cleo")
    await store.append("hidden", 0, entries(b"a"), hidden, {})
    assert [each.table for each in await store.open_tables(9)] == ["t1", "t0"]
    assert [each.table for each in await store.open_tables(1)] == ["t1"]
    assert [each.listing.table for each in await store.tables_of("bert", 9)] == ["t2", "t1", "t0"]
    assert await store.tables_of("cleo", 9) == [Sitting(hidden, [], False)]
    assert await store.tables_in("playing") == ["t1"]
    assert await store.listing("nowhere") is None


async def test_a_list_says_where_one_sits_and_is_waited_for(store: Store) -> None:
    sitting = {0: Sitter("anna", False), 2: Sitter("bert", True), 3: Sitter("anna", True)}
    await store.append("t", 0, entries(b"a"), listing("t"), sitting)
    assert await store.tables_of("anna", 9) == [Sitting(listing("t"), [0, 3], True)]
    assert await store.seats_of("t", "anna") == [0, 3]
    await store.append("t", 1, entries(b"b"), None, sitters("anna", "bert"))
    assert await store.tables_of("anna", 9) == [Sitting(listing("t"), [0], False)]
    assert await store.seats_of("t", "nobody") == []


async def test_turns_go_round_and_people_change_places(store: Store) -> None:
    """Whatever of it has changed, the last word is what is read."""
    told = [
        {0: Sitter("anna", True), 1: Sitter("bert", False)},
        {0: Sitter("anna", False), 1: Sitter("bert", True)},
        {0: Sitter("anna", False), 1: Sitter("bert", True)},
        {0: Sitter("bert", False), 1: Sitter("anna", True)},
        {0: Sitter("bert", True), 1: Sitter("anna", True), 2: Sitter("cleo", False)},
        {1: Sitter("anna", False)},
    ]
    await store.append("t", 0, entries(b"a"), listing("t"), {})
    for number, sitting in enumerate(told, start=1):
        await store.append("t", number, entries(b"b"), None, sitting)
        for person in ("anna", "bert", "cleo"):
            theirs = {seat: each for seat, each in sitting.items() if each.person == person}
            assert await store.seats_of("t", person) == sorted(theirs)
            is_awaited = any(each.awaited for each in theirs.values())
            listed = [(each.seats, each.awaited) for each in await store.tables_of(person, 9)]
            assert listed == ([(sorted(theirs), is_awaited)] if theirs else [])


async def test_who_stood_up_is_no_longer_listed(store: Store) -> None:
    await store.append("t", 0, entries(b"a"), listing("t"), sitters("anna", "bert"))
    await store.append("t", 1, entries(b"b"), None, sitters("anna"))
    assert await store.tables_of("bert", 9) == []
    assert len(await store.tables_of("anna", 9)) == 1


async def test_marks_are_one_persons(store: Store) -> None:
    await store.save_marks("t", "anna", b"1")
    await store.save_marks("t", "anna", b"2")
    assert await store.marks("t", "anna") == b"2"
    assert await store.marks("t", "bert") is None


async def test_people_and_account_names(store: Store) -> None:
    anna = Person("a", "Anna", 5)
    await store.add_person(anna)
    await store.add_person(Person("b", "Bert", 6))
    assert await store.person("a") == anna
    access = Access("anna", "hash", "code")
    await store.give_account("a", access, None)
    assert await store.person_by_account("anna") == Person("a", "Anna", 5, *access)
    with pytest.raises(AccountTaken):
        await store.give_account("b", access, None)
    assert await store.person("b") == Person("b", "Bert", 6)


async def test_an_account_is_given_once_for_each_code(store: Store) -> None:
    await store.add_person(Person("a", "Anna", 5))
    await store.give_account("a", Access("anna", "hash", "code"), None)
    for before in (None, "another"):
        with pytest.raises(Raced):
            await store.give_account("a", Access("anna", "theirs", "theirs"), before)
    await store.give_account("a", Access("anna", "new hash", "new code"), "code")
    assert await store.person("a") == Person("a", "Anna", 5, "anna", "new hash", "new code")


async def test_no_change_of_a_person_takes_another_back(store: Store) -> None:
    """In whatever order they come, and whoever is gone stays gone."""
    for number, order in enumerate(permutations(("name", "ban", "account"))):
        person = f"p{number}"
        access = Access(person, "hash", "code")
        await store.add_person(Person(person, "Guest", 5))
        changes = {
            "name": store.rename(person, "Anna"),
            "ban": store.ban(person, True),
            "account": store.give_account(person, access, None),
        }
        for change in order:
            await changes[change]
        assert await store.person(person) == Person(person, "Anna", 5, *access, is_banned=True)
        await store.delete_person(person)
        await store.rename(person, "Anna")
        await store.ban(person, False)
        assert await store.person(person) is None


async def test_who_is_welcome(store: Store) -> None:
    people = [Person(f"p{number}", "x", 5, is_banned=number % 3 == 0) for number in range(1200)]
    devices = {person.person.encode(): person for person in people}
    await asyncio.gather(
        *(store.add_person(person) for person in people),
        *(store.add_login(Login(d, p.person, 5, 5, "x")) for d, p in devices.items()),
    )
    await store.end_login(b"p101")
    asked = {b"nobody", *(f"p{number}".encode() for number in range(100, 1200))}
    expected = {f"p{number}".encode() for number in range(100, 1200) if number % 3} - {b"p101"}
    assert await store.welcome(asked) == expected
    assert await store.welcome([]) == set()


async def test_entries_are_rewritten_in_their_places(store: Store) -> None:
    await store.append("t", 0, entries(b"a", b"said by anna", b"c"))
    await store.append("u", 0, entries(b"x"))
    assert await store.tables_naming("anna") == ["t"]
    await store.rewrite("t", {1: b"said"})
    assert await store.entries("t") == entries(b"a", b"said", b"c")
    assert await store.tables_naming("anna") == []
    await store.rewrite("t", {})


async def test_what_another_node_writes_is_noticed(reopen: Reopen) -> None:
    here, there = reopen(), reopen()
    await here.changed_elsewhere()
    await here.append("t", 0, entries(b"a"))
    assert not await here.changed_elsewhere()
    await there.append("t", 1, entries(b"b"))
    assert await here.changed_elsewhere()
    assert not await here.changed_elsewhere()


async def test_deleting_a_person_leaves_the_table(store: Store) -> None:
    await store.add_person(Person("a", "Anna", 5, "anna"))
    await store.add_login(Login(b"1", "a", 5, 5, "phone"))
    await store.save_marks("t", "a", b"1")
    await store.append("t", 0, entries(b"x"), listing("t", host="a"), sitters("a"))
    await store.delete_person("a")
    assert await store.person("a") is None
    assert await store.visitor(b"1") is None
    assert await store.marks("t", "a") is None
    assert await store.tables_of("a", 9) == []
    assert await store.entries("t") == entries(b"x")


async def test_logins(store: Store) -> None:
    phone, desk = Login(b"1", "a", 5, 5, "phone"), Login(b"2", "a", 6, 6, "desk")
    anna = Person("a", "Anna", 4, "anna", "hash", "code", is_banned=True)
    await store.add_person(anna)
    await store.add_login(phone)
    await store.add_login(desk)
    await store.saw_login(b"1", 9)
    assert [each.device for each in await store.logins_of("a")] == ["phone", "desk"]
    await store.end_login(b"1")
    await store.saw_login(b"1", 10)
    assert await store.visitor(b"1") is None
    assert await store.visitor(b"2") == (desk, anna)


async def test_keys_are_rotated(store: Store) -> None:
    await store.add_key(Key(1, b"old"))
    await store.add_key(Key(2, b"new"))
    assert [key.secret for key in await store.signing_keys()] == [b"old", b"new"]
    await store.drop_keys(2)
    assert [key.secret for key in await store.signing_keys()] == [b"new"]


async def test_the_house_was_alive_at_its_latest_sign(store: Store) -> None:
    assert await store.last_alive() is None
    await store.save_alive(9)
    await store.save_alive(5)
    assert await store.last_alive() == 9


async def test_tables_where_nothing_happens_are_forgotten_whole(store: Store) -> None:
    for name, latest in [("old", 10), ("played", 90)]:
        happened = [Entry(5, b"a"), Entry(latest, b"b")]
        await store.append(name, 0, happened, listing(name, changed=1), sitters("a"))
        await store.save_marks(name, "a", b"1")
    assert await store.forget(50) == 1
    assert await store.forget(50) == 0
    assert await store.entries("old") == []
    assert await store.marks("old", "a") is None
    assert [each.listing.table for each in await store.tables_of("a", 9)] == ["played"]
    assert len(await store.entries("played")) == 2


async def test_what_was_asked_is_done_though_nobody_waits_any_more(store: Store) -> None:
    waiting = asyncio.ensure_future(store.append("t", 0, entries(b"a")))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.append("t", 1, entries(b"b"))
    assert [entry.body for entry in await store.entries("t")] == [b"a", b"b"]


async def test_many_who_go_away_do_not_keep_the_others_from_writing(store: Store) -> None:
    for number in range(100):
        for waiting in [asyncio.ensure_future(store.save_marks("t", "p", b"m")) for _ in range(9)]:
            await asyncio.sleep(0)
            waiting.cancel()
        await store.append("t", number, entries(b"a"))
    assert await store.length("t") == 100
    assert store.fault is None


async def test_a_long_list_comes_whole(store: Store) -> None:
    bodies = [b"%d" % number for number in range(1500)]
    await store.append("t", 0, entries(*bodies))
    assert [entry.body for entry in await store.entries("t")] == bodies
    assert [entry.body for entry in await store.entries("t", 1000)] == bodies[1000:]


async def test_a_backup_is_the_whole_store(reopen: Reopen, tmp_path: Path) -> None:
    store = reopen()
    await store.append("t", 0, entries(b"a"))
    await store.back_up(tmp_path / "copy.db")
    await store.append("t", 1, entries(b"b"))
    copy = SqliteStore(tmp_path / "copy.db")
    assert await copy.entries("t") == entries(b"a")
    copy.close()


async def test_a_backup_that_cannot_be_written_says_so(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await store.back_up(tmp_path / "nowhere" / "copy.db")


def subscription(device: bytes, person: str, created: int = 1, **changes: object) -> Subscription:
    endpoint = f"https://push.example/{device.decode()}"
    usual = Subscription(device, person, created, endpoint, b"key", b"auth", "en")
    return usual._replace(**changes)  # type: ignore[arg-type]


async def arrive(store: Store, person: str, *devices: bytes) -> None:
    await store.add_person(Person(person, person, 1))
    for device in devices:
        await store.add_login(Login(device, person, 1, 1, "phone"))


async def test_a_browser_is_told_as_long_as_its_device_is_logged_in(store: Store) -> None:
    await arrive(store, "a", b"1", b"2")
    phone, desk = subscription(b"1", "a"), subscription(b"2", "a", 2)
    await store.subscribe(phone)
    await store.subscribe(desk)
    assert sorted(await store.subscriptions_of("a")) == [phone, desk]
    await store.end_login(b"1")
    assert await store.subscriptions_of("a") == [desk]
    await store.delete_person("a")
    assert await store.subscriptions_of("a") == []


async def test_a_device_has_one_subscription_and_an_endpoint_one_device(store: Store) -> None:
    await arrive(store, "a", b"1")
    await arrive(store, "b", b"2")
    await store.subscribe(subscription(b"1", "a"))
    newer = subscription(b"1", "a", 2, endpoint="https://push.example/new")
    await store.subscribe(newer)
    assert await store.subscriptions_of("a") == [newer]
    theirs = subscription(b"2", "b", 3, endpoint=newer.endpoint)
    await store.subscribe(theirs)
    assert await store.subscriptions_of("a") == []
    await store.unsubscribe(b"2", "https://push.example/another")
    assert await store.subscriptions_of("b") == [theirs]
    await store.unsubscribe(b"2", theirs.endpoint)
    assert await store.subscriptions_of("b") == []


async def test_one_person_has_some_subscriptions_at_most(store: Store) -> None:
    devices = [f"{number:02}".encode() for number in range(12)]
    await arrive(store, "a", *devices)
    for created, device in enumerate(devices):
        await store.subscribe(subscription(device, "a", created))
    kept = await store.subscriptions_of("a")
    assert sorted(each.token_hash for each in kept) == devices[2:]


async def test_the_key_of_the_post_is_made_once(reopen: Reopen) -> None:
    assert await reopen().keep_post_key(b"first") == b"first"
    assert await reopen().keep_post_key(b"second") == b"first"
