"""Which way to rate people foretells their games best: measured on games between bots.

python -m bench.ratings RESULTS…

Each level is made into a dozen people who do not know that they are alike, and whose games come in
a shuffled order. Before every game each way says how likely which side is to win, then it is told;
what it said of somebody's first games counts as much as the rest. `openskill` is only needed here.
"""

import random
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from gaslamp.arena.cell import Cell
from gaslamp.arena.contest import GameResult
from gaslamp.arena.results import Results
from gaslamp.history import rating

PEOPLE: Final = 12
SHUFFLES: Final = 5
_FAINT: Final = 1e-9


class Bout(NamedTuple):
    """Who played on which side, and which sides won. A player is a name and a role."""

    sides: list[list[tuple[str, str]]]
    won: list[int]


class Way(Protocol):
    def chances(self, sides: Sequence[Sequence[Any]]) -> list[float]: ...

    def learn(self, bout: Bout) -> None: ...


class Elo:
    """One number a player; of many sides each pair has played."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.points: dict[Any, float] = defaultdict(float)

    def _sides(self, sides: Sequence[Sequence[Any]]) -> list[float]:
        return [sum(self.points[each] for each in side) / len(side) for side in sides]

    def chances(self, sides: Sequence[Sequence[Any]]) -> list[float]:
        weights = [10 ** (points / 400) for points in self._sides(sides)]
        return [weight / sum(weights) for weight in weights]

    def learn(self, bout: Bout) -> None:
        points, count = self._sides(bout.sides), len(bout.sides)
        for mine, side in enumerate(bout.sides):
            gain = 0.0
            for other in range(count):
                if (mine in bout.won) != (other in bout.won):
                    expected = 1 / (1 + 10 ** ((points[other] - points[mine]) / 400))
                    gain += (mine in bout.won) - expected
            for each in side:
                self.points[each] += self.step * gain / (count - 1)


class Ours:
    def __init__(self) -> None:
        self.known: dict[Any, rating.Strength] = defaultdict(lambda: rating.NEWCOMER)

    def chances(self, sides: Sequence[Sequence[Any]]) -> list[float]:
        return rating.chances([[self.known[each] for each in side] for side in sides])

    def learn(self, bout: Bout) -> None:
        before = [[self.known[each] for each in side] for side in bout.sides]
        for side, new in zip(bout.sides, rating.after(before, bout.won), strict=True):
            self.known.update(zip(side, new, strict=True))


class OpenSkill:
    def __init__(self, name: str) -> None:
        from openskill import models  # noqa: PLC0415 - only for who compares

        self.model = getattr(models, name)()
        self.known: dict[Any, Any] = defaultdict(self.model.rating)

    def chances(self, sides: Sequence[Sequence[Any]]) -> list[float]:
        found: list[float] = self.model.predict_win([[self.known[e] for e in s] for s in sides])
        return found

    def learn(self, bout: Bout) -> None:
        teams = [[self.known[each] for each in side] for side in bout.sides]
        ranks = [0 if number in bout.won else 1 for number in range(len(teams))]
        for side, new in zip(bout.sides, self.model.rate(teams, ranks=ranks), strict=True):
            self.known.update(zip(side, new, strict=True))


WAYS: Final[dict[str, Callable[[], Way]]] = {
    "nobody is stronger than anybody": lambda: Elo(0),
    "Elo, 16 a game": lambda: Elo(16),
    "Elo, 32 a game": lambda: Elo(32),
    "openskill, Bradley-Terry, full": lambda: OpenSkill("BradleyTerryFull"),
    "openskill, Bradley-Terry, partial": lambda: OpenSkill("BradleyTerryPart"),
    "openskill, Thurstone-Mosteller, full": lambda: OpenSkill("ThurstoneMostellerFull"),
    "openskill, Plackett-Luce": lambda: OpenSkill("PlackettLuce"),
    "the house's (Plackett-Luce, sides averaged)": Ours,
}


def bouts(book: Results, chance: random.Random) -> list[Bout]:
    found = [
        _bout(cell, played, chance)
        for id_, cell in book.cells.items()
        for played in book.games[id_].values()
        if played.scores and cell.mine != cell.theirs
    ]
    chance.shuffle(found)
    return found


def _bout(cell: Cell, played: GameResult, chance: random.Random) -> Bout:
    game = cell.rulebook
    roles = game.roles or ("",) * cell.seats
    sides, scored = [], []
    for role, side in zip(roles, game.sides(cell.seats), strict=True):
        level = cell.mine if side[0] in played.mine else cell.theirs
        sides.append([(f"{level} {chance.randrange(PEOPLE)}", role)])
        scored.append(max(played.scores[seat] for seat in side))
    best = max(scored)
    return Bout(sides, [n for n, score in enumerate(scored) if score == best and best > 0])


def judged(way: Way, games: Sequence[Bout]) -> tuple[float, float]:
    """The mean logarithm of what was said of what came, and how often the likeliest came."""
    loss = right = 0.0
    for bout in games:
        said = way.chances(bout.sides)
        if bout.won:
            loss -= log(max(_FAINT, sum(said[side] for side in bout.won)))
            right += max(range(len(said)), key=said.__getitem__) in bout.won
        way.learn(bout)
    count = sum(bool(bout.won) for bout in games)
    return loss / count, right / count


def main(names: Sequence[str]) -> None:
    print("| results | games | way | log loss | accuracy |\n| --- | --- | --- | --- | --- |")
    for name in names:
        book = Results.of(Path(name))
        for label, make in WAYS.items():
            runs = [judged(make(), bouts(book, random.Random(seed))) for seed in range(SHUFFLES)]
            loss, right = (sum(each) / SHUFFLES for each in zip(*runs, strict=True))
            games = len(bouts(book, random.Random(0)))
            print(f"| {Path(name).stem} | {games} | {label} | {loss:.4f} | {right:.1%} |")


if __name__ == "__main__":
    main(sys.argv[1:])
