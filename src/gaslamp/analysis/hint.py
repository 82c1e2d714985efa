"""A hint: first where to look, then what follows, then a good move.

All of it comes from what the seat has seen. The same sight gives the same hint, so whoever asks
again is told nothing new, and another secret changes no byte of it.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from gaslamp.analysis.judge import Opinion, dice_for, judge_for
from gaslamp.analysis.pointer import (
    HintMark,
    MarkKind,
    Pointer,
    Pointers,
    Situation,
    marks_of_claim,
    pointer,
    pointing_for,
)
from gaslamp.analysis.whole import bits
from gaslamp.bots import bot_for
from gaslamp.core.data import to_plain
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import AnySight
from gaslamp.games import game_named
from gaslamp.knowledge import Claim, Look, look
from gaslamp.knowledge.deadline import OutOfTimeError
from gaslamp.search.budget import Budget

Rung = Literal[1, 2, 3]
"""Where to look, what follows, a good move."""
WHERE: Final = 1
FOLLOWS: Final = 2
MOVE: Final = 3
MOST: Final = 3_000
"""Imagined games: somebody waits for it."""
_ADVISER: Final = "inspector"
"""Who is asked about decisions that are not judged."""


class Advice(NamedTuple):
    """The whole ladder, as it is worked out; of which one rung at a time is told."""

    where: Pointer
    follows: Pointer
    plan: list[Any]
    """Typed actions: a good one, and what to do after it in the same move."""
    worth: Sentence | None

    @property
    def marks(self) -> list[HintMark]:
        """What the good move is about."""
        return [mark for action in self.plan for mark in _named_in(action)]

    def pointer(self, rung: int) -> Pointer | None:
        return {WHERE: self.where, FOLLOWS: self.follows}.get(rung)


_KINDS: Final[dict[str, MarkKind]] = {
    "station": "station",
    "to": "cell",
    "gem": "gem",
    "opponent": "seat",
    "target": "seat",
    "card": "card",
}
"""What the fields of actions are called that name something on the table."""


def _named_in(action: Any) -> list[HintMark]:
    fields = to_plain(action).items()
    return [
        HintMark(_KINDS[name], str(value))
        for name, value in fields
        if name in _KINDS and value is not None
    ]


def advise(sight: AnySight, legal: Sequence[Any], iterations: int) -> Advice:
    """`legal`: what the seat may do, typed."""
    plan, worth = _good_move(sight, legal, min(iterations, MOST))
    seen = look(sight)
    try:
        where, follows = _pointers(Situation(sight, seen, list(legal), plan[0]))
    except (OutOfTimeError, Unreadable):
        # Too many ways it may have come about, or not seen from its start.
        said = say("hint-choices", count=len(legal)), say("hint-compare", count=len(legal))
        where, follows = (pointer(each) for each in said)
    return Advice(where, follows, plan, worth)


def _pointers(situation: Situation) -> Pointers:
    """Something certain that is easily overlooked, or else what counts most in the game."""
    claim = _overlooked(situation.look)
    if claim is None:
        return pointing_for(situation.sight.game)(situation)
    knowledge = situation.look.knowledge
    marks = marks_of_claim(situation.sight.game, claim)
    where = say("hint-look-at", subject=knowledge.say_subject(claim.subject))
    follows = say("hint-certain", claim=knowledge.say_claim(claim))
    return Pointers(pointer(where, marks), pointer(follows, marks, situation.look.why(claim)))


def _overlooked(seen: Look) -> Claim | None:
    """A certainty that no fact gives by itself; another one as the game goes on."""
    try:
        knowledge, sight = seen.knowledge, seen.sight
        plain = set(knowledge.settled(sight, knowledge.roughly(sight)))
        deep = [claim for claim in seen.certainties if claim not in plain]
    except OutOfTimeError:
        return None
    return deep[len(seen.sight.events) % len(deep)] if deep else None


def _good_move(
    sight: AnySight, legal: Sequence[Any], iterations: int
) -> tuple[list[Any], Sentence | None]:
    game, dice = game_named(sight.game, sight.rules), dice_for(sight, iterations)
    numbers = [game.from_typed(action) for action in legal]
    judge = judge_for(sight.game)
    try:
        opinion = judge.opinion(sight, numbers, judge.usual(numbers), iterations, dice)
    except Unreadable:
        opinion = None
    if opinion is None:
        bot = bot_for(sight.game, _ADVISER)
        return list(bot.plan(sight, legal, dice, Budget(iterations=iterations))), None
    best = opinion.best
    plan = opinion.plan if best.action == next(iter(opinion.plan), None) else [best.action]
    return [game.to_typed(action) for action in plan], _worth(opinion)


def _worth(opinion: Opinion) -> Sentence:
    best = opinion.best
    if opinion.unit == "bits":
        return say("hint-worth-bits", bits=bits(best.value))
    return say("hint-worth-chance", percent=round(100 * best.value))


Offer = tuple[Any, Sentence]
"""A step of a move, typed, and as it would be offered."""


def playable(game: Game[Any], position: Position, plan: Sequence[Any], seat: int) -> list[Offer]:
    """The steps as they would be offered, as far as the move goes by itself."""
    trial, found = position.copy(), list[Offer]()
    for typed in plan:
        action = game.from_typed(typed)
        if trial.chance_awaited or action not in trial.legal(seat):
            break
        found.append((typed, game.describe(action, trial)))
        trial.apply(action)
    return found


def told_move(plan: Sequence[Offer]) -> Sentence:
    return say("hint-move", move=_in_words([each for _, each in plan]))


def _in_words(steps: list[Sentence]) -> Sentence:
    *before, last = steps
    return say("hint-then", first=_in_words(before), last=last) if before else last
