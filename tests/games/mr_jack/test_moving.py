import pytest
from tests.games.mr_jack.slow import DISTANCE
from tests.games.mr_jack.table import (
    INVESTIGATOR,
    JACK,
    activated,
    choices,
    chosen,
    moves,
    play,
    view,
    where,
)

from gaslamp.core.errors import NotLegal, NotYourDecision, Unreadable
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack.board import STREETS

FAR = {
    "Holmes": "m12",
    "Watson": "m11",
    "Smith": "l12",
    "Lestrade": "k11",
    "Stealthy": "j10",
    "Goodley": "k10",
    "Gull": "l10",
    "Bert": "m10",
}
"""Everybody in the north-east, so that one of them can be tried alone elsewhere."""
OPEN_FAR = ["a5", "c2"]
"""Covers in the west: no sewer from there."""


def at(**cells: str) -> dict[str, str]:
    return FAR | cells


def surface(start: str, points: int) -> set[str]:
    return {cell for cell in STREETS if 1 <= DISTANCE[start, cell] <= points}


@pytest.mark.rule("MJ-30")
@pytest.mark.parametrize(
    "who", ["Holmes", "Watson", "Smith", "Lestrade", "Goodley", "Gull", "Bert"]
)
def test_one_to_three_cells_and_never_where_one_started(who: str) -> None:
    position = activated(who, JACK, at=at(**{who: "a2"}), covers=OPEN_FAR)
    assert moves(position) == surface("a2", 3)


@pytest.mark.rule("MJ-30")
def test_miss_stealthy_goes_four() -> None:
    position = activated("Stealthy", JACK, at=at(Stealthy="g5"), covers=["h6", "h3"])
    assert surface("g5", 4) < moves(position)
    assert "k7" in moves(position)
    assert "l7" not in moves(position)


@pytest.mark.rule("MJ-30")
def test_the_start_may_not_be_the_end_even_by_a_loop() -> None:
    position = activated("Gull", INVESTIGATOR, at=at(Gull="g5"))
    with pytest.raises(NotLegal):
        play(position, "Investigator: g5-g5")


@pytest.mark.rule("MJ-30")
def test_only_the_active_character_moves() -> None:
    position = activated("Gull", INVESTIGATOR)
    with pytest.raises(Unreadable):
        play(position, "Investigator: i8-i7")
    with pytest.raises(NotYourDecision):
        play(position, "Jack: e9-e8")
    assert where(play(position, "Investigator: e9-e8"), "Gull") == "e8"


@pytest.mark.rule("MJ-31")
def test_obstacles_cannot_be_crossed() -> None:
    """g6 and e6 lie two cells apart with a park between; the way round takes three."""
    position = activated("Gull", JACK, at=at(Gull="g6"), covers=["h6", "f7"])
    assert moves(position) == surface("g6", 3)
    assert "e5" not in moves(position)
    assert not {"f6", "f5", "h7"} & moves(position)


@pytest.mark.rule("MJ-32")
def test_characters_do_not_block() -> None:
    position = activated("Gull", JACK, at=at(Gull="a1", Bert="a2", Smith="b1"), covers=OPEN_FAR)
    assert moves(position) == surface("a1", 3) - {"a2", "b1"}


@pytest.mark.rule("MJ-33")
def test_jack_never_ends_on_an_occupied_cell() -> None:
    position = activated("Gull", JACK, at=at(Gull="a1", Bert="a2"))
    assert "a2" not in moves(position)
    assert chosen(position, "accuse") == set()


@pytest.mark.rule("MJ-33", "MJ-71")
def test_the_investigator_ends_there_only_to_accuse() -> None:
    position = activated("Gull", INVESTIGATOR, at=at(Gull="a1", Bert="a2"))
    assert "a2" not in moves(position)
    assert chosen(position, "accuse") == {"Bert"}


def below_ground(start: str, left: int) -> bool:
    """Whether one gets from there as far as one point to a manhole's far side leaves so many."""
    position = activated("Gull", JACK, at=at(Gull=start), covers=["c2", "l12"])
    through = {"a5", "f10", "h3", "h6", "m9"}
    beyond = {cell for manhole in through for cell in surface(manhole, left)} | through
    return moves(position) == (surface(start, 3) | beyond) - set(at(Gull=start).values())


@pytest.mark.rule("MJ-34")
def test_an_open_manhole_leads_to_every_other_for_one_point() -> None:
    assert below_ground("f7", left=2)


@pytest.mark.rule("MJ-34")
def test_a_manhole_can_be_passed_over_on_the_way() -> None:
    """From e7 the manhole f7 is one step: one point to it, one below, one on the far side."""
    assert below_ground("e7", left=1)


@pytest.mark.rule("MJ-34")
def test_two_steps_to_a_manhole_leave_one_point_to_come_out() -> None:
    position = activated("Gull", JACK, at=at(Gull="d5"), covers=["c2", "l12"])
    assert moves(position) - surface("d5", 3) == {"a5", "f10", "h3", "h6", "m9"} - {"f7"}
    too_far = activated("Gull", JACK, at=at(Gull="c4"), covers=["c2", "l12"])
    assert moves(too_far) == surface("c4", 3)


@pytest.mark.rule("MJ-34")
def test_a_covered_manhole_is_a_street_like_any_other() -> None:
    from_it = activated("Gull", JACK, at=at(Gull="f7"), covers=["f7", "l12"])
    assert moves(from_it) == surface("f7", 3)
    to_it = activated("Gull", JACK, at=at(Gull="h3"), covers=["f7", "c2"])
    assert not {"f7", "c2"} & moves(to_it)
    assert {"a5", "h6", "m9", "f10"} <= moves(to_it)


@pytest.mark.rule("MJ-35")
def test_an_occupied_manhole_can_be_left_and_entered_but_not_stopped_on() -> None:
    """Bert stands on f7, by which Gull goes in, and Smith on a5, by which he comes out."""
    cells = at(Gull="e7", Bert="f7", Smith="a5")
    position = activated("Gull", JACK, at=cells, covers=["c2", "l12"])
    assert {"a4", "b6", "h6"} <= moves(position)
    assert not {"f7", "a5"} & moves(position)
    other = activated("Gull", INVESTIGATOR, at=cells, covers=["c2", "l12"])
    assert {"Bert", "Smith"} <= chosen(other, "accuse")


@pytest.mark.rule("MJ-36")
def test_covers_go_on_and_off_under_peoples_feet() -> None:
    cells = at(Bert="g7", Gull="f7", Smith="c2")
    position = activated("Bert", JACK, at=cells, covers=["c2", "l12"])
    after = play(position, "Jack: cover c2-f7")
    assert view(after, SPECTATOR).covers == ["f7", "l12"]
    assert (where(after, "Gull"), where(after, "Smith")) == ("f7", "c2")


@pytest.mark.rule("MJ-37")
def test_nobody_passes_a_cordon() -> None:
    given = {"jack": "Gull", "witness": False, "covers": ["c2", "a5"]}
    for cell, way in (("b7", "NW"), ("b1", "SW"), ("l6", "SE"), ("l12", "NE")):
        for cordons in (["NW", "SE"], ["NE", "SW"]):
            position = activated(
                "Gull", JACK, at=at(Gull=cell, Smith="d3"), cordons=cordons, **given
            )
            assert chosen(position, "exit") == ({way} - set(cordons))


@pytest.mark.rule("MJ-30")
def test_moving_ends_the_activation_of_one_who_owes_nothing() -> None:
    after = play(activated("Gull", INVESTIGATOR), "Investigator: e9-e8")
    assert choices(after, JACK) == {"Holmes", "Watson", "Smith"}
