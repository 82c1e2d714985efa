"""From games that were for a rating to how everybody stands, one after the other."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from gaslamp.history import rating
from gaslamp.history.sheet import BOT, RatedBout, bot_key
from gaslamp.store import RatedStanding

Place = tuple[str, str, str]
"""Somebody in a game, in a role."""


class RatingGain(NamedTuple):
    """What one game has brought to somebody."""

    standing: RatedStanding
    gain: float


def settled(
    game: str, contest: RatedBout, known: Mapping[Place, RatedStanding]
) -> dict[str, RatingGain]:
    """By person: how those stand who have played, after this game. Bots stay as they are."""
    before = [
        [_strength(game, role, player, known, contest) for player in side]
        for side, role in zip(contest.sides, contest.roles, strict=True)
    ]
    after = rating.after(before, contest.won)
    return {
        player: _gain(known.get((player, game, role)), (player, game, role), new)
        for side, role, news in zip(contest.sides, contest.roles, after, strict=True)
        for player, new in zip(side, news, strict=True)
        if not player.startswith(BOT)
    }


def _strength(
    game: str, role: str, player: str, known: Mapping[Place, RatedStanding], contest: RatedBout
) -> rating.Strength:
    if player.startswith(BOT):
        return contest.bots[bot_key(role, player)]
    found = known.get((player, game, role))
    return rating.NEWCOMER if found is None else rating.Strength(found.mean, found.deviation)


def _gain(before: RatedStanding | None, place: Place, new: rating.Strength) -> RatingGain:
    was, games = (rating.MEAN, 0) if before is None else (before.mean, before.games)
    return RatingGain(RatedStanding(*place, new.mean, new.deviation, games + 1), new.mean - was)


class Reckoning(NamedTuple):
    standings: dict[Place, RatedStanding]
    gains: list[tuple[str, str, float | None, float | None]]
    """Tables and people, with the rating after it and the gain."""


def reckoned(
    games: Iterable[tuple[str, str, RatedBout]], advance: Callable[[int], None] = lambda _: None
) -> Reckoning:
    """All over again: tables, their games and who played, in the order they were counted in."""
    found = Reckoning({}, [])
    for table, game, contest in games:
        for person, (standing, gain) in settled(game, contest, found.standings).items():
            found.standings[standing[:3]] = standing
            found.gains.append((table, person, standing.mean, gain))
        advance(1)
    return found
