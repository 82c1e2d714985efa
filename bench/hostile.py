"""Attacks, one after the other, against a house with the load on.

python -m bench hostile     with GASLAMP_TABLES, GASLAMP_CONNECTIONS and GASLAMP_SECONDS if wanted
"""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, NamedTuple

from bench.attacks import ATTACKS
from bench.load.evening import Evening, run_light
from bench.load.figures import all_in_all, counted, held, mib, ms, not_alone, of_workers, page_of
from bench.load.preparation import prepare
from bench.load.tally import fraction
from bench.tables import saying, table
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

TABLES = int(os.environ.get("GASLAMP_TABLES", "500"))
CONNECTIONS = int(os.environ.get("GASLAMP_CONNECTIONS", "2500"))
SECONDS = float(os.environ.get("GASLAMP_SECONDS", "20"))
LONG_GAME: Final = 3000
WARM_UP: Final = 10.0
PATIENCE: Final = 10.0
"""Seconds that a house may take to answer whether it is well, and to let a guest in."""
ENDS_WITHIN: Final = 300.0
"""Seconds that a preparation may take, and an attack beyond its time."""
STOPPED_WITHIN: Final = 30.0
P99, RETURNS = 0.300, 1.2
LOOKS: Final = 3
"""So often is looked at the memory, two seconds apart: what is in hand at one of these moments does
not count as kept."""

INTRODUCTION = """\
Written by

    {command}

which is the load of [the server's page](server.md), and beside it one attack after the other,
{seconds:g} s each with a pause of {pause:g} s, from addresses and a process of its own (with less
right to the {cores} cores than the house has, for an attacker would bring their own).

*p99* and *longest* are of all that the others did, from when it was due, during the attack and in
the pause after it, but for what workers answer, of which only the *longest* stands here; *frozen*
is the longest time in which nothing came from the house though something was due. *Memory* is the
server's: before, at most, and at the end of the pause, the least of some seconds (to try a
passphrase takes 64 MiB for a moment); it *returns* if it is then no more than a fifth above what it
was. *Writes* says whether a guest could be made right after the attack, and
*health* what `/healthz` said then. Where writes did not go through, the house was killed and
started again."""


class Found(NamedTuple):
    """What came of one attack."""

    name: str
    about: str
    before: int
    peak: int
    after: int
    writes: bool
    health: str
    did: dict[str, int]


class Siege:
    def __init__(self, evening: Evening, seconds: float, moves: int) -> None:
        self.evening = evening
        self.seconds = seconds
        self.pause = seconds / 2
        self.targets: dict[str, Any] = {"moves": moves, "attacks": 0}
        self.found: list[Found] = []
        self.stopped: float | None = None
        self.restarts = 0

    async def run(self, names: list[str]) -> None:
        evening = self.evening
        saying("people come in")
        async with evening.guests():
            await evening.pass_time(min(WARM_UP, self.seconds), "warm-up")
            saying("the longest game is played")
            made = await self._attack(prepare.__name__, 0, "preparation")
            self.targets |= made["made"]
            await evening.measure(self.pause, "before")
            for attack in ATTACKS:
                if not names or attack.__name__ in names:
                    await self._try(attack.__name__, attack.__doc__ or "")
            evening.arrivals.stop()
            evening.crowd.is_away = True
            self.stopped = await asyncio.to_thread(evening.house.stop, STOPPED_WITHIN)

    async def _try(self, name: str, about: str) -> None:
        evening = self.evening
        self.targets["attacks"] += 1
        before = self._memory(evening.tally.phase)
        did = (await self._attack(name, self.seconds, name))["did"]
        writes, health = await self._writes(), await self._health()
        await evening.pass_time(self.pause, f"after {name}")
        evening.tally.never_answered(self.pause)
        peak = max(evening.watch.memory(name, f"after {name}"), default=before)
        after = self._memory(f"after {name}")
        self.found.append(Found(name, about, before, peak, after, writes, health, did))
        saying(self._said(self.found[-1]))
        if not writes and not await self._writes():
            self.restarts += 1
            await evening.kill()
            await evening.pass_time(self.pause, "after a restart")

    def _memory(self, phase: str) -> int:
        """The least of the last few seconds."""
        last = self.evening.watch.memory(phase)[-LOOKS:]
        return min([*last, self.evening.house.used.server_memory])

    def _said(self, found: Found) -> str:
        during = sorted(all_in_all(self.evening.tally, found.name))
        return f"{found.name}: p99 {ms(fraction(during, 0.99))}, writes {found.writes}"

    async def _attack(self, name: str, seconds: float, phase: str) -> dict[str, Any]:
        """In a process of its own; a preparation has all the time it takes."""
        self.evening.tally.enter(phase)
        command = [sys.executable, "-m", "bench.attacks", name, str(self.evening.house.port)]
        attacker = await asyncio.create_subprocess_exec(
            "nice", "-n", "10", *command, str(seconds), json.dumps(self.targets), stdout=-1
        )
        try:
            async with asyncio.timeout(seconds + ENDS_WITHIN):
                out, _ = await attacker.communicate()
        except TimeoutError:
            attacker.kill()
            return {"did": {"did not end in time": 1}, "made": {}}
        made: dict[str, Any] = json.loads(out)
        return made

    async def _writes(self) -> bool:
        begun = monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.evening.crowd.newcomer()
        except (OSError, TimeoutError):
            saying(f"no guest could be made within {monotonic() - begun:.0f} s")
            return False
        return True

    async def _health(self) -> str:
        """What it says, and of which parts it says that they are not well."""
        try:
            async with asyncio.timeout(PATIENCE):
                first, *parts = (await self.evening.house.fetch("/healthz")).decode().splitlines()
                return ", ".join([first, *(each for each in parts if not each.endswith(": ok"))])
        except (OSError, TimeoutError):
            return "no answer"


