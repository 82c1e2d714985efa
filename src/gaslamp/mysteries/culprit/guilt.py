"""Who holds the Culprit: a round as one seat has seen it, and the few facts that give it away."""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import bot_for
from gaslamp.core.data import to_plain
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.culprit.actions import Suspect
from gaslamp.games.culprit.notation import SEATS
from gaslamp.knowledge import irreducible
from gaslamp.knowledge.culprit.followed_round import FollowedRound, TooManyWorldsError
from gaslamp.knowledge.culprit.names import PLAYED, WHERE
from gaslamp.knowledge.culprit.reasons import possible_answers
from gaslamp.knowledge.culprit.transcript import SeenFact, facts_of, this_round
from gaslamp.mysteries.draft import HURRY, Draft, Juncture, by_and_by

HOLDER: Final = "holder"
_FEWEST_FACTS: Final = 2
_MOST_FACTS: Final = 9
_WORLDS: Final = 3_000
"""Rounds in which more can be are left alone: there is another game."""


def holder(moment: Juncture) -> Draft | None:
    position: Any = moment.play.position
    sight = moment.play.sight(moment.seat)
    if position.stage == 0 or "culprit" in (sight.view.hand or []):
        return None
    try:
        return _draft(sight)
    except TooManyWorldsError:
        return None


def _draft(sight: Sight[Any, Any, Any]) -> Draft | None:
    left = holders(sight, None)
    if len(left) != 1:
        return None
    known = facts_of(this_round(sight), sight.viewer)
    kept = irreducible(known, lambda some: holders(sight, some) == left)
    if not _FEWEST_FACTS <= len(kept) <= _MOST_FACTS:
        return None
    story = to_plain(this_round(sight))
    return Draft(
        kind=HOLDER,
        sight=sight,
        accepted=left,
        chain=by_and_by(kept, lambda some: holders(sight, some)),
        key=tuple(repr(_seen_from(story[fact.at], sight)) for fact in kept),
        facts=[{"at": fact.at} for fact in kept],
        given={"events": story},
        solves=lambda rank: _suspected(sight, rank) in left,
    )


def holders(sight: Sight[Any, Any, Any], facts: Sequence[SeenFact] | None) -> list[str]:
    """In whose hand the Culprit can be, as far as these facts tell: the round is not over, so it
    has not been played."""
    known = None if facts is None else {fact.at for fact in facts}
    following = FollowedRound(sight, known, _WORLDS, exactly=True)
    found = possible_answers(following, WHERE) if following.worlds else set()
    return sorted(found - {PLAYED})


def _suspected(sight: Sight[Any, Any, Any], rank: str) -> str:
    named = [Suspect(sight.viewer, seat) for seat in range(sight.seats) if seat != sight.viewer]
    seat: int = bot_for("culprit", rank).choose(sight, named, Dice(0), HURRY[rank]).suspect
    return SEATS[seat]


def _seen_from(event: dict[str, Any], sight: Sight[Any, Any, Any]) -> dict[str, Any]:
    """Seats counted from the viewer's, so that the same round from another chair is the same."""
    return {
        key: (value - sight.viewer) % sight.seats
        if key in _SEAT_FIELDS and value is not None
        else value
        for key, value in event.items()
    }


_SEAT_FIELDS: Final = ("seat", "target", "giver", "to", "suspect", "culprit", "first", "taker")
