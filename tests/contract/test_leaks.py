"""Leaks that a game library can have, put in on purpose: the secrecy suite notices each of them."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.contract.cases import Case, swapper_of, wander
from tests.contract.leaving import offered, what_leaves

from gaslamp.core.bits import members
from gaslamp.core.data import Data
from gaslamp.core.dice import Dice
from gaslamp.core.events import Event, Told, to_all
from gaslamp.core.position import Position
from gaslamp.core.record import Record
from gaslamp.core.seats import OPEN, SPECTATOR
from gaslamp.games.sleuth import Sleuth
from gaslamp.games.sleuth.cards import GEM_TEXT, MATCHES
from gaslamp.games.sleuth.rules import SleuthPosition

CASE = Case("sleuth", 4)


class Noted(Event):
    """Something a careless library would send along."""

    what: Any


class WholeState(Sleuth):
    """The whole position is sent, and the client is trusted to hide what it should."""

    def view(self, position: SleuthPosition, viewer: int) -> Data:
        return super().view(position, OPEN)


class OpenLog(Sleuth):
    """Views are careful, but the log goes to everybody."""

    def events(self, before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
        return [to_all(told.event) for told in super().events(before, action, after)]


class ActionInLog(Sleuth):
    """Every action is logged as it was made, chance's too."""

    def events(self, before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
        told = super().events(before, action, after)
        return [*told, to_all(Noted(self.write(action, before)))]


class DerivedCount(Sleuth):
    """A harmless-looking statistic is worked out from what is hidden."""

    def events(self, before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
        reds = [(hand & MATCHES[6]).bit_count() for hand in after.hands]
        return [*super().events(before, action, after), to_all(Noted(max(reds)))]


class StableIds(Sleuth):
    """Face-down cards carry the numbers by which the server knows them."""

    def events(self, before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
        told = super().events(before, action, after)
        backs = [hash(("card", hand)) % 1000 for hand in after.hands]
        return [*told, to_all(Noted(backs))]


class SizesTell(Sleuth):
    """Hidden gems are blanked out with as many stars as their names have letters."""

    def events(self, before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
        told = super().events(before, action, after)
        stars = "*" * sum(len(GEM_TEXT[gem]) for gem in members(after.undealt))
        return [*told, to_all(Noted(stars))]


class RecordOfARunningGame(Sleuth):
    """The record can be fetched while the game is still played."""

    def events(self, before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
        record = Record("sleuth", 1, 4, {}, [self.write(action, before)])
        return [*super().events(before, action, after), to_all(Noted(record))]


class ErrorsTell(Sleuth):
    """A refusal explains itself with what the server knows."""

    def write(self, action: int, position: SleuthPosition) -> str:
        return f"{position.undealt}"


def best_first(position: Position, seat: int) -> list[int]:
    """Legal moves are offered in an order that depends on the secret."""
    assert isinstance(position, SleuthPosition)
    legal = offered(position, seat)
    turn = position.undealt % (len(legal) or 1)
    return legal[turn:] + legal[:turn]


@cache
def swapped_games() -> list[tuple[list[int], list[int], int]]:
    games = []
    for seed in range(6):
        actions = wander(CASE, seed, longest=90)
        for viewer in (0, 2, SPECTATOR):
            other = swapper_of(CASE)(CASE, actions, viewer, Dice(seed))
            if isinstance(other, list):
                games.append((actions, other, viewer))
    return games


def noticed(game: Sleuth, legal: Callable[[Position, int], list[int]] = offered) -> bool:
    return any(
        what_leaves(CASE, actions, viewer, game=game, legal=legal)
        != what_leaves(CASE, other, viewer, game=game, legal=legal)
        for actions, other, viewer in swapped_games()
    )


def test_the_honest_game_passes() -> None:
    assert not noticed(Sleuth())


@pytest.mark.parametrize(
    "leaky",
    [
        WholeState,
        OpenLog,
        ActionInLog,
        DerivedCount,
        StableIds,
        SizesTell,
        RecordOfARunningGame,
        ErrorsTell,
    ],
)
def test_a_leak_is_noticed(leaky: type[Sleuth]) -> None:
    assert noticed(leaky())


def test_legal_moves_that_tell_are_noticed() -> None:
    assert noticed(Sleuth(), best_first)
