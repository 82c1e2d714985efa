"""What an analysis says, as data: `gaslamp analyse --json` writes it, and the server sends it."""

from typing import Any, Final, Literal

from msgspec import field

from gaslamp.core.data import Data
from gaslamp.core.outcome import Outcome
from gaslamp.core.sentence import Sentence

FORMAT: Final = 1

Unit = Literal["chance", "bits"]
Grade = Literal["excellent", "fine", "slip", "blunder"]


class Candidate(Data):
    """Something that the seat could have done."""

    notation: str
    action: Any
    """Typed, as in `docs/schemas/<game>.action.json`."""
    said: Sentence
    """As it was offered to the seat."""
    value: float
    """The seat's chance to win from 0 to 1, or bits, as the decision's `unit` says."""
    error: float
    """By how much the value may be wrong, one standard error; 0 where all was counted."""
    tries: int
    """In how many imagined games, or deals, it was tried."""


class Appraisal(Data):
    """One decision of one seat. All of it follows from what the seat had seen by then."""

    ply: int
    """After so many actions of the record, chance's included."""
    step: int
    """After so many steps of the replay that lies open."""
    seat: int
    notation: str
    action: Any
    said: Sentence
    unit: Unit | None
    """None if this kind of decision is not judged: then there are no values and no grade."""
    before: float | None
    """The chance to win, or the bits, with the best choice."""
    after: float | None
    """The same with what was chosen."""
    loss: float | None
    """What the choice gave away: `before` less `after`, never below 0."""
    error: float | None
    """Of the loss, one standard error."""
    grade: Grade | None
    best: Candidate | None
    candidates: list[Candidate]
    """The best few, best first, and what was played if it is not among them."""
    chance: float | None
    """The seat's chance to win before it chose, also where it is judged in bits."""
    why: Sentence | None
    reason: dict[str, str] = field(default_factory=dict)
    """`why` in words, by language: in the files that `gaslamp analyse` writes."""


class ChancePoint(Data):
    step: int
    seat: int | None
    """Whose eyes it was seen with; None at the end, when all lies open."""
    chance: float


class ChanceCurve(Data):
    """How likely a side was to win, each time as the one of it saw it who was about to choose."""

    side: list[int]
    points: list[ChancePoint]


class KnownPoint(Data):
    step: int
    left: int | None
    """How many answers there were to what the game is about; None if it was not counted."""


class KnownCurve(Data):
    seat: int
    points: list[KnownPoint]
    first: int | None
    """The step since which the seat could have known for good, until it acted; None if it never
    could, or always did."""
    acted: int | None
    """The step with which the seat last acted on what it knew (named, accused, caught, played the
    Detective or Toby), if it ever did."""


class TurningPoint(Data):
    step: int
    decision: int | None
    """Its place among the decisions; None where it was nobody's choice."""
    side: list[int]
    change: float
    """How much likelier the side was to win afterwards."""
    said: Sentence | None
    """What was chosen."""


class Fortune(Data):
    """Where a side's luck ended and its skill began: `first` and the three parts add up to
    `last`."""

    side: list[int]
    first: float
    """The chance to win when the side first chose."""
    choices: float
    """What its own choices gave away: never above 0."""
    others: float
    """What the others' choices gave away to it: never below 0."""
    luck: float
    """The rest: cards, what was hidden, and where things fell better or worse than expected."""
    last: float
    """1 for a side that won, 0 for one that did not."""


class Analysis(Data):
    game: str
    rules: int
    seats: int
    names: list[str]
    """How notation calls the seats."""
    iterations: int
    """How many imagined games a decision was thought about."""
    outcome: Outcome | None
    decisions: list[Appraisal]
    chances: list[ChanceCurve]
    known: list[KnownCurve]
    turning: list[TurningPoint]
    fortunes: list[Fortune]
    format: int = FORMAT
