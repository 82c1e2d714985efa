"""The game at a table once it is dealt: position, decisions, and what chance has drawn.

Holds the secrets of the game. Only `story` and `faces` pass anything on.
"""

from collections.abc import Iterator
from typing import Any

from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dealing.generator import Draw
from gaslamp.core.events import Told
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE, in_mask
from gaslamp.table.entries import Dealt


class Hand:
    def __init__(self, game: Game[Any], options: Any, seats: int, seed: bytes) -> None:
        self.game = game
        self.play = Play(game, options, game.start(seats, options))
        self.dealer = Dealer(seed)
        self.decisions = [0] * seats
        """Of each seat: goes up whenever what it may do changes, and only then."""
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self._ask()

    @property
    def position(self) -> Position:
        return self.play.position

    @property
    def awaited(self) -> list[int]:
        return [seat for seat in in_mask(self.position.awaited) if seat != CHANCE]

    @property
    def may_act(self) -> list[int]:
        return list(in_mask(self.position.may_act))

    def move(self, seat: int, text: str) -> list[Told]:
        told = self.play.act(self.game.read(text, seat, self.position))
        self._ask()
        return told

    def deal(self, dealt: Dealt) -> list[Told]:
        self.dealer.draws.append(Draw(dealt.number, dealt.total))
        told = self.play.act(self.game.read(dealt.action, CHANCE, self.position))
        self._ask()
        return told

    def _ask(self) -> None:
        """What may be done is asked only where somebody may do it: never in the midst of a deal."""
        if self.position.chance_awaited:
            return
        for seat, offered in enumerate(self.offered):
            legal = self.position.legal(seat)
            if legal != offered:
                self.offered[seat] = legal
                self.decisions[seat] += 1

    def dealt_after(self, action: int | None, before: Position | None = None) -> Iterator[Dealt]:
        """What chance will do after an action, or at the very start. Nothing is changed here."""
        position = (before or self.position).copy()
        if action is not None:
            position.apply(action)
        dealer = Dealer(self.dealer.seed, self.dealer.draws)
        while position.chance_awaited:
            drawn = dealer.next(position)
            yield Dealt(self.game.write(drawn, position), *dealer.draws[-1])
            position.apply(drawn)
