"""A mystery as it is written down: one line of JSON, which notices a changed byte."""

from hashlib import sha256
from typing import Any, Final

from msgspec import field
from msgspec.structs import replace

from gaslamp.core.data import Data, from_json, from_plain, to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.sentence import say
from gaslamp.core.sight import Sight
from gaslamp.games import game_named

FORMAT: Final = 1
_DIGEST_LENGTH: Final = 32

Row = dict[str, Any]
"""A fact, in the terms of its game."""


class Reason(Data):
    """One step of the chain that leads to the answer."""

    facts: list[int] = field(default_factory=list)
    """Which of the facts it takes, by their numbers."""
    left: list[str] = field(default_factory=list)
    """What is still possible after it."""
    case: str = ""
    """What is supposed, where one thing after the other is tried."""
    move: str = ""
    """What is done then."""


class Measured(Data):
    """How difficult a mystery is, in numbers."""

    facts: int
    """How many there are; in a position, how many things one has to look at."""
    steps: int
    rank: str | None
    """The lowest rank of bot that finds an accepted answer; None if none that was asked does,
    empty if none was asked."""


class Origin(Data):
    """What it takes to make the same mystery again."""

    seed: int
    game: int
    """The number of the game of self-play under that seed."""
    ply: int


class Mystery(Data):
    game: str
    kind: str
    rules: int
    seats: int
    options: dict[str, Any]
    viewer: int
    view: dict[str, Any]
    """What the seat sees on the table."""
    facts: list[Row]
    """What it was told and needs; without any one of them a deduction would be open."""
    given: dict[str, Any]
    """What the question is about besides, in the terms of its kind."""
    accepted: list[str]
    chain: list[Reason]
    measured: Measured
    origin: Origin
    likeness: str
    """Equal for mysteries that are alike; no two on a shelf are."""
    digest: str = ""
    format: int = FORMAT

    @property
    def rulebook(self) -> Game[Any]:
        return game_named(self.game, self.rules)

    @property
    def table(self) -> Any:
        """The view as the game has it."""
        return from_plain(self.view, self.rulebook.view_type)

    @property
    def sight(self) -> Sight[Any, Any, Any]:
        """What the seat has seen, without what it was told."""
        return Sight(
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            options=self.rulebook.options(self.options),
            viewer=self.viewer,
            events=[],
            view=self.table,
        )

    @property
    def difficulty(self) -> str:
        """Facts and steps count one each, a rank that fails two; the thresholds are documented."""
        missed = RANKS.index(self.measured.rank)
        score = self.measured.facts + self.measured.steps + 2 * missed
        return next(name for name, most in DIFFICULTIES.items() if score <= most)


DIFFICULTIES: Final = {"easy": 9, "fair": 13, "hard": 10**6}
"""Up to which score a mystery is called so."""
RANKS: Final = ("", "constable", "sergeant", "inspector", None)
"""From what takes no bot to what none of them finds."""


def sealed(mystery: Mystery) -> Mystery:
    return replace(mystery, digest=digest_of(mystery))


def digest_of(mystery: Mystery) -> str:
    plain = to_json(replace(mystery, digest=""))
    return sha256(b"gaslamp mystery\n" + plain).hexdigest()[:_DIGEST_LENGTH]


def written(mystery: Mystery) -> bytes:
    return to_json(mystery) + b"\n"


def read_mystery(data: bytes) -> Mystery:
    """Refused if a byte of it is not as it was written."""
    mystery: Mystery = from_json(data, Mystery)
    if mystery.format != FORMAT:
        raise Unreadable(say("unreadable-format", format=mystery.format, known=FORMAT))
    if digest_of(mystery) != mystery.digest or written(mystery) != data.rstrip(b"\r\n") + b"\n":
        raise Unreadable(say("mystery-changed"))
    return mystery
