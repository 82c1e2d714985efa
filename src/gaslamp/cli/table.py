"""The terminal's own table: one person, bots on the other seats, and the secrets in between.

The person and the bots get sights and legal actions. Only this module holds the `Play`.
"""

from typing import Any, NamedTuple

from gaslamp.bots import Bot
from gaslamp.cli.boards import Choice
from gaslamp.cli.deal import Deal, Stakes, new_stakes
from gaslamp.core.dice import Dice
from gaslamp.core.events import Told
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.seats import bit, in_mask
from gaslamp.core.sight import Sight


class Acted(NamedTuple):
    seat: int
    told: list[Told]


class Table:
    def __init__(
        self, play: Play, me: int, bot: Bot, dice: Dice, stakes: Stakes | None = None
    ) -> None:
        self.play = play
        self.me = me
        self.bot = bot
        self.dice = dice
        self.deal = Deal(play, me, stakes or new_stakes())

    @property
    def over(self) -> bool:
        return self.play.position.over

    @property
    def awaited(self) -> bool:
        """Whether the game waits for the person."""
        return bool(self.play.position.awaited & bit(self.me))

    @property
    def may_act(self) -> bool:
        """Whether the person may act without being waited for."""
        return bool(self.play.position.may_act & bit(self.me))

    @property
    def others_awaited(self) -> bool:
        return bool(self.play.position.awaited & ~bit(self.me))

    def sight(self) -> Sight[Any, Any, Any]:
        return self.play.sight(self.me)

    def choices(self) -> list[Choice]:
        game, position = self.play.game, self.play.position
        return [
            Choice(
                action,
                game.to_typed(action),
                game.write(action, position),
                game.describe(action, position),
            )
            for action in position.legal(self.me)
        ]

    def act(self, action: int) -> Acted:
        return Acted(seat_of(action), self.play.act(action))

    def step(self, *, waiting: bool = False) -> Acted | None:
        """One action of chance or of a bot; None when it is the person's move, or nobody's.

        Where several seats are awaited the person goes first, unless they are `waiting`.
        """
        position = self.play.position
        if position.over:
            return None
        if position.chance_awaited:
            return self.act(self.deal.next(position))
        action = self._spoken_up()
        if action is None and (waiting or not self.awaited):
            action = self._chosen()
        return None if action is None else self.act(action)

    def _spoken_up(self) -> int | None:
        for seat in in_mask(self.play.position.may_act & ~bit(self.me)):
            spoken = self.bot.speaks_up(self.play.sight(seat), self._typed(seat), self.dice)
            if spoken is not None:
                return self.play.game.from_typed(spoken)
        return None

    def _chosen(self) -> int | None:
        for seat in in_mask(self.play.position.awaited & ~bit(self.me)):
            chosen = self.bot.choose(self.play.sight(seat), self._typed(seat), self.dice)
            return self.play.game.from_typed(chosen)
        return None

    def _typed(self, seat: int) -> list[Any]:
        return [self.play.game.to_typed(action) for action in self.play.position.legal(seat)]
