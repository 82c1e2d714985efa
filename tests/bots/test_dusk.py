"""The end of a turn of Mr. Jack: what was solved is held against trying everything by the rules."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from gaslamp.bots.mr_jack import BOTS
from gaslamp.bots.mr_jack.dusk import Dusk
from gaslamp.bots.mr_jack.guide import Whitechapel
from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import in_mask
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.codes import (
    ACCUSE,
    EVERYBODY,
    HOLMES,
    INVESTIGATOR,
    JACK,
    LEAVE,
    NOBODY,
)
from gaslamp.search.budget import Budget

_PLENTY: Final = 4_000
_ENDS: Final = (ACCUSE, LEAVE)


def _evenings(played: int, number: int) -> Iterator[Play]:
    """Moments at which so many cards of a turn are played and nobody is accused or gone; Holmes,
    who draws by chance, is not among the rest."""
    seed = 0
    while number:
        seed += 1
        play = _one(Dice(seed), played, turn=1 + seed % 4)
        if play is not None and not _waiting(play.position) >> HOLMES & 1:
            number -= 1
            yield play


def _waiting(position: Any) -> int:
    cards: int = position.turned_up & ~position.played
    return cards


def _one(dice: Dice, played: int, turn: int) -> Play | None:
    play = Play(GAME, GAME.options({}), GAME.start(2, GAME.options({})))
    position: Any = play.position
    while not (
        position.turn == turn
        and position.played.bit_count() == played
        and position.active == NOBODY
        and not position.chance_awaited
    ):
        action = random_action(position, dice)
        if kind_of(action) in _ENDS:
            return None
        play.act(action)
    return play


def _suspects(position: Any) -> list[int]:
    return members(EVERYBODY & ~position.innocent & ~position.alibis[INVESTIGATOR])


def _worth(guide: Whitechapel, position: Any, seat: int) -> float:
    """The best of all ways to play the last card."""
    return max(_judged(guide, end, seat) for end in _ways(position, seat))


def _ways(position: Any, seat: int) -> Iterator[tuple[Any, int]]:
    """What the card can come to: the position before its last step, and that step."""
    for action in position.legal(seat):
        if kind_of(action) not in _ENDS:
            after = position.copy()
            after.apply(action)
            if after.active == NOBODY:
                yield position, action
            else:
                yield from _ways(after, seat)


def _judged(guide: Whitechapel, end: tuple[Any, int], seat: int) -> float:
    before, action = end
    who = [before.jack] if seat == JACK else _suspects(before)
    worth = 0.0
    for each in who:
        world = before.copy()
        world.jack = each
        world.apply(action)
        worth += guide.prospects(world) / len(who)
    return worth if seat == JACK else 1.0 - worth


def test_the_last_card_is_played_as_well_as_can_be() -> None:
    for play in _evenings(3, 4):
        position = _before(play)
        seat = next(iter(in_mask(position.awaited)))
        guide = Whitechapel(position.turn + 1)
        dusk = Dusk(guide, position, seat)
        line = dusk.solve(_PLENTY)
        assert line
        for action in line:
            assert action in position.legal(seat)
            position.apply(action)
        if kind_of(line[-1]) != ACCUSE:
            assert dusk.best >= _worth(guide, _before(play), seat) - 1e-9


def _before(play: Play) -> Any:
    """As if Jack had been seen: he cannot leave."""
    position: Any = play.position.copy()
    position.witness = 1
    return position


def test_of_two_cards_the_second_is_thought_of_as_the_other_plays_it() -> None:
    """The Investigator's worth is what is left when each suspect has answered best."""
    for play in _evenings(2, 40):
        position = _before(play)
        if position.awaited != 1 << INVESTIGATOR:
            continue
        guide = Whitechapel(position.turn + 1)
        dusk = Dusk(guide, position, INVESTIGATOR)
        line = dusk.solve(_PLENTY)
        for action in line:
            position.apply(action)
        if line and not position.over:
            assert dusk.best == pytest.approx(_answered(guide, position))
            return
    raise AssertionError("in so many evenings the Investigator should have been to play")


def _answered(guide: Whitechapel, position: Any) -> float:
    worth = []
    for each in _suspects(position):
        world = position.copy()
        world.jack = each
        jack = Dusk(guide, world, JACK)
        assert jack.solve(_PLENTY)
        worth.append(jack.best)
    return 1.0 - sum(worth) / len(worth)


def test_who_has_too_little_time_thinks_as_before() -> None:
    play = next(iter(_evenings(3, 1)))
    position = _before(play)
    seat = next(iter(in_mask(position.awaited)))
    assert Dusk(Whitechapel(position.turn + 1), position, seat).solve(0) == []
    legal = [GAME.to_typed(action) for action in play.position.legal(seat)]
    chosen = BOTS["superintendent"].choose(play.sight(seat), legal, Dice(1), Budget(iterations=1))
    assert chosen in legal
