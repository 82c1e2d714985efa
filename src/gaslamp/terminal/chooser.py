"""`gaslamp` alone: which game, with how many, and how? Or on with one that was left?"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from gaslamp.core.errors import Refusal
from gaslamp.core.game import Game
from gaslamp.core.sentence import Word, say
from gaslamp.front.agreement import agreed
from gaslamp.games import every_name, game_named
from gaslamp.terminal import saves
from gaslamp.terminal.arrival import PACE, Wanted, sit_again, sit_down
from gaslamp.terminal.menu import fold, one_column, spoken
from gaslamp.terminal.screen import Leaving, Screen
from gaslamp.words import LANGUAGES, Words
from gaslamp.words.titles import prefix, title

Labelled = tuple[str, Callable[[], None]]

_MOST_SAVES: Final = 5


class OtherLanguage(Exception):  # noqa: N818 - a wish, not a fault
    """The person would rather be spoken to in the other language."""


def open_house(words: Words) -> None:
    screen = Screen()
    screen.show("Gaslamp", "bold yellow")
    while True:
        try:
            Chooser(screen, words).run()
            return
        except OtherLanguage:
            [other] = [lang for lang in LANGUAGES if lang != words.lang]
            words = Words(other)
        except Leaving:
            return


class Chooser:
    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def run(self) -> None:
        choices = [*self._new_games(), *self._left_games()]
        picked = self._pick("terminal-which-game", [label for label, _ in choices])
        choices[picked][1]()

    def _new_games(self) -> list[Labelled]:
        games = [game_named(name) for name in every_name()]
        return [
            (self._item(game, say(f"{prefix(game)}-title"), "about"), partial(self._new, game))
            for game in games
        ]

    def _left_games(self) -> list[Labelled]:
        """Saved games that can still be read; the others are left where they are."""
        found: list[Labelled] = []
        for path in saves.kept_paths()[:_MOST_SAVES]:
            try:
                label = self._left(saves.load(path), path)
            except Refusal:
                continue
            found.append((label, partial(sit_again, path, self.words, PACE)))
        return found

    def _left(self, saved: saves.Saved, path: Path) -> str:
        game = game_named(saved.record.game)
        return self.words(
            "terminal-go-on",
            game=title(game, self.words),
            seats=saved.record.seats,
            moves=len(saved.record.moves),
            date=path.name[:10],
        )

    def _new(self, game: Game[Any]) -> None:
        while True:
            options = self._options(game)
            seats = self._seats(game, options)
            try:
                game.start(seats, options)
            except Refusal as refusal:
                self.screen.show(self.words.say(refusal.sentence), "yellow")
                continue
            return sit_down(Wanted(game, seats, options, 0), self.words, PACE)

    def _options(self, game: Game[Any]) -> Any:
        """The variants that are wanted, typed as numbers; nothing is the usual game."""
        names = list(game.variants)
        while names:
            self._list([self._item(game, name, f"variant-{name}") for name in names])
            text = self._line(self.words("terminal-which-variants")).replace(",", " ")
            numbers = [int(part) for part in text.split() if part.isdecimal() and len(part) < 3]
            if all(1 <= number <= len(names) for number in numbers):
                return agreed(game, [names[number - 1] for number in numbers], None)
        return game.options({})

    def _seats(self, game: Game[Any], options: Any) -> int:
        sizes, usual = game.table_sizes(options), game.usual_size(options)
        if len(sizes) == 1:
            return usual
        question = self.words("terminal-how-many", fewest=sizes[0], most=sizes[-1], usual=usual)
        while True:
            text = self._line(question) or str(usual)
            if text.isdecimal() and int(text[:3]) in sizes:
                return int(text[:3])

    def _item(self, game: Game[Any], name: Word, message: str) -> str:
        about = say(f"{prefix(game)}-{message}")
        return self.words("terminal-item", name=name, about=about)

    def _pick(self, question: str, labels: Sequence[str]) -> int:
        self.screen.show()
        self.screen.show(self.words(question), "bold")
        self._list(labels)
        self.screen.show(self.words("terminal-chooser-hint"), "dim")
        while True:
            text = self._line("")
            if text.isdecimal() and 1 <= int(text[:3]) <= len(labels):
                return int(text[:3]) - 1

    def _list(self, labels: Sequence[str]) -> None:
        self.screen.show(one_column(labels))

    def _line(self, question: str) -> str:
        text = self.screen.line(f"{question} {self.words('terminal-prompt')}".lstrip())
        if fold(text) in spoken(self.words, "quit"):
            raise Leaving
        if fold(text) in spoken(self.words, "language"):
            raise OtherLanguage
        return text