def run(
    tables: int = TABLES,
    connections: int = CONNECTIONS,
    seconds: float = SECONDS,
    seed: int = 0,
    moves: int = LONG_GAME,
    only: str | None = None,
) -> str:
    """The page; of the attacks that have been run so far, when one is interrupted."""
    names = _names(only)
    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), tables, connections, seed)
        siege = Siege(evening, seconds, moves)
        try:
            whole = run_light(lambda: siege.run(names))
        finally:
            evening.house.kill()
    size = f"--tables {tables} --connections {connections} --seconds {seconds:g} --moves {moves}"
    introduction = INTRODUCTION.format(
        command=f"gaslamp bench hostile {size} --seed {seed}",
        seconds=seconds,
        pause=siege.pause,
        cores=os.cpu_count(),
    )
    return page_of("# The house under attack", introduction, *_page(siege, whole))


def _names(only: str | None) -> list[str]:
    known = [each.__name__ for each in ATTACKS]
    names = only.split(",") if only else []
    for name in names:
        if name not in known:
            raise Unreadable(say("terminal-no-such-command", text=name, commands=", ".join(known)))
    return names


def _page(siege: Siege, whole: bool) -> Iterator[str]:
    if not whole:
        yield "**Interrupted: these are the attacks that had been run until then.**"
    yield from not_alone(siege.evening.spent)
    yield "## What is to hold\n\n" + _bars(siege)
    yield "## Attack by attack\n\n" + table(HEAD, [_row(siege, each) for each in siege.found])
    yield "## What each did\n\n" + table(["attack", "", "came of it"], map(_about, siege.found))
    yield "## Refused, closed or failed for the others\n\n" + counted(siege.evening.tally.all_codes)


HEAD = ["attack", "p99 / longest during", "p99 / longest after", "frozen", "workers' longest"]
HEAD += ["loop held"]
HEAD += ["memory before / peak / after", "returns", "writes", "health"]


def _row(siege: Siege, found: Found) -> list[str]:
    evening, after = siege.evening, f"after {found.name}"
    freezes = evening.tally.freezes[found.name] + evening.tally.freezes[after]
    hold = evening.watch.hold(found.name, after)
    memory = [mib(each) for each in (found.before, found.peak, found.after)]
    return [
        found.name.replace("_", " "),
        _took(evening, found.name),
        _took(evening, after),
        ms(max(freezes, default=0.0)),
        _workers(evening, found.name, after),
        "not told" if hold is None else ms(hold),
        " / ".join(memory),
        held(_returns(found)),
        held(found.writes),
        found.health,
    ]


def _workers(evening: Evening, *phases: str) -> str:
    """What the others asked of the workers: lessons, knowledge and log-ins."""
    took = [each for phase in phases for each in of_workers(evening.tally, phase)]
    return ms(max(took)) if took else "–"


def _took(evening: Evening, phase: str) -> str:
    took = sorted(all_in_all(evening.tally, phase))
    return f"{ms(fraction(took, 0.99))} / {ms(took[-1])}" if took else "–"


def _returns(found: Found) -> bool:
    return found.after <= found.before * RETURNS


def _about(found: Found) -> list[str]:
    did = ", ".join(f"{what}: {count}" for what, count in sorted(found.did.items()))
    return [found.name.replace("_", " "), found.about.strip(), did]


def _bars(siege: Siege) -> str:
    tally, found = siege.evening.tally, siege.found
    phases = [phase for each in found for phase in (each.name, f"after {each.name}")]
    worst = max((fraction(all_in_all(tally, each), 0.99) for each in phases), default=0.0)
    returned = sum(_returns(each) for each in found)
    wrote = sum(each.writes for each in found)
    truth = sum(each.writes or each.health != "ok" for each in found)
    stopped = "did not end" if siege.stopped is None else f"{siege.stopped:.1f} s"
    rows: list[list[object]] = [
        [f"the others' p99 under {ms(P99)} throughout", f"at worst {ms(worst)}", held(worst < P99)],
        ["memory returns", *_of(returned, found)],
        ["writes go through", *_of(wrote, found)],
        ["`/healthz` does not say ok where they do not", *_of(truth, found)],
        [
            f"SIGTERM ends it within {STOPPED_WITHIN:.0f} s",
            stopped,
            held(siege.stopped is not None),
        ],
        ["nothing acknowledged lost", f"{tally.lost} of {tally.compared}", held(tally.lost == 0)],
        ["never had to be started again", siege.restarts, held(siege.restarts == 0)],
    ]
    return table(["what is to hold", "measured", ""], rows)


def _of(count: int, found: list[Found]) -> tuple[str, str]:
    return f"{count} of {len(found)}", held(count == len(found))


def page() -> str:
    return run()
