"""What is to be said to a person, before it is said in a language."""

from importlib import import_module
from typing import Final, Union

import msgspec

CHOICES: Final = 4096
"""So many choices a game keeps in words: the same ones are offered again and again."""

Word = Union[str, int, "Sentence", "tuple[Sentence, ...]"]


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """A message of the `.ftl` files and what it is about. `words` says it in French or English."""

    # Of a kind with `Data`, which is above this room: a house makes thousands of them a second.
    id: str
    words: dict[str, Word] = msgspec.field(default_factory=dict)

    def __str__(self) -> str:
        """In English, for those who print it. The room of words is above this one: it is asked by
        its name, and only when something is to be said."""
        spoken: str = import_module("gaslamp.words").in_english(self)
        return spoken


def say(message: str, /, **words: Word) -> Sentence:
    return Sentence(message, words)


def player(number: int) -> Sentence:
    """A player's name: the one who speaks the words knows who sits there."""
    return say("seat", seat=number)


def part_of(viewer: int, **roles: int | None) -> str:
    """Which part the viewer has in a sentence, so that it can say "you"."""
    return next((role for role, sits in roles.items() if sits == viewer), "other")
