"""A game in progress: the position, how it came about, and what each viewer has seen of it.

Whoever holds one holds the secrets. It is for tables (the server's, the terminal's, the arena's);
what they pass on is a `Sight`.
"""

from typing import Any

from gaslamp.core.events import Told, seen_by
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.record import Record, check_legal, record_of
from gaslamp.core.sight import Sight


class Play:
    def __init__(self, game: Game[Any], options: Any, start: Position) -> None:
        self.game = game
        self.options = options
        self.start = start
        self.position = start.copy()
        self.actions: list[int] = []
        self.told: list[Told] = []

    def act(self, action: int) -> list[Told]:
        """Carry out an action if it is legal; what is told of it."""
        check_legal(self.game, self.position, action)
        before = self.position.copy()
        self.position.apply(action)
        told = self.game.events(before, action, self.position)
        self.actions.append(action)
        self.told.extend(told)
        return told

    def sight(self, viewer: int) -> Sight[Any, Any, Any]:
        return Sight(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.start.seats,
            options=self.options,
            viewer=viewer,
            events=seen_by(self.told, viewer),
            view=self.game.view(self.position, viewer),
        )

    def record(self, *, abandoned: bool = False) -> Record:
        return record_of(self.game, self.options, self.start, self.actions, abandoned=abandoned)
