import pytest
from tests.games.mr_jack.activations import played_out
from tests.games.mr_jack.slow import DISTANCE
from tests.games.mr_jack.table import (
    INVESTIGATOR,
    JACK,
    START,
    activated,
    awaited,
    choices,
    chosen,
    moves,
    play,
    told,
    where,
)

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack.events import Whistled

QUEUE = {
    "Goodley": "l6",
    "Holmes": "l7",
    "Watson": "k7",
    "Smith": "m8",
    "Lestrade": "j6",
    "Stealthy": "m9",
    "Gull": "i6",
    "Bert": "m10",
}
"""Everybody stands in line behind Goodley: nobody can come nearer, and he cannot move."""
NORTH_WEST = {
    "Holmes": "b6",
    "Watson": "a5",
    "Smith": "c6",
    "Lestrade": "a4",
    "Stealthy": "d7",
    "Gull": "e3",
    "Goodley": "m12",
    "Bert": "k11",
}
"""All that can be reached over the streets from b7 is taken."""


def spent(choice: str) -> int:
    return choice.count("-")


@pytest.mark.rule("MJ-56")
def test_three_points_are_shared_freely_among_others() -> None:
    position = activated("Goodley", JACK)
    for line in (
        "whistle Bert i8-j8-k9-k10",
        "whistle Bert i8-j8-k9, whistle Gull e9-f10",
        "whistle Gull e9-f10, whistle Bert i8-j8-k9",
        "whistle Gull e9-f10, whistle Bert i8-j8, whistle Holmes g5-h6",
    ):
        after = play(position, f"Jack: {line}")
        assert (after.powered, after.points, after.whistled) == (1, 0, 0)
        assert chosen(after, "whistle") == set()
        assert moves(after)


@pytest.mark.rule("MJ-56")
def test_goodley_does_not_whistle_himself_and_nobody_twice() -> None:
    position = activated("Goodley", JACK)
    assert not any(choice.startswith("Goodley") for choice in chosen(position, "whistle"))
    after = play(position, "Jack: whistle Bert i8-j8")
    assert not any(choice.startswith("Bert") for choice in chosen(after, "whistle"))


@pytest.mark.rule("MJ-56")
def test_each_ends_nearer_than_it_was() -> None:
    position = activated("Goodley", JACK)
    for choice in chosen(position, "whistle"):
        who, way = choice.split()
        start, *_, end = way.split("-")
        assert start == START[who]
        assert DISTANCE[end, "m10"] < DISTANCE[start, "m10"]


@pytest.mark.rule("MJ-56")
def test_before_or_after_his_move_and_nearer_to_where_he_stands_then() -> None:
    position = activated("Goodley", JACK, at={"Goodley": "m9", "Bert": "m11"})
    near_m9 = "Bert m11-m10"
    assert near_m9 in chosen(position, "whistle")
    after = play(position, "Jack: m9-m10")
    assert near_m9 not in chosen(after, "whistle")
    moved = play(position, "Jack: m9-l10")
    assert "Bert m11-m10" not in chosen(moved, "whistle")


@pytest.mark.rule("MJ-56")
def test_while_points_are_left_nothing_else_may_be_done() -> None:
    position = play(activated("Goodley", INVESTIGATOR), "Investigator: whistle Bert i8-j8")
    assert {choice.split()[0] for choice in choices(position)} == {"whistle"}
    assert all(spent(choice) <= 2 for choice in choices(position))


@pytest.mark.rule("MJ-57")
def test_nobody_ends_on_an_occupied_cell_and_nobody_accuses() -> None:
    position = activated("Goodley", INVESTIGATOR, at={"Smith": "j8", "Bert": "i8"})
    ends = {choice.split("-")[-1] for choice in chosen(position, "whistle")}
    assert not ends & set((START | {"Smith": "j8"}).values())
    assert "m10" not in ends


@pytest.mark.rule("MJ-57")
def test_a_cell_that_was_left_can_be_taken() -> None:
    position = activated("Goodley", JACK, at={"Smith": "j8", "Bert": "i8"})
    assert not any(c.startswith("Bert") and c.endswith("-j8") for c in chosen(position, "whistle"))
    after = play(position, "Jack: whistle Smith j8-k9, whistle Bert i8-j8")
    assert where(after, "Bert") == "j8"


