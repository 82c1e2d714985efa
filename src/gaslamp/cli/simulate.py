"""`gaslamp simulate`: many random games, and what they came to."""

import signal
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from gaslamp.cli.parts import Command, agreed_options, argument, line_width, option, whole_number
from gaslamp.cli.progress import progress
from gaslamp.core import position as position_module
from gaslamp.core.data import Data, to_json
from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.random_play import Tally, play_many
from gaslamp.front.agreement import agreed
from gaslamp.games import game_named
from gaslamp.words import Words
from gaslamp.words.numbers import decimal
from gaslamp.words.titles import prefix

CUT: Final = "cut"
_BATCH_SECONDS: Final = 0.1
_MOST_GAMES: Final = 10**12


class Report(Data):
    """What `--json` prints."""

    game: str
    games: int
    moves: int
    """Players' actions; chance is counted apart."""
    chance_moves: int
    seconds: float
    moves_per_second: float
    compiled: bool
    cut: int
    """Games that had not ended after 10,000 moves."""
    mean_length: float
    """Moves a game."""
    outcomes: dict[str, int]


def command(words: Words) -> Command:
    def simulate(
        game: str,
        games: int,
        seed: int,
        seats: int | None,
        variant: tuple[str, ...],
        options: str | None,
        as_json: bool,
    ) -> None:
        played = game_named(game)
        wanted = agreed(played, variant, options)
        start = played.start(seats or played.usual_size(wanted), wanted)
        with _interruption() as interrupted, progress(games, as_json, words) as advance:
            report = simulate_games(played, start, games, seed, advance, interrupted)
        _print(played, report, as_json, words)
        if report.games < games:
            raise KeyboardInterrupt

    params = [
        argument("game"),
        whole_number("--games", 1, _MOST_GAMES, default="1000"),
        whole_number("--seed", 0, 2**63 - 1, default="0"),
        *agreed_options(),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("simulate", simulate, params, words)


def is_compiled() -> bool:
    return not str(position_module.__file__).endswith(".py")


def simulate_games(
    game: Game[Any],
    start: Position,
    games: int,
    seed: int,
    advance: Callable[[int], None],
    interrupted: Callable[[], bool],
) -> Report:
    """The same seed plays the same games, however they are cut into batches."""
    dice, tally, ends = Dice(seed), Tally(), Counter[int]()
    done, batch, began = 0, 1, time.perf_counter()
    while done < games and not interrupted():
        batch = min(batch, games - done)
        before = time.perf_counter()
        ends.update(play_many(start, batch, dice, tally))
        taken = time.perf_counter() - before
        done += batch
        advance(batch)
        batch = _next_batch(batch, taken)
    return _report(game, done, tally, ends, time.perf_counter() - began)


def _next_batch(batch: int, taken: float) -> int:
    """Long enough to be fast, short enough that the bar moves and Ctrl-C is heard."""
    return max(1, min(batch * 8, int(batch * _BATCH_SECONDS / max(taken, 1e-6))))


def _report(game: Game[Any], games: int, tally: Tally, ends: Counter[int], took: float) -> Report:
    outcomes = {end.name.lower(): ends[int(end)] for end in game.ends if ends[int(end)]}
    if tally.cut:
        outcomes[CUT] = tally.cut
    return Report(
        game=game.name,
        games=games,
        moves=tally.moves,
        chance_moves=tally.chance_moves,
        seconds=round(took, 6),
        moves_per_second=round(tally.moves / took, 1),
        compiled=is_compiled(),
        cut=tally.cut,
        mean_length=round(tally.moves / max(games, 1), 3),
        outcomes=outcomes,
    )


@contextmanager
def _interruption() -> Iterator[Callable[[], bool]]:
    """Ctrl-C ends the batch in hand instead of tearing it."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield lambda: bool(heard)
    finally:
        signal.signal(signal.SIGINT, before)


def _print(game: Game[Any], report: Report, as_json: bool, words: Words) -> None:
    if as_json:
        print(to_json(report).decode())
        return
    sentence = words(
        "terminal-simulated",
        games=report.games,
        moves=report.moves,
        chance=report.chance_moves,
        seconds=decimal(report.seconds, words),
        speed=round(report.moves_per_second),
        compiled="yes" if report.compiled else "no",
        length=decimal(report.mean_length, words),
    )
    print(textwrap.fill(sentence, line_width()))
    for reason, times in report.outcomes.items():
        print(f"  {times:>9}  {_reason(game, reason, words)}")


def _reason(game: Game[Any], reason: str, words: Words) -> str:
    if reason == CUT:
        return words("terminal-cut")
    return words(f"{prefix(game)}-reason-{reason.replace('_', '-')}")
