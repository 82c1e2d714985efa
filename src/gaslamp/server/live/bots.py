"""The bots of a table, asked one at a time when it is their turn to decide or to speak up."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import randbits
from typing import Any, Final, NamedTuple

from gaslamp.bots.plans import Plans
from gaslamp.server.house import House
from gaslamp.server.live.journal import Asking, Journal
from gaslamp.table import moves
from gaslamp.table.questions import BotQuestion, Thought, Turn, concerned, question
from gaslamp.table.setup import Pace
from gaslamp.table.state import Table

TIMES: Final[dict[Pace, float]] = {"calm": 4, "brisk": 1, "at-once": 0}
"""How many times the pace of the house each pace of a table is."""


class Bots:
    def __init__(
        self,
        house: House,
        journal: Journal,
        ask: Callable[[Asking], Awaitable[None]],
        is_watched: Callable[[], bool],
    ) -> None:
        self._house = house
        self._journal = journal
        self._ask = ask
        self._is_watched = is_watched
        self._plans = Plans()
        self._pause = 0.0
        """Seconds that a bot lets pass before it moves; nobody's clock runs for it."""
        self._silent: dict[int, int] = {}
        """Of seats: after how many actions they had nothing to say, though they might have."""
        self._playing: asyncio.Task[None] | None = None

    @property
    def are_playing(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def wake(self, table: Table) -> None:
        if self.are_playing or not self._due(table):
            return
        self._pause = self._house.settings.pace * TIMES[table.setup.pace]
        self._playing = self._house.crew.start(self._play(), f"bots {table.id}")

    def stop(self) -> None:
        """For good: nothing holds the table any more that the table holds."""
        if self._playing is not None:
            self._playing.cancel()
        self._ask = _nobody

    async def _play(self) -> None:
        """A bot is asked again when something has happened since, so a faulty one cannot spin."""
        asked: dict[Turn, int] = {}
        while (turn := await self._next(asked)) is not None:
            if turn.awaited:
                await asyncio.sleep(self._pause)
            put = await self._question(turn, asked)
            if put is None:
                continue
            if (thought := await self._thought(put)).plan:
                await self._ask(_choosing(put.question, thought))
            elif not turn.awaited:
                self._silent[turn.seat] = put.made

    async def _thought(self, put: "Put") -> Thought:
        """What the bot has thought of already goes before what it would have to think of."""
        if put.planned is not None:
            return Thought([put.planned], put.hurried)
        thought = await self._house.thinkers.ask(put.question, put.asker)
        if put.question.awaited:
            self._plans.keep(put.question.seat, thought.plan, put.made)
        return thought

    async def _next(self, asked: dict[Turn, int]) -> Turn | None:
        async with self._journal.reading() as table:
            due = self._due(table)
            return next((turn for turn in due if asked.get(turn) != table.length), None)

    def _due(self, table: Table) -> list[Turn]:
        """None, where nobody cares how it goes on."""
        if self._is_watched() or _has_people(table):
            return concerned(table, self._silent)
        return []

    async def _question(self, turn: Turn, asked: dict[Turn, int]) -> "Put | None":
        async with self._journal.reading() as table:
            asked[turn] = table.length
            return self._put(table, turn) if turn in concerned(table) else None

    def _put(self, table: Table, turn: Turn) -> "Put":
        assert table.hand is not None
        found, done = question(table, turn, randbits(64)), table.hand.play.actions
        planned = self._plans.next(turn.seat, done, found.legal) if turn.awaited else None
        asker = table.host, table.id
        return Put(found, planned, len(done), table.chairs[turn.seat].hurried, asker)


class Put(NamedTuple):
    question: BotQuestion
    planned: Any | None
    """The next step of a move that was thought about as a whole."""
    made: int
    """After how many actions it is asked."""
    hurried: bool
    """Whether the seat's last move was."""
    asker: tuple[str, str]
    """For whose table it thinks, and for which."""


async def _nobody(_: Asking) -> None:
    """Who is asked when the table has gone."""


def _has_people(table: Table) -> bool:
    """Whether somebody plays here who is not a bot, or for whom none plays."""
    return any(not table.chairs[seat].played_by_bot for seat in table.humans)


def _choosing(put: BotQuestion, thought: Thought) -> Asking:
    chosen, hurried, said = thought.plan[0], thought.hurried, thought.utterance
    return lambda table: moves.bot_move(table, put.seat, put.decision, chosen, hurried, said)
