"""`gaslamp admin`: for whoever runs the house. It may be used while the house is open."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import token_bytes
from time import time
from typing import Any, Final

import click

from gaslamp.cli import removal
from gaslamp.cli.parts import Command, Group, argument, made, option
from gaslamp.cli.standings import ratings
from gaslamp.core.data import Data, pretty, to_json
from gaslamp.core.errors import NoSuchTable, PutAside, Unreadable
from gaslamp.core.sentence import say
from gaslamp.core.spelling import account_name
from gaslamp.server.settings import Settings, database_of
from gaslamp.store import (
    Entry,
    GamesWanted,
    Key,
    Listing,
    Person,
    PlayedGame,
    Raced,
    Store,
    StoreError,
)
from gaslamp.store.opening import open_existing
from gaslamp.table import requests
from gaslamp.table.entries import Said
from gaslamp.table.erasure import blanked, forget, readable
from gaslamp.table.faces import listing, preview_of, sitters_of
from gaslamp.table.requests import Answer
from gaslamp.table.state import Table, load
from gaslamp.words import Words, plain

_TRIES: Final = 5
_MOST: Final = 100_000
Doing = Callable[..., Awaitable[None]]


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
        _command(
            "ratings",
            partial(ratings, words),
            words,
            option("--rebuild", is_flag=True),
            option("--json", "as_json", is_flag=True),
        ),
        removal.command(words),
        _command("rotate-keys", rotate_keys, words, option("--drop", is_flag=True)),
    ]
    return Group("admin", alone, [], words).offering(made(commands))


def _command(name: str, doing: Doing, words: Words, *parameters: click.Parameter) -> Command:
    def run(database: str | None, **given: Any) -> None:
        _check_text(given)
        store = open_existing(database if database is not None else database_of(Settings()))
        try:
            asyncio.run(_done(doing(store, **given)))
        except StoreError as error:
            raise Unreadable(say("server-store-refuses", why=str(error))) from error
        finally:
            store.close()

    return Command(name, run, [*parameters, option("--database", metavar="url")], words)


def _check_text(given: Mapping[str, Any]) -> None:
    """A terminal can pass on bytes that are no text: files may be called so, nobody in a store."""
    for name in {"table", "person", "account"} & given.keys():
        if any("\ud800" <= letter <= "\udfff" for letter in given[name]):
            raise Unreadable(say("unreadable-field", field=name))


async def _done(doing: Awaitable[None]) -> None:
    await doing


async def _now(store: Store) -> int:
    """The house's time, whatever this computer's clock has been set to meanwhile. A house that is
    closed stands still, so that nobody's time runs out by what is done to it."""
    return await store.last_alive() or int(time() * 1000)


async def show_tables(words: Words, store: Store) -> None:
    """What lists may show, and nothing of the games; and which of them cannot be read."""
    for state in ("gathering", "playing"):
        for table in await store.tables_in(state):
            found = await store.listing(table)
            if found is not None:
                print(plain(table), plain(found.game), await _how(words, store, found), sep="  ")


async def _how(words: Words, store: Store, found: Listing) -> str:
    try:
        preview = preview_of(found)
        load(await store.entries(found.table))
    except PutAside:
        return words("server-put-aside")
    people = ", ".join(chair.name for chair in preview.chairs if chair.name)
    return f"{words(f'server-{found.state}')}  {people}"


async def close_table(store: Store, table: str) -> None:
    """The game is abandoned and its deal revealed. The house notices within seconds."""
    await _append(store, table, requests.close)


async def _append(store: Store, table: str, asked: Callable[[Table], Answer]) -> None:
    """As a node would: if the house was first, it is asked again."""
    for _ in range(_TRIES):
        entries = await store.entries(table)
        if not entries:
            raise NoSuchTable(say("table-no-such-table"))
        loaded = load(entries)
        at = max(await _now(store), loaded.changed)
        added = [Entry(at, to_json(each)) for each in asked(loaded)]
        if not added:
            return
        loaded.fold(added)
        try:
            await store.append(table, len(entries), added, listing(loaded), sitters_of(loaded))
        except Raced:
            continue
        return


async def _known(store: Store, person: str) -> Person:
    found = await store.person(person)
    if found is None:
        raise Unreadable(say("server-no-such-person", text=person))
    return found


async def show_people(store: Store, account: str) -> None:
    found = await store.person_by_account(account_name(account))
    if found is None:
        raise Unreadable(say("server-no-such-person", text=account))
    print(found.person, found.name, sep="  ")


async def ban(is_banned: bool, store: Store, person: str) -> None:
    known = await _known(store, person)
    await store.ban(known.person, is_banned)


class Exported(Data):
    """All that is kept of somebody, without what their passphrase is checked with."""

    person: str
    name: str
    account: str | None
    created: int
    devices: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    games: list[dict[str, Any]]
    ratings: list[dict[str, Any]]


async def export_person(store: Store, person: str) -> None:
    found = await _known(store, person)
    sat = await store.tables_of(person, _MOST)
    print(
        pretty(
            Exported(
                found.person,
                found.name,
                found.account,
                found.created,
                [_device(each) for each in await store.logins_of(person)],
                [await _table(store, person, each.listing.table) for each in sat],
                [_game(each) for each in await store.games_of(person, GamesWanted(), None, _MOST)],
                [each._asdict() for each in await store.standings_of(person)],
            )
        ),
        end="",
    )


def _device(login: Any) -> dict[str, Any]:
    return {"device": login.device, "created": login.created, "seen": login.seen}


def _game(played: PlayedGame) -> dict[str, Any]:
    return {**played._asdict(), "body": json.loads(played.body)}


async def _table(store: Store, person: str, table: str) -> dict[str, Any]:
    marks = await store.marks(table, person)
    return {
        "table": table,
        "marks": None if marks is None else marks.decode(errors="replace"),
        "said": [
            text
            for each in await store.entries(table)
            if (text := _said_by(person, each)) is not None
        ],
    }


def _said_by(person: str, entry: Entry) -> str | None:
    read = readable(entry)
    return read.text if isinstance(read, Said) and read.person == person else None


async def delete_person(store: Store, person: str) -> None:
    """The name goes from lists and tables too, and what was said; the games stay. It reads all
    tables, which takes a while."""
    await _known(store, person)
    for table in await store.tables_naming(person):
        await store.rewrite(table, blanked(await store.entries(table), person))
        with suppress(PutAside):
            await _append(store, table, lambda loaded: forget(loaded, person))
    await store.delete_person(person)


async def back_up(store: Store, file: str) -> None:
    await store.back_up(Path(file))


async def rotate_keys(store: Store, drop: bool) -> None:
    """Cookies signed with older keys are believed until those are dropped."""
    now = int(time() * 1000)
    await store.add_key(Key(now, token_bytes(32)))
    if drop:
        await store.drop_keys(now)
