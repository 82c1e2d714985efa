"""Catch him for certain: how all pawns move so that he is caught whatever he does.

The rules themselves are asked, on one position for each station where he may be. Pawns move in the
order of their numbers. Nobody learns anything on the way but that he was not caught, so what they
do in a round can be said beforehand; after it there is a ticket to see.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from gaslamp.bots import bot_for
from gaslamp.core.data import to_plain
from gaslamp.core.dice import Dice
from gaslamp.games.scotland_yard import actions
from gaslamp.games.scotland_yard.board import MAPS, next_stops
from gaslamp.games.scotland_yard.codes import ANSWERING, BOXED_IN, CAUGHT, MISTER_X
from gaslamp.games.scotland_yard.forms import FORMS
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge.scotland_yard import KNOWLEDGE
from gaslamp.mysteries.draft import HURRY, Draft, Juncture
from gaslamp.mysteries.mystery import Reason
from gaslamp.mysteries.patterns import patterns_of
from gaslamp.mysteries.scotland_yard.last_tickets import without_tricks

CATCH_ONE: Final = "catch-one"
CATCH_TWO: Final = "catch-two"
CATCH_THREE: Final = "catch-three"
_TWO: Final = 2


class Bounds(NamedTuple):
    """How much there may be to try, and how much of it may be right."""

    joints: int
    one_in: int
    """At most so small a part of all that can be done."""
    patterns: int


_OF_ONE: Final = Bounds(700, 8, 4)
_OF_TWO: Final = Bounds(3000, 8, 4)
_OF_THREE: Final = Bounds(700, 4, 12)
"""Each first move is followed by all second ones, so there are fewer of them."""

Joint = tuple[int, ...]
World = ScotlandYardPosition


def catch_in_one(moment: Juncture) -> Draft | None:
    worlds = _worlds(moment)
    if not 2 <= len(worlds) <= _pawns(moment.play.position):
        return None
    return _found(CATCH_ONE, moment, worlds, 1)


def catch_in_two(moment: Juncture) -> Draft | None:
    """While he has a double move he would have to be followed through it: he has none any more."""
    found = _at_the_end(moment, _pawns(moment.play.position))
    if found is None or can_catch_in(found.worlds, 1):
        return None
    return _found(CATCH_TWO, found.moment, found.worlds, 2, _OF_TWO)


def catch_in_three(moment: Juncture) -> Draft | None:
    found = _at_the_end(moment, 2)
    if found is None or not all_joints(found.worlds[0], _OF_THREE.joints):
        return None
    try:
        if can_catch_in(found.worlds, 2):
            return None
        return _found(CATCH_THREE, found.moment, found.worlds, 3, _OF_THREE)
    except TooManyJointsError:
        return None


class _Cornered(NamedTuple):
    moment: Juncture
    worlds: list[World]


def _at_the_end(moment: Juncture, most: int) -> _Cornered | None:
    """Where he is in one of a few places and has nothing left to get away with."""
    worlds = _worlds(moment)
    if not 1 <= len(worlds) <= most or (play := without_tricks(moment.play)) is None:
        return None
    position: Any = play.position
    bare = [standing(position, station_of(world)) for world in worlds]
    return _Cornered(moment._replace(play=play), bare)


def _pawns(position: Any) -> int:
    pawns: int = position.detectives + position.bobbies
    return pawns


def _worlds(moment: Juncture) -> list[World]:
    """One for each station where he may be; none if it is not all pawns' turn."""
    position: Any = moment.play.position
    everybody = (1 << _pawns(position)) - 1
    if position.stage != ANSWERING or position.unmoved != everybody:
        return []
    layer = KNOWLEDGE.track(moment.play.sight(moment.seat)).layers[-1]
    return [standing(position, station) for station in sorted(layer)]


def standing(position: World, station: int) -> World:
    """The same with Mister X on another station; on 0 nobody ever catches him."""
    world = position.copy()
    track = list(world.track)
    track[world.log_count] = station
    world.track = track
    return world


