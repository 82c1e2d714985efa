"""What a store promises, whichever it is."""

from collections.abc import Callable
from concurrent.futures import Future

import pytest

from gaslamp.store import Entry, Key, Listing, Login, Person, Raced, Store, Taken

Reopen = Callable[[], Store]


def entries(*bodies: bytes) -> list[Entry]:
    return [Entry(1000 + place, body) for place, body in enumerate(bodies)]


def listing(table: str, **changes: object) -> Listing:
    usual = Listing(table, f"code-{table}", "sleuth", "gathering", True, "anna", 1, b"{}")
    return usual._replace(**changes)  # type: ignore[arg-type]


def test_entries_come_back_in_order(store: Store) -> None:
    store.append("t", 0, entries(b"a", b"b")).result()
    store.append("t", 2, entries(b"c")).result()
    store.append("u", 0, entries(b"x")).result()
    assert [entry.body for entry in store.entries("t")] == [b"a", b"b", b"c"]
    assert store.entries("t", 1) == [Entry(1001, b"b"), Entry(1000, b"c")]
    assert store.entries("nowhere") == []
    assert [store.length(table) for table in ("t", "u", "nowhere")] == [3, 1, 0]


@pytest.mark.parametrize("first", [0, 1, 3])
def test_a_number_that_is_not_the_next_is_refused(store: Store, first: int) -> None:
    store.append("t", 0, entries(b"a", b"b")).result()
    with pytest.raises(Raced):
        store.append("t", first, entries(b"c")).result()
    assert [entry.body for entry in store.entries("t")] == [b"a", b"b"]


def test_of_two_nodes_one_is_first(reopen: Reopen) -> None:
    nodes = [reopen(), reopen()]
    answers = [node.append("t", 0, entries(b"me", b"more")) for node in nodes]
    lost = [isinstance(answer.exception(), Raced) for answer in answers]
    assert sorted(lost) == [False, True]
    assert len(nodes[0].entries("t")) == 2


