"""Tables for tests, set up and played in a game's own notation."""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from gaslamp.core.events import Event, seen_by
from gaslamp.core.play import Play
from gaslamp.core.record import read_line
from gaslamp.core.seats import CHANCE, SPECTATOR

P = TypeVar("P")
V = TypeVar("V")


class NotationSitting(Generic[P, V]):
    """A game in progress that speaks notation."""

    game: Any
    seats: Sequence[str]

    def __init__(self, options: Any, position: Any) -> None:
        self.play = Play(self.game, options, position)

    @property
    def position(self) -> P:
        position: Any = self.play.position
        return position  # type: ignore[no-any-return]

    def do(self, *lines: str) -> Self:
        for line in lines:
            for action in read_line(self.game, line, self.play.position):
                self.play.act(action)
        return self

    def legal(self, seat: str) -> list[str]:
        position = self.play.position
        actions = position.legal(CHANCE if seat == "house" else self.seats.index(seat))
        return [self.game.write(action, position) for action in actions]

    def awaited(self) -> list[str]:
        view: Any = self.view(None)
        return [self.seats[seat] for seat in view.awaited]

    def view(self, seat: str | None) -> V:
        view: V = self.game.view(self.position, self.viewer(seat))
        return view

    def told(self, seat: str | None) -> list[Event]:
        return seen_by(self.play.told, self.viewer(seat))

    @classmethod
    def viewer(cls, seat: str | None) -> int:
        return SPECTATOR if seat is None else cls.seats.index(seat)
