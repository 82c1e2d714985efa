"""Markdown tables, and progress on the terminal."""

import sys
from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [" | ".join(head), " | ".join("---" for _ in head)]
    lines += [" | ".join(str(cell) for cell in row) for row in rows]
    return "\n".join(f"| {line} |" for line in lines) + "\n"


def saying(what: str) -> None:
    print(f"  {what} …", file=sys.stderr, flush=True)


def thousands(number: float) -> str:
    return f"{number:,.0f}".replace(",", " ")
