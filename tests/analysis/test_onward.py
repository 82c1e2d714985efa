"""Going on from a moment: what is kept, what is dealt anew, and the record that comes of it."""

import pytest
from tests.analysis.games import CASES, given_up, played
from tests.contract.cases import Case

from gaslamp.analysis.onward import cut_at, lines_until, ply_of, redealt
from gaslamp.core.data import from_json, to_json
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.play import Play
from gaslamp.core.prologue import Prologue, published
from gaslamp.core.record import Record, record_of, replay

SALT = "5a" * 32
each_game = pytest.mark.parametrize("case", CASES, ids=str)


def going_on(case: Case, lines: list[str]) -> Record:
    plain = record_of(case.game, case.agreed, case.start(), [])
    return Record(
        plain.game, plain.rules, plain.seats, plain.options, [], start=Prologue(lines, SALT).start
    )


def moments(case: Case) -> list[int]:
    last = len(list(replay(case.game, played(case)))) - 1
    return [last // 3, last // 2, last]


@each_game
def test_kept_it_is_the_same_position_with_all_that_was_seen(case: Case) -> None:
    for ply in moments(case):
        cut = cut_at(case.game, played(case), ply)
        record = going_on(case, lines_until(cut, 0, "kept", Dice(1)))
        play = Play.of(case.game, record)
        assert play.position.same_as(cut.play.position)
        for viewer in range(-1, case.seats):
            assert play.sight(viewer) == cut.play.sight(viewer)
        assert from_json(to_json(play.record()), Record) == record


@each_game
def test_dealt_anew_the_seat_could_not_tell(case: Case) -> None:
    """And now and then it is really another game."""
    others = 0
    for ply in moments(case):
        for seat in range(case.seats):
            cut = cut_at(case.game, played(case), ply)
            for seed in range(3):
                lines = lines_until(cut, seat, "anew", Dice(seed))
                play = Play.of(case.game, going_on(case, lines))
                assert to_json(play.sight(seat)) == to_json(cut.play.sight(seat))
                others += not play.position.same_as(cut.play.position)
    assert others > 0


@each_game
def test_the_same_dice_deal_the_same(case: Case) -> None:
    cut = cut_at(case.game, played(case), moments(case)[0])
    assert redealt(cut, 1, Dice(5)) == redealt(cut, 1, Dice(5))


@each_game
def test_only_a_finished_game_is_gone_on_with(case: Case) -> None:
    record = played(case)
    running = Record(record.game, record.rules, record.seats, record.options, record.moves[:-1])
    last = len(list(replay(case.game, record)))
    for refused in (lambda: cut_at(case.game, running, 3), lambda: ply_of(case.game, running, 3)):
        with pytest.raises(NotLegal):
            refused()
    with pytest.raises(NotLegal):
        cut_at(case.game, record, last)
    with pytest.raises(Unreadable):
        cut_at(case.game, record, last + 1)
    cut = cut_at(case.game, given_up(case, 3, 40), 20)
    with pytest.raises(Unreadable):
        lines_until(cut, 9, "kept", Dice(1))


def test_steps_of_the_open_replay_are_actions() -> None:
    case = CASES[1]
    assert ply_of(case.game, played(case), 0) == 0
    assert ply_of(case.game, played(case), 5) >= 5
    with pytest.raises(NotLegal):
        ply_of(case.game, played(case), 10_000)


def test_before_the_game_only_a_hash_is_said() -> None:
    start = Prologue(["house: jack Holmes"], SALT).start
    said = published(start)
    assert said is not None
    assert "Holmes" not in str(said)
    assert said != published(Prologue(["house: jack Watson"], SALT).start)
    assert said != published(Prologue(["house: jack Holmes"], "5b" * 32).start)
    assert published(None) is None
    assert published({"facts": 1}) == {"facts": 1}


@pytest.mark.parametrize("start", [{"prologue": 1}, {"prologue": {"lines": []}}])
def test_a_broken_prologue_is_refused(start: dict[str, object]) -> None:
    case = CASES[1]
    plain = record_of(case.game, case.agreed, case.start(), [])
    with pytest.raises(Unreadable):
        list(replay(case.game, Record(plain.game, plain.rules, 2, {}, [], start=start)))
