"""Positions and moves of Mr. Jack for the tests, in the game's own language."""

from typing import Any

from gaslamp.core.data import from_plain
from gaslamp.core.events import Event, seen_by
from gaslamp.core.play import Play
from gaslamp.core.record import read_line
from gaslamp.core.seats import CHANCE, in_mask
from gaslamp.games import game_named
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.actions import Activate
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS
from gaslamp.games.mr_jack.explicit import MrJackFacts
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.view import MrJackView

JACK, INVESTIGATOR = 0, 1
HOUSE = CHANCE

START = {
    "Holmes": "g5",
    "Watson": "a3",
    "Smith": "g8",
    "Lestrade": "e5",
    "Stealthy": "i4",
    "Goodley": "m10",
    "Gull": "e9",
    "Bert": "i8",
}
TILES = {"b2": "1", "l11": "2", "c7": "3", "k6": "4", "f5": "plain", "h8": "plain"}


def facts(**changed: Any) -> dict[str, Any]:
    """The first turn as it begins, Jack being Smith, with what is `changed`."""
    turn = changed.get("turn", 1)
    lit = {lamp: tile for lamp, tile in TILES.items() if tile == "plain" or int(tile) >= turn}
    plain = {
        "characters": START | changed.pop("at", {}),
        "lantern": "NE",
        "lamps": lit,
        "covers": ["c2", "l12"],
        "cordons": ["NE", "SW"],
        "turn": 1,
        "witness": True,
        "innocent": [],
        "jack": "Smith",
        "alibis": [[], []],
        "cards": ["Holmes", "Watson", "Smith", "Lestrade"],
        "played": [],
    }
    return plain | changed


def stand(**changed: Any) -> MrJackPosition:
    """By the newest rules, or by those of an older version: `rules`."""
    game = game_named("mr_jack", changed.pop("rules", None))
    stood = game.from_facts(from_plain(facts(**changed), MrJackFacts), 2, MrJackOptions())
    assert isinstance(stood, MrJackPosition)
    return stood


def activated(character: str, seat: int = INVESTIGATOR, **changed: Any) -> MrJackPosition:
    """A turn whose first card is being played by `seat`."""
    turn = 3 if seat == INVESTIGATOR else 2
    others = [name for name in CHARACTERS if name != character][:3]
    position = stand(**({"turn": turn, "cards": [character, *others]} | changed))
    position.apply(GAME.from_typed(Activate(seat, character)))
    return position


def play(position: MrJackPosition, *lines: str) -> MrJackPosition:
    """The position after some lines of a record, each checked."""
    after = position.copy()
    for line in lines:
        for action in read_line(GAME, line, after):
            after.apply(action)
    return after


def awaited(position: MrJackPosition) -> int:
    (seat,) = in_mask(position.awaited)
    return seat


def choices(position: MrJackPosition, seat: int | None = None) -> set[str]:
    """What may be done now, in notation."""
    seat = awaited(position) if seat is None else seat
    return {GAME.write(action, position) for action in position.legal(seat)}


def moves(position: MrJackPosition) -> set[str]:
    """Where the active character may go."""
    start = CELLS[position.at[position.active]]
    found = (choice.split("-") for choice in choices(position) if " " not in choice)
    return {ends[1] for ends in found if len(ends) == 2 and ends[0] == start}


def chosen(position: MrJackPosition, word: str) -> set[str]:
    """What may be done now of one kind: `accuse`, `lamp`, `exit` …"""
    found = (choice.partition(" ") for choice in choices(position))
    return {rest for first, _, rest in found if first == word}


def where(position: MrJackPosition, character: str) -> str:
    return CELLS[position.at[CHARACTERS.index(character)]]


def names(mask: int) -> set[str]:
    return {name for i, name in enumerate(CHARACTERS) if mask >> i & 1}


def told(position: MrJackPosition, line: str, viewer: int) -> list[Event]:
    """What a viewer is told while a line is played."""
    play_ = Play(GAME, MrJackOptions(), position)
    for action in read_line(GAME, line, play_.position):
        play_.act(action)
    return seen_by(play_.told, viewer)


def view(position: MrJackPosition, viewer: int) -> MrJackView:
    seen = GAME.view(position, viewer)
    assert isinstance(seen, MrJackView)
    return seen
