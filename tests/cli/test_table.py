"""The terminal's table: who is asked, what they get, and how chance falls."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import pytest
from tests.cli.conftest import AnyMove, dealt_game

from gaslamp.cli.table import Table, draw_chance
from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE, bit, in_mask
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.actions import Announce


class Weighted:
    """Three things that chance can do, one of them never and one mostly."""

    def legal(self, seat: int) -> list[int]:
        assert seat == CHANCE
        return [0, 1, 2]

    def chance_weight(self, action: int) -> int:
        return (0, 1, 9)[action]


def test_chance_falls_by_its_weights() -> None:
    drawn = Counter(draw_chance(cast("Position", Weighted())) for _ in range(3000))
    assert drawn[0] == 0
    assert 180 < drawn[1] < 440


class Watching(AnyMove):
    """A bot that notes what it is given."""

    def __init__(self) -> None:
        self.sights: list[Any] = []
        self.speaker: int | None = None

    def choose(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any:
        self.sights.append(sight)
        assert all(action.seat == sight.viewer for action in legal)
        return super().choose(sight, legal, dice)

    def speaks_up(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any:
        self.sights.append(sight)
        assert legal == [Announce(sight.viewer)]
        return legal[0] if sight.viewer == self.speaker else None


def table_for(bot: AnyMove, me_first: bool) -> Table:
    play = dealt_game(3)
    turn = next(seat for seat in range(4) if play.position.awaited & bit(seat))
    return Table(play, turn if me_first else (turn + 1) % 4, bot, Dice(1))


def test_bots_get_their_own_sight_and_nothing_else() -> None:
    bot = Watching()
    table = table_for(bot, me_first=False)
    assert table.step() is not None
    assert bot.sights
    for sight in bot.sights:
        assert sight == table_for(bot, me_first=False).play.sight(sight.viewer)
        assert sight.viewer != table.me
        assert sight.view.hands is None


def test_the_person_is_waited_for() -> None:
    table = table_for(AnyMove(), me_first=True)
    assert table.awaited
    assert table.step() is None


def test_nothing_happens_after_the_end() -> None:
    table = table_for(AnyMove(), me_first=False)
    while not table.over:
        acted = table.step()
        if acted is None:
            table.act(table.choices()[-1].number)
    assert table.step() is None
    assert not table.awaited


@pytest.mark.parametrize("me_first", [True, False])
def test_a_bot_may_speak_up_at_any_time(me_first: bool) -> None:
    bot = Watching()
    table = table_for(bot, me_first)
    bot.speaker = next(in_mask(table.play.position.may_act & ~bit(table.me)))
    acted = table.step()
    assert acted is not None
    assert acted.seat == bot.speaker
    assert table.play.position.awaited == bit(bot.speaker)


def test_choices_are_the_legal_actions_in_every_form() -> None:
    table = table_for(AnyMove(), me_first=True)
    position = cast("Any", table.play.position)
    for choice in table.choices():
        assert GAME.from_typed(choice.action) == choice.number
        assert choice.label == GAME.describe(choice.number, position)
        assert GAME.read(choice.notation, table.me, position) == choice.number
