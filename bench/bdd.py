"""The same count and shares by a binary decision diagram: `dd` with CUDD, in its own process.

python -m bench.bdd reads a position as JSON and prints what it found and the seconds it took.
"""

import json
import subprocess
import sys
from time import process_time
from typing import Any

from bench.sleuth_positions import Seen
from gaslamp.games.sleuth.cards import GEM_COUNT
from gaslamp.knowledge.sleuth.deductions import EVERY, Number, settle

Ways = list[list[int]]
"""For each gem, in how many deals each place has it."""


def measure(seen: Seen, patience: float) -> tuple[Ways, float] | None:
    """What was found and the seconds, or None when it took longer than `patience`."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", "bench.bdd"],
            input=json.dumps(seen),
            capture_output=True,
            text=True,
            timeout=patience,
            check=True,
        )
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        return None
    ways, seconds = json.loads(done.stdout)
    return ways, seconds


def ways(sizes: list[int], numbers: list[Number]) -> Ways:
    """Propagated first, as ours is. A variable says that a gem is in a place; gems in order."""
    from dd import cudd  # noqa: PLC0415 - only the bench has it

    settled = settle(sizes, numbers)
    assert settled is not None
    places = range(len(sizes))
    open_to = [
        [p for p in places if settled.may[p] >> gem & 1 and not settled.sure[p] >> gem & 1]
        for gem in range(GEM_COUNT)
    ]
    gems = [gem for gem in range(GEM_COUNT) if open_to[gem]]
    diagram = cudd.BDD()
    names = {(gem, place): f"g{gem}p{place}" for gem in gems for place in open_to[gem]}
    diagram.declare(*names.values())
    lines = [*numbers, *(Number(place, EVERY, size) for place, size in enumerate(sizes))]
    whole = diagram.true
    for gem in gems:
        whole &= _exactly(diagram, [names[gem, place] for place in open_to[gem]], 1)
    for place, mask, number in sorted(set(lines), key=lambda line: line.gems.bit_count()):
        here = [names[gem, place] for gem in gems if mask >> gem & 1 and (gem, place) in names]
        need = number - (mask & settled.sure[place]).bit_count()
        whole &= _exactly(diagram, here, need)
    found = [[0] * len(sizes) for _ in range(GEM_COUNT)]
    total = int(diagram.count(whole, nvars=len(names)))
    for gem in range(GEM_COUNT):
        for place in places:
            if settled.sure[place] >> gem & 1:
                found[gem][place] = total
    for (gem, place), name in names.items():
        found[gem][place] = int(diagram.count(whole & diagram.var(name), nvars=len(names)))
    return found


def _exactly(diagram: Any, names: list[str], need: int) -> Any:
    """Just so many of these variables are true."""
    rows = [diagram.true] + [diagram.false] * need
    for name in reversed(names):
        variable = diagram.var(name)
        rows = [
            diagram.ite(variable, rows[left - 1] if left else diagram.false, rows[left])
            for left in range(need + 1)
        ]
    return rows[need]


def main() -> None:
    import dd.cudd  # noqa: F401, PLC0415 - so that loading it is not counted

    sizes, plain = json.load(sys.stdin)
    numbers = [Number(*each) for each in plain]
    began = process_time()
    found = ways(sizes, numbers)
    print(json.dumps([found, process_time() - began]))


if __name__ == "__main__":
    main()
