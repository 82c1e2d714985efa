"""How a game looks in the terminal. One file a game, and none is needed.

A game without a file here can be played: its view is listed field by field, and its legal actions
are a numbered list of `game.describe`. To do better, add `boards/<game>.py` with a class that
inherits from `Board`, overrides what it wants to, and is offered as `BOARD`:

    class SleuthBoard(Board):
        def draw(self, sight, words, console): ...
        def ways(self, choices, sight): ...

    BOARD = SleuthBoard()

`draw` gets a sight and nothing else, as a bot does: what the seat was told, and its view. It should
fit on 80 columns, need no colour to be understood, and leave about nine of 24 lines free for the
menu (`console.height` says how many lines there are). `details` may take more room.

`ways` turns a long list of actions into a menu that is walked step by step. It gives each choice
one or more ways to it; a way is the sentences that are picked one after the other:

    ("Ask: red + free choice", "red pearls", "Basil")

Choices whose ways begin alike share the first steps of the menu; a step where there is only one
thing to pick is skipped. Every choice that is handed in must be reachable.

`asks` is the question over a step of the menu; `warns` is asked before what cannot be taken back.
All sentences are messages of `words/<language>/<game>.ftl`; `words` already knows the players'
names, so `say("seat", seat=2)` is spoken as the name of seat 2.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gaslamp.core.data import Data
from gaslamp.core.guests import part_or_none
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import AnySight as AnySight
from gaslamp.words import Words

Way = tuple[Sentence, ...]


class Offered(NamedTuple):
    """One legal action, in all the ways that a person may look at it."""

    number: int
    action: Data
    notation: str
    label: Sentence


class Board:
    """The generic drawing, for a game that has none of its own."""

    def draw(self, sight: AnySight, words: Words, console: Console) -> None:
        """The table and the player's own paper, before each decision of theirs."""
        rows = Table.grid(padding=(0, 2))
        for name, value in _fields(sight.view):
            rows.add_row(Text(name, "bold"), Text(value))
        console.print(rows)

    def details(self, sight: AnySight, words: Words, console: Console) -> None:
        """All there is to see, however many lines it takes."""
        self.draw(sight, words, console)

    def ways(self, choices: Sequence[Offered], sight: AnySight) -> Iterable[tuple[Way, Offered]]:
        """How one gets to each choice in the menu."""
        return (((choice.label,), choice) for choice in choices)

    def asks(self, offered: Sequence[Sentence], sight: AnySight) -> Sentence:
        """The question that `offered` are the answers to."""
        return say("terminal-what-now")

    def warns(self, choice: Offered, sight: AnySight) -> Sentence | None:
        """A question to be answered with yes before the choice is carried out."""
        return None


def _fields(view: Data) -> Iterator[tuple[str, str]]:
    plain: dict[str, Any] = msgspec.to_builtins(view)
    for name, value in plain.items():
        if value not in (None, [], {}):
            yield name, msgspec.json.encode(value).decode()


def board_for(game: str) -> Board:
    found = part_or_none("terminal.boards", game)
    return Board() if found is None else found.BOARD
