"""The server under load: people at tables, moves at a steady rate, and a kill in the midst of it.

python -m bench server     with GASLAMP_TABLES, GASLAMP_RATE and GASLAMP_SECONDS if wanted
"""

import asyncio
import json
import os
import resource
from collections.abc import Awaitable, Iterable
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Any, NamedTuple

from bench.keeping import Kept, Time
from bench.loopback import Client, House, Message, fetch
from bench.tables import saying, table
from gaslamp.core.dealing.commitment import nonce_commitment

SIZES = [int(each) for each in os.environ.get("GASLAMP_TABLES", "100,300,1000").split(",")]
RATE = float(os.environ.get("GASLAMP_RATE", "300"))
SECONDS = float(os.environ.get("GASLAMP_SECONDS", "15"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))
SEATS = 4
AT_ONCE = 64

INTRODUCTION = """\
Written by `gaslamp bench server`: one server process and the clients of one other process, on
loopback, {cores} cores shared by both and by whatever else runs, {files} open files. Each table is
a game of Sleuth with four people and one spectator, each with a socket of their own. {rate:.0f}
moves a second over all tables for {seconds:.0f} s; *latency* is from the move's sending to the last
of the five having heard of it. *Memory* is what the server's resident set grew by, tables included,
divided by the connections. *Cores* says how many were busy with the server, with the
clients, and with everything else on the machine. *Back after a kill* is from SIGKILL to every
client having what it missed, the server's start included."""


class Seated:
    """One table and the five who look at it."""

    def __init__(self, name: str, code: str, cookies: list[str]) -> None:
        self.name = name
        self.code = code
        self.cookies = cookies
        self.clients: list[Client] = []
        self.sent_at = 0.0
        self.waiting: set[Client] = set()
        self.dealt: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bound = 0


