"""What a seat can know, as data that can be sent: possibilities, chances, certainties."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from gaslamp.core.data import Data
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.sentence import Sentence, say
from gaslamp.knowledge import AnySight, Beliefs, Claim, Look, look
from gaslamp.knowledge.deadline import Deadline, OutOfTimeError, missed, within

Chances = Mapping[str, Mapping[str, Fraction | None]]


class Certainty(Data):
    subject: str
    answer: str
    holds: bool


class Deduced(Data):
    worlds: str | None
    """How many hidden states fit: too large a number for many readers of JSON. None if there was
    no time to count them."""
    chances: dict[str, dict[str, str | None]]
    """Of each subject, how likely every possible answer is, as an exact fraction like "2/7"; None
    if there was no time to find out."""
    effective: int | None
    """None if the chances are exact; else how many equally good draws they are worth."""
    certain: list[Certainty]
    subjects: dict[str, Sentence]
    answers: dict[str, Sentence]
    complete: bool = True
    """Otherwise the time was up: more may be certain, and less possible, than is said here."""


class Reasons(Data):
    why: list[Sentence]
    """Facts that force it; without any one of them it would be open."""
    complete: bool = True
    """Otherwise the time was up: there may be facts among them that it does not take."""


def deduce(sight: AnySight) -> Deduced:
    return deduced(look(sight))


def deduced(look: Look) -> Deduced:
    """What a look finds, as much as there is time for; what it says holds all the same."""
    try:
        return _said(look, look.beliefs.chances, look.beliefs)
    except OutOfTimeError:
        return _rough(look)


def at_once(sight: AnySight) -> Deduced:
    """Only what takes no time."""
    with within(Deadline(lambda: 0.0)):
        return deduce(sight)


def _rough(look: Look) -> Deduced:
    try:
        possible = look.knowledge.roughly(look.sight)
    except OutOfTimeError:
        raise NotLegal(say("knowledge-no-time")) from None
    return _said(look, {each: dict.fromkeys(possible[each]) for each in possible})


def _said(look: Look, chances: Chances, beliefs: Beliefs | None = None) -> Deduced:
    knowledge = look.knowledge
    answers: Iterable[str] = {answer for each in chances.values() for answer in each}
    return Deduced(
        worlds=None if beliefs is None else str(beliefs.worlds),
        chances={subject: _written(each) for subject, each in chances.items()},
        effective=None if beliefs is None else beliefs.effective,
        certain=[Certainty(*claim) for claim in knowledge.settled(look.sight, chances)],
        subjects={subject: knowledge.say_subject(subject) for subject in chances},
        answers={answer: knowledge.say_answer(answer) for answer in sorted(answers)},
        complete=not missed(),
    )


def _written(chances: Mapping[str, Fraction | None]) -> dict[str, str | None]:
    return {answer: None if chance is None else str(chance) for answer, chance in chances.items()}


def reasons(sight: AnySight, claim: Claim) -> Reasons:
    """Refused if it is open, or about nothing that is in this game."""
    try:
        why = look(sight).why(claim)
    except (LookupError, ValueError):
        raise Unreadable(say("knowledge-open")) from None
    except OutOfTimeError:
        raise NotLegal(say("knowledge-no-time")) from None
    return Reasons(why, complete=not missed())
