"""What a seat can know, drawn in a terminal or written for programs."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from gaslamp.core.data import to_plain
from gaslamp.games import game_named
from gaslamp.knowledge import Look
from gaslamp.knowledge.deduced import deduced
from gaslamp.terminal.screen import Screen
from gaslamp.words import LANGUAGES, Words
from gaslamp.words.numbers import decimal, percentage, whole
from gaslamp.words.people import named

_BOUNDLESS: Final = 10_000
Chances = Mapping[str, Mapping[str, Fraction]]
_WIDE: Final = 10
"""More answers than that are listed one below the other instead of side by side."""


class ShownLook:
    """What a look finds, for the eyes of people or programs."""

    def __init__(self, look: Look, why: bool) -> None:
        self.look = look
        self.sight = look.sight
        self.game = game_named(look.sight.game, look.sight.rules)
        self.knowledge = look.knowledge
        self.reasons = [look.why(claim) for claim in look.certainties] if why else []

    def in_data(self) -> dict[str, Any]:
        """As the server sends it, with the reasons in both languages if they are wanted."""
        sent = to_plain(deduced(self.look))
        spoken = [words.bound(self._names(words)) for words in map(Words, LANGUAGES)]
        for entry, reasons in zip(sent["certain"], self.reasons, strict=False):
            entry["why"] = {
                words.lang: [words.say(reason) for reason in reasons] for words in spoken
            }
        for sentences in ("subjects", "answers"):
            sent.pop(sentences)
        return {"game": self.sight.game, "seat": self._seat(), **sent}

    def show(self, words: Words, screen: Screen) -> None:
        words = words.bound(self._names(words))
        beliefs = self.look.beliefs
        screen.show(words("terminal-deduced", worlds=whole(beliefs.worlds, words)), "bold")
        if beliefs.effective is not None:
            screen.show(words("terminal-deduced-drawn", draws=beliefs.effective))
        screen.console.print(self._table(words, screen.console))
        for claim, reasons in zip(self.look.certainties, self.reasons, strict=False):
            screen.show(words.say(self.knowledge.say_claim(claim)), "bold")
            for reason in reasons:
                screen.show(f" · {words.say(reason)}")

    def _names(self, words: Words) -> Any:
        me = self.sight.viewer if self.sight.viewer >= 0 else None
        return named(self.game, self.sight.seats, words, me)

    def _seat(self) -> str | None:
        viewer = self.sight.viewer
        return self.game.name_of(viewer, self.sight.seats) if viewer >= 0 else None

    def _table(self, words: Words, console: Console) -> Table:
        """Side by side where that fits into the terminal, otherwise one after the other."""
        chances = self.knowledge.shown(self.look.beliefs)
        answers = sorted({answer for each in chances.values() for answer in each}, key=_in_order)
        if len(answers) <= _WIDE:
            grid = self._grid(words, chances, answers)
            boundless = console.options.update(width=_BOUNDLESS)
            if Measurement.get(console, boundless, grid).maximum <= console.width:
                return grid
        return self._list(words, chances, console.width)

    def _grid(self, words: Words, chances: Chances, answers: Sequence[str]) -> Table:
        grid = Table(box=None, padding=(0, 1), pad_edge=False)
        grid.add_column("", no_wrap=True)
        for answer in answers:
            said = words.say(self.knowledge.say_answer(answer))
            grid.add_column(said.replace(" ", "\n"), justify="right", no_wrap=True)
        for subject, each in chances.items():
            cells = [percent(each.get(answer), words) for answer in answers]
            grid.add_row(Text(words.say(self.knowledge.say_subject(subject))), *cells)
        return grid

    def _list(self, words: Words, chances: Chances, width: int) -> Table:
        """The likeliest answers first."""
        subjects = [words.say(self.knowledge.say_subject(subject)) for subject in chances]
        room = width - max(map(len, subjects)) - 2
        grid = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        grid.add_column(no_wrap=True)
        for subject, each in zip(subjects, chances.values(), strict=True):
            likeliest = sorted(each.items(), key=lambda pair: -pair[1])
            said = [self._likely(words, answer, chance) for answer, chance in likeliest]
            grid.add_row(Text(subject), in_lines(said, room))
        return grid

    def _likely(self, words: Words, answer: str, chance: Fraction) -> Text:
        named = Text(f"{words.say(self.knowledge.say_answer(answer))} ")
        return named.append_text(percent(chance, words))


def in_lines(pieces: Sequence[Text], width: int) -> Text:
    """One after the other, none of them torn apart where it fits into a line."""
    lines = [Text()]
    for piece in pieces:
        gap = "  " if lines[-1] else ""
        if gap and lines[-1].cell_len + len(gap) + piece.cell_len > width:
            lines.append(Text())
            gap = ""
        lines[-1].append(gap).append_text(piece)
    return Text("\n").join(lines)


def _in_order(answer: str) -> tuple[bool, str]:
    """Seats' letters before words."""
    return answer.islower(), answer


def percent(chance: Fraction | None, words: Words) -> Text:
    """Nothing is shown as certain, or as impossible, that is only nearly so."""
    if chance is None:
        return Text("·", "dim")
    if chance == 1:
        return Text(percentage("100", words), "bold")
    rounded = round(float(100 * chance), 1)
    nearly = {100.0: "~100", 0.0: "~0"}.get(rounded)
    return Text(percentage(nearly or decimal(rounded, words), words))