@pytest.mark.rule("MJ-57")
def test_the_whistle_stays_on_the_surface() -> None:
    """f7 and m9 are open: by the sewers Lestrade would be there in one."""
    position = activated("Goodley", JACK, at={"Lestrade": "f7", "Stealthy": "i9"})
    ends = {
        choice.split("-")[-1]
        for choice in chosen(position, "whistle")
        if choice.startswith(("Lestrade", "Stealthy"))
    }
    assert not ends & {"m9", "m8", "f10", "h3"}
    assert ends
    assert not ends & {"j9", "h8", "f6"}


@pytest.mark.rule("MJ-58")
def test_a_detour_costs_its_points() -> None:
    """Bert may go straight to j8 for one point, or by i7 for two."""
    position = activated("Goodley", JACK)
    assert {"Bert i8-j8", "Bert i8-i7-j8"} <= chosen(position, "whistle")
    after = play(position, "Jack: whistle Bert i8-i7-j8")
    assert (where(after, "Bert"), after.points) == ("j8", 1)


@pytest.mark.rule("MJ-58")
def test_a_way_visits_no_cell_twice() -> None:
    position = activated("Goodley", JACK)
    with pytest.raises(Unreadable):
        play(position, "Jack: whistle Bert i8-i7-i8-j8")
    with pytest.raises(Unreadable):
        play(position, "Jack: whistle Bert i8-k9")


@pytest.mark.rule("MJ-58")
def test_any_way_to_the_same_end_is_the_same_choice() -> None:
    """The record has the first of them."""
    position = activated("Goodley", JACK, at={"Goodley": "l10", "Bert": "i7", "Smith": "e7"})
    by_one = play(position, "Jack: whistle Bert i7-i8-j8-k9")
    assert where(by_one, "Bert") == "k9"
    ways = {choice for choice in chosen(position, "whistle") if choice.startswith("Bert")}
    assert len({(way.split("-")[-1], spent(way)) for way in ways}) == len(ways)


@pytest.mark.rule("MJ-58")
def test_others_are_passed_over_goodley_too() -> None:
    """From j8 to k11 in three there is one way: over Smith and over Goodley."""
    cells = {"Goodley": "k10", "Bert": "j8", "Smith": "k9"}
    position = activated("Goodley", JACK, at=cells)
    assert "Bert j8-k9-k10-k11" in chosen(position, "whistle")


@pytest.mark.rule("MJ-58")
def test_all_three_points_are_spent_where_they_can_be() -> None:
    position = activated("Goodley", JACK)
    for word, table in set(played_out(play(position, "Jack: m10-m11, whistle Bert i8-j8"))):
        assert word == ""
        assert dict(table.at)["Bert"] == "j8"
    with pytest.raises(NotLegal):
        play(position, "Jack: whistle Bert i8-j8, m10-m11")


@pytest.mark.rule("MJ-58")
def test_otherwise_as_many_as_can_be() -> None:
    names = ("Goodley", "Holmes", "Watson", "Smith", "Lestrade", "Stealthy", "Gull", "Bert")
    two = dict(zip(names, ("m9", "m11", "m8", "k10", "m10", "k7", "l7", "l6"), strict=True))
    one = dict(zip(names, ("a4", "a3", "c3", "b7", "a1", "b3", "a2", "a5"), strict=True))
    assert activated("Goodley", JACK, at=two).points == 2
    position = activated("Goodley", JACK, at=one)
    assert chosen(position, "whistle") == {"Smith b7-b6"}
    after = play(position, "Jack: whistle Smith b7-b6")
    assert moves(after)
    assert chosen(after, "whistle") == set()


@pytest.mark.rule("MJ-58")
def test_two_points_may_need_two_characters() -> None:
    names = ("Goodley", "Holmes", "Watson", "Smith", "Lestrade", "Stealthy", "Gull", "Bert")
    at = dict(zip(names, ("g4", "f3", "g5", "e3", "i4", "g7", "h6", "g3"), strict=True))
    position = activated("Goodley", JACK, at=at)
    assert position.points == 2
    assert {spent(choice) for choice in chosen(position, "whistle")} == {1}


@pytest.mark.rule("MJ-58", "MJ-62")
def test_a_whistle_that_moves_nobody_is_not_owed() -> None:
    position = activated("Goodley", JACK, at=QUEUE)
    assert choices(position) == {"stay"}
    after = play(position, "Jack: stay")
    assert after.active == -1