class Load:
    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: list[Seated] = []
        self.of: dict[Client, Seated] = {}
        self.latencies: list[float] = []
        self.refused = 0
        self.moves = 0

    async def set_up(self, count: int) -> None:
        await _in_turn((self._open_table() for _ in range(count)), AT_ONCE)
        await _in_turn((self._connect(each) for each in self.tables), AT_ONCE)
        await _in_turn((self._begin(each) for each in self.tables), AT_ONCE)

    async def _open_table(self) -> None:
        port = self.house.port
        cookies = [await _guest(port) for _ in range(SEATS + 1)]
        seats = [{"type": "me"}, *[{"type": "open"}] * (SEATS - 1)]
        _, page = await fetch(
            port, "POST", "/api/tables", cookies[0], {"game": "sleuth", "seats": seats}
        )
        opened = json.loads(page)
        self.tables.append(Seated(opened["table"], opened["code"], cookies))

    async def _connect(self, seated: Seated) -> None:
        for place, cookie in enumerate(seated.cookies):
            client = Client(self._heard)
            client.seat = place if place < SEATS else -1
            self.of[client] = seated
            await client.connect(self.house.port, seated.name, seated.code, cookie)
            client.send({"type": "hello"})
            seated.clients.append(client)

    async def _begin(self, seated: Seated) -> None:
        for client in seated.clients[1:SEATS]:
            client.send({"type": "sit", "id": "sit", "seat": client.seat})
        await asyncio.wait_for(seated.dealt, 120)

    def _heard(self, client: Client, message: Message) -> None:
        seated = self.of[client]
        if message.type == "news":
            self._served(seated, client)
            for each in message.items if client is seated.clients[0] else ():
                self._bind(seated, each.item)
        elif message.type == "refused":
            self.refused += 1
        elif client.decision and client.decision.awaited and not seated.dealt.done():
            seated.dealt.set_result(None)

    def _served(self, seated: Seated, client: Client) -> None:
        if client in seated.waiting:
            seated.waiting.discard(client)
            if not seated.waiting:
                self.latencies.append(monotonic() - seated.sent_at)

    def _bind(self, seated: Seated, item: Any) -> None:
        """Everybody commits when the house has, and reveals when everybody has committed."""
        people = seated.clients[:SEATS]
        if item.type == "committed":
            house = bytes.fromhex(item.commitment)
            for each in people:
                bound = nonce_commitment(house, each.seat, _nonce(each)).hex()
                each.send({"type": "bind", "id": "b", "seat": each.seat, "commitment": bound})
        elif item.type == "nonce-bound":
            seated.bound += 1
            for each in people if seated.bound == SEATS else ():
                nonce = _nonce(each).hex()
                each.send({"type": "reveal", "id": "r", "seat": each.seat, "nonce": nonce})

    async def run(self, rate: float, seconds: float) -> float:
        """Moves at a steady rate, whether the last ones have been heard of or not."""
        random, begun = Random(1), monotonic()
        due = 0
        while (passed := monotonic() - begun) < seconds:
            while due < passed * rate:
                self._move(random.choice(self.tables))
                due += 1
            await asyncio.sleep(0.002)
        await asyncio.sleep(1)
        return passed

    def _move(self, seated: Seated) -> None:
        mover = next((c for c in seated.clients if c.decision and c.decision.awaited), None)
        if mover is None or mover.decision is None or seated.waiting:
            return
        self.moves += 1
        seated.waiting = set(seated.clients)
        seated.sent_at = monotonic()
        exchange = {"type": "exchange", "seat": mover.seat}
        number = mover.decision.number
        mover.send(
            {
                "type": "move",
                "id": f"m{self.moves}",
                "seat": mover.seat,
                "decision": number,
                "steps": [exchange],
            }
        )

    async def come_back(self) -> None:
        """Everybody at once, as they would after a kill."""
        again = [(client, self.of[client]) for client in self.of]
        self.of = {}
        for seated in self.tables:
            seated.clients, seated.waiting = [], set()
        await _in_turn((self._return(client, seated) for client, seated in again), 512)

    async def _return(self, old: Client, seated: Seated) -> None:
        done = asyncio.get_running_loop().create_future()

        def heard(_: Client, message: Message) -> None:
            if message.type == "present" and not done.done():
                done.set_result(None)

        client = Client(heard)
        client.seat = old.seat
        cookie = seated.cookies[old.seat]
        await client.connect(self.house.port, seated.name, seated.code, cookie)
        client.send({"type": "hello", "since": {str(old.seat): old.number}})
        await asyncio.wait_for(done, 120)
        self.of[client] = seated
        seated.clients.append(client)


async def _guest(port: int) -> str:
    headers, _ = await fetch(port, "POST", "/api/guest")
    return headers["set-cookie"].removeprefix("gaslamp=").partition(";")[0]


def _nonce(client: Client) -> bytes:
    return sha256(bytes([client.seat])).digest()


async def _in_turn(every: Iterable[Awaitable[None]], at_once: int) -> None:
    room = asyncio.Semaphore(at_once)

    async def one(each: Awaitable[None]) -> None:
        async with room:
            await each

    await asyncio.gather(*(one(each) for each in every))


async def measure(count: int, rate: float, seconds: float, folder: Path) -> list[object]:
    house = House(folder)
    try:
        return await _measure(house, count, rate, seconds)
    finally:
        house.kill()


async def _measure(house: House, count: int, rate: float, seconds: float) -> list[object]:
    load = Load(house)
    idle = await house.metrics()
    begun = monotonic()
    await load.set_up(count)
    set_up = monotonic() - begun
    full, ours, all_of_it, begun = await house.metrics(), process_time(), _busy(), monotonic()
    took = await load.run(rate, seconds)
    after = await house.metrics()
    busy = Busy(monotonic() - begun, process_time() - ours, _busy() - all_of_it)
    kill_at = monotonic()
    house.kill()
    house.start()
    await load.come_back()
    back = monotonic() - kill_at
    return _row(count, load, (idle, full, after), busy, took, set_up, back)


