"""CFR+ on a small form, with what its policy loses as it goes on.

    python baselines/cfr.py mr_jack two --iterations 10 100 1000

Writes the last policy as JSON, if asked: of every information state of `gaslamp_<game>` the numbers
of the legal actions and how likely each is.
"""

import argparse
import json
from pathlib import Path

from gaslamp.research.spec import spec_of
from gaslamp.research.trees import WholeTree


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("small")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--iterations", type=int, nargs="+", default=[10, 100])
    asked.add_argument("--policy", type=Path, help="a file for the last policy")
    given = asked.parse_args()
    tree = WholeTree(spec_of(given.game, given.seats, {"small": given.small}))
    print(f"{tree.nodes} nodes, {len(tree.sets)} information sets", flush=True)
    for iterations in given.iterations:
        solved = tree.solved(iterations)
        values = ", ".join(f"{value:+.4f}" for value in solved.values)
        print(f"{iterations} iterations: NashConv {solved.lost:.6f}, values {values}", flush=True)
    if given.policy:
        given.policy.write_text(json.dumps(solved.policy))


if __name__ == "__main__":
    main()
