"""How a game under way looks: the terminal's board, as the seat that decides sees it."""

import io
from typing import Any, Final

from rich.console import Console

from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.research import pictures
from gaslamp.research.episode import Episode
from gaslamp.terminal.boards import board_for
from gaslamp.words import Words, speaking
from gaslamp.words.people import named

MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 100
HEIGHT: Final = 40


def rendered(episode: Episode, mode: str | None) -> Any:
    """The picture that an environment's `render_mode` asks for; a person sees it printed."""
    if mode == "rgb_array":
        return pictures.pixels(episode)
    drawn = text(episode)
    if mode == "human":
        print(drawn)
    return drawn if mode == "ansi" else None


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise Unreadable(say("research-no-such-mode", mode=mode, modes=", ".join(MODES)))


def text(episode: Episode, lang: str = "en") -> str:
    """The board in plain text."""
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, height=HEIGHT, color_system=None)
    _draw(episode, console, speaking(lang))
    return page.getvalue()


def _draw(episode: Episode, console: Console, words: Words) -> None:
    spec = episode.spec
    viewer = max(episode.deciding, SPECTATOR)
    names = named(spec.game, spec.seats, words, viewer if viewer >= 0 else None)
    board_for(spec.game.name).draw(episode.sight(viewer), words.bound(names), console)
