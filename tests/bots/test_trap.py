"""What is said to be a certain catch is one: held against the rules, move by move."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from gaslamp.bots.scotland_yard.certainty import YardCertainty
from gaslamp.bots.scotland_yard.guide import Chase
from gaslamp.bots.scotland_yard.trap import Trap
from gaslamp.core.dice import Dice
from gaslamp.core.seats import in_mask
from gaslamp.games import game_named
from gaslamp.games.scotland_yard.actions import to_typed
from gaslamp.games.scotland_yard.board import EVERY_LINE_ON_LAND, next_stops
from gaslamp.games.scotland_yard.codes import ANSWERING, CAUGHT, DOUBLE, MISTER_X

_PLENTY: Final = 100_000
_SEEN: Final = 9
"""A place of the log where beginners see him."""
_SHOWN: Final = 8
"""A place of the log where everybody does; at the next one he is hidden."""


class _Seen:
    """What a certainty is asked about."""

    def __init__(self, board: Any, stations: list[int]) -> None:
        self.board = board
        self.mind = Chase([], 0)
        self.mind.sit(board)
        self.chances = dict.fromkeys(stations, 1.0 / len(stations))


def _standing(form: str, place: int, x: int, pawns: list[int]) -> Any:
    """The detectives are to answer; he has nothing special left."""
    game = game_named("scotland_yard")
    options = game.options({"form": form})
    position: Any = game.start(4, options)
    position.station = [*pawns, *[0] * (5 - len(pawns))]
    occupied = [0] * 4
    for pawn in pawns:
        occupied[pawn >> 6] |= 1 << (pawn & 63)
    position.occupied = occupied
    track = [0] * 25
    track[place] = x
    position.track, position.log_count, position.shown = track, place, 1 << place
    position.black, position.doubles, position.stage = 0, 0, ANSWERING
    position.unmoved = (1 << len(pawns)) - 1
    position.settle()
    return position


def _huddles(form: str, place: int, pawns: int, number: int) -> Iterator[Any]:
    """Mister X with all the others within a few steps of him."""
    dice = Dice(11)
    while number:
        x = 1 + dice.below(199)
        near = {x}
        for _ in range(2):
            near |= {stop for each in near for stop in next_stops(each, EVERY_LINE_ON_LAND)}
        left = sorted(near - {x})
        if len(left) >= pawns:
            picked = [left.pop(dice.below(len(left))) for _ in range(pawns)]
            number -= 1
            yield _standing(form, place, x, picked)


def _answers(position: Any) -> Iterator[Any]:
    """What can come of the detectives' moves, the lowest seat first."""
    if position.over or position.stage != ANSWERING:
        yield position
        return
    seat = next(iter(in_mask(position.awaited)))
    for action in position.legal(seat):
        after = position.copy()
        after.apply(action)
        yield from _answers(after)


def _is_caught(position: Any, rounds: int) -> bool:
    """Whether an answer catches him in so many more moves of his, everything tried."""
    return any(_is_lost(end, rounds) for end in _answers(position))


def _is_lost(position: Any, rounds: int) -> bool:
    """That he cannot move any more shows when he is to."""
    if not rounds:
        return bool(position.ended == CAUGHT)
    if position.over:
        return not position.winners & 1
    for action in position.legal(MISTER_X):
        after = position.copy()
        after.apply(action)
        if not _is_caught(after, rounds - 1):
            return False
    return True


@pytest.mark.parametrize("rounds", [0, 1])
def test_in_sight_it_is_what_trying_everything_finds(rounds: int) -> None:
    found = []
    for position in _huddles("beginners", _SEEN, 3, 16):
        seen = _Seen(position, [position.track[_SEEN]])
        trap = Trap(seen.mind, position)
        expected = _is_caught(position, rounds)
        legal = position.legal(1)
        said = [trap.forces(action, list(seen.chances), rounds, _PLENTY) for action in legal]
        assert any(said) == expected
        found.append(expected)
    assert any(found)
    assert not all(found)


def test_hidden_or_not_what_is_certain_comes_true() -> None:
    """By the rules and their tickets, wherever he may have gone."""
    certain = 0
    for position in _huddles("2014", _SHOWN, 4, 60):
        stations = [position.track[_SHOWN]]
        if _move(position, stations, 0) is None and _move(position, stations, 1) is not None:
            certain += 1
            _holds(position, stations, 1)
    assert certain > 0


def _move(position: Any, stations: list[int], rounds: int) -> int | None:
    """What somebody does who is sure of it."""
    seen = _Seen(position, stations)
    trap = Trap(seen.mind, position)
    for seat in in_mask(position.awaited):
        for action in position.legal(seat):
            if trap.forces(action, stations, rounds, _PLENTY):
                return int(action)
    return None


def _holds(position: Any, stations: list[int], rounds: int) -> None:
    """The detectives go by the trap alone; wherever of the stations he is, it closes."""
    board, may = position.copy(), list(stations)
    while board.stage == ANSWERING and may:
        action = _move(board, may, rounds)
        assert action is not None
        may = [station for station in may if station != action >> 9 & 255]
        if may:
            board = _on(board, may[0])
            board.apply(action)
            if board.over:
                assert board.winners & 1 == 0
                return
    if may:
        assert rounds > 0
        for after, come in _observations(board, may):
            _holds(after, come, rounds - 1)


def _on(board: Any, station: int) -> Any:
    """The same table with Mister X on a station."""
    world, track = board.copy(), list(board.track)
    track[board.log_count] = station
    world.track = track
    return world


def _observations(board: Any, may: list[int]) -> Iterator[tuple[Any, list[int]]]:
    """What detectives may see of his move, and where he may be if they see it."""
    come: dict[int, set[int]] = {}
    tables: dict[int, Any] = {}
    for station in may:
        world = _on(board, station)
        for action in world.legal(MISTER_X):
            assert action >> 5 & 15 != DOUBLE
            ticket = action >> 17 & 7
            come.setdefault(ticket, set()).add(action >> 9 & 255)
            after = world.copy()
            after.apply(action)
            tables[ticket] = after
    for ticket, stations in come.items():
        yield tables[ticket], sorted(stations)


def test_whoever_is_out_of_looks_or_time_says_nothing() -> None:
    position = next(iter(_huddles("beginners", _SEEN, 3, 1)))
    seen: Any = _Seen(position, [position.track[_SEEN]])
    legal = [to_typed(action) for action in position.legal(1)]
    assert YardCertainty(seen, 0, lambda: False).catch(legal) is None
    assert YardCertainty(seen, _PLENTY, lambda: True).catch(legal) is None


def test_nobody_closes_in_on_many_places_at_once() -> None:
    position = next(iter(_huddles("2014", _SHOWN, 4, 1)))
    seen: Any = _Seen(position, [s for s in range(1, 199) if s not in position.station][:9])
    legal = [to_typed(action) for action in position.legal(1)]
    assert YardCertainty(seen, _PLENTY, lambda: False).catch(legal) is None
