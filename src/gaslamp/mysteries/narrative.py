"""A mystery in sentences: the question, its facts, hints one by one, and the chain of reasons."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from gaslamp.core.data import from_plain
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import text as culprit
from gaslamp.games.culprit.notation import SEATS
from gaslamp.games.mr_jack import text as mr_jack
from gaslamp.games.scotland_yard import text as scotland_yard
from gaslamp.games.sleuth import events as sleuth_events
from gaslamp.games.sleuth import text as sleuth
from gaslamp.mysteries.answers import stood_up
from gaslamp.mysteries.mystery import Mystery, Reason, Row

HINTS: Final = 4
_LISTED: Final = 8
"""More than these are counted instead of listed."""


def question(mystery: Mystery) -> Sentence:
    given = mystery.given
    match mystery.kind:
        case "catch-one" | "catch-two" | "catch-three":
            return say(f"mystery-question-{mystery.kind}", stations=_stations(given["stations"]))
        case "fewest":
            return say("mystery-question-fewest", character=_active(mystery))
        case "escape":
            jack = mr_jack.character(mystery.view["jack"])
            return say("mystery-question-escape", character=jack)
    return say(f"mystery-question-{mystery.kind}")


def _active(mystery: Mystery) -> Sentence:
    return mr_jack.character(mystery.view["cards"][0])


def facts(mystery: Mystery) -> list[Sentence]:
    """What is to be known; what lies on the board can be seen there."""
    return [_fact(mystery, row) for row in mystery.facts] or _GIVEN[mystery.kind](mystery)


def _fact(mystery: Mystery, row: Row) -> Sentence:
    if mystery.game == "sleuth":
        return _answer_heard(mystery, row)
    if mystery.game == "culprit":
        event = from_plain(mystery.given["events"][row["at"]], mystery.rulebook.event_type)
        return culprit.tell(event, mystery.viewer) or say("mystery-fact-nothing")
    return _station_fact(row)


def _answer_heard(mystery: Mystery, row: Row) -> Sentence:
    event: Any = (
        sleuth_events.Shown(row["asker"], row["seat"], row["shown"])
        if "shown" in row
        else sleuth_events.Answered(
            row["asker"], row["seat"], row["question"], row["question"], row["number"]
        )
    )
    return sleuth.tell(event, mystery.viewer) or say("mystery-fact-nothing")


def _station_fact(row: Row) -> Sentence:
    match row["type"]:
        case "seen":
            return say("mystery-fact-seen", place=row["place"], station=row["station"])
        case "ticket":
            ticket = scotland_yard.ticket(row["ticket"])
            return say("mystery-fact-ticket", place=row["place"], ticket=ticket)
    return say(
        "mystery-fact-stood",
        pawn=scotland_yard.pawn(row["pawn"]),
        station=row["station"],
        first=row["from"],
        last=row["until"],
    )


def _given_hunt(mystery: Mystery) -> list[Sentence]:
    view = mystery.view
    return [
        say("mystery-fact-stations", stations=_stations(mystery.given["stations"])),
        say("mystery-fact-purse", black=view["black"], doubles=view["doubles"]),
        say("mystery-fact-order"),
    ]


def _given_fewest(mystery: Mystery) -> list[Sentence]:
    suspects = tuple(mr_jack.character(each) for each in mystery.given["suspects"])
    return [
        say("mystery-fact-suspects", number=len(suspects), suspects=suspects),
        say("mystery-fact-last-card"),
    ]


def _given_escape(_: Mystery) -> list[Sentence]:
    return [say("mystery-fact-unseen"), say("mystery-fact-two-cards")]


def _given_safe(mystery: Mystery) -> list[Sentence]:
    guilty = tuple(say("seat", seat=SEATS.index(each)) for each in mystery.given["guilty"])
    return [say("mystery-fact-guilty", number=len(guilty), seats=guilty), say("mystery-fact-flash")]


_GIVEN: Final[dict[str, Callable[[Mystery], list[Sentence]]]] = {
    "catch-one": _given_hunt,
    "catch-two": _given_hunt,
    "catch-three": _given_hunt,
    "fewest": _given_fewest,
    "escape": _given_escape,
    "safe": _given_safe,
}


# The chain


def chain(mystery: Mystery) -> list[Sentence]:
    return [_reason(mystery, reason) for reason in mystery.chain]


def _reason(mystery: Mystery, reason: Reason) -> Sentence:
    if reason.facts and not reason.case:
        return _left("mystery-reason-left", mystery, reason.left, facts=len(reason.facts))
    match mystery.kind:
        case "question":
            return _left("mystery-reason-parted", mystery, reason.left, move=_ask(reason.move))
        case "where":
            return _left("mystery-reason-place", mystery, reason.left, place=int(reason.case))
        case "catch-one" | "catch-two" | "catch-three":
            return _flight(mystery, reason)
        case "fewest":
            return _left(f"mystery-reason-{reason.case}", mystery, reason.left)
        case "escape":
            return say(f"mystery-reason-{reason.case}", move=reason.move)
    return _card_tried(mystery, reason)


def _left(message: str, mystery: Mystery, left: Sequence[str], **words: Any) -> Sentence:
    listed = tuple(_answer_said(mystery, each) for each in left[:_LISTED])
    many = "yes" if len(left) > _LISTED else "no"
    return say(message, number=len(left), many=many, left=listed, **words)


def _answer_said(mystery: Mystery, answer: str) -> Sentence:
    match mystery.game:
        case "sleuth":
            return sleuth.gem(answer)
        case "culprit":
            return say("seat", seat=SEATS.index(answer))
        case "scotland_yard":
            return say("mystery-at-station", station=answer)
    return say("mystery-count", number=answer) if answer.isdecimal() else mr_jack.character(answer)


def _ask(text: str) -> Sentence:
    _, opponent, asked = text.partition(" [")[0].split(" ", 2)
    seat = say("seat", seat=SEATS.index(opponent))
    return say("mystery-ask", seat=seat, question=sleuth.question(asked))


def _flight(mystery: Mystery, reason: Reason) -> Sentence:
    moves = tuple(_pawn_moves(move) for move in reason.move.split(", ") if move)
    if reason.case:
        taken = tuple(scotland_yard.ticket(each) for each in reason.case.split(", "))
        words = {"ticket": taken, "moves": moves}
        return _left("mystery-reason-flight", mystery, reason.left, **words)
    return _left("mystery-reason-cover", mystery, reason.left, moves=moves)


def _pawn_moves(text: str) -> Sentence:
    if text == "*":
        return say("mystery-any-move")
    pawn, ticket, station = text.rsplit(" ", 2)
    by = scotland_yard.ticket(ticket)
    return say("mystery-move", pawn=scotland_yard.pawn(pawn), ticket=by, station=station)


def _card_tried(mystery: Mystery, reason: Reason) -> Sentence:
    hands = [line.partition(": ") for line in reason.left]
    held = tuple(
        say(
            "mystery-hand",
            seat=say("seat", seat=SEATS.index(seat)),
            cards=culprit.names(cards.split(", ")),
        )
        for seat, _, cards in hands
        if cards and SEATS.index(seat) != mystery.viewer
    )
    move = _card_said(mystery, reason.move)
    return say(f"mystery-reason-{reason.case}", move=move, hands=held, number=len(held))


def _card_said(mystery: Mystery, text: str) -> Sentence:
    game, position = mystery.rulebook, stood_up(mystery)
    return game.describe(game.read(text, mystery.viewer, position), position)


def _stations(stations: Sequence[int]) -> tuple[Sentence, ...]:
    return tuple(say("mystery-at-station", station=station) for station in stations)


# The answer, and hints on the way to it


def solution(mystery: Mystery) -> Sentence:
    answer = mystery.accepted[0]
    match mystery.kind:
        case "question":
            return say("mystery-solution", answer=_ask(answer))
        case "catch-one" | "catch-two" | "catch-three":
            moves = tuple(_pawn_moves(move) for move in answer.split(", "))
            return say("mystery-solution-moves", moves=moves)
        case "fewest" | "escape":
            return say("mystery-solution-notation", answer=answer)
        case "safe":
            return say("mystery-solution", answer=_card_said(mystery, answer))
    return say("mystery-solution", answer=_answer_said(mystery, answer))


def hints(mystery: Mystery, number: int) -> list[Sentence]:
    """The first so many: where to look, what follows, how it begins, the solution."""
    ladder: tuple[Callable[[], Sentence], ...] = (
        lambda: say(f"mystery-hint-{mystery.kind}"),
        lambda: _second(mystery),
        lambda: _third(mystery),
        lambda: solution(mystery),
    )
    return [hint() for hint in ladder[:number]]


def _second(mystery: Mystery) -> Sentence:
    match mystery.kind:
        case "catch-one" | "catch-two" | "catch-three":
            return say("mystery-hint-ways", number=len(mystery.accepted))
        case "fewest":
            return say("mystery-hint-least", number=mystery.given["least"])
        case "escape":
            return say("mystery-hint-ways", number=len(mystery.accepted))
    return _short_of_the_answer(mystery, mystery.chain[0])


def _short_of_the_answer(mystery: Mystery, reason: Reason) -> Sentence:
    """A reason, unless it leaves nothing else to find out."""
    if reason.left != mystery.accepted:
        return _reason(mystery, reason)
    return say("mystery-hint-together", number=len(reason.facts))


def _third(mystery: Mystery) -> Sentence:
    """How the answer begins; of a deduction, how far the middle of the chain has come."""
    match mystery.kind:
        case "catch-one" | "catch-two" | "catch-three":
            first = next(move for move in mystery.accepted[0].split(", ") if move != "*")
            return say("mystery-hint-begin", move=_pawn_moves(first))
        case "fewest" | "escape":
            return say("mystery-hint-begin", move=", ".join(mystery.accepted[0].split(", ")[:2]))
        case "missing":
            return say("mystery-hint-stone", question=sleuth.question(_stone(mystery)))
        case "holder":
            return say("mystery-hint-not", seat=_somebody_else(mystery))
    return _short_of_the_answer(mystery, mystery.chain[(len(mystery.chain) - 1) // 2])


def _stone(mystery: Mystery) -> str:
    return mystery.accepted[0].split()[1]


def _somebody_else(mystery: Mystery) -> Sentence:
    others = (s for s in range(mystery.seats) if s != mystery.viewer)
    return say("seat", seat=next(s for s in others if SEATS[s] not in mystery.accepted))
