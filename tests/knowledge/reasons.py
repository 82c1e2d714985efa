"""What holds of the reasons of every certainty."""

from collections.abc import Callable
from typing import Any

from gaslamp.knowledge import Claim, Knowledge
from gaslamp.words import Words

Forced = Callable[[Any, Claim, list[Any]], bool]


def check_reasons(knowledge: Knowledge, sight: Any, claim: Claim, forced: Forced) -> None:
    """They force it, and without any one of them it is open."""
    reasons = knowledge.why(sight, claim)
    assert forced(sight, claim, reasons)
    for reason in reasons:
        assert not forced(sight, claim, [other for other in reasons if other != reason])


def in_words(knowledge: Knowledge, sight: Any, claim: Claim, lang: str) -> Words:
    """A language in which the reasons can be said."""
    words = Words(lang)
    assert all(words.say(reason) for reason in knowledge.why(sight, claim))
    return words