@pytest.mark.rule("MJ-58")
def test_a_whistle_that_would_move_nobody_before_the_move_is_owed_after_it() -> None:
    """All stand as near to a3 as there is room; of b1 that is not so."""
    cells = {"Holmes": "a4", "Watson": "b3", "Smith": "c3", "Lestrade": "c4"}
    cells |= {"Goodley": "a3", "Stealthy": "a2", "Gull": "a5", "Bert": "a1"}
    position = activated("Goodley", JACK, at=cells)
    assert not chosen(position, "whistle")
    after = play(position, "Jack: a3-b1")
    assert {choice.split()[0] for choice in choices(after)} == {"whistle"}


@pytest.mark.rule("MJ-62")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_who_can_reach_no_free_cell_skips_the_move_and_uses_the_power(seat: int) -> None:
    name = ("Jack", "Investigator")[seat]
    swapped = QUEUE | {"Smith": "l6", "Goodley": "m8"}
    position = activated("Smith", seat, at=swapped)
    assert moves(position) == set()
    assert "stay" in choices(position)
    after = play(position, f"{name}: stay")
    assert {choice.split()[0] for choice in choices(after)} == {"lamp"}
    first = play(position, f"{name}: lamp f5-f9")
    assert "stay" in choices(first)
    assert play(first, f"{name}: stay").active == -1


@pytest.mark.rule("MJ-62")
def test_a_stuck_watson_still_turns_and_a_stuck_holmes_still_draws() -> None:
    watson = activated("Watson", JACK, at=QUEUE | {"Watson": "l6", "Goodley": "k7"})
    assert choices(watson) == {"stay"}
    assert len(choices(play(watson, "Jack: stay"))) == 6
    holmes = activated("Holmes", JACK, at=QUEUE | {"Holmes": "l6", "Goodley": "l7"})
    after = play(holmes, "Jack: stay")
    assert awaited(after) == 30


@pytest.mark.rule("MJ-62")
def test_a_stuck_gull_exchanges_or_does_nothing() -> None:
    position = activated("Gull", JACK, at=QUEUE | {"Gull": "l6", "Goodley": "i6"})
    assert {choice.split()[0] for choice in choices(position)} == {"stay", "exchange"}
    assert play(position, "Jack: stay").active == -1


@pytest.mark.rule("MJ-62")
def test_nobody_is_forced_to_accuse_or_to_leave() -> None:
    cells = QUEUE | {"Gull": "l6", "Goodley": "i6"}
    position = activated("Gull", INVESTIGATOR, at=cells)
    assert "stay" in choices(position)
    assert chosen(position, "accuse")
    jack = activated("Gull", JACK, at=cells, jack="Gull", witness=False)
    assert chosen(jack, "exit") == {"SE"}
    assert "stay" in choices(jack)


@pytest.mark.rule("MJ-62")
def test_bert_opens_a_manhole_if_that_frees_him() -> None:
    cells = NORTH_WEST | {"Bert": "b7", "Watson": "k11"} | {"Gull": "a5"}
    position = activated("Bert", JACK, at=cells, covers=["a5", "c2"])
    assert moves(position) == set()
    assert "stay" not in choices(position)
    assert all(choice.startswith("a5-") for choice in chosen(position, "cover"))
    assert moves(play(position, "Jack: cover a5-f10"))


@pytest.mark.rule("MJ-62")
def test_bert_does_not_shut_himself_in() -> None:
    cells = NORTH_WEST | {"Bert": "b7", "Watson": "k11"} | {"Gull": "a5"}
    position = activated("Bert", JACK, at=cells, covers=["h3", "c2"])
    assert moves(position)
    assert not any(choice.endswith("-a5") for choice in chosen(position, "cover"))
    after = play(position, "Jack: b7-h6")
    assert "h3-a5" in chosen(after, "cover")


@pytest.mark.rule("MJ-62")
def test_goodley_does_not_whistle_himself_in() -> None:
    """One cell is free for him, and one point would bring Bert there."""
    cells = QUEUE | {"Stealthy": "c2", "Bert": "m10"}
    position = activated("Goodley", JACK, at=cells)
    assert moves(position) == {"m9"}
    ends = {choice.split("-")[-1] for choice in chosen(position, "whistle")}
    assert "m9" not in ends
    after = play(position, "Jack: l6-m9")
    assert chosen(after, "whistle")


@pytest.mark.rule("MJ-56")
def test_everybody_sees_who_came_by_the_first_of_the_ways() -> None:
    position = activated("Goodley", JACK)
    way = ["i8", "i9", "j10", "k10"]
    line = "Jack: whistle Bert i8-j8-k9-k10"
    assert told(position, line, SPECTATOR) == [Whistled(JACK, "Bert", way)]