def _found(
    kind: str, moment: Juncture, worlds: list[World], rounds: int, bounds: Bounds = _OF_ONE
) -> Draft | None:
    joints = all_joints(worlds[0], bounds.joints)
    if len(joints) <= 1:
        return None
    right = [joint for joint in joints if catches(worlds, joint, rounds)]
    if not right or len(right) * bounds.one_in > len(joints):
        return None
    names = [_spelt(joint) for joint in joints]
    patterns = patterns_of(names, [_spelt(joint) for joint in right])
    if len(patterns) > bounds.patterns:
        return None
    sight = moment.play.sight(moment.seat)
    stations = [str(station_of(world)) for world in worlds]
    pawns = [(pawn.station, repr(pawn.tickets)) for pawn in sight.view.pawns]
    return Draft(
        kind=kind,
        sight=sight,
        accepted=[", ".join(pattern) for pattern in patterns],
        chain=_chain(worlds, right[0], rounds),
        key=(rounds, tuple(stations), tuple(sorted(pawns)), repr(sight.view.pool)),
        size=len(worlds) + rounds,
        given=_given(moment, stations, rounds),
        solves=lambda rank: _spelt(_played(moment, rank)) in [_spelt(each) for each in right],
    )


def _given(moment: Juncture, stations: list[str], rounds: int) -> dict[str, Any]:
    """A position that did not come about so in self-play is told whole, for who plays on."""
    given: dict[str, Any] = {"stations": [int(each) for each in stations], "rounds": rounds}
    if not moment.play.actions:
        given["position"] = to_plain(moment.play.game.to_facts(moment.play.position))
    return given


def station_of(world: World) -> int:
    station: int = world.track[world.log_count]
    return station


class TooManyJointsError(Exception):
    """There is more to try than anybody should wait for."""


def all_joints(
    world: World, most: int = _OF_ONE.joints, too_many: type[TooManyJointsError] | None = None
) -> list[Joint]:
    """All that the pawns can do in this round, one after the other; none if one is stuck, or if
    there are too many."""
    begun: list[tuple[Joint, World]] = [((), standing(world, 0))]
    for pawn in range(_pawns(world)):
        seat = pawn // world.a_seat + 1
        begun = [
            ((*joint, action), _after(board, action))
            for joint, board in begun
            for action in board.legal(seat)
        ]
        if len(begun) > most:
            if too_many is not None:
                raise too_many
            return []
    return [joint for joint, _ in begun]


def _after(board: World, action: int) -> World:
    after = board.copy()
    after.apply(action)
    return after


def catches(worlds: Sequence[World], joint: Joint, rounds: int) -> bool:
    """Whether he is caught in so many rounds that begin with this, wherever he is.

    That he cannot move on after the first of two is as good; in the last only a catch counts."""
    left = []
    for world in worlds:
        after = _play(world, joint)
        if after.over and after.ended != CAUGHT and (rounds == 1 or after.ended != BOXED_IN):
            return False
        if not after.over:
            left.append(after)
    if rounds == 1 or not left:
        return not left
    return all(can_catch_in(group, rounds - 1) for group in flights(left))


def can_catch_in(worlds: Sequence[World], rounds: int) -> bool:
    """In so many rounds at most, wherever he is."""
    if len(worlds) <= _pawns(worlds[0]) and can_catch(worlds):
        return True
    if rounds == 1 or any(world.over for world in worlds):
        return False
    if rounds == _TWO and out_of_reach(worlds):
        return False
    return reply_to(worlds, rounds) is not None


def reply_to(worlds: Sequence[World], rounds: int) -> Joint | None:
    """What they do first to catch him in so many rounds; None if nothing does."""
    joints = all_joints(worlds[0], _OF_TWO.joints, TooManyJointsError)
    return next((joint for joint in joints if catches(worlds, joint, rounds)), None)


def out_of_reach(worlds: Sequence[World]) -> bool:
    """In two rounds: where nobody meets him in the first he can go on to a station that no pawn
    comes to in the second, so nothing need be tried."""
    board, maps = worlds[0], MAPS[FORMS[worlds[0].form].board]
    stands = set(board.station[: _pawns(board)])
    once = {stop for at in stands for stop in _stops(at, maps)}
    near = stands | once | {stop for at in once for stop in _stops(at, maps)}
    free = [station_of(world) for world in worlds if station_of(world) not in once]
    lines = [line for line in range(3) if board.pool[line]]
    return any(not _line_stops(at, line, maps) <= near for at in free for line in lines)


