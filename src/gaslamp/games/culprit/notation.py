"""The Culprit written down: `A: play detective B`.

house: deal A alibi           house: take alibi from A      house: draw alibi
house: show alibi             house: return alibi to A
A: play detective B           A: play alibi                 B: discard alibi
B: give alibi                 A: play witness B, trade      A: play witness B, decline
A: play divining hat, suspect B, accomplice C, done
A: play divining hat, suspect nobody, done
"""

import re
from typing import Final

from gaslamp.core.data import Tagged
from gaslamp.core.notation import parts, seat_called
from gaslamp.core.numbering import kind_of
from gaslamp.games.culprit import actions, codes
from gaslamp.games.culprit.actions import (
    Deal,
    Decline,
    Discard,
    Done,
    Draw,
    Give,
    HandBack,
    Play,
    Show,
    Suspect,
    SuspectAccomplice,
    Take,
    Trade,
)

SEATS: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
NOBODY: Final = "nobody"
_WORDS: Final[dict[str, type[Trade | Decline | Done]]] = {
    "trade": Trade,
    "decline": Decline,
    "done": Done,
}
_SAID: Final[dict[type[Tagged], str]] = {kind: word for word, kind in _WORDS.items()}
_CONTINUING: Final = (
    codes.TRADE,
    codes.DECLINE,
    codes.SUSPECT,
    codes.SUSPECT_AIDE,
    codes.DONE,
)

_LINE: Final = re.compile(
    r"deal (?P<to>\w+) (?P<dealt>.+)"
    r"|take (?P<taken>.+) from (?P<giver>\w+)"
    r"|draw (?P<drawn>.+)"
    r"|show (?P<shown>.+)"
    r"|return (?P<returned>.+) to (?P<owner>\w+)"
    r"|play (?P<aimed>.+) (?P<target>[A-H])"
    r"|play (?P<played>.+)"
    r"|discard (?P<discarded>.+)"
    r"|give (?P<given>.+)"
    r"|suspect (?P<suspect>\w+)"
    r"|accomplice (?P<accomplice>\w+)"
    rf"|(?P<word>{'|'.join(_WORDS)})"
)


def continues(action: int) -> bool:
    """An answer of the Witness and the words under the hat stand behind their card."""
    return kind_of(action) in _CONTINUING


def write(action: int) -> str:
    match typed := actions.to_typed(action):
        case Deal(seat, card):
            return f"deal {SEATS[seat]} {card}"
        case Take(giver, card):
            return f"take {card} from {SEATS[giver]}"
        case Draw(card):
            return f"draw {card}"
        case Show(card):
            return f"show {card}"
        case HandBack(seat, card):
            return f"return {card} to {SEATS[seat]}"
        case Play(_, card, None):
            return f"play {card}"
        case Play(_, card, int(target)):
            return f"play {card} {SEATS[target]}"
        case Discard(_, card):
            return f"discard {card}"
        case Give(_, card):
            return f"give {card}"
        case Suspect(_, suspect):
            return f"suspect {NOBODY if suspect is None else SEATS[suspect]}"
        case SuspectAccomplice(_, suspect):
            return f"accomplice {SEATS[suspect]}"
    return _SAID[type(typed)]


def read(text: str, seat: int) -> int:
    return actions.from_typed(_typed(*parts(_LINE, text), seat))


def _typed(part: dict[str, str], last: str | None, seat: int) -> actions.Action:
    match last:
        case "dealt":
            return Deal(seat_called(part["to"], SEATS), part["dealt"])
        case "giver":
            return Take(seat_called(part["giver"], SEATS), part["taken"])
        case "drawn":
            return Draw(part["drawn"])
        case "shown":
            return Show(part["shown"])
        case "owner":
            return HandBack(seat_called(part["owner"], SEATS), part["returned"])
        case "target":
            return Play(seat, part["aimed"], seat_called(part["target"], SEATS))
        case "played":
            return Play(seat, part["played"])
        case "discarded":
            return Discard(seat, part["discarded"])
        case "given":
            return Give(seat, part["given"])
    return _answer(part, last, seat)


def _answer(part: dict[str, str], last: str | None, seat: int) -> actions.Action:
    match last:
        case "word":
            return _WORDS[part["word"]](seat)
        case "suspect":
            suspect = part["suspect"]
            return Suspect(seat, None if suspect == NOBODY else seat_called(suspect, SEATS))
        case "accomplice":
            return SuspectAccomplice(seat, seat_called(part["accomplice"], SEATS))
    return Done(seat)
