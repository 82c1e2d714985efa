"""Draws the pictures of the README: each game's table as the terminal shows it, as SVG.

python scripts/pictures.py
"""

import io
import re
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from gaslamp.bots import bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games import NAMES, game_named
from gaslamp.terminal.boards import board_for
from gaslamp.words import Words
from gaslamp.words.people import named

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 96
MOMENT = 24
"""How many moves the players have made in the picture."""

# Night, brass and lamp light, as everywhere in the house.
NIGHT = TerminalTheme(
    (15, 23, 38),
    (231, 226, 211),
    [
        (38, 50, 71),
        (240, 113, 103),
        (126, 200, 150),
        (245, 196, 81),
        (108, 164, 236),
        (201, 140, 214),
        (94, 200, 196),
        (231, 226, 211),
    ],
    [
        (107, 122, 148),
        (255, 150, 140),
        (160, 224, 178),
        (255, 216, 120),
        (150, 192, 255),
        (224, 176, 234),
        (140, 224, 220),
        (255, 255, 255),
    ],
)
# The template fetches its typeface from elsewhere; ours falls back to the reader's own.
TEMPLATE = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.S)


def position_worth_seeing(game: Game[Any]) -> tuple[Play, int]:
    """Novices play until it is somebody's move after a while."""
    seats, options, dice = game.usual_seats, game.options({}), Dice(4)
    play = Play(game, options, game.start(seats, options))
    bot, moves = bot_for(game.name), 0
    while True:
        action = random_action(play.position, dice)
        seat = seat_of(action)
        if seat < seats:
            if moves >= MOMENT and seat == seats - 1:
                return play, seat
            legal = [game.to_typed(each) for each in play.position.legal(seat)]
            action = game.from_typed(bot.choose(play.sight(seat), legal, dice))
            moves += 1
        play.act(action)


def picture(name: str) -> str:
    game = game_named(name)
    play, seat = position_worth_seeing(game)
    words = Words("en")
    words = words.bound(named(game, play.start.seats, words, seat))
    console = Console(
        record=True,
        width=WIDTH,
        height=60,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
    )
    board_for(name).draw(play.sight(seat), words, console)
    return console.export_svg(
        title=f"gaslamp play {name}", theme=NIGHT, code_format=TEMPLATE, unique_id=name
    )


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (PICTURES / f"{name}.svg").write_text(picture(name), encoding="utf-8")


if __name__ == "__main__":
    main()
