"""One finished table as it is counted: who played which part, how it went, what can be told of it.

It is made from the table's list of entries alone, in a worker, and is the same whenever it is made.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from msgspec import field

from gaslamp.core.data import Data, from_json
from gaslamp.core.errors import NotLegal, PutAside, Unreadable
from gaslamp.core.outcome import ABANDONED
from gaslamp.core.sentence import say
from gaslamp.games.roles import role_of_seat
from gaslamp.history.bots import strength_of
from gaslamp.history.course import GameCourse, beginnings, course_of
from gaslamp.history.rating import Strength
from gaslamp.knowledge.deadline import after_looks, within
from gaslamp.store import Entry
from gaslamp.table.entries import TableOpened
from gaslamp.table.faces import record
from gaslamp.table.hindsight import glimpses, left_of
from gaslamp.table.state import OVER, Table

WON, LOST, STOPPED = "won", "lost", "stopped"
PEOPLE, BOTS = "people", "bots"
BOT: Final = "bot "
"""Before the level of a bot, where players are named."""
LOOKS: Final = 40_000
"""So often one looks up, for all seats together, while it is worked out when somebody could have
known: about as long as other people who ask something can be made to wait."""


class GamePart(Data):
    """The game as one person played it."""

    seats: list[int]
    role: str
    result: str
    company: str
    reason: str
    ended: int
    milliseconds: int
    """From the deal to the end."""
    turns: int
    known: int | None = None
    """Since which turn they could have known to the end what the game is about."""
    opening: str | None = None
    """What they did first, in notation."""
    places: list[int] = field(default_factory=list)
    """The stations they came to."""
    hints: int = 0
    """How many they took."""


class RatedBout(Data):
    """Who played against whom. A player is somebody's id, or `bot ` and its level."""

    sides: list[list[str]]
    roles: list[str]
    won: list[int]
    """The sides that have won."""
    bots: dict[str, Strength]
    """How strong each bot was thought to be when the game was counted, by role and level: what is
    published later changes nothing about games of before."""


class GameSheet(Data):
    game: str
    ended: int
    rated: bool
    contest: RatedBout | None
    """None for a game that was never dealt."""
    parts: dict[str, GamePart]
    """By person."""


def sheet_of(entries: Sequence[Entry]) -> GameSheet:
    table, begun, ended = _walked(entries)
    if table.outcome is None or ended is None:
        raise NotLegal(say("table-not-over"))
    game = table.setup.game
    if table.hand is None or begun is None:
        return GameSheet(game, ended, False, None, {})
    parts = _parts(table, ended, ended - begun)
    return GameSheet(game, ended, _is_for_rating(table), _contest(table), parts)


def contest_of(entries: Sequence[Entry]) -> RatedBout | None:
    """The part of it that ratings are made from; None for a game that was for none."""
    table, *_ = _walked(entries)
    return _contest(table) if _is_for_rating(table) else None


def _is_for_rating(table: Table) -> bool:
    """A game that was broken off, so that nobody has won, says nothing."""
    if not table.setup.rated or table.outcome is None or table.hand is None:
        return False
    return table.outcome.reason != ABANDONED or bool(table.outcome.winners)


def _walked(entries: Sequence[Entry]) -> tuple[Table, int | None, int | None]:
    """The table, and when its game began and ended."""
    begun = ended = None
    try:
        table = Table(from_json(entries[0].body, TableOpened))
        for entry in entries:
            table.fold([entry])
            begun = entry.at if begun is None and table.hand is not None else begun
            ended = entry.at if ended is None and table.phase == OVER else ended
    except Exception as error:
        raise PutAside(say("table-put-aside")) from error
    return table, begun, ended


def _contest(table: Table) -> RatedBout:
    sides = table.game.sides(table.seats)
    winners = set(table.outcome.winners if table.outcome else ())
    roles = table.game.roles or ("",) * len(sides)
    players = [_players(table, side) for side in sides]
    return RatedBout(
        sides=players,
        roles=list(roles),
        won=[number for number, side in enumerate(sides) if winners & set(side)],
        bots=_bots(table.setup.game, roles, players),
    )


def _bots(game: str, roles: Sequence[str], sides: Sequence[Sequence[str]]) -> dict[str, Strength]:
    return {
        bot_key(role, player): strength_of(game, role, player.removeprefix(BOT))
        for role, side in zip(roles, sides, strict=True)
        for player in side
        if player.startswith(BOT)
    }


def bot_key(role: str, player: str) -> str:
    return f"{role} {player}".strip()


def _players(table: Table, side: Sequence[int]) -> list[str]:
    """Each person once, however many seats; each bot for itself."""
    people = dict.fromkeys(p for seat in side if (p := table.chairs[seat].person))
    bots = [f"{BOT}{table.chairs[seat].level}" for seat in side if not table.chairs[seat].person]
    return [*people, *bots]


def _parts(table: Table, ended: int, milliseconds: int) -> dict[str, GamePart]:
    kept = record(table)
    course, first = course_of(table.game, kept), beginnings(table.game, kept)
    people = dict.fromkeys(p for chair in table.chairs if (p := chair.person))
    return {
        person: _part(table, person, course, first, ended=ended, milliseconds=milliseconds)
        for person in people
    }


def _is_sought(table: Table, role: str) -> bool:
    """Who knows anyway what the others want to know."""
    return role != "" and role == table.game.sought


def _part(table: Table, person: str, course: GameCourse, first: Any, **when: int) -> GamePart:
    assert table.outcome is not None
    seats = table.seats_of(person)
    role = role_of_seat(table.game, table.seats, seats[0])
    return GamePart(
        seats=seats,
        role=role,
        result=_result(table, seats),
        company=PEOPLE if any(c.human and c.person != person for c in table.chairs) else BOTS,
        reason=table.outcome.reason,
        turns=course.turns[-1] if course.turns else 0,
        known=None if _is_sought(table, role) else _known(table, seats[0], course.turns),
        opening=next((first[seat] for seat in seats if seat in first), None),
        places=[place for seat in seats for place in course.places.get(seat, [])],
        hints=sum(each.seat in seats for each in table.hints),
        **when,
    )


def _result(table: Table, seats: Sequence[int]) -> str:
    """Who has given up has not won, though a bot may have done so in their place."""
    assert table.outcome is not None
    if table.outcome.reason == ABANDONED and not table.outcome.winners:
        return STOPPED
    gave_up = any(table.chairs[seat].resigned for seat in seats)
    return WON if set(seats) & set(table.outcome.winners) and not gave_up else LOST


def _known(table: Table, seat: int, turns: Sequence[int]) -> int | None:
    """A thread of its own remembers no game that it has followed before: what is left out for being
    too long is then the same each time."""
    with ThreadPoolExecutor(1) as afresh:
        return afresh.submit(_known_since, table, seat, turns).result()


def _known_since(table: Table, seat: int, turns: Sequence[int]) -> int | None:
    """From the end backwards, as long as there was only one answer: what is known is quickly
    counted. Of a guest's game nothing may be known about knowing."""
    since: int | None = None
    with within(after_looks(LOOKS // table.seats)), suppress(Unreadable):
        for glimpse in reversed(list(glimpses(table, seat))):
            left = left_of(glimpse.sight)
            if left is None:
                return None
            if left != 1:
                break
            since = turns[glimpse.step - 1] if glimpse.step else 0
    return since
