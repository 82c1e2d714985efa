"""A beginner at Sleuth: keeps an honest sheet, asks where most is open, names when it is sure."""

from collections.abc import Sequence
from typing import Any

from gaslamp.bots import PLENTY, some
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth.actions import Announce, Ask, Exchange, Name
from gaslamp.games.sleuth.cards import GEM_TEXT, MATCHES, QUESTION_TEXT
from gaslamp.games.sleuth.sheet import MISSING, Sheet, fill


class Novice:
    def choose(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice, looks: int = PLENTY
    ) -> Any:
        sheet = fill(sight)
        if isinstance(legal[0], Name):
            return self._name(sheet, legal, dice)
        if sheet.solved():
            return next(action for action in legal if isinstance(action, Announce))
        asks = [action for action in legal if isinstance(action, Ask)]
        return self._best(sheet, some(asks, looks, dice), dice) or self._otherwise(legal)

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        """Names out of turn as soon as its sheet is solved."""
        return legal[0] if fill(sight).solved() else None

    def _name(self, sheet: Sheet, legal: Sequence[Any], dice: Dice) -> Any:
        known = {GEM_TEXT[gem] for gem in sheet.missing()}
        return next((action for action in legal if action.gem in known), legal[0])

    def _best(self, sheet: Sheet, asks: Sequence[Ask], dice: Dice) -> Ask | None:
        """The question that speaks of most gems that are open between its opponent and others."""
        scored = [(self._worth(sheet, ask), dice.below(1000), ask) for ask in asks]
        if not scored:
            return None
        worth, _, ask = max(scored, key=lambda entry: entry[:2])
        return ask if worth > 0 else None

    def _worth(self, sheet: Sheet, ask: Ask) -> float:
        """Shown gems are worth more than a number; a likely missing gem more than others."""
        gems = MATCHES[QUESTION_TEXT.index(ask.question)]
        here = gems & sheet.may[ask.opponent] & sheet.elsewhere(ask.opponent)
        size, may_be_missing = here.bit_count(), (here & sheet.may[MISSING]).bit_count()
        shown = 2.0 if len(ask.question.split()) > 1 else 1.0
        doubt = 0.5 * size + may_be_missing
        return shown * doubt / (size + 3) * min(size, 4)

    def _otherwise(self, legal: Sequence[Any]) -> Any:
        """Nothing worth asking: other search cards, or get on with the turn."""
        return next((action for action in legal if isinstance(action, Exchange)), legal[0])


BOT = Novice()
