"""Sleuth: the gems that may be missing, and whose hand tells them apart."""

from typing import Final

from gaslamp.analysis.pointer import Mark, Moment, Pointer, Pointers, marked_all, pointer
from gaslamp.core.sentence import say
from gaslamp.games.sleuth import text
from gaslamp.knowledge import Claim
from gaslamp.knowledge.sleuth.facts import MISSING

_LISTED: Final = 8
"""More gems than that are only counted."""


def pointers(moment: Moment) -> Pointers:
    return Pointers(_where(moment), _maybe_missing(moment))


def _where(moment: Moment) -> Pointer:
    opponent = getattr(moment.best, "opponent", None)
    if opponent is None:
        return pointer(say("hint-sleuth-sheet"))
    said = say("hint-sleuth-opponent", seat=text.seat(opponent))
    return pointer(said, [Mark("seat", str(opponent))])


def _maybe_missing(moment: Moment) -> Pointer:
    gems = [gem for gem, places in moment.look.possibilities.items() if MISSING in places]
    if len(gems) > _LISTED:
        return pointer(say("hint-sleuth-many", count=len(gems)), marked_all("gem", gems))
    listed = tuple(text.gem(gem) for gem in gems)
    said = say("hint-sleuth-missing", count=len(gems), gems=listed)
    return pointer(said, marked_all("gem", gems))


def marked(claim: Claim) -> list[Mark]:
    return [Mark("gem", claim.subject)]
