"""What the house has learnt about its games: written from an archive of games between its bots.

python scripts/learnt.py play ARCHIVE [--game NAME …] [--games 200] [--level sergeant]
python scripts/learnt.py page ARCHIVE > docs/figures/learnt.md

`play` adds a record a line and goes on where it was left; the same seed deals the same game.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from gaslamp.arena.match import match
from gaslamp.bots import USUAL, bot_for
from gaslamp.core.data import from_plain, to_plain
from gaslamp.core.dice import Dice
from gaslamp.core.interval import wilson
from gaslamp.core.record import Record, replay
from gaslamp.core.seats import OPEN
from gaslamp.games import ON_THE_FRONT_PAGE, game_named
from gaslamp.games.roles import role_of_seat
from gaslamp.history.course import beginnings, course_of
from gaslamp.words import speaking
from gaslamp.words.titles import title

MOST: Final = 8
"""So many rows a table has, the most frequent."""
COMMAND: Final = "python scripts/learnt.py"
Kept = list[tuple[str, Record]]
"""Levels and records."""


def play(archive: Path, games: Sequence[str], many: int, level: str) -> None:
    done = Counter((lvl, record.game) for lvl, record in kept(archive))
    for name in games:
        for seed in range(done[level, name], many):
            line = {"level": level, "record": to_plain(_played(name, level, seed))}
            with archive.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            print(f"\r{name} {seed + 1}/{many} ", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)


def _played(name: str, level: str, seed: int) -> Record:
    game = game_named(name)
    options = game.options({})
    seats = game.usual_size(options)
    bots = {seat: bot_for(name, level) for seat in range(seats)}
    return match(game, options, seats, bots, Dice(seed)).record()


def kept(archive: Path) -> Kept:
    if not archive.exists():
        return []
    lines = [json.loads(line) for line in archive.read_text("utf-8").splitlines()]
    return [(line["level"], from_plain(line["record"], Record)) for line in lines]


def page(archive: Path) -> str:
    found: dict[str, Kept] = defaultdict(list)
    for level, record in kept(archive):
        found[record.game].append((level, record))
    sections = [_section(name, found[name]) for name in ON_THE_FRONT_PAGE if found[name]]
    return "\n".join([HEAD, *sections])


HEAD: Final = f"""\
# What the house has learnt

Written by `{COMMAND} page ARCHIVE` from games between bots of one rank that
`{COMMAND} play ARCHIVE` plays. Shares with their 95 % intervals (Wilson's). It says how these
bots fare with it, not how people would; with so few games most differences are none, and the
intervals say so. A row is there because it was frequent, not because it was good.
"""


def _section(name: str, games: Kept) -> str:
    levels = ", ".join(sorted({level for level, _ in games}))
    records = [record for _, record in games]
    head = f"## {title(game_named(name), speaking('en'))}\n\n{len(records)} games of {levels}s, "
    head += f"{records[0].seats} seats.\n"
    return "\n".join([head, *_parts(name, records)])


def _parts(name: str, records: Sequence[Record]) -> Iterator[str]:
    yield f"How it is begun: {_FIRST[name]}.\n"
    yield _table(_begun(name, records))
    if name == "scotland_yard":
        yield "Where Mister X starts, and how often he escapes from there.\n"
        yield _table(_started(records))
    if name == "mr_jack":
        yield "How long a Jack lives: in which turn the game ends.\n"
        yield _lengths(records)


_FIRST: Final = {
    "sleuth": "the first question of each seat",
    "culprit": "the first card of each seat",
    "mr_jack": "the first character of each side",
    "scotland_yard": "the first ticket of each seat",
}


def _begun(name: str, records: Sequence[Record]) -> dict[str, list[bool]]:
    game = game_named(name)
    said = game.chronicle.say_beginning or str
    found: dict[str, list[bool]] = defaultdict(list)
    for record in records:
        for seat, first in beginnings(game, record).items():
            role = role_of_seat(game, record.seats, seat).replace("_", " ")
            key = f"{role}: {said(first)}" if role else str(said(first))
            found[key].append(_won(record, seat))
    return found


def _started(records: Sequence[Record]) -> dict[str, list[bool]]:
    game = game_named("scotland_yard")
    found: dict[str, list[bool]] = defaultdict(list)
    for record in records:
        *_, last = replay(game, record)
        view: Any = game.view(last.after, OPEN)
        found[f"station {view.start}"].append(_won(record, 0))
    return found


def _won(record: Record, seat: int) -> bool:
    return record.outcome is not None and seat in record.outcome.winners


def _table(found: dict[str, list[bool]]) -> str:
    often = sorted(found.items(), key=lambda each: (-len(each[1]), each[0]))[:MOST]
    rows = [(name, len(won), *_share(sum(won), len(won))) for name, won in often]
    return _written(("", "times", "won", "95 %"), rows)


def _lengths(records: Sequence[Record]) -> str:
    game = game_named("mr_jack")
    ends = Counter(course_of(game, record).turns[-1] for record in records)
    alive, rows = len(records), []
    for turn in sorted(ends):
        rows.append((turn, ends[turn], *_share(alive, len(records))))
        alive -= ends[turn]
    return _written(("turn", "games that ended in it", "still played then", "95 %"), rows)


def _share(part: int, whole: int) -> tuple[str, str]:
    share, low, high = (f"{100 * each:.0f} %" for each in wilson(part, whole))
    return share, f"{low} – {high}"


def _written(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in lines) + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=["play", "page"])
    asked.add_argument("archive", type=Path)
    asked.add_argument("--game", action="append", choices=ON_THE_FRONT_PAGE)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--level", default=USUAL)
    given = asked.parse_args()
    if given.what == "page":
        print(page(given.archive), end="")
        return
    play(given.archive, given.game or ON_THE_FRONT_PAGE, given.games, given.level)


if __name__ == "__main__":
    main()
