"""`gaslamp games`: what is played in the house."""

import textwrap
from typing import Any

import msgspec

from gaslamp.cli.parts import Command, line_width, option, two_columns
from gaslamp.core.data import pretty
from gaslamp.core.game import Game
from gaslamp.games import every_name, game_named
from gaslamp.words import Words
from gaslamp.words.titles import about, title, variant


def command(words: Words) -> Command:
    def games(as_json: bool) -> None:
        every = [game_named(name) for name in every_name()]
        if as_json:
            print(pretty([in_data(game, words) for game in every]), end="")
        else:
            show(every, words)

    return Command("games", games, [option("--json", "as_json", is_flag=True)], words)


def _players(game: Game[Any], words: Words) -> str:
    fewest, most = game.fewest_seats, game.most_seats
    span = "one" if fewest == most else "many"
    return words("terminal-players", span=span, fewest=fewest, most=most)


def in_data(game: Game[Any], words: Words) -> dict[str, Any]:
    variants = {
        name: {"about": variant(game, name, words), "options": options}
        for name, options in game.variants.items()
    }
    return {
        "name": game.name,
        "title": title(game, words),
        "about": about(game, words),
        "rules": game.rules_version,
        "seats": {
            "fewest": game.fewest_seats,
            "most": game.most_seats,
            "usual": game.usual_seats,
        },
        "options": msgspec.json.schema(game.option_type),
        "variants": variants,
    }


def show(games: list[Game[Any]], words: Words) -> None:
    width = line_width()
    for game in games:
        print(f"{title(game, words)}  ({game.name})")
        print(textwrap.fill(about(game, words), width, initial_indent="  ", subsequent_indent="  "))
        print(f"  {_players(game, words)}")
        variants = [(f"--variant {name}", variant(game, name, words)) for name in game.variants]
        print(*two_columns(variants, width), sep="\n", end="\n\n" if variants else "\n")
    print(words("terminal-games-hint", command=f"gaslamp play {games[0].name}"))
