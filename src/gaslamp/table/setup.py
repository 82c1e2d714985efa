"""What is agreed when a table is set up."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from gaslamp.bots import LEVELS, USUAL
from gaslamp.core.data import Data, Tagged
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game, is_small
from gaslamp.core.notes import ORACLE, Way, agreed_way
from gaslamp.core.seats import MAX_SEATS
from gaslamp.core.sentence import say
from gaslamp.games import game_named

Level = Annotated[str, Meta(max_length=20)]
LONGEST_DELAY: Final = 24 * 3600


class Me(Tagged):
    """The host sits here."""


class Open(Tagged):
    """Anybody who may see the table may sit here."""


class Invited(Tagged):
    """Only somebody who has the link may sit here."""


class Bot(Tagged):
    level: Level = USUAL


SeatPlan = Me | Open | Invited | Bot


class NoClock(Tagged, tag="none"):
    pass


class Bank(Tagged):
    """So much time for the whole game, and a little more with every move."""

    seconds: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Days(Tagged):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockSetting = NoClock | Bank | Days
Pace = Literal["calm", "brisk", "at-once"]


class Setup(Data):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = True
    """Listed for all; otherwise one needs the link."""
    clock: ClockSetting = NoClock()
    aids: Way | bool = ORACLE
    """The most that may be noted for a player; older tables say yes or no."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    """Seconds by which spectators see things later."""
    side_talk: bool = False
    """Whether the seats of one side have a channel of their own (SY-82)."""
    pace: Pace = "brisk"
    """How long the bots let pass before they move, so that people can follow."""
    rated: bool = False
    """Whether the game counts for the ratings of those who play."""
    hints: bool | None = None
    """Whether players may ask for hints. Who says nothing has them against bots alone; where it
    counts for ratings there are none."""


def most_noted(setup: Setup) -> Way:
    """The most that the house notes for anybody at this table."""
    return agreed_way(setup.aids)


def has_hints(setup: Setup) -> bool:
    """Whether players may ask for hints at this table."""
    if setup.hints is None:
        return not setup.rated and all(isinstance(plan, Me | Bot) for plan in setup.seats)
    return setup.hints


def agreed(setup: Setup, rules: int | None = None) -> tuple[Game[Any], Any]:
    """The game and its options, if this table can be played at: by the newest rules, or by those
    that the table was opened under."""
    game = game_named(setup.game, rules)
    options = game.options(setup.options)
    if setup.hints and setup.rated:
        raise Unreadable(say("table-hints-rated"))
    if is_small(options):
        raise Unreadable(say("table-small-form"))
    game.start(len(setup.seats), options)
    for plan in setup.seats:
        if isinstance(plan, Bot) and plan.level not in LEVELS:
            raise Unreadable(say("table-no-such-level", text=plan.level))
    mine = {seat for seat, plan in enumerate(setup.seats) if isinstance(plan, Me)}
    if not on_one_side(game, len(setup.seats), mine):
        raise Unreadable(say("table-two-sides"))
    return game, options


def on_one_side(game: Game[Any], seats: int, held: set[int]) -> bool:
    """One person may hold several seats of one side, never of two."""
    return any(held <= set(side) for side in game.sides(seats))
