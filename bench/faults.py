"""A house in which by seed everything goes wrong that can, evening after evening.

python -m bench faults     with GASLAMP_EVENINGS and GASLAMP_MINUTES if wanted
"""

import logging
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.server import chaos
from tests.server.test_faults import EVENINGS

from bench.keeping import Kept, Time
from bench.spread import CORES, spread
from bench.tables import table, thousands

COUNT = int(os.environ.get("GASLAMP_EVENINGS", "1000"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))

INTRODUCTION = """\
Written by `gaslamp bench faults`: a whole house in one process, with people and bots at one or two
tables of all four games, and by seed: tasks are cancelled wherever they wait, calls of the store
fail before or after they have done what they should or take seconds, disks are full, bots fail,
clients leave, come back, or ask and never read. Then nothing goes wrong any more, and within the
house's own ten minutes every game must be over, every acknowledged move must be there, none twice,
what each client heard must be how the story goes, health must say that all is well, and the house
must close. The run stops at the first evening for which that does not hold.
{done} of {wanted} evenings."""


class Survived(NamedTuple):
    evenings: int
    faults: int
    acknowledged: int


def run(
    evenings: int = COUNT, minutes: float = MINUTES, processes: int = CORES, again: bool = False
) -> str:
    start = {"evenings": 0, "faults": 0, "acknowledged": 0, "seconds": 0.0}
    kept, time = Kept("faults", start, again), Time(minutes)
    totals, earlier = kept.totals, kept.totals["seconds"]
    for survived in spread(_evening, _seeds(totals["evenings"], evenings, time), processes):
        for what, count in survived._asdict().items():
            totals[what] += count
        totals["seconds"] = earlier + time.passed
        kept.save()
        time.report(f"{totals['evenings']} of {evenings} evenings")
    return _page(kept, evenings)


def _seeds(done: int, evenings: int, time: Time) -> Iterator[int]:
    while done < evenings and not time.is_up:
        yield done
        done += 1


def _evening(seed: int) -> Survived:
    logging.disable(logging.CRITICAL)
    with TemporaryDirectory() as folder:
        games = EVENINGS[seed % len(EVENINGS)]
        moves, faults = chaos.run(seed, Path(folder), games, rarely=10 + 10 * (seed % 4))
    return Survived(1, faults, moves)


def _page(kept: Kept, wanted: int) -> str:
    totals = kept.totals
    head = ["evenings", "faults", "acknowledged", "lost", "twice", "stuck", "minutes"]
    counts = [thousands(totals[each]) for each in ("evenings", "faults", "acknowledged")]
    row = [*counts, 0, 0, 0, f"{totals['seconds'] / 60:.0f}"]
    introduction = INTRODUCTION.format(done=counts[0], wanted=thousands(wanted))
    return "\n".join(["# Faults", "", introduction, "", table(head, [row])])


def page() -> str:
    return run()
