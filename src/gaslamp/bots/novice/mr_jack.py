"""A beginner at Mr. Jack: tries each move in mind and looks who would be seen.

Jack wants as many suspects as can be to look as he does. The Investigator wants to halve them,
and when one is left, to get near and accuse.
"""

from collections.abc import Sequence
from typing import Any

from gaslamp.bots import HouseBot, looks_of, some
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import argument_of, kind_of
from gaslamp.core.sight import AnySight
from gaslamp.games import game_named
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.actions import Accuse, Activate, Leave, from_typed
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS, DISTANCE
from gaslamp.games.mr_jack.imagined import imagined
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.view import MrJackView
from gaslamp.search.budget import Budget

IN_REACH = 3
FEW = 2
"""With so few suspects left, being far from the others counts."""


class Novice(HouseBot):
    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        view: MrJackView = sight.view
        looks = looks_of(budget)
        suspects = _suspects(view)
        for action in legal:
            if isinstance(action, Leave) or _is_sure(action, view, suspects):
                return action
        calm = some([act for act in legal if not isinstance(act, Accuse)], looks, dice)
        if not calm:
            return _last_resort(legal, suspects)
        start = game_named(sight.game, sight.rules).start(sight.seats, sight.options)
        rehearsal = Rehearsal(view, start, suspects, dice, looks // len(calm))
        scored = [(rehearsal.after(action), dice.below(1000), action) for action in calm]
        return max(scored, key=lambda entry: entry[:2])[2]


def _suspects(view: MrJackView) -> list[str]:
    """Who may be Jack, as far as the viewer can say it: not Jack's own view, but the other's."""
    own = view.alibis or [] if view.viewer == codes.INVESTIGATOR else []
    seen = view.characters.items()
    return [who for who, state in seen if not state.innocent and who not in own]


def _is_sure(action: Any, view: MrJackView, suspects: list[str]) -> bool:
    """The last suspect is accused; any of them, when there is no other chance before dawn."""
    if not isinstance(action, Accuse) or action.character not in suspects:
        return False
    last_chance = view.turn == codes.LAST_TURN and len(view.cards) == 1
    return len(suspects) == 1 or last_chance


def _last_resort(accusations: Sequence[Any], suspects: list[str]) -> Any:
    """MJ-62: who has whistled the last free cell away has to accuse somebody."""
    return next((act for act in accusations if act.character in suspects), accusations[0])


class Rehearsal:
    """A board on which moves are tried, and how many first steps of a card there is time for."""

    def __init__(
        self,
        view: MrJackView,
        start: MrJackPosition,
        suspects: list[str],
        dice: Dice,
        looks: int,
    ) -> None:
        self.board = imagined(view, start)
        self.view = view
        self.suspects = suspects
        self.dice = dice
        self.looks = looks

    def after(self, action: Any) -> float:
        """How good things look after an action; of a card, after the best of what it begins."""
        tried = self.board.copy()
        tried.apply(from_typed(action))
        if not isinstance(action, Activate):
            return _worth(tried, self.view, self.suspects)
        firsts = some(tried.legal(action.seat), self.looks, self.dice)
        return max(_first_step(tried, first, self.view, self.suspects) for first in firsts)


def _first_step(board: MrJackPosition, first: int, view: MrJackView, suspects: list[str]) -> float:
    """Trying an accusation in mind would end the game there: only the last suspect is worth it."""
    if kind_of(first) == codes.ACCUSE:
        return 100.0 if [CHARACTERS[argument_of(first)]] == suspects else -100.0
    tried = board.copy()
    tried.apply(first)
    return 100.0 if tried.over else _worth(tried, view, suspects)


def _worth(board: MrJackPosition, view: MrJackView, suspects: list[str]) -> float:
    """Without a move left, Jack is about to leave, and the other one to have to accuse."""
    if board.cornered:
        return -100.0 if view.jack is None else 100.0
    visible = board.visible
    seen = [who for who in suspects if visible >> CHARACTERS.index(who) & 1]
    if view.jack is None:
        halves = -abs(2 * len(seen) - len(suspects))
        return halves - (_room(board, suspects[0]) if len(suspects) == 1 else 0)
    hidden = not visible >> CHARACTERS.index(view.jack) & 1
    alike = len(suspects) - len(seen) if hidden else len(seen)
    away = _room(board, view.jack) / 10 if len(suspects) <= FEW else 0
    return alike + hidden * 0.6 + away


def _room(board: MrJackPosition, who: str) -> float:
    """How far off the nearest two others are, beyond what they can reach."""
    cell = CELLS[board.at[CHARACTERS.index(who)]]
    others = [CELLS[at] for i, at in enumerate(board.at) if CHARACTERS[i] != who]
    distances = sorted(DISTANCE[cell][other] for other in others)
    return sum(max(0, steps - IN_REACH) for steps in distances[:2]) + distances[0] / 10


BOT = Novice()
