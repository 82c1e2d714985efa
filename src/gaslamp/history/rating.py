"""How strong somebody is thought to be, and what a game changes about that.

By Weng and Lin's approximation of Plackett and Luce's model, for two sides and for many seats alike
(docs/decisions/0039-history.md says how it was chosen). On the scale of chess: 400 points are odds
of ten to one between two whose strength is known.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)
BETA: Final = SCALE / sqrt(2)
"""How much a performance differs from the strength behind it."""
DEVIATION: Final = 2 * BETA
"""Of somebody who has not played yet."""
NARROWEST: Final = 1e-4
"""What a game leaves of a variance at the least, as a share of it."""
RESTLESS: Final = DEVIATION / 100
"""Between two games strength is thought to change a little: nobody's rating ever stands still."""
PROVISIONAL: Final = 20
"""With fewer games a rating is a guess, and is marked as one."""


class Strength(NamedTuple):
    mean: float
    deviation: float


NEWCOMER: Final = Strength(MEAN, DEVIATION)


class Team(NamedTuple):
    mean: float
    variance: float
    size: int


def after(sides: Sequence[Sequence[Strength]], won: Sequence[int]) -> list[list[Strength]]:
    """Everybody's strength after a game that these sides have won."""
    rested = [[_rested(each) for each in side] for side in sides]
    teams = [_team(side) for side in rested]
    changes = _changes(teams, won)
    return [
        [_changed(each, team, *change) for each in side]
        for side, team, change in zip(rested, teams, changes, strict=True)
    ]


def chances(sides: Sequence[Sequence[Strength]]) -> list[float]:
    """How likely each side is to be the one that wins."""
    teams = [_team(side) for side in sides]
    spread = _spread(teams)
    weights = [exp((team.mean - MEAN) / spread) for team in teams]
    return [weight / sum(weights) for weight in weights]


def _rested(each: Strength) -> Strength:
    return Strength(each.mean, sqrt(each.deviation**2 + RESTLESS**2))


def _team(side: Sequence[Strength]) -> Team:
    """A side is as strong as its members are on the average: one bot plays three detectives as
    well as three bots do."""
    size = len(side)
    mean = sum(each.mean for each in side) / size
    return Team(mean, sum(each.deviation**2 for each in side) / size**2, size)


def _spread(teams: Sequence[Team]) -> float:
    """Half of two, so that the scale is that of chess however many there are."""
    share = 2 / len(teams)
    return sqrt(share * sum(team.variance + BETA**2 for team in teams))


def _changes(teams: Sequence[Team], won: Sequence[int]) -> list[tuple[float, float]]:
    """Of each side, by how much its mean moves, and by what share its variance shrinks. Who has won
    was first; of the others it is not told who came before whom, so nothing is made of it."""
    spread = _spread(teams)
    weights = [exp((team.mean - MEAN) / spread) for team in teams]
    shares = [weight / sum(weights) for weight in weights]
    found = []
    for mine, (team, share) in enumerate(zip(teams, shares, strict=True)):
        surprise = (mine in won) / len(won) - share if won else 0.0
        told = share * (1 - share) if won else 0.0
        slowness = sqrt(team.variance) / spread
        found.append(
            (surprise * team.variance / spread, told * slowness * team.variance / spread**2)
        )
    return found


def _changed(each: Strength, team: Team, shift: float, shrunk: float) -> Strength:
    """Who is less certain moves more than the others of the side."""
    part = each.deviation**2 / (team.variance * team.size)
    variance = each.deviation**2 * max(1 - part / team.size * shrunk, NARROWEST)
    return Strength(each.mean + part * shift, sqrt(variance))
