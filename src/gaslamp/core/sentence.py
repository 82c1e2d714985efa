"""What is to be said to a person, before it is said in a language."""

from dataclasses import dataclass, field
from typing import Final, Union

CHOICES: Final = 4096
"""So many choices a game keeps in words: the same ones are offered again and again."""

Word = Union[str, int, "Sentence", "tuple[Sentence, ...]"]


@dataclass(frozen=True)
class Sentence:
    """A message of the `.ftl` files and what it is about. `words` says it in French or English."""

    id: str
    words: dict[str, Word] = field(default_factory=dict)


def say(message: str, /, **words: Word) -> Sentence:
    return Sentence(message, words)
