"""How far imagined rounds of The Culprit can be trusted, learnt from games among inspectors.

python -m bench experience     if wanted with GASLAMP_GAMES, GASLAMP_MINUTES

Everybody imagines as inspectors do, in a hurry, and now and then takes any action instead of the
best. What such choices came to, less what was imagined, is laid to their kinds; so much of it is
believed as there are games to speak for it. The result is where the superintendent reads it.
"""

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.keeping import Kept, Time
from bench.spread import CORES, spread
from bench.tables import table, thousands
from gaslamp.arena.match import match
from gaslamp.bots.culprit.experience import ROLE_WEIGHTS, WEIGHTS, Counting, Experience, name_of
from gaslamp.bots.culprit.imagined import Imagined, shares
from gaslamp.bots.culprit.inspector import SPOKEN, CulpritInspector, CulpritSkill
from gaslamp.bots.culprit.round import Round
from gaslamp.bots.culprit.trial import Trial, Tried
from gaslamp.core.dice import Dice
from gaslamp.core.sight import AnySight
from gaslamp.games import game_named
from gaslamp.games.culprit.events import Dealt
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.search.budget import Budget

GAMES: Final = int(os.environ.get("GASLAMP_GAMES", "2000"))
MINUTES: Final = float(os.environ.get("GASLAMP_MINUTES", "60"))
INTO: Final = Path("src/gaslamp/bots/culprit/experience.json")
SEATS: Final = 5
_HURRIED: Final = CulpritSkill(worlds=60, playouts=800)
_ANY: Final = 5
"""Of so many choices one is any of the actions."""
_DOUBT: Final = 30.0
"""How many choices have to speak for a weight before half of it is believed, about."""
_PAGE: Final = """# What imagined rounds of The Culprit do not tell

Written by `python -m bench experience` from {games} games of five seats: at {choices} moments
somebody took any action. Of a difference that was imagined {trust:.0%} was there. The choices that
turned out better or worse than imagined by most, in points of a round, whomever they were about:

{rows}"""
_SHOWN: Final = 20

Numbers = NDArray[Any]


class Choice(NamedTuple):
    """A choice that was made blindly: of each action what was imagined, and which weights count."""

    seat: int
    round: int
    imagined: list[float]
    counting: list[Counting]
    chosen: int


class Moment(NamedTuple):
    """What such a choice came to for the seat, less its part of everybody's points."""

    won: float
    choice: Choice


class Explorer(CulpritInspector):
    """Keeps an account of what it did blindly."""

    def __init__(self) -> None:
        super().__init__(_HURRIED)
        self.choices: list[Choice] = []
        self.points: dict[int, list[int]] = {}
        """Of each round, how everybody stood before it."""

    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        number = sum(isinstance(event, Dealt) for event in sight.events)
        self.points[number] = [seat.points for seat in sight.view.seats]
        imagined = Imagined(sight)
        given = len(legal) == 1 or isinstance(legal[0], SPOKEN) or imagined.nothing
        if given or dice.below(_ANY):
            return super().choose(sight, legal, dice, budget)
        worlds = self.worlds(imagined, self.skill.worlds, lambda: False, dice)
        return legal[self._blindly(sight, legal, worlds, dice)]

    def _blindly(
        self,
        sight: AnySight,
        legal: Sequence[Any],
        worlds: list[CulpritPosition],
        dice: Dice,
    ) -> int:
        trial = Trial(sight, worlds, Round(shares(sight)), dice.roll())
        tried = [Tried(action) for action in legal]
        for one in tried:
            trial.go_on(one, self.skill.playouts // len(tried))
        seen, chosen = Experience(worlds, sight.viewer), dice.below(len(tried))
        counting = [seen.counting(one.number) for one in tried]
        imagined = [one.mean for one in tried]
        self.choices.append(Choice(sight.viewer, max(self.points), imagined, counting, chosen))
        return chosen


def page() -> str:
    kept, time = Kept("experience", {"games": []}), Time(MINUTES)
    done = kept.totals["games"]
    for moments in spread(played, _until(iter(range(len(done), GAMES)), time), CORES):
        done.append(moments)
        kept.save()
        time.report(f"{len(done)} / {GAMES}")
    trust, weights = learnt([Moment(won, Choice(*choice)) for game in done for won, choice in game])
    INTO.write_text(json.dumps([trust, weights]) + "\n", "utf-8")
    return _written(done, trust, weights)


def _until(numbers: Iterator[int], time: Time) -> Iterator[int]:
    for number in numbers:
        if time.is_up:
            return
        yield number


def played(number: int) -> list[Moment]:
    """A game among explorers: what was done blindly in it, and what came of it."""
    game, explorer = game_named("culprit"), Explorer()
    seats = dict.fromkeys(range(SEATS), explorer)
    end = match(game, game.options({}), SEATS, seats, Dice(number)).position
    standing = [explorer.points[each] for each in sorted(explorer.points)]
    after = dict(zip(sorted(explorer.points), [*standing[1:], list(game.scores(end))], strict=True))
    return [
        Moment(_won(explorer.points[each.round], after[each.round], each.seat), each)
        for each in explorer.choices
    ]


def _won(before: list[int], after: list[int], seat: int) -> float:
    won = [now - then for then, now in zip(before, after, strict=True)]
    return won[seat] - sum(won) / SEATS


def learnt(moments: Sequence[Moment]) -> tuple[float, list[float]]:
    """How much of what was imagined is to be believed, and what is to be added. Choices are seen
    beside all that could have been chosen as well."""
    rows = np.array([_beside(each.choice) for each in moments])
    wrong = np.array([each.won - each.choice.imagined[each.choice.chosen] for each in moments])
    doubted = rows.T @ rows + _DOUBT * np.eye(WEIGHTS + 1)
    found = np.linalg.solve(doubted, rows.T @ wrong)
    return round(1 + float(found[WEIGHTS]), 4), [round(float(each), 4) for each in found[:WEIGHTS]]


def _beside(choice: Choice) -> Numbers:
    row = np.zeros(WEIGHTS + 1)
    number = len(choice.imagined)
    for at, (imagined, counting) in enumerate(zip(choice.imagined, choice.counting, strict=True)):
        much = float(at == choice.chosen) - 1 / number
        row[WEIGHTS] += much * imagined
        for place, value in counting:
            row[place] += much * value
    return row


def _written(games: list[Any], trust: float, weights: list[float]) -> str:
    most = sorted(range(ROLE_WEIGHTS), key=lambda place: -abs(weights[place]))[:_SHOWN]
    rows = [(name_of(place), f"{weights[place]:+.2f}") for place in most]
    return _PAGE.format(
        games=thousands(len(games)),
        choices=thousands(sum(map(len, games))),
        trust=trust,
        rows=table(["who and what", "points"], rows),
    )
