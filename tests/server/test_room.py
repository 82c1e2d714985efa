"""Tables that nobody looks at are let go, some at a time, and bots alone stand still there."""

import asyncio
from pathlib import Path

import pytest
from tests.server.bottle import Bottle, Faults, Loop
from tests.server.chaos import Guest

from gaslamp.server import hub as hubs
from gaslamp.server.app import make_desk
from gaslamp.server.hub import FORGOTTEN_AT_ONCE, Hub
from gaslamp.server.settings import Settings
from gaslamp.store.sqlite import SqliteStore
from gaslamp.table.requests import Who
from gaslamp.table.setup import Me, Open, Setup
from gaslamp.table.state import PLAYING, load

KEPT, MANY = 3, 33
HOST = Who("p", "Anna")


async def full(hub: Hub) -> list[str]:
    names = []
    for _ in range(MANY):
        names.append((await hub.open(Setup("mr_jack", [Me(), Open()]), HOST)).id)
        await hub.live(names[-1])
    return names


async def turns_of(work: asyncio.Task[None]) -> int:
    """How many turns everybody else had meanwhile."""
    turns = 0
    while not work.done():
        turns += 1
        await asyncio.sleep(0)
    return turns


async def evening(folder: Path) -> None:
    desk = make_desk(Settings(thinkers=0, scholars=0), SqliteStore(folder / "house.db"))
    names = await full(desk.hub)
    async with desk.hub.visit(names[5]):
        turns = await turns_of(asyncio.create_task(desk.hub.make_room()))
    assert turns >= (MANY - KEPT) / FORGOTTEN_AT_ONCE
    assert set(desk.hub.names()) == {names[5], *names[-KEPT:]}
    await desk.hub.house.close()
    desk.store.close()


def test_letting_go_of_many_tables_leaves_others_their_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MOST_IDLE", KEPT)
    asyncio.run(evening(tmp_path))


async def looked_at(bottle: Bottle) -> str:
    """The phase of a table of bots, an hour after somebody has seen it begin and gone."""
    await bottle.open()
    bottle.faults.loose = False
    guest = Guest(bottle, 0, 1)
    await guest.surely("POST", "/api/guest")
    setup = {"game": "mr_jack", "seats": [{"type": "bot", "level": "novice"}] * 2}
    opened = await guest.surely("POST", "/api/tables", setup)
    line = bottle.connect(opened["table"], opened["code"], guest.cookie)
    guest._say(line, {"type": "hello"})
    while (await line.inbox.get())["type"] != "news":
        pass
    line.hang_up()
    await asyncio.sleep(3600)
    phase = load(await bottle.store.entries(opened["table"])).phase
    await bottle.close()
    return phase


def test_bots_alone_stand_still_when_nobody_looks_any_more(tmp_path: Path) -> None:
    loop = Loop()
    bottle = Bottle(tmp_path, Faults(1, 1), loop)
    try:
        assert loop.run_until_complete(looked_at(bottle)) == PLAYING
    finally:
        loop.close()
