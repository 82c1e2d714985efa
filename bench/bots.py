"""How often the novice wins where the random policy would."""

from math import sqrt

from bench.tables import saying, table
from gaslamp.arena.match import Score, score
from gaslamp.bots import bot_for
from gaslamp.games import NAMES, game_named

GAMES = 60
KINDS = ("random", "novice")


INTRODUCTION = """\
Written by `make bench`. How often one side wins: played by the novice or by the random policy,
against opponents of either kind. With 95 % intervals."""


def page() -> str:
    rows = [row for name in NAMES for row in _rows(name)]
    sides = [f"{who} wins against {them}" for them in KINDS for who in KINDS]
    head = ["game", "seats", "side", *sides, "games each"]
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
    kinds = {"novice": bot_for(name), "random": None}
    rows: list[list[object]] = []
    sizes = game.table_sizes(options)
    for seats in sorted({sizes[0], game.usual_seats, sizes[-1]}):
        for side in game.parts(seats):
            saying(f"{name}, {seats} seats, side {side}")
            found = [
                _share(score(game, options, seats, kinds[who], side, GAMES, kinds[them]))
                for them in KINDS
                for who in KINDS
            ]
            names = "+".join(game.seat_names(seats)[seat] for seat in game.sides(seats)[side])
            rows.append([name, seats, names, *found, GAMES])
    return rows


def _share(found: Score) -> str:
    error = 1.96 * sqrt(found.share * (1 - found.share) / found.games)
    return f"{found.share:.1%} ± {error:.1%}"