def test_many_at_once_succeed_or_fail_alone(store: Store) -> None:
    asked: list[Future[None]] = []
    for number in range(200):
        asked.append(store.append(f"t{number % 20}", number // 20, entries(b"x")))
        asked.append(store.append(f"t{number % 20}", 0, entries(b"late")))
    refused = [isinstance(answer.exception(), Raced) for answer in asked]
    assert refused == [False, True] * 200
    assert all(len(store.entries(f"t{number}")) == 10 for number in range(20))


def test_a_refused_append_changes_no_list(store: Store) -> None:
    store.append("t", 0, entries(b"a"), listing("t"), {0: "anna"}).result()
    late = store.append("t", 0, entries(b"b"), listing("t", state="over"), {0: "bert"})
    assert isinstance(late.exception(), Raced)
    assert store.listing("t") == listing("t")
    assert store.tables_of("bert", 9) == []


def test_what_is_written_outlives_the_process(reopen: Reopen) -> None:
    first = reopen()
    first.append("t", 0, entries(b"a"), listing("t"), {1: "bert"}).result()
    first.save_alive(77).result()
    again = reopen()
    assert again.entries("t") == entries(b"a")
    assert again.listing_by_code("code-t") == listing("t")
    assert again.last_alive() == 77


def test_lists(store: Store) -> None:
    for number, state in enumerate(["gathering", "playing", "over"]):
        shown = listing(f"t{number}", state=state, changed=number)
        store.append(shown.table, 0, entries(b"a"), shown, {0: "anna", 1: "bert"}).result()
    hidden = listing("hidden", public=False, host="cleo")
    store.append("hidden", 0, entries(b"a"), hidden, {}).result()
    assert [each.table for each in store.open_tables(9)] == ["t1", "t0"]
    assert [each.table for each in store.open_tables(1)] == ["t1"]
    assert [each.table for each in store.tables_of("bert", 9)] == ["t2", "t1", "t0"]
    assert store.tables_of("cleo", 9) == [hidden]
    assert store.tables_in("playing") == ["t1"]
    assert store.listing("nowhere") is None


def test_who_stood_up_is_no_longer_listed(store: Store) -> None:
    store.append("t", 0, entries(b"a"), listing("t"), {0: "anna", 1: "bert"}).result()
    store.append("t", 1, entries(b"b"), None, {0: "anna"}).result()
    assert store.tables_of("bert", 9) == []
    assert len(store.tables_of("anna", 9)) == 1


def test_marks_are_one_persons(store: Store) -> None:
    store.save_marks("t", "anna", b"1").result()
    store.save_marks("t", "anna", b"2").result()
    assert store.marks("t", "anna") == b"2"
    assert store.marks("t", "bert") is None


def test_people_and_account_names(store: Store) -> None:
    anna = Person("a", "Anna", 5)
    store.save_person(anna).result()
    assert store.person("a") == anna
    with_account = anna._replace(account="anna", passphrase="hash", recovery="other")
    store.save_person(with_account).result()
    assert store.person_by_account("anna") == with_account
    with pytest.raises(Taken):
        store.save_person(Person("b", "Bert", 6, "anna")).result()
    assert store.person("b") is None


def test_who_is_welcome(store: Store) -> None:
    people = [Person(f"p{number}", "x", 5, is_banned=number % 3 == 0) for number in range(1200)]
    for person in people:
        saved = store.save_person(person)
    saved.result()
    asked = {"nobody", *(f"p{number}" for number in range(100, 1200))}
    assert store.welcome(asked) == {f"p{number}" for number in range(100, 1200) if number % 3}
    assert store.welcome([]) == set()


def test_entries_are_rewritten_in_their_places(store: Store) -> None:
    store.append("t", 0, entries(b"a", b"said by anna", b"c")).result()
    store.append("u", 0, entries(b"x")).result()
    assert store.tables_naming("anna") == ["t"]
    store.rewrite("t", {1: b"said"}).result()
    assert store.entries("t") == entries(b"a", b"said", b"c")
    assert store.tables_naming("anna") == []
    store.rewrite("t", {}).result()


def test_what_another_node_writes_is_noticed(reopen: Reopen) -> None:
    here, there = reopen(), reopen()
    here.changed_elsewhere().result()
    here.append("t", 0, entries(b"a")).result()
    assert not here.changed_elsewhere().result()
    there.append("t", 1, entries(b"b")).result()
    assert here.changed_elsewhere().result()
    assert not here.changed_elsewhere().result()


def test_deleting_a_person_leaves_the_table(store: Store) -> None:
    store.save_person(Person("a", "Anna", 5, "anna")).result()
    store.save_login(Login(b"1", "a", 5, 5, "phone")).result()
    store.save_marks("t", "a", b"1").result()
    store.append("t", 0, entries(b"x"), listing("t", host="a"), {0: "a"}).result()
    store.delete_person("a").result()
    assert store.person("a") is None
    assert store.login(b"1") is None
    assert store.marks("t", "a") is None
    assert store.tables_of("a", 9) == []
    assert store.entries("t") == entries(b"x")


def test_logins(store: Store) -> None:
    phone, desk = Login(b"1", "a", 5, 5, "phone"), Login(b"2", "a", 6, 6, "desk")
    store.save_login(phone).result()
    store.save_login(desk).result()
    store.save_login(phone._replace(seen=9)).result()
    assert [each.device for each in store.logins_of("a")] == ["phone", "desk"]
    store.end_login(b"1").result()
    assert store.login(b"1") is None
    assert store.login(b"2") == desk


def test_keys_are_rotated(store: Store) -> None:
    store.add_key(Key(1, b"old")).result()
    store.add_key(Key(2, b"new")).result()
    assert [key.secret for key in store.signing_keys()] == [b"old", b"new"]
    store.drop_keys(2).result()
    assert [key.secret for key in store.signing_keys()] == [b"new"]


def test_the_house_was_alive_at_its_latest_sign(store: Store) -> None:
    assert store.last_alive() is None
    store.save_alive(9).result()
    store.save_alive(5).result()
    assert store.last_alive() == 9


def test_tables_where_nothing_happens_are_forgotten_whole(store: Store) -> None:
    for name, latest in [("old", 10), ("played", 90)]:
        happened = [Entry(5, b"a"), Entry(latest, b"b")]
        store.append(name, 0, happened, listing(name, changed=1), {0: "a"}).result()
        store.save_marks(name, "a", b"1").result()
    assert store.forget(50).result() == 1
    assert store.entries("old") == []
    assert store.marks("old", "a") is None
    assert [each.table for each in store.tables_of("a", 9)] == ["played"]
    assert len(store.entries("played")) == 2
