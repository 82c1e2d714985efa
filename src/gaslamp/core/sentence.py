"""What is to be said to a person, before it is said in a language."""

from dataclasses import dataclass, field
from importlib import import_module
from typing import Final, Union

CHOICES: Final = 4096
"""So many choices a game keeps in words: the same ones are offered again and again."""

Word = Union[str, int, "Sentence", "tuple[Sentence, ...]"]


@dataclass(frozen=True)
class Sentence:
    """A message of the `.ftl` files and what it is about. `words` says it in French or English."""

    id: str
    words: dict[str, Word] = field(default_factory=dict)

    def __str__(self) -> str:
        """In English, for those who print it. The room of words is above this one: it is asked by
        its name, and only when something is to be said."""
        spoken: str = import_module("gaslamp.words").in_english(self)
        return spoken


def say(message: str, /, **words: Word) -> Sentence:
    return Sentence(message, words)
