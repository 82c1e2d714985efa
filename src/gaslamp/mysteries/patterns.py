"""Many right answers in a few lines: where a part does not matter, there is a star."""

from collections.abc import Collection, Sequence
from typing import Final

ANY: Final = "*"
Parts = tuple[str, ...]


def patterns_of(everything: Sequence[Parts], right: Sequence[Parts]) -> list[Parts]:
    """Patterns that match all that is right and nothing that is wrong."""
    wrong = set(everything) - set(right)
    patterns: list[Parts] = []
    for answer in right:
        if not any(matches(pattern, answer) for pattern in patterns):
            patterns.append(_widened(answer, wrong))
    return patterns


def _widened(answer: Parts, wrong: Collection[Parts]) -> Parts:
    pattern = answer
    for at in range(len(answer)):
        wider = (*pattern[:at], ANY, *pattern[at + 1 :])
        if not any(matches(wider, each) for each in wrong):
            pattern = wider
    return pattern


def matches(pattern: Parts, answer: Parts) -> bool:
    return len(pattern) == len(answer) and all(
        wanted in (ANY, part) for wanted, part in zip(pattern, answer, strict=True)
    )
