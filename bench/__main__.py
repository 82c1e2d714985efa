"""`make bench`: measures everything and writes the tables under docs/figures.

python -m bench            all of it
python -m bench speed      one part

What is no part of it is printed alone: the house reads what comes of that, not people.
"""

import sys
from importlib import import_module
from pathlib import Path

PARTS = (
    "speed",
    "search",
    "research",
    "small_forms",
    "bots",
    "yardsticks",
    "culprit",
    "knowledge",
    "truth",
    "culprit_knowledge",
    "fairness",
    "server",
    "hostile",
    "durability",
    "cluster",
    "faults",
    "secrecy",
    "mysteries",
    "client",
)
FIGURES = Path(__file__).parent.parent / "docs" / "figures"


def main() -> None:
    wanted = sys.argv[1:] or PARTS
    FIGURES.mkdir(parents=True, exist_ok=True)
    for part in wanted:
        print(f"# {part}", file=sys.stderr)
        page = _page(part)
        if part in PARTS:
            (FIGURES / f"{part}.md").write_text(page, encoding="utf-8")
        print(page)


def _page(part: str) -> str:
    try:
        page: str = import_module(f"bench.{part}").page()
    except ModuleNotFoundError as missing:
        if missing.name == f"bench.{part}":
            sys.exit(f"There is nothing called {part} to measure; there is {', '.join(PARTS)}.")
        sys.exit(f"{missing.name} is not installed here; `make bench BENCH={part}` installs it.")
    return page


if __name__ == "__main__":
    main()
