"""In which language somebody is answered: RFC 9110's `Accept-Language`, with lookup by RFC 4647.

A library for this brings the languages of the world; the house speaks two.
"""

import re
from typing import Final

from gaslamp.words import LANGUAGES

USUAL: Final = "en"
LONGEST: Final = 200
"""Whoever wants more languages than that has named theirs by then."""
_RANGE: Final = re.compile(
    r"\s*(\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*"
)


def negotiated(header: str) -> str:
    """The best of ours, the first among equals. What cannot be read asks for nothing."""
    wanted: dict[str, float] = {}
    for part in header[:LONGEST].lower().split(","):
        found = _RANGE.fullmatch(part)
        if found is not None:
            quality = 1.0 if found[2] is None else min(1.0, float(found[2]))
            wanted[found[1]] = max(quality, wanted.get(found[1], 0.0))
    return _best(wanted)


def _best(wanted: dict[str, float]) -> str:
    """A star stands for all that are not named, in the house's own order."""
    star = wanted.get("*", 0.0)
    named = [each for each in wanted if each in LANGUAGES]
    unnamed = sorted(
        (each for each in LANGUAGES if each not in wanted), key=lambda each: each != USUAL
    )
    best = max(named, key=lambda each: wanted[each], default=USUAL)
    if star > wanted.get(best, 0.0) and unnamed:
        return unnamed[0]
    return best if wanted.get(best, 0.0) > 0 else (unnamed or [USUAL])[0]
