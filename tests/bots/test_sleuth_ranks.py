"""The four ranks at Sleuth."""

import pytest
from msgspec.structs import replace
from tests.bots.hurry import Hurried

from gaslamp.arena.match import match
from gaslamp.bots import RANKS, bot_for
from gaslamp.bots.sleuth import memory
from gaslamp.bots.sleuth.belief import Belief
from gaslamp.bots.sleuth.rivals import Rivals
from gaslamp.bots.sleuth.superintendent import SleuthSuperintendent
from gaslamp.bots.sleuth.worlds import Worlds
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.actions import Announce, FinalQuestions, Question, from_typed
from gaslamp.games.sleuth.events import Answered
from gaslamp.games.sleuth.options import VARIANTS
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.search.budget import Budget

TWO_DEALS = [[0b0001, 0b0010, 0, 0b0100], [0b0001, 0b0100, 0, 0b0010]]
"""Two deals at a table of two places, an empty table, and the missing gem."""


def game_of(rank: str, seats: int = 4, **options: object) -> Play:
    bot = Hurried(bot_for("sleuth", rank), 20)
    agreed = GAME.options(options)
    return match(GAME, agreed, seats, dict.fromkeys(range(seats), bot), Dice(seats))


@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_plays_a_game_to_its_end(rank: str) -> None:
    assert game_of(rank).position.over


@pytest.mark.slow
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_rank_plays_every_variant(rank: str, variant: str) -> None:
    assert game_of(rank, **VARIANTS[variant]).position.over


@pytest.mark.slow
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_every_rank_plays_at_every_table(rank: str, seats: int) -> None:
    assert game_of(rank, seats).position.over


def test_what_an_answer_tells_is_counted_over_all_deals() -> None:
    """The first place holds the same in both deals, the second what is not missing."""
    worlds = Worlds(TWO_DEALS, 2, True)
    nothing = worlds.told(0, 0)
    assert (nothing.missing, nothing.whole, nothing.named) == (0.0, 0.0, 0.5)
    solved = max((worlds.told(1, question) for question in range(43)), key=lambda told: told.named)
    assert (solved.missing, solved.whole, solved.named) == (1.0, 1.0, 1.0)
    assert max(worlds.named_after_two(0, question) for question in range(43)) == 0.5
    assert max(worlds.named_after_two(1, question) for question in range(43)) == 1.0


def test_where_nothing_is_shown_an_answer_is_a_number() -> None:
    shown, hidden = Worlds(TWO_DEALS, 2, True), Worlds(TWO_DEALS, 2, False)
    both_in_it = [
        question
        for question in range(10, 43)
        if shown.answers(1, question)[0] != shown.answers(1, question)[1]
    ]
    differing = [
        question
        for question in both_in_it
        if hidden.answers(1, question)[0] == hidden.answers(1, question)[1]
    ]
    assert differing


def half_way() -> Play:
    """A game in which somebody has been asked a few things already."""
    play = Play(GAME, GAME.options({}), GAME.start(4, GAME.options({})))
    finished = game_of("sergeant")
    for action in finished.actions[: len(finished.actions) * 2 // 3]:
        play.act(action)
    while play.position.chance_awaited:
        play.act(finished.actions[len(play.actions)])
    return play


def test_a_constable_forgets_what_others_were_told() -> None:
    sight = half_way().sight(0)
    kept = memory.remembered(sight, 2)
    others = [e for e in kept.events if isinstance(e, Answered) and e.asker != 0]
    own = [e for e in kept.events if isinstance(e, Answered) and e.asker == 0]
    assert len(others) == 2
    assert own == [e for e in sight.events if isinstance(e, Answered) and e.asker == 0]


def test_a_rival_knows_no_less_than_its_own_gems_leave() -> None:
    sight = half_way().sight(0)
    held = Belief(sight, 5, Dice(1)).held[0]
    rivals = Rivals(sight)
    assert rivals.seats == [1, 2, 3]
    for rival in rivals.seats:
        unseen = 36 - held[rival].bit_count() - held[4].bit_count()
        assert 1 <= rivals.left_to(rival, held) <= unseen


def test_an_inspector_names_what_it_knows_to_be_missing() -> None:
    """Played to the end by inspectors, somebody has named the missing gem or all are out."""
    position = game_of("inspector").position
    assert isinstance(position, SleuthPosition)
    assert position.winners or position.out == 0b1111


def test_a_superintendent_alone_waits_for_a_proof() -> None:
    """With nobody left who could be first there is nothing to dare for."""
    bot = bot_for("sleuth", "superintendent")
    assert isinstance(bot, SleuthSuperintendent)
    sight = half_way().sight(0)
    others_out = [replace(each, out=seat != 0) for seat, each in enumerate(sight.view.seats)]
    alone = replace(sight, view=replace(sight.view, seats=others_out))
    assert bot.dares(Belief(alone, 5, Dice(1))) == 1.0
    assert bot.dares(Belief(sight, 5, Dice(1))) == bot.skill.dares


@pytest.mark.parametrize("rank", RANKS)
def test_a_millisecond_is_enough_for_some_choice(rank: str) -> None:
    play = half_way()
    seat = next(seat for seat in range(4) if play.position.awaited >> seat & 1)
    legal = [GAME.to_typed(action) for action in play.position.legal(seat)]
    bot = bot_for("sleuth", rank)
    assert bot.choose(play.sight(seat), legal, Dice(1), Budget(milliseconds=1)) in legal


def test_a_superintendent_names_before_somebody_who_is_about_to() -> None:
    """When another has put both last questions, a fair chance is better than none."""
    play = half_way()
    turn = next(seat for seat in range(4) if play.position.awaited >> seat & 1)
    play.act(from_typed(FinalQuestions(turn, (turn + 1) % 4)))
    for question in ("red", "blue"):
        play.act(from_typed(Question(turn, question)))
    bot, seat = bot_for("sleuth", "superintendent"), (turn + 2) % 4
    sight = play.sight(seat)
    chance = Belief(sight, 300, Dice(1)).likeliest().chance
    spoken = bot.speaks_up(sight, [Announce(seat)], Dice(1))
    assert (spoken is not None) == (chance >= 0.25)
