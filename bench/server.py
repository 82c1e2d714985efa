"""The server under a load that somebody would recognise, with a kill in the midst of it.

python -m bench server     with GASLAMP_TABLES, GASLAMP_CONNECTIONS and GASLAMP_MINUTES if wanted
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.load.beside import beside
from bench.load.evening import Evening, run_light
from bench.load.figures import (
    all_in_all,
    counted,
    held,
    latencies,
    mib,
    ms,
    not_alone,
    others,
    page_of,
)
from bench.load.plan import EACH_CONNECTION, EACH_TABLE
from bench.load.spent import (
    BOT_MOVES,
    BOT_QUESTIONS,
    BOT_SECONDS,
    RECEIVED,
    SENT,
    SWEEPS,
    Spent,
)
from bench.load.tally import FREEZE, fraction
from bench.tables import saying, table, thousands

TABLES = int(os.environ.get("GASLAMP_TABLES", "1000"))
CONNECTIONS = int(os.environ.get("GASLAMP_CONNECTIONS", "5000"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "10"))
WARM_UP: Final = 20.0
CUT: Final = 1 / 3
THOUGHTFUL: Final = 0.6
"""How long superintendents are watched at work, and not at work, beside the window."""
MOVES_ALONE: Final = 10.0
"""Seconds, at least, in which people do nothing but move."""
POINTS: Final = 12
HOLDS: Final = 10
WINDOW: Final = "window"
P99, P999, LONGEST_FREEZE, LONGEST_HOLD = 0.150, 0.500, 1.0, 0.050

INTRODUCTION = """\
Written by

    {command}

which is `gaslamp serve` as it comes, with its usual limits and workers and a database file, and all
the clients in one other process, on loopback; {cores} cores are shared by both and by whatever else
runs. Every client binds an address of its own in 127.0.0.0/8, so that what the house allows an
address is what it allows here.

People play all four games, choosing at random among what they are offered and putting each move
together step by step as the browser's client does; three tables in ten have bots, two have clocks,
one is by link only. Whoever does not play watches. They talk, keep notes, ask for sheets and
knowledge, load pages (packed, as browsers do), list tables, read records and replays, lose their
connection and come back with the number that they have; games end and are followed by a rematch or
by new people at a new table. At each table a move is due every {move:g} s on average, talk every
{talk:g} s; everybody is cut off every {back:g} s on average, and twice a third of all at once.
Whoever is cut off comes back as the browser's client does, at any moment between 0.3 and
3 s; *come back* is from that moment on, and a row of its own says how long they were away
altogether.

