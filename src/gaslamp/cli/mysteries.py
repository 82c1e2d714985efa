"""`gaslamp mysteries`: made, counted, proved, and one to solve every day."""

import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

import click

from gaslamp.arena.cluster import Errands
from gaslamp.cli.parts import Command, Group, argument, made, option, whole_number
from gaslamp.cli.progress import progress
from gaslamp.core.data import Data, pretty, to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.front.files import read_bytes
from gaslamp.games import NAMES, game_named
from gaslamp.mysteries import narrative
from gaslamp.mysteries.answers import is_right
from gaslamp.mysteries.maker import kinds_of
from gaslamp.mysteries.mystery import DIFFICULTIES, Mystery, written
from gaslamp.mysteries.proofs import prove
from gaslamp.mysteries.shelf import mysteries_of, mystery_with
from gaslamp.mysteries.today import day_of, mystery_of
from gaslamp.mysteries.workshop import Workshop, read_many
from gaslamp.terminal.boards import board_for
from gaslamp.terminal.screen import Screen
from gaslamp.words import Words
from gaslamp.words.people import named
from gaslamp.words.titles import title

_MOST: Final = 1_000_000
_MOST_SEED: Final = 2**63 - 1
_MOST_JOBS: Final = 1024


class MysteryCount(Data):
    """A line of `list --json`."""

    game: str
    kind: str
    number: int
    difficulties: dict[str, int]


class MysteryCounts(Data):
    number: int
    games: dict[str, int]
    kinds: list[MysteryCount]


def command(words: Words) -> Group:
    def alone() -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    commands = [_make(words), _list(words), _prove(words), _today(words), _write(words)]
    return Group("mysteries", alone, [], words).offering(made(commands))


