"""What bots are asked, and their answers. A question holds a seat's sight and nothing else, so it
can be sent to another process."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from gaslamp.bots import USUAL, bot_for
from gaslamp.bots.utterances import utterance
from gaslamp.core.data import from_json, to_json
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.core.utterance import Utterance
from gaslamp.games import game_named
from gaslamp.search.budget import Budget
from gaslamp.table.manners import left_to_bot
from gaslamp.table.state import PLAYING, Table

_NOBODY: Final[Mapping[int, int]] = MappingProxyType({})


class BotQuestion(NamedTuple):
    """What a bot is asked."""

    seat: int
    decision: int
    level: str
    awaited: bool
    """Otherwise the bot may speak up, and usually does not."""
    sight: Sight[Any, Any, Any]
    legal: list[Any]
    seed: int

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it goes as JSON, which is made and read in a tenth of the time."""
        seen = self.sight
        written = to_json(seen), to_json(self.legal)
        return _read, (seen.game, seen.rules, self[:4], *written, self.seed)


def _read(
    name: str, rules: int, whose: tuple[int, int, str, bool], sight: bytes, legal: bytes, seed: int
) -> BotQuestion:
    game = game_named(name, rules)
    kind = Sight[game.option_type, game.event_type, game.view_type]  # type: ignore[name-defined]
    may = from_json(legal, list[game.action_type])  # type: ignore[name-defined]
    return BotQuestion(*whose, from_json(sight, kind), may, seed)


class Thought(NamedTuple):
    """What a bot wants to do, and whether it has had less time than is usual for its rank."""

    plan: Sequence[Any]
    hurried: bool
    utterance: Utterance | None = None
    """What it says with the first step."""


class Turn(NamedTuple):
    seat: int
    awaited: bool


def concerned(table: Table, silent: Mapping[int, int] = _NOBODY) -> list[Turn]:
    """The bots to ask, and whether they are waited for: first those who may speak up. `silent` says
    of seats after how many actions they had nothing to say: they have not, until there is another.
    """
    hand = table.hand
    if hand is None or table.phase != PLAYING or hand.position.chance_awaited:
        return []
    order = [*(Turn(seat, False) for seat in hand.may_act), *(Turn(s, True) for s in hand.awaited)]
    made = len(hand.play.actions)
    asked = [turn for turn in order if turn.awaited or silent.get(turn.seat) != made]
    bots = [turn for turn in asked if table.chairs[turn.seat].played_by_bot]
    return [turn for turn in bots if not turn.awaited or left_to_bot(table, turn.seat)]


def question(table: Table, turn: Turn, seed: int) -> BotQuestion:
    (seat, awaited), hand = turn, table.hand
    assert hand is not None
    return BotQuestion(
        seat=seat,
        decision=hand.decisions[seat],
        level=table.chairs[seat].level or "",
        awaited=awaited,
        sight=hand.play.sight(seat),
        legal=[table.game.to_typed(action) for action in left_to_bot(table, seat)],
        seed=seed,
    )


def answer(question: BotQuestion, budget: Budget | None = None) -> Sequence[Any]:
    """The typed actions of a whole move, as far as the bot has thought; nothing if it has nothing
    to say out of turn."""
    bot = bot_for(question.sight.game, question.level)
    dice = Dice(question.seed)
    if question.awaited:
        return _within(question, bot.plan(question.sight, question.legal, dice, budget), dice)
    spoken = bot.speaks_up(question.sight, question.legal, dice)
    return [] if spoken is None else [spoken]


def _within(question: BotQuestion, plan: Sequence[Any], dice: Dice) -> Sequence[Any]:
    """Who looks ahead thinks of all that the rules allow; what is left to a person is not done."""
    if plan[0] in question.legal:
        return plan
    second = bot_for(question.sight.game, USUAL)
    return second.plan(question.sight, question.legal, dice)


def reply(
    question: BotQuestion, budget: Budget | None = None
) -> tuple[Sequence[Any], Utterance | None]:
    """The same, with what the bot says about it."""
    plan = answer(question, budget)
    return plan, utterance(question.sight, plan[0]) if plan else None


def default(question: BotQuestion) -> Sequence[Any]:
    """What the house does for a bot that does not come to a choice: any of what it may do."""
    if not question.awaited:
        return []
    return [question.legal[Dice(question.seed).below(len(question.legal))]]
