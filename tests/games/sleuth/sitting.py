"""Sleuth tables for tests, set up and played in the game's own notation."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Self

from tests.games.sitting import NotationSitting

from gaslamp.core.seats import CHANCE
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.cards import CARD_TEXT, GEM_TEXT
from gaslamp.games.sleuth.explicit import SleuthFacts, from_facts
from gaslamp.games.sleuth.options import SleuthOptions, hand_size
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.games.sleuth.view import SleuthView

SEATS = "ABCDEFG"


class Sitting(NotationSitting[SleuthPosition, SleuthView]):
    game = GAME
    seats = SEATS

    def do(self, *lines: str) -> Self:
        """Play lines. Where no line of the house says otherwise, the lowest card is drawn."""
        for line in lines:
            if not line.startswith("house"):
                self.draw()
            super().do(line)
        return self

    def draw(self) -> Self:
        while self.position.chance_awaited:
            self.play.act(self.position.legal(CHANCE)[0])
        return self

    def may_act(self) -> list[str]:
        return [SEATS[seat] for seat in self.view(None).may_act]

    def cards(self, seat: str) -> list[str]:
        return self.view(None).seats[SEATS.index(seat)].cards


NOTHING_YET: Final[dict[str, Any]] = {
    "out": [],
    "places": [],
    "naming": None,
    "named": [],
    "final_opponent": None,
    "final_asked": 0,
    "asked_opponent": None,
    "asked_elements": 0,
    "to_draw": 0,
}
"""What the facts say before anybody has asked or named."""


viewer = Sitting.viewer


def sitting(
    seats: int = 4,
    *,
    hands: Mapping[str, Iterable[str]] | None = None,
    missing: tuple[str, ...] = ("red diamond solitaire",),
    cards: Mapping[str, Iterable[str]] | None = None,
    used: Iterable[str] = (),
    turn: str = "A",
    **options: Any,
) -> Sitting:
    """A table after the deal. What is not said is dealt in the order of the deck."""
    agreed = SleuthOptions(missing=len(missing), **options)
    size = hand_size(seats, len(missing))
    gems, open_gems = _filled(seats, hands or {}, missing, GEM_TEXT, size)
    fronts, pile = _filled(seats, cards or {}, tuple(used), CARD_TEXT, 4)
    used = tuple(used)
    facts = SleuthFacts(
        hands=gems,
        open_gems=open_gems,
        missing=list(missing),
        cards=fronts,
        used=list(used),
        turn=SEATS.index(turn),
        **NOTHING_YET,
    )
    assert len(pile) + len(used) + 4 * seats == len(CARD_TEXT)
    return Sitting(agreed, from_facts(facts, seats, agreed))


def _filled(
    seats: int,
    given: Mapping[str, Iterable[str]],
    away: tuple[str, ...],
    deck: tuple[str, ...],
    size: int,
) -> tuple[list[list[str]], list[str]]:
    fixed = {seat: list(texts) for seat, texts in given.items()}
    taken = {*away, *(text for texts in fixed.values() for text in texts)}
    rest = [text for text in deck if text not in taken]
    hands = []
    for seat in SEATS[:seats]:
        hand = fixed.get(seat, [])
        while len(hand) < size:
            hand.append(rest.pop(0))
        hands.append(hand)
    return hands, rest
