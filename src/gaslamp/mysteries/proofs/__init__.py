"""Proving a mystery from its file alone, by another road than the one that made it.

Sleuth and who holds the Culprit: a solver instead of counted deals and followed worlds. Scotland
Yard: sets of stations on the bare map, without the rules' positions. Mr. Jack: every suspect's own
board, breadth first, with the rules' own call for witnesses. The card that cannot lose: all states
of the round in one graph, judged backwards.
"""

from collections.abc import Callable
from importlib import import_module

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.knowledge.deadline import OutOfTimeError
from gaslamp.mysteries.mystery import Mystery

Proof = Callable[[Mystery], None]
"""Refuses a mystery that it cannot prove, with what is wrong."""


def prove(mystery: Mystery) -> None:
    """Refused unless exactly what is accepted is right, and no fact could be done without."""
    try:
        proofs: dict[str, Proof] = import_module(f"gaslamp.mysteries.proofs.{mystery.game}").PROOFS
    except ModuleNotFoundError:
        raise Unreadable(say("mystery-changed")) from None
    if mystery.kind not in proofs:
        raise Unreadable(say("mystery-changed"))
    try:
        proofs[mystery.kind](mystery)
    except OutOfTimeError:
        insist(False, "time")


def insist(holds: bool, why: str) -> None:
    """`why`: what was not so, as the end of a message's name."""
    if not holds:
        raise Unreadable(say(f"mystery-unproved-{why}"))
