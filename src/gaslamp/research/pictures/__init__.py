"""A game under way as a picture: what the deciding seat sees, and nothing else.

They are drawn from the same boards as the browser's, in plain shapes. `svg` makes the drawing and
`pixels` an array of it.
"""

from importlib import import_module
from typing import Final

from gaslamp.core.seats import SPECTATOR
from gaslamp.research.episode import Episode
from gaslamp.research.pictures.svg import pixels as _pixels
from gaslamp.research.spec import Bytes

WIDTH: Final = 640


def svg(episode: Episode) -> str:
    """As the seat that decides sees it; as anybody does when it is over."""
    viewer = max(episode.deciding, SPECTATOR)
    view = episode.spec.game.view(episode.position, viewer)
    module = import_module(f"gaslamp.research.pictures.{episode.spec.game.name}")
    drawn: str = module.draw(view)
    return drawn


def pixels(episode: Episode) -> Bytes:
    """Height, width and three colours, bytes."""
    return _pixels(svg(episode), WIDTH)
