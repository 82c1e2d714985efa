"""What becomes of everybody's moves while superintendents think at other tables."""

from collections.abc import Iterator, Sequence
from typing import Final

from bench.load.evening import BESIDE, WITHOUT, Evening
from bench.load.figures import all_in_all, held, ms
from bench.load.plan import SUPERINTENDENT
from bench.load.spent import BOT_MOVES, BOT_QUESTIONS, BOT_SECONDS, Spent, of_rank
from bench.load.tally import fraction
from bench.tables import table
from gaslamp.bots import USUAL

MOST: Final = 2.0
"""How many times as long a move may take."""
KINDS: Final = ("move", "told", "compose")
PHASES: Final = (WITHOUT, BESIDE)
HEADING: Final = "## Beside {many} superintendents"
ABOUT: Final = """\
In addition to the load superintendents play among themselves at {many} tables with a person looking
on at each, so that at every one of them one thinks, or waits to: for half of {seconds:.0f} s, with
a quarter without them before and after it. p99 of all but the workers' is to be at most {most:g}
times as long as without: {ratio:.2f} times, {held}.
"""


def beside(evening: Evening, many: int) -> str:
    seconds = evening.without["seconds"] + evening.beside["seconds"]
    times = _all(evening, BESIDE) / max(_all(evening, WITHOUT), 1e-9)
    about = ABOUT.format(
        many=many, seconds=seconds, most=MOST, ratio=times, held=held(0 < times <= MOST)
    )
    head = ["what", "without", "with them", ""]
    return f"{HEADING.format(many=many)}\n\n{about}\n" + table(head, _rows(evening))


def _all(evening: Evening, phase: str) -> float:
    return fraction(all_in_all(evening.tally, phase), 0.99)


def _rows(evening: Evening) -> Iterator[list[str]]:
    took, both = evening.tally.took, (evening.without, evening.beside)
    yield _row("p99 of all but the workers'", [_all(evening, each) for each in PHASES])
    for kind in KINDS:
        yield _row(f"p99 of {kind}", [fraction(took[each][kind], 0.99) for each in PHASES])
    for rank in (USUAL, SUPERINTENDENT):
        yield _row(f"until a {rank} has answered, on average", [_mean(each, rank) for each in both])
    yield ["moves of all bots", *(f"{each.a_second(BOT_MOVES):.0f} a second" for each in both), ""]
    cores = [f"{each.a_second('server'):.2f} / {each.a_second('workers'):.2f}" for each in both]
    yield ["cores: server / workers", *cores, ""]


def _row(what: str, both: Sequence[float]) -> list[str]:
    without, beside = both
    times = f"× {beside / without:.2f}" if without and beside else ""
    return [what, *(ms(each) if each else "–" for each in both), times]


def _mean(spent: Spent, rank: str) -> float:
    asked = spent[of_rank(BOT_QUESTIONS, rank)]
    return spent[of_rank(BOT_SECONDS, rank)] / asked if asked else 0.0
