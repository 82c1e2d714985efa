"""`gaslamp analyse`: every decision of a finished game, judged by what its seat had seen."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from gaslamp.analysis.appraisal import Analysis, Appraisal, Candidate, KnownCurve, TurningPoint
from gaslamp.analysis.walk import check_over
from gaslamp.analysis.whole import LEAST, MOST, USUAL, analyse, bits, work_in
from gaslamp.cli.parts import Command, argument, option, whole_number
from gaslamp.cli.progress import progress
from gaslamp.core.data import pretty
from gaslamp.core.game import Game
from gaslamp.core.sentence import Sentence, Word, say
from gaslamp.front.files import PlayedRecord, read_record
from gaslamp.words import LANGUAGES, SEAT, Words
from gaslamp.words.people import named
from gaslamp.words.titles import title

_COLUMNS: Final = ("move", "who", "played", "grade", "before", "after", "best")
_WORTH_A_WORD: Final = ("slip", "blunder")


def command(words: Words) -> Command:
    def analyse_(record: str, iterations: int, as_json: bool) -> None:
        played = read_record(record)
        check_over(played.record)
        with progress(work_in(*played[:2]), as_json, words, "analysis-progress") as done:
            found = analyse(*played[:2], iterations, done)
        if as_json:
            print(pretty(in_words(found, played.game)), end="")
        else:
            AnalysisTable(found, played, words).show()

    params = [
        argument("record"),
        whole_number("--iterations", LEAST, MOST, default=USUAL),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("analyse", analyse_, params, words)


def in_words(found: Analysis, game: Game[Any]) -> Analysis:
    """With every reason in every language."""
    spoken = {
        lang: (words := Words(lang)).bound(named(game, found.seats, words)) for lang in LANGUAGES
    }

    def reasoned(each: Appraisal) -> Appraisal:
        if each.why is None:
            return each
        return replace(each, reason={lang: words.say(each.why) for lang, words in spoken.items()})

    return replace(found, decisions=[reasoned(each) for each in found.decisions])


class AnalysisTable:
    """The analysis for people: a table, then what is worth a sentence."""

    def __init__(self, found: Analysis, played: PlayedRecord, words: Words) -> None:
        self._found = found
        self._game = played.game
        self._words = words.bound(named(played.game, found.seats, words))

    def show(self) -> None:
        found = self._found
        print(self._title())
        for line in self._table():
            print(line)
        self._section("analysis-heading-why", self._reasons())
        self._section("analysis-heading-turning", map(self._turning, found.turning))
        self._section("analysis-heading-known", self._known())
        self._section("analysis-heading-fortune", self._fortunes())

    def _title(self) -> str:
        return self._words(
            "analysis-title",
            game=title(self._game, self._words),
            decisions=len(self._found.decisions),
            iterations=self._found.iterations,
        )

    def _section(self, heading: str, lines: Iterator[str]) -> None:
        said = list(lines)
        if said:
            print("", self._words(heading), *said, sep="\n")

    def _table(self) -> Iterator[str]:
        """Columns as wide as they need to be."""
        rows = [[self._words(f"analysis-column-{name}") for name in _COLUMNS]]
        rows += [self._row(each) for each in self._found.decisions]
        widths = [max(len(row[at]) for row in rows) for at in range(len(_COLUMNS))]
        for row in rows:
            cells = zip(row, widths, strict=True)
            yield "  ".join(cell.ljust(width) for cell, width in cells).rstrip()

    def _row(self, each: Appraisal) -> list[str]:
        better = each.best if each.loss else None
        return [
            str(each.ply + 1),
            self._who(each.seat),
            each.notation,
            self._words("analysis-grade", grade=each.grade or "none"),
            self._value(each, each.before),
            self._value(each, each.after),
            better.notation if isinstance(better, Candidate) else "",
        ]

    def _who(self, seat: int) -> str:
        return self._words.say(say(SEAT, seat=seat))

    def _value(self, each: Appraisal, value: float | None) -> str:
        if value is None:
            return ""
        if each.unit == "chance":
            return self._words("analysis-percent", percent=round(100 * value))
        return self._words.say(bits(value))

    def _reasons(self) -> Iterator[str]:
        for each in self._found.decisions:
            if each.grade in _WORTH_A_WORD and each.why is not None:
                yield self._words("analysis-why-line", **self._about(each), why=each.why)

    def _about(self, each: Appraisal) -> dict[str, Word]:
        grade: Sentence = say("analysis-grade", grade=each.grade or "none")
        return {"move": each.ply + 1, "who": say(SEAT, seat=each.seat), "grade": grade}

    def _turning(self, point: TurningPoint) -> str:
        change = f"{100 * point.change:+.0f}"
        who = tuple(say(SEAT, seat=seat) for seat in point.side)
        if point.decision is None or point.said is None:
            move = self._ply(point.step)
            return self._words("analysis-turning-luck", move=move, who=who, change=change)
        each = self._found.decisions[point.decision]
        words: dict[str, Word] = {"move": each.ply + 1, "who": say(SEAT, seat=each.seat)}
        return self._words("analysis-turning-choice", **words, said=point.said, change=change)

    def _ply(self, step: int) -> int:
        """Of the first decision from a step on, as people count them."""
        later = [each.ply + 1 for each in self._found.decisions if each.step >= step]
        return later[0] if later else self._found.decisions[-1].ply + 2

    def _known(self) -> Iterator[str]:
        for curve in self._found.known:
            left = [point.left for point in curve.points if point.left is not None]
            if left and max(left) > 1:
                yield self._words("analysis-known-line", **self._when(curve, min(left)))

    def _when(self, curve: KnownCurve, least: int) -> dict[str, Word]:
        first, acted = curve.first, curve.acted
        when = "silent" if acted is None else "acted"
        if first is None:
            when = "never" if least > 1 else "lost"
        return {
            "who": say(SEAT, seat=curve.seat),
            "when": when,
            "left": least,
            "first": 0 if first is None else self._ply(first),
            "acted": 0 if acted is None else self._ply(acted),
        }

    def _fortunes(self) -> Iterator[str]:
        for each in self._found.fortunes:
            yield self._words(
                "analysis-fortune-line",
                who=tuple(say(SEAT, seat=seat) for seat in each.side),
                first=f"{100 * each.first:.0f}",
                choices=f"{100 * each.choices:+.0f}",
                others=f"{100 * each.others:+.0f}",
                luck=f"{100 * each.luck:+.0f}",
                last=f"{100 * each.last:.0f}",
            )
