"""What a table looks like from outside, put together piece by piece for one viewer."""

from functools import lru_cache
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from gaslamp.core.data import Data, from_json, to_json
from gaslamp.core.errors import NotLegal, PutAside
from gaslamp.core.game import Game
from gaslamp.core.notes import Way
from gaslamp.core.position import Position
from gaslamp.core.record import Record
from gaslamp.core.seats import OPEN, SPECTATOR
from gaslamp.core.sentence import Sentence, say
from gaslamp.store import Listing, Sitter
from gaslamp.table.clock import SeatClock
from gaslamp.table.setup import Bot, ClockSetting, Invited, has_hints, most_noted
from gaslamp.table.state import OVER, Table

MOST_READ: Final = 4000
"""So many previews are kept as they were read."""


class ChairFace(Data):
    name: str | None
    """None for an empty chair, and for a bot's."""
    bot: str | None
    """The level of the bot that plays here now."""
    by_link: bool
    gone_since: int | None
    timed_out: bool
    would_end: bool
    hurried: bool = False
    """Whether its bot had less time than usual for its last move: the house has much to do."""


class Choice(Data, omit_defaults=True):
    action: Any
    """As in `docs/schemas/<game>.action.json`."""
    said: Sentence
    more: bool = False
    """Whether the move may go on after it, or something can be foreseen: then it is composed first.
    Otherwise it is a whole move, and can be made at once."""


class Decision(Data):
    """What a seat may do. A move has to answer this number."""

    number: int
    awaited: bool
    choices: list[Choice]


class Now(Data):
    """All that a viewer sees at this moment."""

    phase: str
    chairs: list[ChairFace]
    binding: list[int]
    """Seats that have yet to commit to their nonce, or when all have, to reveal it."""
    clock: list[SeatClock] | None
    waiting: list[int | None]
    """Of each seat: since when the game waits for it, in milliseconds since 1970."""
    reactions: bool
    """Whether there are any at this table."""
    hints: list[int] | None
    """How many each seat has taken; None where there are none at this table."""
    view: Any | None
    """As in `docs/schemas/<game>.sight.json`."""
    decision: Decision | None
    next_table: str | None
    next_code: str | None
    """Its link, where this table is not public: whoever may look here may go on there."""


class Preview(Data):
    """A table as lists show it."""

    table: str
    game: str
    phase: str
    options: dict[str, Any]
    chairs: list[ChairFace]
    clock: ClockSetting
    aids: Way | bool
    """The most that is noted for anybody here; only lists of old have yes or no."""
    spectators: bool
    delay: int
    rated: bool = False
    host_name: str = ""
    """Whose table it is; nobody's in lists of old, and when they are gone for good."""


def preview_of(listing: Listing) -> Preview:
    try:
        return _read_preview(listing.preview)
    except Exception as error:
        raise PutAside(say("table-put-aside")) from error


@lru_cache(MOST_READ)
def _read_preview(written: bytes) -> Preview:
    """Lists show the same tables again and again."""
    preview: Preview = from_json(written, Preview)
    return preview


def surroundings_of(table: Table) -> Now:
    """What all viewers see of a table alike."""
    following = table.next_table
    return Now(
        phase=table.phase,
        chairs=_chairs(table),
        binding=_binding(table),
        clock=table.clock.face(),
        waiting=[table.waiting.get(seat) for seat in range(table.seats)],
        reactions=not table.reactions_are_off,
        hints=_hints(table),
        view=None,
        decision=None,
        next_table=following.table if following else None,
        next_code=following.code if following and not table.setup.public else None,
    )


def now_for(table: Table, viewer: int, around: Now | None = None) -> Now:
    """`around`: the surroundings, for who has them already."""
    view, decision = _view(table, viewer), _decision(table, viewer)
    return replace(around or surroundings_of(table), view=view, decision=decision)


def _chairs(table: Table) -> list[ChairFace]:
    plans = zip(table.chairs, table.setup.seats, strict=True)
    return [
        ChairFace(
            name=chair.name,
            bot=chair.level,
            by_link=isinstance(plan, Invited) or not (isinstance(plan, Bot) or table.setup.public),
            gone_since=chair.gone_since,
            timed_out=chair.timed_out,
            would_end=chair.would_end,
            hurried=chair.hurried and chair.played_by_bot,
        )
        for chair, plan in plans
    ]


def _hints(table: Table) -> list[int] | None:
    if not has_hints(table.setup):
        return None
    return [sum(each.seat == seat for each in table.hints) for seat in range(table.seats)]


def _binding(table: Table) -> list[int]:
    return [] if table.ceremony is None else table.ceremony.awaited


def _view(table: Table, viewer: int) -> Any | None:
    """A game that was given up lies as open as one that was played to its end."""
    if table.hand is None:
        return None
    given_up = table.phase == OVER and not table.hand.position.over
    return table.game.view(table.hand.position, OPEN if given_up else viewer)


def _decision(table: Table, viewer: int) -> Decision | None:
    hand = table.hand
    if hand is None or viewer == SPECTATOR or table.phase == OVER or not hand.offered[viewer]:
        return None
    choices = choices_of(table.game, hand.position, hand.offered[viewer])
    return Decision(hand.decisions[viewer], viewer in hand.awaited, choices)


def choices_of(game: Game[Any], position: Position, legal: list[int]) -> list[Choice]:
    return [
        Choice(game.to_typed(action), game.describe(action, position), game.may_go_on(action))
        for action in legal
    ]


def preview(table: Table) -> Preview:
    setup = table.setup
    return Preview(
        table=table.id,
        game=setup.game,
        phase=table.phase,
        options=setup.options,
        chairs=_chairs(table),
        clock=setup.clock,
        aids=most_noted(setup),
        spectators=setup.spectators,
        delay=setup.delay,
        rated=setup.rated,
        host_name=table.host_name,
    )


def listing(table: Table) -> Listing:
    return Listing(
        table=table.id,
        code=table.code,
        game=table.setup.game,
        state=table.phase,
        public=table.setup.public,
        host=table.host,
        changed=table.changed,
        preview=to_json(preview(table)),
    )


def sitters_of(table: Table) -> dict[int, Sitter]:
    """The people who sit there, and for whom the game waits."""
    awaited = table.awaited
    return {seat: Sitter(table.chairs[seat].person or "", seat in awaited) for seat in table.humans}


def record(table: Table) -> Record:
    """The whole game with its proof. It tells everything, so it is refused while the game runs."""
    if table.outcome is None:
        raise NotLegal(say("table-not-over"))
    if table.hand is None or table.ceremony is None:
        raise NotLegal(say("table-never-begun"))
    abandoned = not table.hand.position.over
    plain = replace(
        table.hand.play.record(abandoned=abandoned),
        outcome=table.outcome,
        hints=table.hints or UNSET,
    )
    return table.ceremony.sealed(plain, table.hand.dealer.draws)
