"""A duel: each of two draws one of six cards. Ask whether the other's is at least so high, three
times at most, and guess it: right wins, wrong loses. A whole game, in the house's own terms."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tests.guests.duel import actions, codes, events
from tests.guests.duel.rules import DuelPosition

from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.events import Event, Told
from gaslamp.core.game import Game, Options
from gaslamp.core.numbering import argument_of, kind_of
from gaslamp.core.seats import CHANCE, OPEN
from gaslamp.core.sentence import Sentence, say

_LETTERS = {codes.ASK: "ge", codes.GUESS: "is"}


class DuelOptions(Options):
    """Nothing to agree on."""


class DuelView(Data):
    turn: int
    asked: list[int]
    cards: list[int | None]
    """Those that the viewer sees."""


class DuelFacts(Data):
    turn: int
    asked: list[int]
    cards: list[int]
    ended: int = 0
    winners: int = 0


class Duel(Game[DuelPosition]):
    name = "duel"
    rules_version = 1
    fewest_seats = most_seats = usual_seats = 2
    minutes = 2
    option_type = DuelOptions
    action_type = actions.Action
    event_type = events.AnyEvent
    view_type = DuelView
    facts_type = DuelFacts
    ends = codes.End
    variants: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    def start(self, seats: int, options: Any) -> DuelPosition:
        self.check_seats(seats)
        return DuelPosition()

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return ("A", "B")[:seats]

    def to_typed(self, action: int) -> Data:
        typed: Data = actions.NUMBERING.to_typed(action)
        return typed

    def from_typed(self, action: Any) -> int:
        return actions.NUMBERING.from_typed(action)

    def write(self, action: int, position: DuelPosition) -> str:
        match actions.NUMBERING.to_typed(action):
            case actions.Draw(seat, card):
                return f"{'AB'[seat]}{card}"
        return f"{_LETTERS[kind_of(action)]}{argument_of(action)}"

    def read(self, text: str, seat: int, position: DuelPosition) -> int:
        for action in self._readable(seat):
            if self.write(action, position) == text:
                return action
        raise Unreadable(say("duel-unreadable", text=text))

    def _readable(self, seat: int) -> list[int]:
        cards, seats = range(1, codes.CARDS + 1), range(2)
        if seat == CHANCE:
            drawn = [actions.Draw(whom, card) for whom in seats for card in cards]
            return [self.from_typed(draw) for draw in drawn]
        asks = [actions.Ask(seat, card) for card in cards[1:]]
        return [self.from_typed(each) for each in [*asks, *(actions.Guess(seat, c) for c in cards)]]

    def events(self, before: DuelPosition, action: int, after: DuelPosition) -> list[Told]:
        return events.events(before, action, after)

    def view(self, position: DuelPosition, viewer: int) -> Data:
        everything = position.over or viewer == OPEN
        seen = [
            card if card and (everything or viewer == seat) else None
            for seat, card in enumerate(position.cards)
        ]
        return DuelView(position.turn, position.asked[:], seen)

    def to_facts(self, position: DuelPosition) -> Data:
        told = position.turn, position.asked[:], position.cards[:]
        return DuelFacts(*told, position.ended, position.winners)

    def from_facts(self, facts: DuelFacts, seats: int, options: Any) -> DuelPosition:
        _check(facts)
        position = DuelPosition()
        position.turn, position.asked, position.cards = facts.turn, facts.asked[:], facts.cards[:]
        position.ended, position.winners = facts.ended, facts.winners
        return position

    def tell(self, event: Event, viewer: int) -> Sentence | None:
        return events.tell(event, viewer)

    def describe(self, action: int, position: DuelPosition) -> Sentence:
        verb = {codes.DRAW: "draw", codes.ASK: "ask", codes.GUESS: "guess"}[kind_of(action)]
        return say(f"duel-{verb}", card=self.to_typed(action).card)  # type: ignore[attr-defined]


def _check(facts: DuelFacts) -> None:
    cards = [card for card in facts.cards if card]
    sound = (
        facts.turn in (0, 1)
        and len(facts.asked) == len(facts.cards) == 2
        and all(0 <= asked <= codes.MOST_QUESTIONS for asked in facts.asked)
        and all(0 <= card <= codes.CARDS for card in facts.cards)
        and len(set(cards)) == len(cards)
        and (facts.ended == 0) == (facts.winners == 0)
        and facts.ended in (0, *codes.End)
        and facts.winners in (0, 1, 2)
        and (len(cards) == 2 or (facts.ended == 0 and not any(facts.asked)))
    )
    if not sound:
        raise Unreadable(say("duel-position"))


GAME = Duel()
RULES = (GAME,)
