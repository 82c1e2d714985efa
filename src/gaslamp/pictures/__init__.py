"""A view as a picture: what somebody sees of a table, and nothing else.

They are drawn from the same boards as the browser's, in plain shapes. `drawn` makes the drawing,
`svg.png` a picture for those who show no drawings.
"""

from importlib import import_module
from typing import Any, Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

GAMES: Final = ("culprit", "mr_jack", "scotland_yard", "sleuth")


def drawn(game: str, view: Any) -> str:
    """As SVG. A game that came from elsewhere has no pictures."""
    if game not in GAMES:
        raise Unreadable(say("server-no-picture"))
    svg: str = import_module(f"{__name__}.{game}").draw(view)
    return svg