class Busy(NamedTuple):
    """Seconds, and seconds of processor time, while moves were made."""

    passed: float
    clients: float
    everything: float


def _busy() -> float:
    """What all processors have done, for anybody, since the machine was started."""
    try:
        spent = Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:]
    except OSError:
        return 0.0
    idle = int(spent[3]) + int(spent[4])
    return (sum(map(int, spent[:8])) - idle) / os.sysconf("SC_CLK_TCK")


def _row(
    count: int,
    load: Load,
    seen: tuple[Any, Any, Any],
    busy: Busy,
    took: float,
    set_up: float,
    back: float,
) -> list[object]:
    idle, full, after = seen
    connections = count * (SEATS + 1)
    memory = (
        full["process_resident_memory_bytes"] - idle["process_resident_memory_bytes"]
    ) / connections
    counted = ("gaslamp_messages_received_total", "gaslamp_messages_sent_total")
    messages = sum(after[name] - full[name] for name in counted)
    cpu = after["process_cpu_seconds_total"] - full["process_cpu_seconds_total"]
    others = max(0.0, busy.everything - busy.clients - cpu)
    found = sorted(load.latencies)
    return [
        count,
        connections,
        f"{load.moves / took:.0f}",
        f"{found[len(found) // 2] * 1000:.1f} ms",
        f"{found[len(found) * 99 // 100] * 1000:.1f} ms",
        f"{messages / took:.0f}",
        f"{cpu / messages * 1e6:.0f} µs",
        f"{load.moves / cpu:.0f}",
        " / ".join(f"{each / busy.passed:.2f}" for each in (cpu, busy.clients, others)),
        f"{memory / 1024:.0f} KiB",
        f"{set_up:.0f} s",
        f"{back:.1f} s",
        load.refused + load.moves - len(found),
    ]


HEAD = ["tables", "connections", "moves/s", "p50", "p99", "messages/s", "CPU a message"]
HEAD += ["moves a CPU second", "cores: server / clients / others", "memory a connection"]
HEAD += ["set-up", "back after a kill", "moves not heard of"]


def run(
    tables: list[int] | None = None,
    rate: float = RATE,
    seconds: float = SECONDS,
    minutes: float = MINUTES,
    again: bool = False,
) -> str:
    """A row for each number of tables; rows that are there already are not measured again."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kept, time = Kept(f"server-{rate:g}-{seconds:g}", {}, again), Time(minutes)
    for count in tables or SIZES:
        if str(count) not in kept.totals and not time.is_up:
            saying(f"{count} tables (of {soft} to {most} open files)")
            row = _within(time, count, rate, seconds)
            if row is not None:
                kept.totals[str(count)] = row
                kept.save()
    introduction = INTRODUCTION.format(cores=os.cpu_count(), rate=rate, seconds=seconds, files=most)
    return _page(introduction, tables or SIZES, kept.totals)


def _within(time: Time, count: int, rate: float, seconds: float) -> list[object] | None:
    """A row, if there is time enough for all of it."""

    async def row(folder: Path) -> list[object]:
        return await asyncio.wait_for(measure(count, rate, seconds, folder), time.left)

    with TemporaryDirectory() as folder:
        try:
            return asyncio.run(row(Path(folder)))
        except TimeoutError:
            if not time.is_up:
                raise
            return None


def _page(introduction: str, sizes: list[int], measured: dict[str, list[object]]) -> str:
    rows = [measured[str(count)] for count in sizes if str(count) in measured]
    missing = [str(count) for count in sizes if str(count) not in measured]
    page = ["# The server under load", "", introduction, "", table(HEAD, rows)]
    page += [f"Not measured in the time that was given: {', '.join(missing)} tables.", ""]
    return "\n".join(page if missing else page[:-2])


def page() -> str:
    return run(again=True)
