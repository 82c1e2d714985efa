"""`gaslamp admin`: for whoever runs the house. It may be used while the house is open."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from secrets import token_bytes
from time import time
from typing import Any, Final

import click
import msgspec

from gaslamp.cli.parts import Command, Group, argument, option
from gaslamp.core.data import Data, from_json, pretty, to_json
from gaslamp.core.errors import NoSuchTable, Unreadable
from gaslamp.core.sentence import say
from gaslamp.server.settings import Settings, database_of
from gaslamp.store import Entry, Key, Person, Raced
from gaslamp.store.opening import open_store
from gaslamp.store.sqlite import SqliteStore
from gaslamp.table import asking
from gaslamp.table.asking import Answer
from gaslamp.table.faces import Preview, listing
from gaslamp.table.forgetting import blanked, forget
from gaslamp.table.state import Table, load
from gaslamp.words import Words

_TRIES: Final = 5
Doing = Callable[..., None]


def command(words: Words) -> Group:
    def alone() -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    person, table = argument("person"), argument("table")
    commands = [
        _command("tables", partial(show_tables, words), words),
        _command("close", close_table, words, table),
        _command("people", show_people, words, argument("account")),
        _command("ban", partial(ban, True), words, person),
        _command("unban", partial(ban, False), words, person),
        _command("export", export_person, words, person),
        _command("delete", delete_person, words, person),
        _command("backup", back_up, words, argument("file")),
        _command("rotate-keys", rotate_keys, words, option("--drop", is_flag=True)),
    ]
    return Group("admin", alone, [], words, commands)


def _command(name: str, doing: Doing, words: Words, *parameters: click.Parameter) -> Command:
    def run(database: str | None, **given: Any) -> None:
        store = open_store(database or database_of(Settings()))
        try:
            doing(store, **given)
        finally:
            store.close()

    return Command(name, run, [*parameters, option("--database", metavar="url")], words)


def _now() -> int:
    return int(time() * 1000)


def show_tables(words: Words, store: SqliteStore) -> None:
    """What lists may show, and nothing of the games."""
    for state in ("gathering", "playing"):
        for table in store.tables_in(state):
            found = store.listing(table)
            if found is not None:
                preview = from_json(found.preview, Preview)
                people = ", ".join(chair.name for chair in preview.chairs if chair.name)
                print(table, found.game, words(f"server-{state}"), people, sep="  ")


def close_table(store: SqliteStore, table: str) -> None:
    """The game is abandoned and its deal revealed. The house notices within seconds."""
    _append(store, table, asking.close)


def _append(store: SqliteStore, table: str, asked: Callable[[Table], Answer]) -> None:
    """As a node would: if the house was first, it is asked again."""
    for _ in range(_TRIES):
        entries = store.entries(table)
        if not entries:
            raise NoSuchTable(say("table-no-such-table"))
        loaded = load(entries)
        added = [Entry(max(_now(), loaded.changed), to_json(each)) for each in asked(loaded)]
        if not added:
            return
        loaded.fold(added)
        try:
            store.append(table, len(entries), added, listing(loaded)).result()
        except Raced:
            continue
        return


def _known(store: SqliteStore, person: str) -> Person:
    found = store.person(person)
    if found is None:
        raise Unreadable(say("server-no-such-person", text=person))
    return found


def show_people(store: SqliteStore, account: str) -> None:
    found = store.person_by_account(account.casefold())
    if found is None:
        raise Unreadable(say("server-no-such-person", text=account))
    print(found.person, found.name, sep="  ")


def ban(is_banned: bool, store: SqliteStore, person: str) -> None:
    store.save_person(_known(store, person)._replace(is_banned=is_banned)).result()


class Exported(Data, frozen=True):
    """All that is kept of somebody, without what their passphrase is checked with."""

    person: str
    name: str
    account: str | None
    created: int
    devices: list[dict[str, Any]]
    tables: list[dict[str, Any]]


def export_person(store: SqliteStore, person: str) -> None:
    found = _known(store, person)
    print(
        pretty(
            Exported(
                found.person,
                found.name,
                found.account,
                found.created,
                [_device(each) for each in store.logins_of(person)],
                [_table(store, person, each.table) for each in store.tables_of(person, 100_000)],
            )
        ),
        end="",
    )


def _device(login: Any) -> dict[str, Any]:
    return {"device": login.device, "created": login.created, "seen": login.seen}


def _table(store: SqliteStore, person: str, table: str) -> dict[str, Any]:
    said = [
        entry
        for entry in (msgspec.json.decode(each.body) for each in store.entries(table))
        if entry.get("type") == "said" and entry["person"] == person
    ]
    marks = store.marks(table, person)
    return {
        "table": table,
        "marks": None if marks is None else marks.decode(),
        "said": [each["text"] for each in said],
    }


def delete_person(store: SqliteStore, person: str) -> None:
    """The name goes from lists and tables too, and what was said; the games stay. It reads all
    tables, which takes a while."""
    _known(store, person)
    for table in store.tables_naming(person):
        store.rewrite(table, blanked(store.entries(table), person)).result()
        _append(store, table, lambda loaded: forget(loaded, person))
    store.delete_person(person).result()


def back_up(store: SqliteStore, file: str) -> None:
    store.back_up(Path(file))


def rotate_keys(store: SqliteStore, drop: bool) -> None:
    """Cookies signed with older keys are believed until those are dropped."""
    now = _now()
    store.add_key(Key(now, token_bytes(32))).result()
    if drop:
        store.drop_keys(now).result()
