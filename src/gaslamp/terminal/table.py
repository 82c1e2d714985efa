"""The terminal's own table: one person, bots on the other seats, and the secrets in between.

The person and the bots get sights and legal actions. Only this module holds the `Play`.
"""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from gaslamp.analysis.hint import MOST, MOVE, advise, playable, told_move
from gaslamp.bots import check_whole
from gaslamp.core.dice import Dice
from gaslamp.core.hint import Hinting
from gaslamp.core.play import Play
from gaslamp.core.record import Record
from gaslamp.core.seats import bit
from gaslamp.core.sentence import Sentence
from gaslamp.core.sight import Sight
from gaslamp.core.turns import Acted, Player, Turns, asked
from gaslamp.terminal.boards import Offered
from gaslamp.terminal.deal import OwnDeal, Stakes, new_stakes


class OwnTable:
    def __init__(
        self, play: Play, me: int, bot: Player, dice: Dice, stakes: Stakes | None = None
    ) -> None:
        check_whole(bot, play.options)
        self.play = play
        self.me = me
        self.bot = bot
        self.dice = dice
        self.deal = OwnDeal(play, me, stakes or new_stakes())
        others = [seat for seat in range(play.start.seats) if seat != me]
        self.hints: list[Hinting] = []
        self.turns = Turns(play, dict.fromkeys(others, bot), self.deal.next, dice)

    @property
    def record(self) -> Record:
        """The game so far, with the hints that were taken."""
        return replace(self.play.record(), hints=self.hints or UNSET)

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

    def choices(self) -> list[Offered]:
        game, position = self.play.game, self.play.position
        return [
            Offered(
                action,
                game.to_typed(action),
                game.write(action, position),
                game.describe(action, position),
            )
            for action in position.legal(self.me)
        ]

    def act(self, action: int) -> Acted:
        return self.turns.act(action)

    def step(self, *, waiting: bool = False) -> Acted | None:
        """One action of chance or of a bot; None when it is the person's move, or nobody's.

        Where several seats are awaited the person goes first, unless they are `waiting`.
        """
        return self.turns.step(waits_for=0 if waiting else bit(self.me))

    def thinking(self, *, waiting: bool = False) -> int | None:
        """The bot that the next step waits for."""
        order = asked(self.play.position, self.turns.players, 0 if waiting else bit(self.me))
        return next((each.seat for each in order if each.awaited), None)

    def hint(self) -> list[Sentence]:
        """One rung further about what the person is to do now; the last one again after that."""
        ply = len(self.play.actions)
        rung = min(sum(each.ply == ply for each in self.hints) + 1, MOVE)
        typed = [self.play.game.to_typed(action) for action in self.play.position.legal(self.me)]
        advice = advise(self.sight(), typed, MOST)
        if not any((each.ply, each.rung) == (ply, rung) for each in self.hints):
            self.hints.append(Hinting(self.me, ply, rung))
        if (shown := advice.pointer(rung)) is not None:
            return [shown.said, *shown.why]
        plan = playable(self.play.game, self.play.position, advice.plan, self.me)
        return [told_move(plan), *([] if advice.worth is None else [advice.worth])]
