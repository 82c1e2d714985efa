"""`gaslamp arena`: bots against bots, and what their games came to."""

import os
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, Final

import click

from gaslamp.arena.cluster import Cluster
from gaslamp.arena.errand import Errand, found, measure, verdict
from gaslamp.arena.page import write_page
from gaslamp.arena.processes import Processes
from gaslamp.arena.programme import GroupTerms, MatchTerms, Programme, one, programme_in
from gaslamp.arena.results import Results
from gaslamp.cli.parts import Command, Group, argument, made, option, whole_number
from gaslamp.cli.progress import progress
from gaslamp.core.data import Data, to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.front.files import read_bytes
from gaslamp.words import Words
from gaslamp.words.numbers import decimal, percentage

_MOST_GAMES: Final = 10**9
_MOST_SEED: Final = 2**63 - 1
_MOST: Final = 10**9


class MatchReport(Data, rename={"for_": "for"}):
    """What `--json` prints."""

    game: str
    for_: str
    against: str
    role: str | None
    games: int
    won: int
    share: float
    low: float
    high: float
    mean_ms: float
    failures: int


def command(words: Words) -> Group:
    def alone() -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    commands = [_match(words), _among("ladder", words), _among("round-robin", words)]
    commands += [_run(words), _page(words)]
    return Group("arena", alone, [], words).offering(made(commands))


def _match(words: Words) -> Command:
    def match(mine: str, against: str, role: str | None, as_json: bool, **given: Any) -> None:
        terms, how = _terms(given), _how(given)
        asked = one(MatchTerms(mine=mine, against=against, role=role, **terms), mine, against, role)
        _played([asked], how, as_json, words)

    params = [
        argument("game"),
        option("--for", "mine", metavar="level", required=True),
        option("--against", metavar="level", required=True),
        option("--role", metavar="role"),
        *_terms_options(),
        *_how_options(),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("match", match, params, words)


def _among(name: str, words: Words) -> Command:
    """Each of some levels against the one below it, or against all others."""

    def play(levels: str, as_json: bool, **given: Any) -> None:
        terms, how = _terms(given), _how(given)
        among = GroupTerms(levels=[level.strip() for level in levels.split(",")], **terms)
        is_ladder = name == "ladder"
        whole = Programme(ladder=[among]) if is_ladder else Programme(round_robin=[among])
        _played(whole.asked(), how, as_json, words)

    levels = option("--levels", metavar="names", required=True)
    as_json = option("--json", "as_json", is_flag=True)
    params = [argument("game"), levels, *_terms_options(), *_how_options(), as_json]
    return Command(name, play, params, words)


def _run(words: Words) -> Command:
    def run(file: str, as_json: bool, **given: Any) -> None:
        how = _how(given)
        _played(programme_in(read_bytes(file)).asked(), how, as_json, words)

    params = [argument("file"), *_how_options(), option("--json", "as_json", is_flag=True)]
    return Command("run", run, params, words)


def _page(words: Words) -> Command:
    def page(file: str, into: str) -> None:
        read_bytes(file)
        book, figures = Results.of(Path(file)), _folder(into)
        if not book.cells:
            raise Unreadable(say("arena-no-results", name=file))
        pictures = figures.parent / "pictures"
        pictures.mkdir(exist_ok=True)
        for path in write_page(book, figures, pictures):
            print(path)

    into = option("--into", metavar="folder", default="docs/figures")
    return Command("page", page, [argument("file"), into], words)


def _folder(name: str) -> Path:
    try:
        if Path(name).is_dir():
            return Path(name).resolve()
    except (OSError, ValueError):
        pass
    raise Unreadable(say("arena-no-folder", name=name))


def _terms_options() -> list[click.Option]:
    return [
        whole_number("--seats", 1, 99),
        option("--variant", multiple=True, metavar="name"),
        whole_number("--games", 1, _MOST_GAMES, default="1000"),
        whole_number("--seed", 0, _MOST_SEED, default="0"),
        whole_number("--ms", 0, _MOST),
        whole_number("--iterations", 0, _MOST),
        option("--sprt", metavar="shares"),
    ]


def _terms(given: dict[str, Any]) -> dict[str, Any]:
    names = ("game", "seats", "variant", "games", "seed", "ms", "iterations", "sprt")
    terms = {name: given.pop(name) for name in names}
    terms["variant"] = list(terms["variant"])
    terms["sprt"] = _shares(terms["sprt"])
    return terms


def _shares(text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise Unreadable(say("arena-sprt")) from None
    if not 0 < low < high < 1:
        raise Unreadable(say("arena-sprt"))
    return low, high


class How(Data):
    """Where it is played and written down, and how long."""

    results: str | None
    minutes: int | None
    processes: int
    ray: str | None


def _how_options() -> list[click.Option]:
    return [
        option("--results", metavar="results"),
        whole_number("--minutes", 1, 100_000),
        whole_number("--processes", 1, 1024, default=str(os.cpu_count() or 1)),
        option("--ray", metavar="address"),
    ]


def _how(given: dict[str, Any]) -> How:
    return How(**{name: given[name] for name in How.__struct_fields__})


def _played(asked: Sequence[Errand], how: How, as_json: bool, words: Words) -> None:
    book = Results() if how.results is None else _book(how.results)
    seconds = None if how.minutes is None else 60.0 * how.minutes
    total = sum(each.games for each in asked)
    with closing(book), _place(how) as place, progress(total, as_json, words) as advance:
        measure(asked, book, place, seconds, advance)
    for each in asked:
        print(to_json(_report(each, book)).decode() if as_json else _said(each, book, words))


def _place(how: How) -> Any:
    if how.ray is None:
        return nullcontext(Processes(how.processes))
    return closing(Cluster(how.ray))


def _book(name: str) -> Results:
    """Whether it can be written is looked at before anything is played, and not an hour later."""
    try:
        book = Results.of(Path(name))
        with Path(name).open("ab"):
            return book
    except (OSError, ValueError):
        raise Unreadable(say("terminal-cannot-write", name=name)) from None


def _report(asked: Errand, book: Results) -> MatchReport:
    cell, came_to = asked.cell, found(asked, book)
    return MatchReport(
        game=cell.game,
        for_=cell.mine,
        against=cell.theirs,
        role=cell.role,
        games=came_to.games,
        won=came_to.won,
        share=round(came_to.interval.share, 4),
        low=round(came_to.interval.low, 4),
        high=round(came_to.interval.high, 4),
        mean_ms=round(came_to.mean_ms, 3),
        failures=came_to.failures,
    )


def _said(asked: Errand, book: Results, words: Words) -> str:
    cell, came_to = asked.cell, found(asked, book)
    decided = verdict(asked, book).nearer
    return words(
        "arena-came-to",
        game=cell.game,
        mine=cell.mine,
        theirs=cell.theirs,
        role=cell.role or "none",
        games=came_to.games,
        share=_percent(came_to.interval.share, words),
        low=_percent(came_to.interval.low, words),
        high=_percent(came_to.interval.high, words),
        ms=decimal(came_to.mean_ms, words),
        failures=came_to.failures,
        decided=decided or "no",
    )


def _percent(share: float, words: Words) -> str:
    return percentage(decimal(100 * share, words), words)
