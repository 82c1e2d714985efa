"""The Culprit: what may be done is tried in rounds played on as people play, however the cards lie.

A round that does not end the game is worth what its points are: each of them makes it so much
likelier to win in the end.
"""

from collections.abc import Sequence
from functools import partial
from math import exp, sqrt
from typing import Final

from gaslamp.analysis.judge import Judge, Opinion, Weighed, compared, standard_error
from gaslamp.bots.culprit.imagined import Imagined, shares
from gaslamp.bots.culprit.round import Round
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.sentence import Sentence
from gaslamp.core.sight import AnySight
from gaslamp.games.culprit import codes
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.games.culprit.text import describe

_WORLDS: Final = 120
_SPOKEN: Final = (codes.SUSPECT, codes.SUSPECT_AIDE, codes.DONE)
"""What is said under the Divining hat decides nothing."""
_A_POINT: Final = 0.5
"""With a point more one is e to this times as likely to win the game."""
_CLOSELY: Final = 4
"""So many of the best are tried again, with what was played."""
_TEN: Final = 10


class Trials:
    """One action in rounds that differ only by what is done now: same cards, same luck."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.chances: list[float] = []
        self.points = 0

    @property
    def weighed(self) -> Weighed:
        tries = len(self.chances)
        value = sum(self.chances) / tries
        return Weighed(self.action, value, standard_error(value, tries), tries)


class CulpritJudge(Judge):
    def opinion(
        self, sight: AnySight, legal: Sequence[int], played: int, iterations: int, dice: Dice
    ) -> Opinion | None:
        if kind_of(played) in _SPOKEN:
            return None
        imagined = Imagined(sight)
        if imagined.nothing:
            return None
        worlds = [imagined.draw(dice) for _ in range(min(_WORLDS, iterations))]
        bench = Bench(sight, worlds, dice.roll())
        trials = bench.compare(sorted({*legal, played}), played, iterations)
        weighed = [each.weighed for each in trials.values()]
        chance = max(each.value for each in weighed)
        return Opinion("chance", weighed, chance, partial(_gained, trials), partial(_doubt, trials))


class Bench:
    def __init__(self, sight: AnySight, worlds: list[CulpritPosition], seed: int) -> None:
        self._seat = sight.viewer
        self._before = sight.view.seats[sight.viewer].points
        self._worlds = worlds
        self._round = Round(shares(sight))
        self._seed = seed

    def compare(self, actions: Sequence[int], played: int, iterations: int) -> dict[int, Trials]:
        """Half of the time goes to all of them, the other half to those that matter."""
        trials = {action: Trials(action) for action in actions}
        self._try(list(trials.values()), iterations // 2)
        best = sorted(trials.values(), key=lambda each: -each.weighed.value)[:_CLOSELY]
        if trials[played] not in best:
            best.append(trials[played])
        self._try(best, iterations - iterations // 2)
        return trials

    def _try(self, trials: list[Trials], iterations: int) -> None:
        for each in trials:
            for _ in range(max(1, iterations // len(trials))):
                self._play(each)

    def _play(self, trial: Trials) -> None:
        at = len(trial.chances)
        start = self._worlds[at % len(self._worlds)]
        self._round.play(start, trial.action, Dice(self._seed + at))
        end = self._round.position
        trial.chances.append(_chance(end, self._seat))
        trial.points += end.points[self._seat] - self._before


def _chance(end: CulpritPosition, seat: int) -> float:
    """To win the game, from where the round has left everybody."""
    if end.ended:
        return 1.0 if end.winners >> seat & 1 else 0.0
    hopes = [exp(_A_POINT * end.points[each]) for each in range(end.seats)]
    return hopes[seat] / sum(hopes)


def _doubt(trials: dict[int, Trials], one: Weighed, other: Weighed) -> float:
    """The same rounds were played with both, so it is their differences that spread."""
    pairs = zip(trials[one.action].chances, trials[other.action].chances, strict=False)
    gaps = [a - b for a, b in pairs]
    mean = sum(gaps) / len(gaps)
    return sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps))


def _gained(trials: dict[int, Trials], played: int, best: int) -> Sentence | None:
    """In points, where there are points."""
    points, other = _in_ten(trials[played]), _in_ten(trials[best])
    has_points = any(each.points for each in trials.values())
    if not has_points or (points == other and played != best):
        return None
    said = {"points": points, "other": other}
    return compared("analysis-culprit-gained", describe, played, best, **said)


def _in_ten(trial: Trials) -> int:
    return round(_TEN * trial.points / len(trial.chances))


JUDGE: Final = CulpritJudge()
