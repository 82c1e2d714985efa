"""Choosing one of many actions: step by step by numbers, or by typing."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from gaslamp.core.sentence import Sentence, Word
from gaslamp.terminal.boards import Offered, Way
from gaslamp.terminal.screen import Screen
from gaslamp.words import Words

Entry = tuple[Way, Offered]
Asks = Callable[[Sequence[Sentence]], Sentence]
Heard = Callable[[str], bool]
"""Takes a typed word that is not a choice; whether it meant anything."""

_ONE_COLUMN: Final = 9
"""Up to so many choices stand below each other …"""
_TWO_COLUMNS: Final = 5
_LOW: Final = 30
"""… unless the screen has fewer lines than this."""
_NUMBER: Final = 4
_GAP: Final = 2


class Menu:
    def __init__(
        self, entries: Sequence[Entry], asks: Asks, heard: Heard, screen: Screen, words: Words
    ) -> None:
        self.entries = entries
        self.asks = asks
        self.heard = heard
        self.screen = screen
        self.words = words

    def choose(self, start: Way = ()) -> Offered | None:
        """What the player picks; None when they take back the first step."""
        trail = [start]
        while trail:
            offered = self._offered(trail[-1])
            self._show(offered)
            answer = self._answer(offered)
            if isinstance(answer, Offered):
                return answer
            if answer is None:
                trail.pop()
                continue
            way = self._descend((*trail[-1], answer))
            done = self._at(way)
            if done is not None:
                return done
            trail.append(way)
        return None

    def _offered(self, way: Way) -> list[Sentence]:
        """What can be picked next, each once, in the order of the entries."""
        depth = len(way)
        offered: list[Sentence] = []
        for path, _ in self.entries:
            if path[:depth] == way and len(path) > depth and path[depth] not in offered:
                offered.append(path[depth])
        return offered

    def _descend(self, way: Way) -> Way:
        """Past the steps at which there is only one thing to pick."""
        while len(offered := self._offered(way)) == 1:
            way = (*way, offered[0])
        return way

    def _at(self, way: Way) -> Offered | None:
        return next((choice for path, choice in self.entries if path == way), None)

    def _show(self, offered: Sequence[Sentence]) -> None:
        self.screen.show()
        self.screen.show(self.words.say(self.asks(offered)), "bold")
        labels = [self.words.say(each) for each in offered]
        if len(labels) > _ONE_COLUMN or self._must_be_short(labels):
            lines = [Text.assemble(*line) for line in numbered(labels)]
            self.screen.show(Columns(lines, padding=(0, 2), column_first=True, equal=True))
        else:
            self.screen.show(one_column(labels))

    def _must_be_short(self, labels: Sequence[str]) -> bool:
        """On a low screen two columns leave room for what has happened."""
        console = self.screen.console
        fits = 2 * (max(map(len, labels)) + _NUMBER) + _GAP <= console.width
        return len(labels) >= _TWO_COLUMNS and console.height < _LOW and fits

    def _answer(self, offered: Sequence[Sentence]) -> Sentence | Offered | None:
        """One of the offered, one found by typing, or None to go back."""
        while True:
            text = self.screen.line(self.words("terminal-prompt"))
            if text.isdecimal():
                if len(text) < len("1000") and 1 <= int(text) <= len(offered):
                    return offered[int(text) - 1]
                if text.strip("0") == "":
                    return None
                self._hint("terminal-no-such-number", most=len(offered))
            elif fold(text) in spoken(self.words, "undo"):
                return None
            elif not self.heard(text):
                found = self._search(text)
                if found is not None:
                    return found
                self._show(offered)

    def _hint(self, message: str, **about: Word) -> None:
        self.screen.show(self.words(message, **about), "yellow")

    def _search(self, text: str) -> Offered | None:
        """Notation as it stands in records, its beginning, or words of the description."""
        matches = self._matches(text)
        if not matches:
            self._hint("terminal-not-understood", text=text)
            return None
        if len(matches) == 1:
            return matches[0]
        narrowed = [(way, choice) for way, choice in self.entries if choice in matches]
        menu = Menu(narrowed, self.asks, self.heard, self.screen, self.words)
        return menu.choose(menu._descend(()))

    def _matches(self, text: str) -> list[Offered]:
        wanted = fold(text)
        choices = list({choice.number: choice for _, choice in self.entries}.values())
        exact = [each for each in choices if fold(each.notation) == wanted]
        begun = [each for each in choices if fold(each.notation).startswith(wanted)]
        if exact or begun:
            return exact or begun
        parts = wanted.split()
        return [
            each
            for each in choices
            if all(part in fold(self.words.say(each.label)) for part in parts)
        ]


def numbered(labels: Sequence[str]) -> list[tuple[Text, Text]]:
    return [(Text(f"{n:>3} ", "bold yellow"), Text(label)) for n, label in enumerate(labels, 1)]


def one_column(labels: Sequence[str]) -> Table:
    """Numbered, and a long label goes on below its own beginning."""
    rows = Table.grid()
    for line in numbered(labels):
        rows.add_row(*line)
    return rows


def fold(text: str) -> str:
    """Small letters without accents and with single spaces, so that typing is forgiving."""
    letters = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def spoken(words: Words, command: str) -> set[str]:
    """What may be typed for a command: its word in the language, the English one, the short one."""
    own = words(f"terminal-word-{command}")
    return {fold(each) for each in own.split(", ")} | {command}
