"""The attacks of `gaslamp bench hostile`: what each does is its first sentence.

Every one comes from addresses of its own and goes on until its time is up.

python -m bench.attacks NAME PORT SECONDS TARGETS     prints what came of it, as JSON
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import uvloop

from bench.load.attacker import Attacker, Guest, Plug
from bench.load.preparation import BOTS_ONLY, SMALL_TABLE, prepare
from bench.load.wire import PACKED, PING, LostError, frame, request

HELLO: Final = frame(b'{"type":"hello"}')


def _mark(number: int) -> bytes:
    return frame(json.dumps({"type": "mark", "id": f"m{number}", "marks": "x" * 6000}).encode())


def _say(number: int) -> bytes:
    said = {"type": "say", "id": f"s{number}", "channel": "table", "text": "buy " * 120}
    return frame(json.dumps(said).encode())


async def hellos_and_notes_unread(attacker: Attacker) -> None:
    """Pipelines `hello` and `mark` at the longest game, on sockets that are never read."""

    async def one(_: int) -> None:
        guest = await attacker.guest()
        plug = await guest.socket(attacker.targets["long"], reads=False)
        with suppress(LostError):
            for number in range(30):
                await plug.pour(HELLO + _mark(number))
        await asyncio.sleep(1)
        plug.close()

    await attacker.each(10, one)


async def hellos_of_spectators(attacker: Attacker) -> None:
    """Spectators of the longest game say `hello` without end, each time from the beginning."""

    async def one(_: int) -> None:
        guest = await attacker.guest()
        plug = await guest.socket(attacker.targets["long"])
        for _ in range(60):
            await plug.pour(HELLO)
        await asyncio.sleep(2)
        plug.close()

    await attacker.each(10, one)


async def earlier_lines(attacker: Attacker) -> None:
    """Spectators of the longest game ask for earlier lines of it without end."""
    asked = [
        frame(json.dumps({"type": "earlier", "id": "e", "viewer": -1, "before": n}).encode())
        for n in range(1, 4000, 70)
    ]

    async def one(_: int) -> None:
        guest = await attacker.guest()
        plug = await guest.socket(attacker.targets["long"])
        plug.transport.write(HELLO)
        for each in asked:
            await plug.pour(each)
        await asyncio.sleep(2)
        plug.close()

    await attacker.each(10, one)


async def replays(attacker: Attacker) -> None:
    """Fetches the replay of the longest game from twenty addresses, all open and as a spectator,
    packed and not."""
    places = attacker.addresses(20)
    table = attacker.targets["long"]["table"]

    async def one(number: int) -> None:
        guest = Guest(attacker, places[number])
        more = PACKED if number % 3 else ""
        await guest.ask(f"/api/tables/{table}/replay?viewer={-1 - number % 2}", more=more)

    await attacker.each(20, one)


async def records(attacker: Attacker) -> None:
    """Fetches the longest game's record, its preview, its link, and its players' own lists."""
    long, places = attacker.targets["long"], attacker.addresses(20)
    name = f"/api/tables/{long['table']}"
    paths = [f"{name}/record", name, f"/api/links/{long['code']}", "/api/mine", "/api/tables"]

    async def one(number: int) -> None:
        guest = Guest(attacker, places[number])
        guest.cookie = long["cookie"]
        await guest.ask(paths[number % len(paths)])

    await attacker.each(20, one)


async def questions_dropped(attacker: Attacker) -> None:
    """Asks what can be known at an eight-seat Culprit with a hand-made deck, and does not wait."""
    hard, places = attacker.targets["hard"], attacker.addresses(8)

    async def one(number: int) -> None:
        plug = await attacker.plug(places[number])
        path = f"/api/tables/{hard['table']}/knowledge?viewer={number}"
        plug.transport.write(request("GET", path, hard["cookies"][number]))
        await asyncio.sleep(0.5)
        plug.close()

    await attacker.each(8, one)


async def pings(attacker: Attacker) -> None:
    """Floods twenty open sockets with WebSocket pings."""
    many = frame(b"x" * 100, PING) * 500

    async def one(_: int) -> None:
        guest = await attacker.guest()
        plug = await guest.socket(await guest.open_table(SMALL_TABLE))
        plug.transport.write(HELLO)
        while True:
            await plug.pour(many)

    await attacker.each(20, one)


async def endless_headers(attacker: Attacker) -> None:
    """Sends 300 MB of headers on each of a few connections."""
    line = b"X-More: " + b"x" * 8000 + b"\r\n"

    async def one(_: int) -> None:
        plug = await attacker.plug()
        await plug.pour(b"GET / HTTP/1.1\r\nHost: house\r\n")
        for _ in range(300_000_000 // len(line)):
            await plug.pour(line)
            attacker.did["bytes of headers"] += len(line)
        plug.close()

    await attacker.each(4, one)


async def headers_in_pieces(attacker: Attacker) -> None:
    """Feeds headers byte by byte on five hundred connections."""

    async def one(_: int) -> None:
        plug = await attacker.plug()
        for byte in b"GET / HTTP/1.1\r\nHost: house\r\nX: " + b"y" * 4000:
            await plug.pour(bytes([byte]))
            await asyncio.sleep(0.1)
        plug.close()

    await attacker.each(500, one)


async def half_requests(attacker: Attacker) -> None:
    """Keeps two thousand requests open that are never finished: heads, bodies and handshakes."""
    halves = [
        b"GET / HTTP/1.1\r\nHost: hou",
        request("POST", "/api/tables", body=b"{" * 100)[:-50],
        b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
    ]

    async def one(number: int) -> None:
        plug = await attacker.plug()
        await plug.pour(halves[number % len(halves)])
        await plug.lost.wait()

    await attacker.each(2000, one)


async def slow_readers(attacker: Attacker) -> None:
    """Asks for large answers on two hundred connections and reads none of them."""
    table, cookie = attacker.targets["long"]["table"], attacker.targets["long"]["cookie"]
    paths = [f"/api/tables/{table}/replay?viewer=-1", "/", f"/api/tables/{table}/record"]

    async def one(number: int) -> None:
        plug = await attacker.plug(reads=False)
        await plug.pour(request("GET", paths[number % len(paths)], cookie) * 5)
        await asyncio.sleep(20)
        plug.close()

    await attacker.each(200, one)


async def frames(attacker: Attacker) -> None:
    """Sends huge frames, frames that lie about their length, messages in thousands of pieces."""
    text = b"\x01\x81\0\0\0\0x" + b"\x00\x81\0\0\0\0x" * 5000
    bad = [frame(b"x" * 10**6), b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\0" * 4, text]

    async def one(number: int) -> None:
        guest = await attacker.guest()
        plug = await guest.socket(await guest.open_table(SMALL_TABLE))
        plug.transport.write(HELLO)
        for _ in range(20):
            await plug.pour(bad[number % len(bad)])
        plug.close()

    await attacker.each(12, one)


async def connections(attacker: Attacker) -> None:
    """Opens connections and says nothing on them: a thousand from one address, two from others."""
    one_address = attacker.addresses(1)[0]

    async def one(number: int) -> None:
        plug = await attacker.plug(one_address if number < 1000 else "")
        await plug.lost.wait()

    await attacker.each(3000, one)


async def tables_of_bots(attacker: Attacker) -> None:
    """Opens up to a thousand tables with eight bots each, at which nobody looks."""

    async def one(_: int) -> None:
        guest = await attacker.guest()
        for _ in range(20):
            if attacker.did["tables of bots"] < 1000:
                await guest.open_table(BOTS_ONLY)
                attacker.did["tables of bots"] += 1
        await asyncio.sleep(1)

    await attacker.each(4, one)


async def guesses(attacker: Attacker) -> None:
    """Guesses passphrases of many accounts from many addresses."""

    async def one(_: int) -> None:
        guest = await attacker.guest()
        account = {"account": f"g{guest.address}", "passphrase": "not to be guessed"}
        await guest.ask("/api/account", account, "POST")
        for guess in range(10):
            wrong = {**account, "passphrase": f"guess number {guess}"}
            await guest.ask("/api/login", wrong, "POST")

    await attacker.each(20, one)


async def newcomers(attacker: Attacker) -> None:
    """Makes guests and tables as fast as the limits allow, from two hundred addresses."""
    places = attacker.addresses(200)

    async def one(number: int) -> None:
        guest = await attacker.guest(places[number])
        await guest.open_table(SMALL_TABLE)

    await attacker.each(200, one)


async def comings_and_goings(attacker: Attacker) -> None:
    """Opens sockets at the longest game and cuts them at once, again and again."""
    long = attacker.targets["long"]

    async def one(_: int) -> None:
        guest = await attacker.guest()
        for _ in range(50):
            plug = await guest.socket(long)
            plug.transport.write(HELLO)
            plug.close()

    await attacker.each(40, one)


async def talk(attacker: Attacker) -> None:
    """Talks as fast as the limits allow at tables full of people who do the same."""

    async def speak(plug: Plug) -> None:
        for number in range(10_000):
            await plug.pour(_say(number))
            await asyncio.sleep(1 / 14)

    async def one(_: int) -> None:
        host = await attacker.guest()
        opened = await host.open_table(SMALL_TABLE)
        guests = [host, *[await attacker.guest() for _ in range(7)]]
        plugs = [await guest.socket(opened) for guest in guests]
        for plug in plugs:
            plug.transport.write(HELLO)
        await asyncio.gather(*(speak(plug) for plug in plugs))

    await attacker.each(10, one)


async def notes(attacker: Attacker) -> None:
    """Saves the largest notes as fast as the limits allow, from a hundred people."""

    async def one(_: int) -> None:
        guest = await attacker.guest()
        plug = await guest.socket(await guest.open_table(SMALL_TABLE))
        plug.transport.write(HELLO)
        for number in range(10_000):
            await plug.pour(_mark(number))
            await asyncio.sleep(1 / 14)

    await attacker.each(100, one)


async def pages(attacker: Attacker) -> None:
    """Fetches pages, files and lists as fast as the limits allow, from twenty addresses."""
    places = attacker.addresses(20)
    paths = ["/", "/openapi.json", "/api/games", "/api/tables", "/metrics", "/healthz", "/nowhere"]

    async def one(number: int) -> None:
        await Guest(attacker, places[number % 20]).ask(attacker.random.choice(paths))

    await attacker.each(40, one)


async def lessons(attacker: Attacker) -> None:
    """Asks for steps of lessons as fast as the limits allow, and does not wait for them."""
    body: dict[str, Any] = {"done": []}

    async def one(_: int) -> None:
        guest = await attacker.guest()
        for game in ("sleuth", "culprit", "scotland_yard", "mr_jack") * 5:
            plug = await attacker.plug(guest.address)
            content = json.dumps(body).encode()
            plug.transport.write(request("POST", f"/api/learn/{game}", guest.cookie, content))
            await asyncio.sleep(0.1)
            plug.close()

    await attacker.each(4, one)


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: Final[list[Attack]] = [
    hellos_and_notes_unread,
    hellos_of_spectators,
    earlier_lines,
    replays,
    records,
    questions_dropped,
    lessons,
    pings,
    frames,
    endless_headers,
    headers_in_pieces,
    half_requests,
    slow_readers,
    connections,
    comings_and_goings,
    pages,
    tables_of_bots,
    guesses,
    newcomers,
    talk,
    notes,
]
"""In the order in which they are run."""


def main() -> None:
    name, port, seconds, targets = sys.argv[1:]
    attack = {each.__name__: each for each in [prepare, *ATTACKS]}[name]
    attacker = Attacker(int(port), float(seconds), json.loads(targets))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(attacker.run(attack))
    print(json.dumps({"did": attacker.did, "made": attacker.made}))


if __name__ == "__main__":
    main()