**When something is due is decided beforehand**, from the seed, exponentially distributed: a late
answer does not slow the next arrival, and the time is counted from when it was due, waiting for an
earlier move included. A *move* is from there to its being done, all its steps and the questions
about them included; *told* is from the same moment until another at the table has heard of it. A
*freeze* is a time of {freeze:g} ms or more in which nothing came from the house though something
was due. What workers answer stands apart: it is slow on purpose. Nothing that
was refused or went wrong is left out."""


def run(
    tables: int = TABLES,
    connections: int = CONNECTIONS,
    minutes: float = MINUTES,
    seed: int = 0,
    superintendents: int = 0,
) -> str:
    """The page; of what has been measured so far, when one is interrupted."""
    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), tables, connections, seed)
        try:
            whole = run_light(lambda: _evening(evening, minutes * 60, superintendents))
        finally:
            evening.house.kill()
            evening.holds = evening.house.holds()
    size = f"--tables {tables} --connections {connections} --minutes {minutes:g} --seed {seed}"
    size += f" --superintendents {superintendents}" if superintendents else ""
    introduction = INTRODUCTION.format(
        command=f"gaslamp bench server {size}",
        cores=os.cpu_count(),
        move=EACH_TABLE["move"],
        talk=EACH_TABLE["talk"],
        back=EACH_CONNECTION["come back"],
        freeze=FREEZE * 1000,
    )
    parts = _page(evening, whole, superintendents)
    return page_of("# The server under load", introduction, *parts)


async def _evening(evening: Evening, seconds: float, superintendents: int) -> None:
    saying("people come in")
    async with evening.guests():
        saying(f"all are there after {evening.set_up:.1f} s")
        await evening.pass_time(min(WARM_UP, seconds / 10), "warm-up")
        await evening.measure_moves(max(MOVES_ALONE, seconds / 20))
        await evening.measure(seconds * 0.3, WINDOW)
        await evening.cut(CUT)
        await evening.measure(seconds * 0.3, WINDOW)
        await evening.kill()
        saying(f"everybody back {evening.back} s after the kill")
        await asyncio.sleep(1)
        await evening.measure(seconds * 0.2, WINDOW)
        await evening.cut(CUT)
        await evening.measure(seconds * 0.2, WINDOW)
        if superintendents:
            await evening.measure_beside(superintendents, seconds * THOUGHTFUL)


def _page(evening: Evening, whole: bool, superintendents: int) -> Iterator[str]:
    if not whole:
        yield "**Interrupted: this is what had been measured until then.**"
    yield from not_alone(evening.spent)
    tally = evening.tally
    yield "## What is to hold\n\n" + _bars(evening)
    yield "## How long it took\n\n" + latencies(tally, WINDOW)
    yield "## What it took\n\n" + table(["what", ""], _spent(evening))
    if superintendents:
        yield beside(evening, superintendents)
    yield "## What held the loop longest\n\n" + _holds(evening)
    yield "## The kill\n\n" + _kill(evening)
    yield "## Refused, closed or failed\n\n" + counted(tally.codes[WINDOW])
    yield "## Due, and not done by no fault of the house\n\n" + counted(tally.dropped[WINDOW])
    yield "## Memory over time\n\n" + _memory(evening)
    yield "## While people came in (not in the figures above)\n\n" + latencies(tally, "set-up")


def _bars(evening: Evening) -> str:
    tally, sweeps = evening.tally, evening.spent[SWEEPS]
    took = sorted(all_in_all(tally, WINDOW))
    p99, p999 = fraction(took, 0.99), fraction(took, 0.999)
    freeze = max(tally.freezes[WINDOW], default=0.0)
    hold = evening.watch.hold(WINDOW)
    told = "the house does not tell" if hold is None else ms(hold)
    rows: list[list[object]] = [
        [f"p99 under {ms(P99)}", ms(p99), held(p99 < P99)],
        [f"p99.9 under {ms(P999)}", ms(p999), held(p999 < P999)],
        ["no freeze above 1 s", ms(freeze), held(freeze <= LONGEST_FREEZE)],
        [f"the loop held {ms(LONGEST_HOLD)} at most", told, held((hold or 0) <= LONGEST_HOLD)],
        ["a full sweep of the collector inside", int(sweeps), held(sweeps >= 1)],
        ["nothing acknowledged lost", tally.lost, held(tally.lost == 0)],
    ]
    return table(["what is to hold", "measured", ""], rows)


def _spent(evening: Evening) -> Iterator[tuple[str, str]]:
    spent, tally = evening.spent, evening.tally
    house = spent["server"] + spent["workers"]
    cores = [spent.a_second(each) for each in ("server", "workers", "clients")]
    freezes = tally.freezes[WINDOW]
    yield "measured for", f"{spent['seconds']:.0f} s"
    yield "moves of people", f"{thousands(spent['moves'])}, {spent.a_second('moves'):.0f} a second"
    yield "moves of bots", _bots(evening)
    yield "games that ended", thousands(spent["games"])
    yield (
        "messages heard and sent by the house",
        f"{spent.a_second(RECEIVED):.0f} and {spent.a_second(SENT):.0f} a second",
    )
    yield "bytes from the house a move, all that is read included", _each(spent["bytes"], spent)
    both = spent["moves"] + spent[BOT_MOVES]
    yield "moves of people and bots a CPU second of the server", _ratio(both, spent["server"])
    yield "moves of people a CPU second of the server", f"{_ratio(spent['moves'], spent['server'])}"
    yield "moves of people a CPU second of the house", f"{_ratio(spent['moves'], house)}"
    alone = evening.moves_alone
    moved = alone["moves"] + alone[BOT_MOVES]
    yield (
        "the same when nothing is done but moves: people and bots, of the server; bytes a move",
        f"{_ratio(moved, alone['server'])}; {thousands(alone['bytes'] / max(1, moved))}",
    )
    yield (
        "cores: server / workers / clients / everything else",
        " / ".join(f"{each:.2f}" for each in [*cores, others(evening.spent)]),
    )
    yield (
        f"freezes of {FREEZE * 1000:.0f} ms, of 500 ms, of 1 s or more",
        " / ".join(str(sum(each >= least for each in freezes)) for least in (FREEZE, 0.5, 1)),
    )
    yield "the clients themselves were late by at most", ms(evening.arrivals.latest)
    yield "times that the house did not tell its figures", str(evening.watch.failures)
    yield "set-up, not measured", f"{evening.set_up:.0f} s"


def _bots(evening: Evening) -> str:
    spent = evening.spent
    asked, took = spent[BOT_QUESTIONS], _ratio(spent[BOT_SECONDS] * 1000, spent[BOT_QUESTIONS])
    thought = f"asked {thousands(asked)} times, {took} ms each"
    return f"{thousands(spent[BOT_MOVES])}, {spent.a_second(BOT_MOVES):.0f} a second; {thought}"


def _each(amount: float, spent: Spent) -> str:
    return thousands(amount / max(1, spent["moves"]))


def _ratio(amount: float, of: float) -> str:
    return thousands(amount / of) if of else "–"


def _kill(evening: Evening) -> str:
    tally = evening.tally
    back = "not all within two minutes" if evening.back is None else f"{evening.back:.1f} s"
    rows: list[list[object]] = [
        ["the house answers again", f"{evening.restart:.1f} s"],
        ["everybody is served again", back],
        ["in hand at the kill", tally.dropped[WINDOW]["in hand at the kill"]],
        ["sights compared after all returns", thousands(tally.compared)],
        ["of them shorter than before: lost", tally.lost],
    ]
    return table(["after SIGKILL", ""], rows) + "\n" + latencies(tally, "kill")


def _holds(evening: Evening) -> str:
    """In the whole evening, everybody's coming and the kill included."""
    longest = sorted(evening.holds.items(), key=lambda each: -max(each[1]))[:HOLDS]
    rows = [[where, len(each), f"{max(each)} ms"] for where, each in longest]
    return table(["where, from the first guest on", "how often", "longest"], rows)


def _memory(evening: Evening) -> str:
    """A dozen points are enough to see where it goes."""
    points = evening.watch.points
    step = max(1, len(points) // POINTS)
    rows = [
        [
            f"{each.at:.0f} s",
            each.phase,
            mib(each.used.server_memory),
            mib(each.used.workers_memory),
            f"{each.tables:.0f}",
        ]
        for each in points[::step]
    ]
    return table(["after", "", "server", "workers", "tables in memory"], rows)


def page() -> str:
    return run()
