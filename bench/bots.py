"""How often the novice wins where the random policy would."""

from math import sqrt

from bench.tables import saying, table
from gaslamp.arena.match import Score, score
from gaslamp.bots import bot_for
from gaslamp.games import NAMES, game_named

GAMES = 400


INTRODUCTION = """\
Written by `make bench`. The novice plays all seats of one side, the random policy the
others; beside it, how often the same side wins when everybody plays at random. With 95 %
intervals."""


def page() -> str:
    rows = [row for name in NAMES for row in _rows(name)]
    head = ["game", "seats", "side", "novice wins", "random wins", "games each"]
    return "\n".join(
        [
            "# Novice bots",
            "",
            INTRODUCTION,
            "",
            table(head, rows),
        ]
    )


def _rows(name: str) -> list[list[object]]:
    game = game_named(name)
    options = game.options({})
    rows: list[list[object]] = []
    sizes = game.table_sizes(options)
    for seats in sorted({sizes[0], game.usual_seats, sizes[-1]}):
        sides = game.sides(seats)
        for side in range(len(sides) if len({len(each) for each in sides}) > 1 else 1):
            saying(f"{name}, {seats} seats, side {side}")
            novice = score(game, options, seats, bot_for(name), side, GAMES)
            rand = score(game, options, seats, None, side, GAMES)
            names = "+".join(game.seat_names(seats)[seat] for seat in sides[side])
            rows.append([name, seats, names, _share(novice), _share(rand), GAMES])
    return rows


def _share(found: Score) -> str:
    error = 1.96 * sqrt(found.share * (1 - found.share) / found.games)
    return f"{found.share:.1%} ± {error:.1%}"
