"""Catch him for certain: how all pawns move so that he is caught whatever he does.

The rules themselves are asked, on one position for each station where he may be. Pawns move in the
order of their numbers. Nobody learns anything on the way but that he was not caught, so what they
do in a round can be said beforehand; after it there is a ticket to see.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import bot_for
from gaslamp.core.dice import Dice
from gaslamp.games.scotland_yard import actions
from gaslamp.games.scotland_yard.codes import ANSWERING, BOXED_IN, CAUGHT, MISTER_X
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge.scotland_yard import KNOWLEDGE
from gaslamp.mysteries.draft import HURRY, Draft, Juncture
from gaslamp.mysteries.mystery import Reason
from gaslamp.mysteries.patterns import patterns_of

CATCH_ONE: Final = "catch-one"
CATCH_TWO: Final = "catch-two"
_MOST_PATTERNS: Final = 4
_ONE_IN: Final = 8
"""At most so small a part of all that can be done is right."""
_MOST_JOINT: Final = 700

Joint = tuple[int, ...]
World = ScotlandYardPosition


def catch_in_one(moment: Juncture) -> Draft | None:
    worlds = _worlds(moment)
    if not 2 <= len(worlds) <= _pawns(moment.play.position):
        return None
    return _found(CATCH_ONE, moment, worlds, 1)


def catch_in_two(moment: Juncture) -> Draft | None:
    """While he has a double move he would have to be followed through it: not here."""
    if moment.play.position.doubles:  # type: ignore[attr-defined]
        return None
    worlds = _worlds(moment)
    if not 1 <= len(worlds) <= _pawns(moment.play.position) or can_catch(worlds):
        return None
    return _found(CATCH_TWO, moment, worlds, 2)


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


def _found(kind: str, moment: Juncture, worlds: list[World], rounds: int) -> Draft | None:
    joints = all_joints(worlds[0])
    if not 1 < len(joints) <= _MOST_JOINT:
        return None
    right = [joint for joint in joints if catches(worlds, joint, rounds)]
    if not right or len(right) * _ONE_IN > len(joints):
        return None
    names = [_spelt(joint) for joint in joints]
    patterns = patterns_of(names, [_spelt(joint) for joint in right])
    if len(patterns) > _MOST_PATTERNS:
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
        given={"stations": [int(station) for station in stations], "rounds": rounds},
        solves=lambda rank: _spelt(_played(moment, rank)) in [_spelt(each) for each in right],
    )


def station_of(world: World) -> int:
    station: int = world.track[world.log_count]
    return station


def all_joints(world: World) -> list[Joint]:
    """All that the pawns can do in this round, one after the other; none if one is stuck."""
    begun: list[tuple[Joint, World]] = [((), standing(world, 0))]
    for pawn in range(_pawns(world)):
        seat = pawn // world.a_seat + 1
        begun = [
            ((*joint, action), _after(board, action))
            for joint, board in begun
            for action in board.legal(seat)
        ]
        if len(begun) > _MOST_JOINT:
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
    return all(len(group) <= _pawns(group[0]) and can_catch(group) for group in flights(left))


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


def _chain(worlds: Sequence[World], joint: Joint, rounds: int) -> list[Reason]:
    """First where he may be and what they do; then, by his ticket, where he is and who comes."""
    stations = [str(station_of(world)) for world in worlds]
    chain = [Reason(left=stations, move=", ".join(_spelt(joint)))]
    if rounds == 1:
        return chain
    left = [after for world in worlds if not (after := _play(world, joint)).over]
    for group in flights(left):
        cover = _cover(standing(group[0], 0), 0, frozenset(station_of(world) for world in group))
        ticket = actions.ticket_name(group[0].log_ticket[group[0].log_count])
        there = [str(station) for station in sorted(station_of(world) for world in group)]
        moves = ", ".join(_spelt(cover or ()))
        chain.append(Reason(case=ticket or "", left=there, move=moves))
    return chain


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
