"""A beginner at Sleuth: asks what tells most of the gems that may be missing, names when sure."""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import HouseBot, looks_of, some
from gaslamp.bots.novice.sleuth_notes import Notes, gems_of, nearly_solved, notes, told_by
from gaslamp.core.dice import Dice
from gaslamp.core.sight import AnySight
from gaslamp.games.sleuth.actions import Announce, Ask, Exchange, Name, gem_number, question_number
from gaslamp.search.budget import Budget

_ANYWAY: Final = 1.0
"""What a bit is worth about gems that cannot be missing."""
_HARDLY: Final = 0.01


class Novice(HouseBot):
    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        known = notes(sight)
        if isinstance(legal[0], Name):
            return self._name(known, sight.options.missing, legal)
        if self._solved(known, sight):
            return next(action for action in legal if isinstance(action, Announce))
        asks: Sequence[Ask] = [action for action in legal if isinstance(action, Ask)]
        asks = some(asks, looks_of(budget), dice)
        return self._best(known, asks, dice) or self._otherwise(legal)

    def speaks_up(self, sight: AnySight, legal: Sequence[Any], dice: Dice) -> Any | None:
        """Names out of turn as soon as it is sure."""
        sure = nearly_solved(sight) and self._solved(notes(sight), sight)
        return legal[0] if sure else None

    def _solved(self, known: Notes, sight: AnySight) -> bool:
        wanted: int = sight.options.missing
        return len(known.missing) == wanted

    def _name(self, known: Notes, wanted: int, legal: Sequence[Any]) -> Any:
        """The likeliest gems, which are named in ascending order."""
        likely = sorted(range(len(known.chances)), key=known.of_missing)[-wanted:]
        return next((action for action in legal if gem_number(action.gem) in likely), legal[0])

    def _best(self, known: Notes, asks: Sequence[Ask], dice: Dice) -> Ask | None:
        scored = [(self._worth(known, ask), dice.below(1000), ask) for ask in asks]
        if not scored:
            return None
        worth, _, ask = max(scored, key=lambda entry: entry[:2])
        return ask if worth > _HARDLY else None

    def _worth(self, known: Notes, ask: Ask) -> float:
        gems = gems_of(question_number(ask.question))
        held = [known.chances[gem][ask.opponent] for gem in gems]
        may_be_missing = sum(known.of_missing(gem) for gem in gems)
        return told_by(held, len(ask.question.split()) > 1) * (_ANYWAY + may_be_missing)

    def _otherwise(self, legal: Sequence[Any]) -> Any:
        """Nothing worth asking: other search cards, or get on with the turn."""
        return next((action for action in legal if isinstance(action, Exchange)), legal[0])


BOT = Novice()