def _make(words: Words) -> Command:
    def make(
        game: str,
        count: int,
        seed: int,
        kind: str | None,
        into: str,
        jobs: int | None,
        ray: str | None,
        as_json: bool,
    ) -> None:
        workshop = _workshop(game, Path(into), seed, jobs, ray)
        fresh = 0
        with progress(max(0, count - len(workshop.made)), as_json, words) as advance:
            for _ in workshop.make(count, kind):
                fresh += 1
                advance(1)
        _report(workshop, fresh, as_json, words)

    params = [
        option("--game", metavar="game", required=True),
        whole_number("--count", 1, _MOST, default="10"),
        whole_number("--seed", 0, _MOST_SEED, default="0"),
        option("--kind", metavar="kind"),
        option("--into", metavar="folder", default="mysteries"),
        whole_number("--jobs", 1, _MOST_JOBS),
        option("--ray", metavar="address"),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("make", make, params, words)


def _workshop(game: str, folder: Path, seed: int, jobs: int | None, ray: str | None) -> Workshop:
    """What it makes is the same wherever it is made."""
    kinds_of(game)
    if ray is None:
        return Workshop(game, folder, seed, jobs or os.cpu_count() or 1)
    errands = Errands(ray)
    return Workshop(game, folder, seed, jobs or errands.cores, lambda: errands)


def _report(workshop: Workshop, fresh: int, as_json: bool, words: Words) -> None:
    file, number = str(workshop.file), len(workshop.made)
    if as_json:
        print(to_json({"file": file, "mysteries": number, "new": fresh}).decode())
    else:
        print(words("mystery-made", file=file, number=number, fresh=fresh))


def _list(words: Words) -> Command:
    def list_(game: str | None, source: str | None, as_json: bool) -> None:
        counts = counted(_listed(game, source))
        if as_json:
            print(pretty(counts), end="")
        else:
            _show_counts(counts, words)

    params = [
        option("--game", metavar="game"),
        option("--file", "source", metavar="file"),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("list", list_, params, words)


def _listed(game: str | None, source: str | None) -> list[Mystery]:
    if source is not None:
        found = read_many(read_bytes(source))
        return [each for each in found if game in (None, each.game)]
    names = NAMES if game is None else (game,)
    return [each for name in names for each in mysteries_of(name)]


def counted(mysteries: Sequence[Mystery]) -> MysteryCounts:
    kinds = dict.fromkeys((each.game, each.kind) for each in mysteries)
    return MysteryCounts(
        number=len(mysteries),
        games=dict(Counter(each.game for each in mysteries)),
        kinds=[_count(*kind, mysteries) for kind in kinds],
    )


def _count(game: str, kind: str, mysteries: Iterable[Mystery]) -> MysteryCount:
    found = [each.difficulty for each in mysteries if (each.game, each.kind) == (game, kind)]
    difficulties = {name: found.count(name) for name in DIFFICULTIES}
    return MysteryCount(game, kind, len(found), difficulties)


def _show_counts(counts: MysteryCounts, words: Words) -> None:
    for each in counts.kinds:
        said = [
            words("mystery-counted", number=number, difficulty=_difficulty(name, words))
            for name, number in each.difficulties.items()
            if number
        ]
        game = title(game_named(each.game), words)
        how = {"game": game, "kind": each.kind, "difficulties": ", ".join(said)}
        print(words("mystery-listed", number=each.number, **how))


def _difficulty(name: str, words: Words) -> str:
    return words("mystery-difficulty", difficulty=name)


def _prove(words: Words) -> Command:
    def prove_(file: str, as_json: bool) -> None:
        mysteries = read_many(read_bytes(file))
        if not mysteries:
            raise Unreadable(say("unreadable-json"))
        with progress(len(mysteries), as_json, words) as advance:
            for mystery in mysteries:
                prove(mystery)
                advance(1)
        if as_json:
            print(pretty(counted(mysteries)), end="")
        else:
            print(words("mystery-proved", number=len(mysteries)))

    params = [argument("file"), option("--json", "as_json", is_flag=True)]
    return Command("prove", prove_, params, words)


def _write(words: Words) -> Command:
    def write(mystery: str) -> None:
        sys.stdout.buffer.write(written(mystery_with(mystery)))

    return Command("write", write, [argument("mystery")], words)


def _today(words: Words) -> Command:
    def today(
        game: str, date: str | None, answer: str | None, hints: int, show: bool, as_json: bool
    ) -> None:
        day = datetime.now(UTC).date() if date is None else day_of(date)
        mystery = mystery_of(game, day)
        told = _told(mystery, day, answer, hints, show, words)
        if as_json:
            print(pretty(told), end="")
        else:
            _show(mystery, told, answer is None, words)

    params = [
        option("--game", metavar="game", default="sleuth"),
        option("--date", metavar="date"),
        option("--answer", metavar="text"),
        whole_number("--hints", 0, narrative.HINTS, default="0"),
        option("--show", is_flag=True),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("today", today, params, words)


def _told(
    mystery: Mystery, day: date, answer: str | None, hints: int, show: bool, words: Words
) -> dict[str, Any]:
    """As JSON; the answer is in it only if it was found or is to be shown."""
    spoken = words.bound(named(mystery.rulebook, mystery.seats, words, mystery.viewer))
    right = answer is not None and is_right(mystery, answer.strip())
    chain = narrative.chain(mystery) if right or show else []
    return {
        "game": mystery.game,
        "kind": mystery.kind,
        "date": day.isoformat(),
        "difficulty": mystery.difficulty,
        "question": spoken.say(narrative.question(mystery)),
        "facts": [spoken.say(each) for each in narrative.facts(mystery)],
        "hints": [spoken.say(each) for each in narrative.hints(mystery, hints)],
        "right": None if answer is None else right,
        "chain": [spoken.say(each) for each in chain],
        "solution": spoken.say(narrative.solution(mystery)) if right or show else None,
    }


def _show(mystery: Mystery, told: dict[str, Any], board: bool, words: Words) -> None:
    screen = Screen()
    game = title(mystery.rulebook, words)
    day = {"date": told["date"], "game": game}
    difficulty = _difficulty(mystery.difficulty, words)
    screen.show(words("mystery-of-the-day", **day, difficulty=difficulty), "bold")
    if board:
        _draw(mystery, screen, words)
    screen.show(told["question"], "bold")
    for line in [*told["facts"], *told["hints"]]:
        screen.show(f" · {line}")
    if told["right"] is not None:
        screen.show(words("mystery-right" if told["right"] else "mystery-wrong"), "bold")
    for line in told["chain"]:
        screen.show(f" → {line}")
    if told["solution"]:
        screen.show(told["solution"])


def _draw(mystery: Mystery, screen: Screen, words: Words) -> None:
    spoken = words.bound(named(mystery.rulebook, mystery.seats, words, mystery.viewer))
    board_for(mystery.game).draw(mystery.sight, spoken, screen.console)
