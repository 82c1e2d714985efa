"""A house in which by seed everything goes wrong that can, evening after evening.

python -m bench faults     with GASLAMP_EVENINGS and GASLAMP_MINUTES if wanted
"""

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import format_exc
from typing import NamedTuple

from tests.server import chaos
from tests.server.test_faults import EVENINGS

from bench.keeping import Kept, Time
from bench.spread import CORES, spread
from bench.tables import table, thousands

COUNT = int(os.environ.get("GASLAMP_EVENINGS", "1000"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))

INTRODUCTION = """\
Written by `gaslamp bench faults`: a whole house and its gate in one process, with people and bots
at one or two tables of all four games, and by seed: tasks are cancelled wherever they wait, calls
of the store, of the workers and of what tries passphrases fail before or after they have done what
they should or take seconds, disks are full, connections are cut in the midst of a frame or of a
request, clients leave, come back, or ask and never read. Besides playing, people talk, react, take
notes and hints, ask what can be known and why, take lessons, solve mysteries, change their names,
make accounts, log out and in; when a game is over they fetch its record, its replay, its picture
and what could have been known, have it analysed, and play again.

Then nothing goes wrong any more, and within the house's own ten minutes every game must be over,
every acknowledged move must be there, none twice; what each client heard must be how the story
goes; no hint is lost or counted twice, nobody who has logged out is still in, notes and names are
as somebody has asked for, a record can be played again, and the next game that people are told of
is there, alone where all was well again when they asked for it; health must say that all is well,
and the house must close. The run stops at the first evening for which that does not hold.
{done} of {wanted} evenings."""


class Survived(NamedTuple):
    evenings: int
    faults: int
    acknowledged: int
    done: int


def run(
    evenings: int = COUNT, minutes: float = MINUTES, processes: int = CORES, again: bool = False
) -> str:
    kept, time = Kept.counting("faults", Survived, again), Time(minutes)
    seeds = _seeds(kept.totals["evenings"], evenings, time)
    kept.add_all(spread(_evening, seeds, processes), time, "evenings", evenings)
    return _page(kept, evenings)


def _seeds(done: int, evenings: int, time: Time) -> Iterator[int]:
    while done < evenings and not time.is_up:
        yield done
        done += 1


def _evening(seed: int) -> Survived:
    logging.disable(logging.CRITICAL)
    with TemporaryDirectory() as folder:
        games = EVENINGS[seed % len(EVENINGS)]
        try:
            said, faults = chaos.run(seed, Path(folder), games, rarely=10 + 10 * (seed % 4))
        except Exception:
            print(f"evening {seed}:\n{format_exc()}", file=sys.stderr, flush=True)
            raise
    return Survived(1, faults, said.acknowledged, said.done.total())


def _page(kept: Kept, wanted: int) -> str:
    totals = kept.totals
    head = ["evenings", "faults", "said at tables", "asked for besides"]
    head += ["lost", "twice", "stuck", "minutes"]
    counts = [thousands(totals[each]) for each in Survived._fields]
    row = [*counts, 0, 0, 0, f"{totals['seconds'] / 60:.0f}"]
    introduction = INTRODUCTION.format(done=counts[0], wanted=thousands(wanted))
    return "\n".join(["# Faults", "", introduction, "", table(head, [row])])


def page() -> str:
    return run()
