import pytest
from tests.games.mr_jack.table import names, stand, view

from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack.board import BEAM_TABLE, CELLS, DIRECTIONS

DARK = {
    "Holmes": "e7",
    "Watson": "a3",
    "Smith": "i7",
    "Lestrade": "d5",
    "Stealthy": "i4",
    "Goodley": "m10",
    "Gull": "g3",
    "Bert": "j10",
}
"""Nobody beside a lit lamp or another character, the lantern against a wall."""


def seen(lantern: str = "NE", **at: str) -> set[str]:
    return names(stand(turn=5, at=DARK | at, lantern=lantern).visible)


def beam(cell: str, direction: str) -> list[str]:
    mask = BEAM_TABLE[CELLS.index(cell) * 6 + DIRECTIONS.index(direction)]
    return [name for i, name in enumerate(CELLS) if mask >> i & 1]


def test_in_the_dark_nobody_is_seen() -> None:
    assert seen() == set()


@pytest.mark.rule("MJ-20")
@pytest.mark.parametrize("cell", ["g5", "g6", "e4", "e5", "g7", "g8", "i8", "i9"])
def test_a_lit_lamp_lights_the_streets_beside_it(cell: str) -> None:
    assert "Gull" in seen(Gull=cell)
    assert cell in view(stand(turn=5), SPECTATOR).lamplight


@pytest.mark.rule("MJ-20")
@pytest.mark.parametrize("cell", ["e9", "g10", "i5", "h3", "b3", "m12", "b7", "l6"])
def test_a_lamp_without_a_tile_is_dark(cell: str) -> None:
    assert "Holmes" not in seen(Holmes=cell, Stealthy="k11", Gull="f3", Watson="a5")
    assert cell not in view(stand(turn=5), SPECTATOR).lamplight


@pytest.mark.rule("MJ-20")
def test_lamplight_is_beside_the_two_last_lamps_and_nowhere_else() -> None:
    lit = {"e4", "e5", "g5", "g6", "g7", "g8", "i8", "i9"}
    assert set(view(stand(turn=5), SPECTATOR).lamplight) == lit


@pytest.mark.rule("MJ-21")
@pytest.mark.parametrize("innocent", [[], ["Holmes"], ["Holmes", "Gull"]])
def test_two_side_by_side_see_each_other(innocent: list[str]) -> None:
    position = stand(turn=5, at=DARK | {"Gull": "e8"}, innocent=innocent)
    assert names(position.visible) == {"Holmes", "Gull"}


@pytest.mark.rule("MJ-21")
def test_one_cell_apart_is_too_far() -> None:
    assert seen(Gull="e9") == set()


@pytest.mark.rule("MJ-22")
def test_the_beam_lights_everybody_in_its_line() -> None:
    assert seen("SE", Gull="d3", Bert="h3", Stealthy="k11") == {"Gull", "Bert"}


@pytest.mark.rule("MJ-22")
def test_the_beam_is_not_stopped_by_characters_but_by_obstacles() -> None:
    assert seen("SE", Gull="d3", Bert="e3", Stealthy="g3") == {"Gull", "Bert", "Stealthy"}
    assert seen("S", Watson="e9", Gull="e3") == {"Holmes", "Gull"}
    assert seen("S", Watson="b7", Gull="b3") == set()
    assert beam("b7", "S") == ["b6"]
    assert beam("a3", "NE") == []


@pytest.mark.rule("MJ-22")
def test_the_beam_goes_on_to_the_edge_of_the_board() -> None:
    assert beam("g5", "NE") == ["h6", "i7", "j8", "k9", "l10", "m11"]
    assert beam("f7", "SW") == ["a2", "b3", "c4", "d5", "e6"]
    assert beam("a1", "SW") == []


@pytest.mark.rule("MJ-22")
def test_the_beam_shines_one_way_only() -> None:
    for lantern in DIRECTIONS:
        lit = seen(lantern, Watson="g5", Gull="g10", Bert="g3", Smith="k9")
        others = {"N": {"Gull"}, "S": {"Bert"}, "NE": {"Smith"}}.get(lantern, set())
        assert lit - {"Watson"} == others


@pytest.mark.rule("MJ-23")
def test_watson_is_not_lit_by_his_own_lantern() -> None:
    assert seen("SE", Gull="d3") == {"Gull"}


@pytest.mark.rule("MJ-23")
def test_watson_is_seen_by_a_lamp_or_a_neighbour() -> None:
    assert seen("N", Watson="g8") == {"Watson"}
    assert seen("NE", Gull="a4") == {"Watson", "Gull"}


@pytest.mark.rule("MJ-24")
def test_a_lit_lamp_stops_the_beam_as_an_unlit_one_does() -> None:
    """g5, f5, e5 and d5 lie in one line; lamp f5 lights e5 but not d5."""
    for lamps in ({"f5": "plain", "h8": "plain"}, {"f9": "plain", "b2": "plain"}):
        position = stand(turn=5, at=DARK | {"Watson": "g5"}, lantern="NW", lamps=lamps)
        assert "Lestrade" not in names(position.visible)
    assert beam("g5", "NW") == beam("k7", "S") == beam("i9", "SW") == []
