"""A beginner at The Culprit: hunts while innocent, hides while guilty, and sees when to change.

An early Culprit is a danger and worth passing to somebody whom one can then question; a late one
is worth two points, and so is an Accomplice in most rounds.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import HouseBot, looks_of, some
from gaslamp.bots.novice.culprit_suspicion import Suspicion, suspicion
from gaslamp.core.dice import Dice
from gaslamp.core.sight import AnySight
from gaslamp.games.culprit.actions import Discard, Give, Play, Suspect, Trade
from gaslamp.games.culprit.view import CulpritView
from gaslamp.search.budget import Budget

SURE: Final = 0.33
"""With so much suspicion a Detective is worth playing before the last turn."""
LATE: Final = 2
"""With so few cards in hand the end is near."""
MOVERS: Final = ("sharing", "rumour", "panic", "exchange")
HUNTERS: Final = ("detective", "toby")


class Novice(HouseBot):
    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        mind = Mind(sight)
        return max(
            some(legal, looks_of(budget), dice),
            key=lambda action: (mind.worth(action), dice.below(1000)),
        )


class Mind:
    """What one seat makes of what it has seen."""

    def __init__(self, sight: AnySight) -> None:
        self.view: CulpritView = sight.view
        self.me = sight.viewer
        self.hand = self.view.hand or []
        self.suspected: Suspicion = suspicion(sight)
        self.late = len(self.hand) <= LATE
        self.culprit = "culprit" in self.hand
        self.accomplice = self.view.seats[self.me].accomplice
        self.passing = self.culprit and self._better_passed_on()

    def _better_passed_on(self) -> bool:
        """In handcuffs; or early, when it is likelier to be found than to get away."""
        cuffed = self.view.seats[self.me].handcuffed
        return cuffed or not (self.late or self.accomplice)

    def worth(self, action: Any) -> float:
        match action:
            case Play():
                return self._playing(action)
            case Give() | Discard():
                return -self._keeping(action.card)
        return self._saying(action)

    # Playing a card

    def _playing(self, action: Play) -> float:
        if self.culprit:
            return self._playing_as_culprit(action)
        if self.accomplice:
            return self._playing_as_accomplice(action)
        return self._playing_as_innocent(action)

    def _playing_as_culprit(self, action: Play) -> float:
        """What protects is kept for the end; what moves cards is not, or it takes the Culprit."""
        if action.card in MOVERS:
            lost = len(self.hand) == LATE
            return 6.0 + self._cards(action) / 10 if self.passing or not lost else -6.0
        order = {"maid": -4.0, "alibi": -3.0, "detective": -2.0, "governess": -1.0}
        return order.get(action.card, 3.0)

    def _playing_as_accomplice(self, action: Play) -> float:
        """Let the culprit be: hunt elsewhere, handcuff somebody else, speed the culprit up."""
        if action.card == "accomplice":
            return 1.0 + 5 * self._speeds_up(action)
        if action.card in (*HUNTERS, "sheriff"):
            return 2.0 - 8 * self._doubt(action)
        if action.card == "exchange":
            return self._reaching_for_it(action)
        return 2.5

    def _playing_as_innocent(self, action: Play) -> float:
        doubt = self._doubt(action)
        match action.card:
            case "detective":
                return 4 + 9 * doubt if doubt >= SURE else -3 + doubt
            case "toby":
                return 4 + 9 * doubt / self._cards(action) if doubt >= SURE else -2 + doubt
            case "accomplice":
                return 3.5 + 5 * self._speeds_up(action)
            case "sheriff":
                return 2.0 + doubt
            case "youngest" | "witness":
                return 2.5 + doubt + ("detective" in self.hand)
            case "exchange":
                return self._reaching_for_it(action)
        return 2.0

    def _reaching_for_it(self, action: Play) -> float:
        """With one card left beside it, an Exchange may bring the Culprit just in time."""
        near = self._doubt(action) / self._cards(action)
        return 2.0 + 4 * near if self.late else 0.0

    def _doubt(self, action: Play) -> float:
        return 0.0 if action.target is None else self.suspected.of(action.target)

    def _cards(self, action: Play) -> int:
        return 1 if action.target is None else max(1, self.view.seats[action.target].cards)

    def _speeds_up(self, action: Play) -> float:
        """The chance that a forced discard is the Culprit as the last card."""
        if action.target is None or self.view.seats[action.target].handcuffed:
            return 0.0
        return self._doubt(action) if self._cards(action) == 1 else 0.0

    # Keeping one, and saying things

    def _keeping(self, card: str) -> float:
        """What it is worth to keep a card."""
        if card == "culprit":
            return -9.0 if self.passing else 9.0
        if card == "alibi":
            return 6.0 if self.culprit else 1.0
        if card == "accomplice":
            return 1.0 if self.accomplice else 7.0
        if card in HUNTERS:
            return 1.0 if self.accomplice else 5.0
        return 0.5 if card in MOVERS else 2.0

    def _saying(self, action: Any) -> float:
        """A Witness trades its least for a chance; the hat says honestly what is most likely."""
        match action:
            case Trade():
                return 3.0 - min(map(self._keeping, self.hand))
            case Suspect(_, int(suspect)):
                return self.suspected.of(suspect)
        return 0.0


BOT = Novice()
