"""What the house refuses, and why.

    Refusal
    ├── Unreadable        a text, file, option or position that cannot be read
    ├── NotYourDecision   somebody else's, or nobody's
    ├── NotLegal          the rules do not allow it now
    ├── Stale             an answer to a question that is no longer open
    ├── Disproved         a record whose proof does not hold
    ├── NoSuchTable
    └── PutAside          a table that this house cannot read

Each has a code for programs and a sentence for people. A refusal changes nothing.
"""

from typing import Any, ClassVar

from gaslamp.core.sentence import Sentence


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault of the program
    code: ClassVar[str]

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return str(self.sentence)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """It can be sent to another process, whatever else a kind of refusal is made from."""
        return _again, (type(self), self.__dict__)


def _again(kind: type[Refusal], facts: dict[str, Any]) -> Refusal:
    made = kind.__new__(kind, facts["sentence"])
    made.__dict__.update(facts)
    return made


class Unreadable(Refusal):
    code = "unreadable"


class NotYourDecision(Refusal):
    code = "not-your-decision"


class NotLegal(Refusal):
    code = "not-legal"


class Stale(Refusal):
    code = "stale"


class Disproved(Refusal):
    code = "disproved"


class NoSuchTable(Refusal):
    code = "no-such-table"


class PutAside(Refusal):
    """It stays as it is, for a house that can."""

    code = "put-aside"
