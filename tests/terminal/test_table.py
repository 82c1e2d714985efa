"""The terminal's table: who is asked, what they get, and how chance falls."""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from tests.cli.conftest import AnyMove, dealt_game

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.play import Play
from gaslamp.core.record import replay
from gaslamp.core.seats import bit, in_mask
from gaslamp.games.mr_jack import GAME as JACK
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.actions import Announce
from gaslamp.terminal.deal import OwnDeal, new_stakes
from gaslamp.terminal.table import OwnTable


def test_a_game_is_gone_on_with_as_it_would_have_been_dealt() -> None:
    options = GAME.options({})
    left = OwnTable(Play(GAME, options, GAME.start(4, options)), 0, AnyMove(), Dice(1))
    for _ in range(20):
        left.step()
    steps = list(replay(GAME, left.play.record()))
    again = OwnDeal(left.play, 0, left.deal.stakes)
    again.catch_up(steps)
    position = left.play.position
    assert again.next(position) == left.deal.next(position)
    with pytest.raises(Unreadable):
        OwnDeal(left.play, 0, new_stakes()).catch_up(steps)


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


def table_for(bot: AnyMove, me_first: bool) -> OwnTable:
    play = dealt_game(3)
    turn = next(seat for seat in range(4) if play.position.awaited & bit(seat))
    return OwnTable(play, turn if me_first else (turn + 1) % 4, bot, Dice(1))


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


def test_a_hint_goes_one_rung_further_and_is_in_the_record() -> None:
    options = JACK.options({})
    table = OwnTable(Play(JACK, options, JACK.start(2, options)), 1, AnyMove(), Dice(2))
    while not table.awaited:
        table.step()
    said = [table.hint() for _ in range(4)]
    assert said[2][0].id == "hint-move"
    assert said[3] == said[2]
    assert said[0] != said[2]
    assert [(each.seat, each.rung) for each in table.record.hints or []] == [(1, 1), (1, 2), (1, 3)]
    assert list(replay(JACK, table.record))
    table.act(table.choices()[0].number)
    while not table.awaited and not table.over:
        table.step()
    table.hint()
    assert [each.rung for each in table.record.hints or []] == [1, 2, 3, 1]
