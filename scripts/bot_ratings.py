"""The ratings of the house's bots, from the page of the ladder: of each game the first form in
which they are rated."""

import re
from math import log10
from pathlib import Path
from typing import Any, Final

from gaslamp.bots import LEVELS, NOVICE
from gaslamp.games import NAMES, game_named
from gaslamp.words import speaking
from gaslamp.words.titles import title

NOVICES: Final = 1500
"""What the ladder's 0 is: the novice, or the mean of all where it has not played."""
_RATED: Final = re.compile(r"^\| (\S+) \| (\w+) \| ([+-]\d+) \| ([+-]\d+) – ([+-]\d+) \|", re.M)
_EQUALS: Final = re.compile(r"^\| (\w+) \| (\w+) \| \d+ \| ([\d.]+) ?% \|", re.M)
_WIDTH: Final = 2 * 1.959964
_NARROWEST: Final = 10


def bot_ratings(ladder: Path) -> dict[str, Any]:
    page = ladder.read_text("utf-8")
    return {name: _of_game(name, _section(page, name)) for name in sorted(NAMES)}


def _section(page: str, name: str) -> str:
    """Forms and sizes in which bots met only their equals come before others, and rate nobody."""
    heading = f"## {title(game_named(name), speaking('en'))},"
    forms = (each.partition("\n## ")[0] for each in page.split(heading)[1:])
    return next((each for each in forms if _RATED.search(each)), "")


def _of_game(name: str, section: str) -> dict[str, Any]:
    offsets = _offsets(name, section)
    found: dict[str, Any] = {}
    for written, level, rating, low, high in _RATED.findall(section):
        if level in LEVELS:
            role = "" if written == "–" else written
            wide = max(_NARROWEST, round((int(high) - int(low)) / _WIDTH))
            mean = NOVICES + int(rating) + offsets.get(role, 0)
            found.setdefault(role, {})[level] = [mean, wide]
    return found


def _offsets(name: str, section: str) -> dict[str, int]:
    """The ladder has its novice at 0 in each role; how far the roles lie apart is told by how often
    each wins when novices play both."""
    roles = game_named(name).roles
    for level, role, share in _EQUALS.findall(section):
        if level == NOVICE and role in roles:
            odds = float(share) / (100 - float(share))
            half = round(200 * log10(odds))
            return {each: half if each == role else -half for each in roles}
    return {}
