"""A table in the middle of a round, set up and played in the game's own language."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gaslamp.core.events import Event, seen_by
from gaslamp.core.play import Play
from gaslamp.core.record import read_line
from gaslamp.core.seats import CHANCE, SPECTATOR, in_mask
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.cards import CARD_TEXT, COPIES, spell
from gaslamp.games.culprit.explicit import CulpritFacts
from gaslamp.games.culprit.options import CulpritOptions, SetUp
from gaslamp.games.culprit.rules import CulpritPosition

SEATS = "ABCDEFGH"
FIRST = "first on the scene"
INERT = ("alibi", "divining hat", "rumour", "sharing", "exchange", "witness", "detective", "toby")
"""Cards that mean nothing any more once they have been played."""


def cards(text: str) -> list[str]:
    return [card.strip() for card in text.split("+") if card.strip()]


class Scene:
    def __init__(self, play: Play) -> None:
        self.play = play
        self.heard: dict[int, list[Event]] = {}
        """What the last line told each viewer."""

    @property
    def position(self) -> CulpritPosition:
        position = self.play.position
        assert isinstance(position, CulpritPosition)
        return position

    def do(self, *lines: str) -> "Scene":
        for line in lines:
            told = []
            for action in read_line(GAME, line, self.play.position):
                told += self.play.act(action)
            viewers = range(SPECTATOR, self.position.seats)
            self.heard = {viewer: seen_by(told, viewer) for viewer in viewers}
        return self

    def told(self, viewer: str) -> list[Event]:
        """What the last line told a seat, or everybody if that is "everybody"."""
        return self.heard[SPECTATOR if viewer == "everybody" else SEATS.index(viewer)]

    def hand(self, seat: str) -> list[str]:
        return spell(self.position.hands[SEATS.index(seat)])

    def legal(self, seat: str) -> list[str]:
        number = CHANCE if seat == "house" else SEATS.index(seat)
        return [GAME.write(action, self.position) for action in self.position.legal(number)]

    def weights(self) -> dict[str, int]:
        """What chance may do, and how heavy each weighs."""
        position = self.position
        legal = position.legal(CHANCE)
        return {GAME.write(a, position): position.chance_weight(a) for a in legal}

    @property
    def awaited(self) -> str:
        mask = self.position.awaited
        return "house" if mask == 1 << CHANCE else "".join(SEATS[s] for s in in_mask(mask))

    @property
    def points(self) -> list[int]:
        return self.position.points[: self.position.seats]

    @property
    def round_is_over(self) -> bool:
        """A new deal has begun."""
        return self.awaited == "house" and self.position.dealt == 0

    def view(self, seat: str) -> Any:
        return GAME.view(self.position, SPECTATOR if seat == "everybody" else SEATS.index(seat))


def table(
    *hands: str,
    turn: str = "A",
    played: dict[str, str] | None = None,
    discarded: str = "",
    points: Sequence[int] = (),
    flash: bool = False,
    copies: dict[str, int] | None = None,
    **facts: Any,
) -> Scene:
    """A round in which A was first on the scene and harmless cards make up for the turns since."""
    seats = len(hands)
    in_hands = [cards(hand) for hand in hands]
    in_front = [cards((played or {}).get(SEATS[seat], "")) for seat in range(seats)]
    in_front[0].insert(0, FIRST)
    thrown = cards(discarded)
    out = Counter(card for each in (*in_hands, *in_front, thrown) for card in each)
    deck = Counter(COPIES if copies is None else copies)
    harmless = [card for card in INERT for _ in range(deck[card] - out[card])]
    for number in range(min(4 * seats + len(thrown), deck.total()) - out.total()):
        in_front[number % seats].append(harmless[number])
    options = CulpritOptions(
        flash=flash,
        copies=copies,
        setup=SetUp({FIRST: 1, "culprit": 1}, 4 * seats - 2),
    )
    written = CulpritFacts(
        stage="playing",
        hands=in_hands,
        played=in_front,
        discarded=sorted(thrown, key=CARD_TEXT.index),
        points=list(points) or [0] * seats,
        turn=SEATS.index(turn),
        **facts,
    )
    return Scene(Play(GAME, options, GAME.from_facts(written, seats, options)))


def dealt(seats: int, *hands: str, until: int = 99, **options: Any) -> Scene:
    """A game from its start, with these hands dealt by a willing house."""
    agreed = GAME.options(options)
    scene = Scene(Play(GAME, agreed, GAME.start(seats, agreed)))
    wanted = [(SEATS[seat], card) for seat, hand in enumerate(hands) for card in cards(hand)]
    while scene.awaited == "house" and scene.position.dealt < until:
        legal = scene.legal("house")
        deal = next(deal for deal in wanted if f"deal {deal[0]} {deal[1]}" in legal)
        wanted.remove(deal)
        scene.do(f"house: deal {deal[0]} {deal[1]}")
    return scene


MANY = {
    "first on the scene": 1,
    "culprit": 1,
    "accomplice": 4,
    "detective": 4,
    "sheriff": 4,
    "toby": 4,
    "alibi": 8,
    "maid": 4,
    "governess": 4,
    "witness": 2,
}


def targets(lines: list[str], card: str) -> str:
    """The seats that a card may be aimed at."""
    return "".join(line[-1] for line in lines if line.startswith(f"play {card} "))
