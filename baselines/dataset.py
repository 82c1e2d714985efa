"""Makes a data set of arena games: compressed records with digests (see gaslamp.research.dataset).

    python baselines/dataset.py .bench_cache/games --games 100000 --cores 2
    python baselines/dataset.py .bench_cache/games --games 0 --page docs/figures

A quarter of the games is of each kind, at its usual table, with a rank for every side drawn from
those that are asked for. What a game is follows from its number, on a busy machine too: nobody
looks at the clock. Stopped, it goes on where it was: files that are there and whole are not made
again. A page says what there is, and what its digests are: the same on however many cores.
"""

import argparse
import lzma
from collections.abc import Iterator
from copy import copy
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.arena.match import match
from gaslamp.bots import bot_for
from gaslamp.core.data import from_json
from gaslamp.core.dice import Dice
from gaslamp.core.game import HOUSE
from gaslamp.core.record import Record
from gaslamp.games import NAMES, game_named
from gaslamp.research import dataset
from gaslamp.research.dataset import ArenaGame
from gaslamp.search.budget import Budget

RANKS = ("novice", "constable", "sergeant")
_OTHER_DICE = 1 << 40
"""Who sits where is drawn apart from the game."""
PAGE = """\
# The data set

Written by `python baselines/dataset.py FOLDER --games 0 --page docs/figures`, of {games:,} games
that `python baselines/dataset.py FOLDER` had made by then, of 100,000. Novices,
constables and sergeants play, by iterations and not by the clock. A digest is SHA-256 of a kind's
contents, one file after the other; that of every file is in [dataset.sha256](dataset.sha256), as
`sha256sum` writes them, of what `xz --decompress` makes of it, on whatever machine.

| game | files | games | decisions | bytes | compressed | digest |
| --- | --- | --- | --- | --- | --- | --- |
"""


class Job(NamedTuple):
    folder: Path
    game: str
    number: int
    size: int
    ranks: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.number:05}.jsonl.xz"


def unhurried(bot: Any) -> Any:
    """The same bot, which thinks by iterations alone, as many as its rank does."""
    twin = copy(bot)
    if hasattr(bot, "usual"):
        twin.usual = Budget(bot.usual.iterations)
    if hasattr(bot, "milliseconds"):
        twin.milliseconds = None
    return twin


def played(game: str, seed: int, ranks: tuple[str, ...]) -> ArenaGame:
    rules = game_named(game)
    options = rules.options({})
    seats, draw = rules.usual_size(options), Dice(seed + _OTHER_DICE)
    players = [""] * seats
    for side in rules.sides(seats):
        rank = ranks[draw.below(len(ranks))]
        for seat in side:
            players[seat] = rank
    bots = {seat: unhurried(bot_for(game, rank)) for seat, rank in enumerate(players)}
    play = match(rules, options, seats, bots, Dice(seed))
    return ArenaGame(seed, players, play.record(abandoned=not play.position.over))


def make(job: Job) -> tuple[str, list[ArenaGame]]:
    first = job.number * job.size
    found = [played(job.game, first + each, job.ranks) for each in range(job.size)]
    return job.name, found


def jobs(folder: Path, games: int, size: int, ranks: tuple[str, ...]) -> Iterator[Job]:
    """Those that are not done: a file of each kind in turn, so that a stop leaves some of all."""
    for number in range(games // len(NAMES) // size):
        for game in NAMES:
            job = Job(folder, game, number, size, ranks)
            if not dataset.is_whole(folder, job.name):
                yield job


def page(folder: Path, into: Path) -> None:
    """What there is of each kind, and the digests of all files."""
    rows, listed, total = list[str](), list[str](), 0
    for game in NAMES:
        whole, games, decisions, read, packed = sha256(), 0, 0, 0, 0
        files = sorted(folder.glob(f"{game}-*.jsonl.xz"))
        for file in files:
            contents = lzma.decompress(file.read_bytes())
            whole.update(contents)
            listed.append(f"{sha256(contents).hexdigest()}  {file.name.removesuffix('.xz')}\n")
            found = [from_json(line, ArenaGame).record for line in contents.splitlines()]
            games, decisions = games + len(found), decisions + sum(map(decided, found))
            read, packed = read + len(contents), packed + file.stat().st_size
        numbers = " | ".join(f"{each:,}" for each in (len(files), games, decisions, read, packed))
        rows.append(f"| `{game}` | {numbers} | `{whole.hexdigest()}` |\n")
        total += games
    (into / "dataset.md").write_text(PAGE.format(games=total) + "".join(rows))
    (into / "dataset.sha256").write_text("".join(listed))


def decided(record: Record) -> int:
    """How often players decided in it; a line of a record has several decisions of one of them."""
    return sum(line.count(", ") + 1 for line in record.moves if not line.startswith(f"{HOUSE}: "))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--size", type=int, default=100, help="games in a file")
    asked.add_argument("--cores", type=int, default=1)
    asked.add_argument("--ranks", nargs="+", default=list(RANKS))
    asked.add_argument("--page", type=Path, help="the folder for a page about what there is")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    left = list(jobs(given.folder, given.games, given.size, tuple(given.ranks)))
    with get_context("spawn").Pool(given.cores) as pool:
        for done, (name, found) in enumerate(pool.imap_unordered(make, left), start=1):
            dataset.write(given.folder, name, found)
            print(f"{name} ({done} of {len(left)})", flush=True)
    if given.page is not None:
        page(given.folder, given.page)


if __name__ == "__main__":
    main()
