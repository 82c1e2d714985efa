"""A mystery as somebody sees it who is to solve it; the answer is not in it before it is wanted."""

from datetime import date
from typing import Annotated, Any, Final

from msgspec import Meta, field

from gaslamp.core.data import Data, to_plain
from gaslamp.core.notes import PAPER
from gaslamp.core.sentence import Sentence
from gaslamp.mysteries import narrative
from gaslamp.mysteries.answers import answering, described, is_right
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.today import mystery_of

_MOST_STEPS: Final = 16


class MysteryChoice(Data):
    action: Any
    """As in `docs/schemas/<game>.action.json`."""
    said: Sentence
    more: bool = True


class MysteryVerdict(Data):
    right: bool
    solution: Sentence | None
    """Told to whoever has found it, or wants to see it."""
    chain: list[Sentence]
    lights: list[list[int]]
    """Of each reason: which facts it rests on."""


class MysteryTry(Data):
    """What somebody has done so far; the house keeps nothing."""

    date: str
    steps: Annotated[list[Any], Meta(max_length=_MOST_STEPS)] = field(default_factory=list)
    judge: bool = False
    """The steps are the answer."""
    hints: Annotated[int, Meta(ge=0, le=narrative.HINTS)] = 0
    """How many are open."""
    show: bool = False
    """It is given up: the solution is to be seen."""


class MysteryFace(Data):
    game: str
    kind: str
    date: str
    difficulty: str
    number: str
    """By which it can be spoken of."""
    question: Sentence
    facts: list[Sentence]
    view: Any
    """What the seat sees, after the steps so far."""
    seat: int
    names: list[str]
    """How notation calls the seats."""
    options: dict[str, Any]
    sheet: dict[str, list[str]]
    """What stands on the seat's paper by itself; empty in games without a sheet."""
    choices: list[MysteryChoice]
    whole: bool
    """Nothing can follow: it can be judged."""
    hints: list[Sentence]
    judgement: MysteryVerdict | None


def look_at(game: str, day: date, tried: MysteryTry) -> MysteryFace:
    """The day's mystery after what was done; judged if that is wanted."""
    return face_of(mystery_of(game, day), day, tried)


def face_of(mystery: Mystery, day: date, tried: MysteryTry) -> MysteryFace:
    now, steps = answering(mystery, tried.steps)
    whole = bool(steps) and not now.offered
    return MysteryFace(
        game=mystery.game,
        kind=mystery.kind,
        date=day.isoformat(),
        difficulty=mystery.difficulty,
        number=mystery.digest[:8],
        question=narrative.question(mystery),
        facts=narrative.facts(mystery),
        view=now.view,
        seat=mystery.viewer,
        names=list(mystery.rulebook.seat_names(mystery.seats)),
        options=mystery.options,
        sheet=mystery.rulebook.sheet(mystery.sight, PAPER),
        choices=[
            MysteryChoice(to_plain(each), described(mystery, steps, each)) for each in now.offered
        ],
        whole=whole,
        hints=narrative.hints(mystery, tried.hints),
        judgement=_judged(mystery, now.text, tried, whole),
    )


def _judged(mystery: Mystery, text: str, tried: MysteryTry, whole: bool) -> MysteryVerdict | None:
    if not (tried.show or (tried.judge and whole)):
        return None
    right = whole and is_right(mystery, text)
    if not (right or tried.show):
        return MysteryVerdict(False, None, [], [])
    lights = [reason.facts for reason in mystery.chain]
    return MysteryVerdict(right, narrative.solution(mystery), narrative.chain(mystery), lights)
