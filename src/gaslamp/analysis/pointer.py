"""Something worth looking at, as a hint points at it; and who knows where to point in a game."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, Literal, NamedTuple

from gaslamp.core.data import Data
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import Sight
from gaslamp.games import NAMES
from gaslamp.knowledge import Claim, Look

AnySight = Sight[Any, Any, Any]
MarkKind = Literal["station", "cell", "gem", "seat", "card"]


class Mark(Data, frozen=True):
    """A thing on the table that is lit up."""

    kind: MarkKind
    name: str


class Pointer(Data, frozen=True):
    said: Sentence
    marks: list[Mark]
    why: list[Sentence]
    """What it follows from; empty where it can be seen."""


class Moment(NamedTuple):
    """What somebody is asked about who gives a hint: all of it is in the seat's own sight."""

    sight: AnySight
    look: Look
    legal: list[Any]
    """Typed."""
    best: Any
    """The move that will be advised at last, typed."""


class Pointers(NamedTuple):
    where: Pointer
    follows: Pointer


Pointing = Callable[[Moment], Pointers]


def pointing_for(game: str) -> Pointing:
    if game not in NAMES:
        return plainly
    found: Pointing = import_module(f"gaslamp.analysis.pointers.{game}").pointers
    return found


def marks_of_claim(game: str, claim: Claim) -> list[Mark]:
    if game not in NAMES:
        return []
    found: list[Mark] = import_module(f"gaslamp.analysis.pointers.{game}").marked(claim)
    return found


def pointer(said: Sentence, marks: Iterable[Mark] = (), why: Sequence[Sentence] = ()) -> Pointer:
    return Pointer(said, list(marks), list(why))


def marked_all(kind: MarkKind, names: Iterable[Any]) -> list[Mark]:
    return [Mark(kind, str(name)) for name in names]


def plainly(moment: Moment) -> Pointers:
    """Of a game that a guest brings, only how much can be done is known."""
    count = len(moment.legal)
    return Pointers(
        pointer(say("hint-choices", count=count)), pointer(say("hint-compare", count=count))
    )
