import pytest
from tests.contract.cases import Case, wander
from tests.games.scotland_yard.cases import CASES
from tests.games.scotland_yard.sitting import Sitting, empty, sitting

from gaslamp.core.play import Play
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.scotland_yard import GAME
from gaslamp.games.scotland_yard.events import Moved, Noted, Taken
from gaslamp.games.scotland_yard.view import LogEntry


def started() -> Sitting:
    starts = {"detective 1": 13, "detective 2": 26, "bobby 1": 29, "bobby 2": 34, "X": 35}
    return empty(seats=3).do(*(f"house: {who} starts at {at}" for who, at in starts.items()))


@pytest.mark.rule("SY-80")
def test_detectives_know_tickets_shown_stations_purses_and_pawns() -> None:
    log = ["taxi 8", "black 1", "bus 46", "underground 74"]
    table = sitting(x=1, log=log, pawns=[100, 13, 58, 2], stage="answering")
    for seat in ("D1", "D2", "D3", None):
        view = table.view(seat)
        assert view.log == [
            LogEntry("taxi", None),
            LogEntry("black", None),
            LogEntry("bus", 46),
            LogEntry("underground", None),
        ]
        assert (view.start, view.x) == (None, None)
        assert [pawn.station for pawn in view.pawns] == [100, 13, 58, 2]
        assert [pawn.to_move for pawn in view.pawns] == [True] * 4


@pytest.mark.rule("SY-80")
def test_detectives_never_see_his_start_card_while_the_game_runs() -> None:
    table = sitting(x=35, log=["taxi 22", "taxi 35", "taxi 22"], stage="answering")
    assert table.view("D1").start is None
    assert table.view("D1").x == 22


@pytest.mark.rule("SY-80")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_detectives_share_all_they_know_and_a_spectator_sees_the_same(case: Case) -> None:
    play = Play(case.game, case.agreed, case.start())
    for action in wander(case, seed=3):
        play.act(action)
        sights = [play.sight(viewer) for viewer in (*range(1, case.seats), SPECTATOR)]
        assert all(sight.events == sights[0].events for sight in sights)
        views = [dict(zip(s.view.__struct_fields__, _values(s.view), strict=True)) for s in sights]
        assert all(view | {"viewer": 0} == views[0] | {"viewer": 0} for view in views)


def _values(view: object) -> list[object]:
    return [getattr(view, name) for name in view.__struct_fields__]  # type: ignore[attr-defined]


@pytest.mark.rule("SY-80")
def test_only_mister_x_notes_stations() -> None:
    for case in CASES:
        play = Play(case.game, case.agreed, case.start())
        for action in wander(case, seed=5):
            play.act(action)
        for seat in range(1, case.seats):
            assert not [e for e in play.sight(seat).events if isinstance(e, Noted)]


@pytest.mark.rule("SY-81")
def test_mister_x_sees_everything() -> None:
    log = ["taxi 8", "black 1", "bus 46", "underground 74"]
    table = sitting(x=1, log=log, pawns=[100, 13, 58, 2], stage="answering")
    view = table.view("X")
    assert [entry.station for entry in view.log] == [8, 1, 46, 74]
    assert (view.start, view.x) == (1, 74)
    table.do("D1: bus 63")
    assert [type(event) for event in table.told("X")] == [Moved]
    assert not [event for event in table.told("X") if isinstance(event, Taken)]


@pytest.mark.rule("SY-81")
def test_at_the_end_the_whole_log_is_open() -> None:
    table = sitting(x=59, log=["taxi 58"], pawns=[74, 100, 46, 13], stage="answering")
    table.do("D1: taxi 58")
    for seat in ("D1", "D3", None):
        assert table.view(seat).start == 59
        assert table.view(seat).log == [LogEntry("taxi", 58)]


@pytest.mark.rule("SY-80")
def test_the_start_is_told_to_those_concerned() -> None:
    table = started()
    assert table.told("X")[-1] == Noted(0, 35)
    assert table.told("D1") == table.told(None) == table.told("X")[:-1]


@pytest.mark.rule("SY-80")
def test_a_move_that_boxes_him_in_and_one_that_does_not_look_different() -> None:
    """What ends the game tells where he is: only then may the number differ."""
    here = sitting(seats=5, x=20, log=["taxi 2"], pawns=[10, 33, 100, 46], stage="answering")
    here.do("D1: taxi 11", "D3: taxi 80", "D4: taxi 45")
    action = GAME.read("taxi 20", 2, here.position)
    away = sitting(seats=5, x=8, log=["taxi 1"], pawns=[10, 33, 100, 46], stage="answering")
    away.do("D1: taxi 11", "D3: taxi 80", "D4: taxi 45")
    assert here.position.seen_as(action, 1) == away.position.seen_as(action, 1)
    shut = sitting(seats=5, x=20, log=["taxi 2"], pawns=[11, 33, 100, 46], stage="answering")
    shut.do("D1: taxi 10", "D3: taxi 80", "D4: taxi 45")
    free = sitting(seats=5, x=8, log=["taxi 1"], pawns=[11, 33, 100, 46], stage="answering")
    free.do("D1: taxi 10", "D3: taxi 80", "D4: taxi 45")
    assert shut.position.seen_as(action, 1) != free.position.seen_as(action, 1)
    assert shut.position.seen_as(action, 0) != free.position.seen_as(action, 0)
