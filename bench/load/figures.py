"""Tables of what was measured."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sized
from itertools import chain

from bench.load.spent import Spent
from bench.load.tally import AWAY, WORK, Tally, fraction
from bench.tables import table, thousands

QUIET = 0.1
NOT_ALONE = (
    "**Other programs kept {others:.2f} cores busy meanwhile:** what is late here may be their "
    "doing. Whatever is not held ought to be measured again on a quiet machine."
)
HEAD = ["what", "how many", "p50", "p99", "p99.9", "longest"]


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms" if seconds < 0.1 else f"{seconds * 1000:.0f} ms"


def mib(size: float) -> str:
    return f"{size / 2**20:.0f} MiB"


def all_in_all(tally: Tally, phase: str) -> list[float]:
    """Everything but what workers do, and how long clients wait of their own accord."""
    apart = {*WORK, AWAY}
    kinds = tally.took[phase].items()
    return list(chain.from_iterable(took for kind, took in kinds if kind not in apart))


def of_workers(tally: Tally, phase: str) -> list[float]:
    return list(chain.from_iterable(tally.took[phase].get(kind, ()) for kind in WORK))


def latencies(tally: Tally, phase: str) -> str:
    kinds = sorted(tally.took[phase].items(), key=_place)
    rows = [_row(f"{kind} (workers)" if kind in WORK else kind, took) for kind, took in kinds]
    return table(HEAD, [_row("**all but the workers'**", all_in_all(tally, phase)), *rows])


def _place(kind: tuple[str, Sized]) -> tuple[bool, bool, int]:
    """What there is most of first; what stands apart last."""
    name, took = kind
    return name == AWAY, name in WORK, -len(took)


def _row(what: str, took: Iterable[float]) -> list[str]:
    found = sorted(took)
    shares = [ms(fraction(found, share)) for share in (0.5, 0.99, 0.999)]
    return [what, thousands(len(found)), *shares, ms(found[-1]) if found else "–"]


def counted(found: Counter[str]) -> str:
    """The most frequent first; nothing is left out."""
    return table(["what", "how often"], found.most_common()) if found else "Nothing.\n"


def held(is_so: bool) -> str:
    return "held" if is_so else "**not held**"


def others(spent: Spent) -> float:
    """Cores that were busy with neither the house nor its clients."""
    ours = sum(spent.a_second(each) for each in ("server", "workers", "clients"))
    return max(0.0, spent.a_second("everything") - ours)


def not_alone(spent: Spent) -> Iterator[str]:
    if others(spent) > QUIET:
        yield NOT_ALONE.format(others=others(spent))


def page_of(*parts: str) -> str:
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"
