"""How a game under way looks to the seat that decides: the terminal's board, or a picture."""

import io
from typing import Any, Final

import numpy as np
from PIL import Image
from rich.console import Console

from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.pictures import drawn
from gaslamp.pictures.svg import png
from gaslamp.research.episode import Episode
from gaslamp.research.spec import Bytes
from gaslamp.terminal.boards import board_for
from gaslamp.words import Words, speaking
from gaslamp.words.people import named

MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 100
HEIGHT: Final = 40
PICTURE_WIDTH: Final = 640


def rendered(episode: Episode, mode: str | None) -> Any:
    """The picture that an environment's `render_mode` asks for; a person sees it printed."""
    if mode == "rgb_array":
        return pixels(episode)
    board = text(episode)
    if mode == "human":
        print(board)
    return board if mode == "ansi" else None


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise Unreadable(say("research-no-such-mode", mode=mode, modes=", ".join(MODES)))


def text(episode: Episode, lang: str = "en") -> str:
    """The board in plain text."""
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, height=HEIGHT, color_system=None)
    _draw(episode, console, speaking(lang))
    return page.getvalue()


def svg(episode: Episode) -> str:
    """As the seat that decides sees it; as anybody does when it is over."""
    viewer = max(episode.deciding, SPECTATOR)
    return drawn(episode.spec.game.name, episode.spec.game.view(episode.position, viewer))


def pixels(episode: Episode) -> Bytes:
    """Height, width and three colours, bytes."""
    picture = Image.open(io.BytesIO(png(svg(episode), PICTURE_WIDTH)))
    return np.array(picture.convert("RGB"))


def _draw(episode: Episode, console: Console, words: Words) -> None:
    spec = episode.spec
    viewer = max(episode.deciding, SPECTATOR)
    names = named(spec.game, spec.seats, words, viewer if viewer >= 0 else None)
    board_for(spec.game.name).draw(episode.sight(viewer), words.bound(names), console)
