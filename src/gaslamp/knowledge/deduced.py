"""What a seat can know, as data that can be sent: possibilities, chances, certainties."""

from collections.abc import Iterable

from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import Sentence, say
from gaslamp.knowledge import AnySight, Claim, Look, look


class Certainty(Data, frozen=True):
    subject: str
    answer: str
    holds: bool


class Deduced(Data, frozen=True):
    worlds: str
    """How many hidden states fit: too large a number for many readers of JSON."""
    chances: dict[str, dict[str, str]]
    """Of each subject, how likely every possible answer is, as an exact fraction like "2/7"."""
    effective: int | None
    """None if the chances are exact; else how many equally good draws they are worth."""
    certain: list[Certainty]
    subjects: dict[str, Sentence]
    answers: dict[str, Sentence]


class Reasons(Data, frozen=True):
    why: list[Sentence]
    """Facts that force it; without any one of them it would be open."""


def deduce(sight: AnySight) -> Deduced:
    return deduced(look(sight))


def deduced(look: Look) -> Deduced:
    """What a look finds, all of it."""
    knowledge, beliefs = look.knowledge, look.beliefs
    chances = {
        subject: {answer: str(chance) for answer, chance in each.items()}
        for subject, each in beliefs.chances.items()
    }
    answers: Iterable[str] = {answer for each in chances.values() for answer in each}
    return Deduced(
        worlds=str(beliefs.worlds),
        chances=chances,
        effective=beliefs.effective,
        certain=[Certainty(*claim) for claim in look.certainties],
        subjects={subject: knowledge.say_subject(subject) for subject in chances},
        answers={answer: knowledge.say_answer(answer) for answer in sorted(answers)},
    )


def reasons(sight: AnySight, claim: Claim) -> Reasons:
    """Refused if it is open, or about nothing that is in this game."""
    try:
        return Reasons(look(sight).why(claim))
    except (LookupError, ValueError):
        raise Unreadable(say("knowledge-open")) from None