@cache
def _line_stops(station: int, line: int, maps: str) -> frozenset[int]:
    return frozenset(next_stops(station, line, maps))


def _stops(station: int, maps: str) -> set[int]:
    return {stop for line in range(3) for stop in _line_stops(station, line, maps)}


def _play(world: World, joint: Joint) -> World:
    after = world.copy()
    for action in joint:
        if not after.over:
            after.apply(action)
    return after


def flights(worlds: Sequence[World]) -> list[list[World]]:
    """Where he may be after his move, by what is seen of it; the largest groups first."""
    seen: dict[tuple[int, int], dict[int, World]] = {}
    for world in worlds:
        for action in world.legal(MISTER_X):
            after = _after(world, action)
            place = after.log_count
            shown = after.track[place] if after.shown >> place & 1 else 0
            group = seen.setdefault((after.log_ticket[place], shown), {})
            group[station_of(after)] = after
    return sorted((list(group.values()) for group in seen.values()), key=len, reverse=True)


def can_catch(worlds: Sequence[World]) -> bool:
    """In one round: every station is moved to by somebody."""
    if any(world.over for world in worlds):
        return False
    left = frozenset(station_of(world) for world in worlds)
    return _cover(standing(worlds[0], 0), 0, left) is not None


def _cover(board: World, pawn: int, left: frozenset[int]) -> Joint | None:
    if not left:
        return ()
    if len(left) > _pawns(board) - pawn or pawn == _pawns(board):
        return None
    legal = board.legal(pawn // board.a_seat + 1)
    if not legal:
        return _cover(board, pawn + 1, left)
    for action in legal:
        rest = left - {actions.station_of(action)}
        more = _cover(_after(board, action), pawn + 1, rest)
        if more is not None:
            return (action, *more)
    return None


def _spelt(joint: Joint) -> tuple[str, ...]:
    return tuple(_move(action) for action in joint)


def _move(action: int) -> str:
    typed: Any = actions.to_typed(action)
    return f"{typed.pawn} {typed.ticket} {typed.station}"


def _chain(
    worlds: Sequence[World], joint: Joint, rounds: int, tickets: tuple[str, ...] = ()
) -> list[Reason]:
    """First where he may be and what they do; then, by his tickets, where he is and who comes."""
    there = [str(station) for station in sorted(station_of(world) for world in worlds)]
    chain = [Reason(case=", ".join(tickets), left=there, move=", ".join(_spelt(joint)))]
    left = [after for world in worlds if not (after := _play(world, joint)).over]
    for group in flights(left) if rounds > 1 else []:
        ticket = actions.ticket_name(group[0].log_ticket[group[0].log_count])
        reply, more = _shortest(group, rounds - 1)
        chain += _chain(group, reply, more, (*tickets, ticket or ""))
    return chain


def _shortest(group: Sequence[World], rounds: int) -> tuple[Joint, int]:
    """How they catch him in as few rounds as it takes, and in how many."""
    there = frozenset(station_of(world) for world in group)
    for needed in range(1, rounds + 1):
        board = standing(group[0], 0)
        reply = _cover(board, 0, there) if needed == 1 else reply_to(group, needed)
        if reply is not None:
            return reply, needed
    return (), 1


def _played(moment: Juncture, rank: str) -> Joint:
    """What bots of a rank do, each for its own pawn; nobody learns whether he was caught."""
    play = moment.play.copy()
    if not play.position.shown >> play.position.log_count & 1:  # type: ignore[attr-defined]
        play.position.copy_from(standing(play.position, 0))  # type: ignore[arg-type]
    joint: list[int] = []
    for pawn in range(_pawns(play.position)):
        seat = pawn // play.position.a_seat + 1  # type: ignore[attr-defined]
        legal = [play.game.to_typed(action) for action in play.position.legal(seat)]
        if not legal:
            return ()
        bot = bot_for("scotland_yard", rank)
        chosen = bot.choose(play.sight(seat), legal, Dice(0), HURRY[rank])
        joint.append(play.game.from_typed(chosen))
        play.act(joint[-1])
    return tuple(joint)
