"""Something worth looking at, as a hint points at it; and who knows where to point in a game."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, Literal, NamedTuple

from gaslamp.core.data import Data
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import AnySight
from gaslamp.games import NAMES
from gaslamp.knowledge import Claim, Look

MarkKind = Literal["station", "cell", "gem", "seat", "card"]


class HintMark(Data):
    """A thing on the table that is lit up."""

    kind: MarkKind
    name: str


class Pointer(Data):
    said: Sentence
    marks: list[HintMark]
    why: list[Sentence]
    """What it follows from; empty where it can be seen."""


class Situation(NamedTuple):
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


Pointing = Callable[[Situation], Pointers]


def pointing_for(game: str) -> Pointing:
    if game not in NAMES:
        return plainly
    found: Pointing = import_module(f"gaslamp.analysis.pointers.{game}").pointers
    return found


def marks_of_claim(game: str, claim: Claim) -> list[HintMark]:
    if game not in NAMES:
        return []
    found: list[HintMark] = import_module(f"gaslamp.analysis.pointers.{game}").marked(claim)
    return found


def pointer(
    said: Sentence, marks: Iterable[HintMark] = (), why: Sequence[Sentence] = ()
) -> Pointer:
    return Pointer(said, list(marks), list(why))


def marked_all(kind: MarkKind, names: Iterable[Any]) -> list[HintMark]:
    return [HintMark(kind, str(name)) for name in names]


def plainly(situation: Situation) -> Pointers:
    """Of a game that a guest brings, only how much can be done is known."""
    count = len(situation.legal)
    return Pointers(
        pointer(say("hint-choices", count=count)), pointer(say("hint-compare", count=count))
    )
