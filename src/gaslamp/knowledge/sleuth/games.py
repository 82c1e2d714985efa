"""Games of Sleuth that a sight fits: a deal, the same game told again with it, and its weight."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games.sleuth import actions, events
from gaslamp.games.sleuth.cards import GEM_COUNT, GEM_TEXT
from gaslamp.games.sleuth.options import form_of, start
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.knowledge import UNIFORM, AnySight, Model, Sample, below
from gaslamp.knowledge.sleuth.deals import Deals
from gaslamp.knowledge.sleuth.facts import places
from gaslamp.knowledge.sleuth.samples import stand_up, stand_up_all
from gaslamp.knowledge.weights import chance

_ALIKE: Final = Fraction(1)


class Games:
    """Deals are drawn all alike. What others chose weighs by the model, beside choosing blindly."""

    def __init__(self, sight: AnySight, deals: Deals, model: Model) -> None:
        self._sight = sight
        self._deals = deals
        self._model = model

    def draw_all(self, number: int, dice: Dice) -> list[Sample]:
        """So many games at once, which costs little more than one where all weigh alike."""
        if self._model is not UNIFORM:
            return [self.draw(dice) for _ in range(number)]
        indices = [below(dice, self._deals.count) for _ in range(number)]
        positions = stand_up_all(self._sight, self._deals.hands(indices), dice)
        return [Sample(position, _ALIKE) for position in positions]

    def draw(self, dice: Dice) -> Sample:
        deal = self._deals.deal(below(dice, self._deals.count))
        position = stand_up(self._sight, deal, dice)
        named = [GEM_TEXT[gem] for gem in members(position.named)]
        return Sample(position, self.weight(retold(self._sight, deal, named, dice)))

    def weight(self, retold: Iterator[actions.Action]) -> Fraction:
        """How much likelier the model finds all that others chose than one who chooses blindly."""
        position, weight = start(self._sight.seats, self._sight.options), Fraction(1)
        for action in map(actions.from_typed, retold):
            seat = seat_of(action)
            if seat not in (CHANCE, self._sight.viewer):
                weight *= chance(self._model, position, action) * len(position.legal(seat))
            position.apply(action)
        return weight


def answers_in(position: SleuthPosition) -> dict[str, str]:
    """What is true of a position."""
    names = places(position.seats)
    held = [*position.hands[: position.seats], position.open_gems, position.undealt]
    each = zip(names, held, strict=True)
    return {GEM_TEXT[gem]: name for name, gems in each for gem in members(gems)}


def retold(
    sight: AnySight, deal: Sequence[int], named: list[str], dice: Dice
) -> Iterator[actions.Action]:
    """The whole game with these gems; `named` is what somebody is in the midst of naming."""
    if sight.events and not isinstance(sight.events[0], events.Dealt | events.LaidOpen):
        raise Unreadable(say("knowledge-from-the-start"))
    unseen = _unseen(sight, deal)
    missing = [GEM_TEXT[gem] for gem in range(GEM_COUNT) if deal[gem] == sight.seats + 1]
    for event in sight.events:
        match event:
            case events.Dealt(seat, None):
                yield actions.Deal(seat, unseen[seat].pop())
            case events.Checked(seat, right) if seat != sight.viewer:
                gems = missing if right else _others(missing, sight, dice)
                yield from (actions.Name(seat, gem) for gem in gems)
            case _:
                yield from _done(event)
    if sight.view.naming not in (None, sight.viewer):
        yield from (actions.Name(sight.view.naming, gem) for gem in named)


def _unseen(sight: AnySight, deal: Sequence[int]) -> list[list[str]]:
    """Of each seat, the gems of its hand that the viewer did not see dealt."""
    seen = {event.gem for event in sight.events if isinstance(event, events.Dealt)}
    hands: list[list[str]] = [[] for _ in range(sight.seats)]
    for gem, place in zip(GEM_TEXT, deal, strict=True):
        if place < sight.seats and gem not in seen:
            hands[place].append(gem)
    return hands


def _others(missing: list[str], sight: AnySight, dice: Dice) -> list[str]:
    """As many gems, any others than those that are missing."""
    while True:
        left = members(form_of(sight.options).gems)
        picked = [left.pop(dice.below(len(left))) for _ in missing]
        gems = [GEM_TEXT[gem] for gem in sorted(picked)]
        if gems != missing:
            return gems


def _done(event: Any) -> Iterator[actions.Action]:
    """What was done, of what everybody could see; nothing for what only followed from it."""
    match event:
        case events.Dealt(seat, str(gem)):
            yield actions.Deal(seat, gem)
        case events.LaidOpen(gem):
            yield actions.Deal(None, gem)
        case events.Drew(_, card):
            yield actions.Draw(card)
        case events.Began(seat):
            yield actions.Begin(seat)
        case events.Answered(seat, opponent, question, str(card)):
            yield actions.Ask(seat, opponent, question, card)
        case events.Answered(seat, _, question, None):
            yield actions.Question(seat, question)
        case events.Exchanged(seat):
            yield actions.Exchange(seat)
        case events.TurnEnded(seat):
            yield actions.EndTurn(seat)
        case events.FinalBegun(seat, opponent):
            yield actions.FinalQuestions(seat, opponent)
        case events.Announced(seat):
            yield actions.Announce(seat)
        case events.Named(seat, gem):
            yield actions.Name(seat, gem)
