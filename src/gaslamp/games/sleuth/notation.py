"""Sleuth written down: `A: ask B red pearl [red ?]`.

house: deal A red pearl pair      house: deal table red pearl pair
house: draw [red ?]               house: begin A
A: ask B red pearl [red ?]        A: exchange          A: end turn
A: final B                        A: question red pearl
A: announce                       A: name red pearl pair
"""

import re
from typing import Final

from gaslamp.core.notation import parts, seat_called
from gaslamp.games.sleuth import actions
from gaslamp.games.sleuth.actions import (
    Announce,
    Ask,
    Begin,
    Deal,
    Draw,
    EndTurn,
    Exchange,
    FinalQuestions,
    Name,
    Question,
)

_WORDS: Final[dict[str, type[Exchange | EndTurn | Announce]]] = {
    "exchange": Exchange,
    "end turn": EndTurn,
    "announce": Announce,
}
_SAID: Final = {kind: word for word, kind in _WORDS.items()}
SEATS: Final = ("A", "B", "C", "D", "E", "F", "G")
TABLE: Final = "table"

_LINE: Final = re.compile(
    r"deal (?P<to>\w+) (?P<dealt>.+)"
    r"|draw \[(?P<drawn>.+)\]"
    r"|begin (?P<first>\w+)"
    r"|ask (?P<opponent>\w+) (?P<asked>.+) \[(?P<card>.+)\]"
    rf"|(?P<word>{'|'.join(_WORDS)})"
    r"|final (?P<final>\w+)"
    r"|question (?P<question>.+)"
    r"|name (?P<named>.+)"
)


def write(action: int) -> str:
    match actions.to_typed(action):
        case Deal(seat, gem):
            return f"deal {TABLE if seat is None else SEATS[seat]} {gem}"
        case Draw(card):
            return f"draw [{card}]"
        case Begin(first):
            return f"begin {SEATS[first]}"
        case Ask(_, opponent, question, card):
            return f"ask {SEATS[opponent]} {question} [{card}]"
        case Exchange() | EndTurn() | Announce() as bare:
            return _SAID[type(bare)]
        case FinalQuestions(_, opponent):
            return f"final {SEATS[opponent]}"
        case Question(_, question):
            return f"question {question}"
        case Name(_, gem):
            return f"name {gem}"


def read(text: str, seat: int) -> int:
    return actions.from_typed(_typed(*parts(_LINE, text), seat))


def _typed(part: dict[str, str], last: str | None, seat: int) -> actions.Action:
    match last:
        case "dealt":
            to = None if part["to"] == TABLE else seat_called(part["to"], SEATS)
            return Deal(to, part["dealt"])
        case "drawn":
            return Draw(part["drawn"])
        case "first":
            return Begin(seat_called(part["first"], SEATS))
        case "card":
            return Ask(seat, seat_called(part["opponent"], SEATS), part["asked"], part["card"])
        case "word":
            return _WORDS[part["word"]](seat)
        case "final":
            return FinalQuestions(seat, seat_called(part["final"], SEATS))
        case "question":
            return Question(seat, part["question"])
    return Name(seat, part["named"])
