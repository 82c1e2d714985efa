"""Taking turns: who is asked next, and what they are asked with.

Chance goes first. Then whoever may act without being waited for is asked whether they speak up,
and then whoever the game waits for. A player gets a sight and legal actions, never the position.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from gaslamp.core.dice import Dice
from gaslamp.core.events import Told
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.seats import in_mask
from gaslamp.core.sight import AnySight


class Player(Protocol):
    """One player's judgement. It remembers nothing between calls: the sight has it all."""

    def choose(self, sight: AnySight, legal: Sequence[Any], dice: Dice) -> Any:
        """One of the typed actions in `legal`."""

    def speaks_up(self, sight: AnySight, legal: Sequence[Any], dice: Dice) -> Any | None:
        """An action out of turn, when the seat may act without being waited for; usually None."""


House = Callable[[Position], int]
"""What chance does in a position that waits for it."""


class Asked(NamedTuple):
    seat: int
    awaited: bool
    """Otherwise the player may speak up, and usually does not."""


class Acted(NamedTuple):
    seat: int
    action: int
    told: list[Told]


def asked(position: Position, seats: Container[int], waits_for: int = 0) -> list[Asked]:
    """Who of these seats is to be asked, one after another until somebody acts.

    While the game waits for a seat of the mask `waits_for`, nobody is asked but who may speak up.
    """
    if position.over or position.chance_awaited:
        return []
    awaited = 0 if position.awaited & waits_for else position.awaited
    order = [Asked(seat, False) for seat in in_mask(position.may_act)]
    order += [Asked(seat, True) for seat in in_mask(awaited)]
    return [each for each in order if each.seat in seats]


class Turns:
    """A game, its players, and who deals. Seats without a player act by themselves, elsewhere."""

    def __init__(
        self, play: Play, players: Mapping[int, Player], house: House | None, dice: Dice
    ) -> None:
        self.play = play
        self.players = players
        self.house = house
        self.dice = dice

    def next(self, waits_for: int = 0) -> int | None:
        """The next action of chance or of a player; None when there is none of either."""
        position = self.play.position
        if position.chance_awaited:
            return None if self.house is None else self.house(position)
        for each in asked(position, self.players, waits_for):
            action = self.ask(each)
            if action is not None:
                return action
        return None

    def ask(self, asked: Asked) -> int | None:
        seat, game = asked.seat, self.play.game
        player = self.players[seat]
        legal = [game.to_typed(action) for action in self.play.position.legal(seat)]
        answer = player.choose if asked.awaited else player.speaks_up
        chosen = answer(self.play.sight(seat), legal, self.dice)
        return None if chosen is None else game.from_typed(chosen)

    def act(self, action: int) -> Acted:
        return Acted(seat_of(action), action, self.play.act(action))

    def step(self, waits_for: int = 0) -> Acted | None:
        """Carry out the next action; None when there is none."""
        action = self.next(waits_for)
        return None if action is None else self.act(action)
