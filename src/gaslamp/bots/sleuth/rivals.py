"""What the others can know in a deal: their own gems, all numbers, and what they were shown."""

from collections.abc import Sequence
from typing import Any

from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import events
from gaslamp.games.sleuth.actions import gem_number, question_number
from gaslamp.games.sleuth.cards import MATCHES, QUESTIONS
from gaslamp.knowledge.sleuth.deductions import Number, settle
from gaslamp.knowledge.sleuth.facts import sizes

_SHOWN_FROM = 2


class Rivals:
    """Those who could still name the gems before the seat does."""

    def __init__(self, sight: Sight[Any, Any, Any]) -> None:
        self._sizes = sizes(sight)
        self._seats = sight.seats
        self._answers = [event for event in sight.events if isinstance(event, events.Answered)]
        self._shown = not sight.options.super_sleuth
        self.missing: int = sight.options.missing
        self.seats = [
            seat
            for seat, each in enumerate(sight.view.seats)
            if seat != sight.viewer and not each.out and each.place is None
        ]
        open_gems = sum(1 << gem_number(gem) for gem in sight.view.open_gems)
        heard = {_heard(event) for event in self._answers}
        self._common = [Number(self._seats, open_gems, open_gems.bit_count()), *sorted(heard)]

    def left_to(self, rival: int, held: Sequence[int]) -> int:
        """How many gems may be missing as far as a rival sees at first glance, in such a deal."""
        own = Number(rival, held[rival], held[rival].bit_count())
        numbers = [own, *self._common, *self._shown_to(rival, held)]
        settled = settle(self._sizes, numbers)
        return 0 if settled is None else settled.may[-1].bit_count()

    def _shown_to(self, rival: int, held: Sequence[int]) -> list[Number]:
        found = []
        for event in self._answers:
            question = question_number(event.question)
            if self._shown and event.asker == rival and len(QUESTIONS[question]) == _SHOWN_FROM:
                gems = held[event.opponent] & MATCHES[question]
                found.append(Number(event.opponent, gems, gems.bit_count()))
        return found

    def would_know(self, held: Sequence[int]) -> bool:
        """Whether somebody could name the gems in such a deal, and so would have."""
        return any(self.left_to(rival, held) <= self.missing for rival in self.seats)


def _heard(event: Any) -> Number:
    return Number(event.opponent, MATCHES[question_number(event.question)], event.number)
