"""The four ranks at The Culprit."""

from typing import Any

import pytest
from tests.bots.hurry import Hurried, played
from tests.contract.cases import Case, wander

from gaslamp.arena.match import match
from gaslamp.bots import RANKS, bot_for
from gaslamp.bots.culprit import BOTS
from gaslamp.bots.culprit.hat import statement
from gaslamp.bots.culprit.imagined import Imagined, shares
from gaslamp.bots.culprit.inspector import CulpritInspector, CulpritSkill
from gaslamp.bots.culprit.round import Round
from gaslamp.bots.novice.culprit import Mind
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.seats import in_mask
from gaslamp.core.sight import Sight
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.actions import Suspect
from gaslamp.games.culprit.cards import spell
from gaslamp.games.culprit.codes import DEALING
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.games.culprit.view import view
from gaslamp.search.budget import Budget

FIVE = Case("culprit", 5)


def _culprit(position: Position) -> CulpritPosition:
    assert isinstance(position, CulpritPosition)
    return position


def game_of(rank: str, seats: int = 3, **options: object) -> Play:
    bot = Hurried(bot_for("culprit", rank), 12)
    agreed = GAME.options(options)
    return match(GAME, agreed, seats, dict.fromkeys(range(seats), bot), Dice(seats))


def deciding(seed: int, longest: int) -> tuple[Play, int]:
    """A game of five in which somebody has a choice of cards."""
    actions = wander(FIVE, seed, longest)
    while True:
        play = played(FIVE, actions)
        seats = [] if play.position.chance_awaited else list(in_mask(play.position.awaited))
        if seats and len(play.position.legal(seats[0])) > 1 and _culprit(play.position).stage:
            return play, seats[0]
        actions = actions[:-1]


@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_plays_a_round_to_its_end(rank: str) -> None:
    assert game_of(rank, flash=True).position.over


@pytest.mark.slow
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_every_rank_plays_at_every_table(rank: str, seats: int) -> None:
    assert game_of(rank, seats, flash=True).position.over


@pytest.mark.parametrize("seed", range(4))
def test_what_is_imagined_is_what_was_seen(seed: int) -> None:
    play, seat = deciding(seed, 60)
    sight = play.sight(seat)
    imagined = Imagined(sight)
    for number in range(10):
        position = imagined.draw(Dice(number))
        assert spell(position.hands[seat]) == sight.view.hand
        sizes = [len(spell(position.hands[each])) for each in range(5)]
        assert sizes == [each.cards for each in sight.view.seats]
        assert sum(position.rest) == sight.view.pile
        assert view(position, seat).seats == sight.view.seats
        assert position.legal(seat) == play.position.legal(seat)


def test_a_round_is_played_on_to_its_end_and_the_start_stays() -> None:
    play, seat = deciding(1, 60)
    start = _culprit(play.position.copy())
    going = Round(shares(play.sight(seat)))
    for action in start.legal(seat):
        going.play(start, action, Dice(3))
        assert going.position.ended or going.position.stage == DEALING
    assert play.position.same_as(start)


@pytest.mark.parametrize("seed", range(4))
def test_an_inspector_thinks_only_of_what_pleases_it(seed: int) -> None:
    play, seat = deciding(seed, 60)
    sight = play.sight(seat)
    legal = [GAME.to_typed(action) for action in play.position.legal(seat)]
    mind = Mind(sight)
    inspector = CulpritInspector(CulpritSkill(worlds=2, playouts=4, fancies=2))
    thought_of = inspector.fancied(sight, legal, Dice(seed))
    assert len(thought_of) == 2
    others = [mind.worth(action) for action in legal if action not in thought_of]
    assert min(map(mind.worth, thought_of)) >= max(others, default=-100.0)
    assert inspector.choose(sight, legal, Dice(seed)) in thought_of


def test_a_superintendent_thinks_of_everything() -> None:
    play, seat = deciding(1, 60)
    legal = [GAME.to_typed(action) for action in play.position.legal(seat)]
    superintendent = BOTS["superintendent"]
    assert isinstance(superintendent, CulpritInspector)
    assert superintendent.fancied(play.sight(seat), legal, Dice(1)) == legal


def under_the_hat(hand: list[str]) -> tuple[Sight[Any, Any, Any], list[Any], list[Any]]:
    """A seat of five with this in its hand, and worlds in which seat 2 has the Culprit."""
    play, seat = deciding(1, 60)
    sight = play.sight(seat)
    seen = type(sight.view)(**{**_fields(sight.view), "hand": hand})
    other = Sight(**{**_fields(sight), "view": seen})
    legal = [Suspect(seat, each) for each in (None, *range(5)) if each != seat]
    guilty = (seat + 2) % 5
    world = _culprit(play.position.copy())
    world.hands = [1 << 4 if each == guilty else 0 for each in range(8)]
    return other, legal, [world]


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def test_the_innocent_say_under_the_hat_what_is_likeliest() -> None:
    sight, legal, worlds = under_the_hat(["alibi"])
    assert statement(sight, legal, worlds).suspect == (sight.viewer + 2) % 5


def test_the_culprit_names_somebody_else() -> None:
    sight, legal, worlds = under_the_hat(["culprit"])
    assert statement(sight, legal, worlds).suspect not in (None, (sight.viewer + 2) % 5)


def test_no_time_at_all_is_enough_for_some_choice() -> None:
    play, seat = deciding(1, 60)
    legal = [GAME.to_typed(action) for action in play.position.legal(seat)]
    bot = bot_for("culprit", "superintendent")
    assert bot.choose(play.sight(seat), legal, Dice(1), Budget(milliseconds=1)) in legal
