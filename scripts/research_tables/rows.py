"""What a row of perfect recall has in which of its bits."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, NamedTuple

from gaslamp.core.layout import ARGUMENT
from gaslamp.core.numbering import Always, NameOf, Numbering, Verb
from research_tables.orders import said


class Above(NamedTuple):
    """What comes of an action, above what was done."""

    kinds: tuple[int, ...]
    bits: str
    name: str
    meaning: str


class Untold(NamedTuple):
    """What others do not see of an action."""

    kinds: tuple[int, ...]
    to: str
    bits: str


_HAND: Final = "a 1, then four bits a card in the order of the cards, the last of them lowest"

ABOVE: Final[dict[str, tuple[Above, ...]]] = {
    "mr_jack": (
        Above((7,), "32", "wrong", "the accused is not Jack"),
        Above((7,), "33", "right", "the accused is Jack"),
        Above(
            (1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13),
            "34-35",
            "call",
            "the call that ends the turn with this: 1 for a witness, 2 for none; 0 if none does",
        ),
    ),
    "scotland_yard": (
        Above(
            (4, 5),
            "32-39",
            "stood",
            "for beginners who are not Mister X: the station where"
            " his secret move had taken him, when he goes on; otherwise 0",
        ),
        Above((6,), "32-39", "station", "the station where Mister X shows himself"),
        Above((9, 10), "32-34", "ended", "1 if this catches him, 2 if it boxes him in"),
    ),
    "sleuth": (
        Above((3, 7), "32-35", "number", "how many gems the answer has"),
        Above(
            (3, 7),
            "36-39",
            "gems",
            "for who asks and who is asked, if the question has two"
            " elements and gems are shown: of the gems whose names have all its words, in the"
            " order of the gems, a bit each: whether it is in the answer",
        ),
        Above(
            (9,),
            "32",
            "done",
            "the last gem has been named; before that, only who names it has a row",
        ),
        Above((9,), "33", "right", "all were named rightly"),
        Above(
            (9,),
            "34-51",
            "missing",
            "the missing gems, six bits each, the last of them"
            " lowest: for who has named them, and for all if that ends the game",
        ),
    ),
    "culprit": (
        Above((0,), "24-56", "hand", f"the viewer's own hand: {_HAND}"),
        Above((5,), "24", "guilty", "a Detective: the one who was asked admits to be the culprit"),
        Above(
            (5,), "24-56", "hand", f"a Witness, for who plays it: the hand that is seen: {_HAND}"
        ),
        Above((5,), "24-27", "culprit", "the Youngest, for who plays it: 1 + the culprit's seat"),
        Above((5,), "54", "met", "the Youngest, for the culprit: who plays it knows"),
        Above(
            (7,),
            "24-28",
            "received",
            "with the last choice of a Sharing or of an exchange, for"
            " who is given a card: 1 + its number",
        ),
        Above(
            (7,), "24-56", "gathered", f"with the last choice of a Panic, for who plays it: {_HAND}"
        ),
    ),
}
"""What `seen_as` of the rules puts there; tests/research/test_page.py reads games by it."""

UNTOLD: Final[dict[str, tuple[Untold, ...]]] = {
    "mr_jack": (
        Untold((0,), "the Investigator", "bits 9-11 are 0, bit 24 is 1"),
        Untold((2,), "the other seat", "bits 9-11 are 0, bit 24 is 1"),
    ),
    "scotland_yard": (
        Untold((2,), "all but Mister X", "bits 9-16 are 0"),
        Untold((4, 5), "all but Mister X, unless he comes into sight", "bits 9-16 are 0"),
    ),
    "sleuth": (
        Untold((0,), "all but the seat that gets it, unless it lies open", "bits 9-14 are 36"),
        Untold((9,), "all but who names", "bits 9-14 are 0"),
    ),
    "culprit": (
        Untold(
            (0,),
            "everybody",
            "no row before the last card is dealt; then, once for all of"
            " the deal, bits 9-12 are the seat that has First on the scene and 13-16 are 0",
        ),
        Untold((1,), "all but who gives and who takes", "bits 9-12 are 0, bit 20 is 1"),
        Untold((2,), "all but who draws, who has just discarded", "bits 9-12 are 0, bit 20 is 1"),
        Untold((4,), "all but who gets it", "bits 9-12 are 0, bit 20 is 1"),
        Untold((7,), "all but who gives", "bits 9-12 are 0, bit 20 is 1"),
    ),
}


def lines(game: str) -> Iterator[str]:
    yield from ["", "| kind | action | bits |", "|---|---|---|"]
    numbering: Numbering = import_module(f"gaslamp.games.{game}.actions").NUMBERING
    yield from (_kind(game, verb) for verb in numbering.verbs)
    yield from ["", "**What comes of it**", "", "| kinds | bits | name | |", "|---|---|---|---|"]
    for above in ABOVE[game]:
        yield f"| {_listed(above.kinds)} | {above.bits} | {above.name} | {above.meaning} |"
    yield from ["", "**What is not told**", "", "| kinds | whom | how it looks |", "|---|---|---|"]
    for untold in UNTOLD[game]:
        yield f"| {_listed(untold.kinds)} | {untold.to} | {untold.bits} |"


def _listed(kinds: tuple[int, ...]) -> str:
    return ", ".join(map(str, kinds))


def _kind(game: str, verb: Verb) -> str:
    at, fields, same = ARGUMENT, list[str](), list[str]()
    for field, face, width in verb.bits:
        if isinstance(face, Always) and field:
            same.append(f"{field}={face.only!r}")
        elif field:
            fields.append(f"{_bits(at, width)} {field}{_face(game, face)}")
        at += width
    return f"| {verb.kind} | `{verb.type.__name__}({', '.join(same)})` | {'; '.join(fields)} |"


def _bits(at: int, width: int) -> str:
    return f"{at}-{at + width - 1}" if width > 1 else str(at)


def _face(game: str, face: Any) -> str:
    """What a number stands for, where it does not stand for itself."""
    names = f" of {said(game, face.names)}" if isinstance(face, NameOf) and face.names else ""
    return names + ("" if face.none is None else f" ({face.none}: None)")
