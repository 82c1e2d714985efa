import pytest
from tests.games.mr_jack.table import (
    HOUSE,
    INVESTIGATOR,
    JACK,
    activated,
    awaited,
    choices,
    chosen,
    moves,
    names,
    play,
    stand,
    told,
    view,
    where,
)

from gaslamp.core.errors import NotLegal
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack.board import CHARACTERS, DIRECTIONS, EXITS, MANHOLES
from gaslamp.games.mr_jack.events import AlibiDrawn, LampMoved, LanternTurned

EITHER_ORDER = [
    ("Smith", "g8-g9", "lamp f5-f9"),
    ("Lestrade", "e5-e6", "cordon SW-NW"),
    ("Bert", "i8-i7", "cover c2-a5"),
    ("Goodley", "m10-m11", "whistle Bert i8-j8-k9-k10"),
]
SEAT = {JACK: "Jack", INVESTIGATOR: "Investigator"}


@pytest.mark.rule("MJ-50")
@pytest.mark.parametrize(("who", "move", "power"), EITHER_ORDER)
def test_a_mandatory_power_is_owed_after_the_move(who: str, move: str, power: str) -> None:
    position = play(activated(who, JACK), f"Jack: {move}")
    assert awaited(position) == JACK
    assert {choice.split()[0] for choice in choices(position)} == {power.split(maxsplit=1)[0]}
    assert play(position, f"Jack: {power}").active == -1


@pytest.mark.rule("MJ-50", "MJ-53", "MJ-54", "MJ-56", "MJ-60")
@pytest.mark.parametrize(("who", "move", "power"), EITHER_ORDER)
def test_the_move_is_owed_after_the_power(who: str, move: str, power: str) -> None:
    position = play(activated(who, JACK), f"Jack: {power}")
    assert awaited(position) == JACK
    assert moves(position)
    assert {choice.count(" ") for choice in choices(position)} == {0}
    assert play(position, f"Jack: {move}").active == -1


@pytest.mark.rule("MJ-50")
def test_gull_and_stealthy_owe_nothing_but_a_move() -> None:
    assert play(activated("Gull", JACK), "Jack: e9-e8").active == -1
    assert play(activated("Stealthy", JACK), "Jack: i4-i5").active == -1
    for who in CHARACTERS:
        assert "stay" not in choices(activated(who, JACK))


@pytest.mark.rule("MJ-51")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_whoever_plays_holmes_takes_an_alibi_after_the_move(seat: int) -> None:
    position = activated("Holmes", seat, jack="Smith", alibis=[["Gull"], []])
    assert chosen(position, "alibi") == set()
    position = play(position, f"{SEAT[seat]}: g5-g6")
    left = set(CHARACTERS) - {"Smith", "Gull"}
    assert awaited(position) == HOUSE
    assert choices(position, HOUSE) == {f"alibi {SEAT[seat]} {who}" for who in left}
    after = play(position, f"house: alibi {SEAT[seat]} Bert")
    assert "Bert" in names(after.alibis[seat])
    assert after.active == -1
    assert "Bert" in (view(after, seat).alibis or [])


@pytest.mark.rule("MJ-51", "MJ-80")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_the_other_seat_knows_that_a_card_was_taken_but_not_which(seat: int) -> None:
    position = play(activated("Holmes", seat), f"{SEAT[seat]}: g5-g6")
    line = f"house: alibi {SEAT[seat]} Bert"
    assert told(position, line, seat) == [AlibiDrawn(seat, "Bert")]
    for viewer in (1 - seat, SPECTATOR):
        assert told(position, line, viewer) == [AlibiDrawn(seat)]
        seen = {position.seen_as(action, viewer) for action in position.legal(HOUSE)}
        assert len(seen) == 1
        table = view(play(position, line), viewer)
        assert table.alibi_counts[seat] == 1
        assert table.pile == 6
    assert len({position.seen_as(action, seat) for action in position.legal(HOUSE)}) == 7


@pytest.mark.rule("MJ-61")
def test_holmes_takes_nothing_from_an_empty_pile() -> None:
    alibis = [["Holmes", "Watson", "Lestrade", "Stealthy"], ["Goodley", "Gull", "Bert"]]
    position = activated("Holmes", JACK, jack="Smith", alibis=alibis)
    after = play(position, "Jack: g5-g6")
    assert after.active == -1
    assert awaited(after) == INVESTIGATOR


@pytest.mark.rule("MJ-52")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_watson_moves_and_then_turns_his_lantern(seat: int) -> None:
    position = activated("Watson", seat)
    assert chosen(position, "lantern") == set()
    position = play(position, f"{SEAT[seat]}: a3-a2")
    assert awaited(position) == seat
    assert choices(position) == {f"lantern {way}" for way in DIRECTIONS}
    after = play(position, f"{SEAT[seat]}: lantern SW")
    assert view(after, SPECTATOR).lantern == "SW"
    assert play(position, f"{SEAT[seat]}: lantern NE").active == -1
    assert told(position, f"{SEAT[seat]}: lantern N", SPECTATOR) == [LanternTurned(seat, "N")]


@pytest.mark.rule("MJ-52", "MJ-59")
def test_an_exchange_with_watson_turns_his_lantern() -> None:
    position = play(activated("Gull", JACK), "Jack: exchange Watson")
    assert (where(position, "Gull"), where(position, "Watson")) == ("a3", "e9")
    assert choices(position, JACK) == {f"lantern {way}" for way in DIRECTIONS}
    after = play(position, "Jack: lantern S")
    assert after.active == -1
    assert view(after, SPECTATOR).lantern == "S"


@pytest.mark.rule("MJ-52", "MJ-56")
def test_a_whistled_watson_turns_his_lantern_at_once() -> None:
    position = play(activated("Goodley", JACK), "Jack: whistle Watson a3-b3")
    assert choices(position, JACK) == {f"lantern {way}" for way in DIRECTIONS}
    position = play(position, "Jack: lantern N")
    assert chosen(position, "whistle")
    position = play(position, "Jack: whistle Bert i8-j8-k9")
    assert choices(position, JACK) & {"m10-m11", "m10-l10"}
    assert play(position, "Jack: m10-m11").facing == DIRECTIONS.index("N")


@pytest.mark.rule("MJ-52")
def test_the_last_whistle_of_watson_still_turns_him() -> None:
    position = play(activated("Goodley", JACK), "Jack: m10-m11, whistle Watson a3-b3-c3-d3")
    assert choices(position, JACK) == {f"lantern {way}" for way in DIRECTIONS}
    assert play(position, "Jack: lantern N").active == -1


@pytest.mark.rule("MJ-53")
def test_smith_moves_one_lit_tile_to_an_unlit_lamp() -> None:
    position = activated("Smith", JACK)
    lit = {"l11", "c7", "k6", "f5", "h8"}
    assert chosen(position, "lamp") == {f"{a}-{b}" for a in lit for b in ("b2", "f9", "h4")}
    after = play(position, "Jack: lamp k6-h4")
    expected = {"l11": "2", "c7": "3", "h4": "4", "f5": "plain", "h8": "plain"}
    assert view(after, SPECTATOR).lamps == expected
    assert told(position, "Jack: lamp k6-h4", SPECTATOR) == [LampMoved(JACK, "4", "k6", "h4")]


@pytest.mark.rule("MJ-54")
def test_lestrade_moves_one_cordon_to_an_open_exit() -> None:
    position = activated("Lestrade", JACK, cordons=["NE", "SW"])
    assert chosen(position, "cordon") == {"NE-NW", "NE-SE", "SW-NW", "SW-SE"}
    after = play(position, "Jack: cordon SW-NW")
    assert view(after, SPECTATOR).cordons == ["NW", "NE"]
    for one in EXITS:
        for other in EXITS:
            if one < other:
                position = activated("Lestrade", JACK, cordons=[one, other])
                opened = set(EXITS) - {one, other}
                wanted = {f"{a}-{b}" for a in (one, other) for b in opened}
                assert chosen(position, "cordon") == wanted


@pytest.mark.rule("MJ-55")
def test_stealthy_crosses_any_cell_and_ends_on_a_street() -> None:
    """From e6 over f6 to g6 in two steps, where the streets take four or more."""
    position = activated("Stealthy", JACK, at={"Stealthy": "b6"}, covers=["a5", "f7"])
    reached = moves(position)
    assert {"b3", "d5", "e6", "e8"} <= reached
    assert "e9" not in reached
    assert not {"b5", "c5", "b4", "d6", "c7", "d8", "f8"} & reached


@pytest.mark.rule("MJ-55", "MJ-34")
def test_stealthy_crosses_to_a_manhole_and_goes_on_from_another() -> None:
    """From d5 over e6 to f7 in two, by sewer to h6 for one, and one step on."""
    position = activated("Stealthy", JACK, at={"Stealthy": "d5"}, covers=["c2", "l12"])
    assert {"i6", "i7", "m8", "h3"} <= moves(position)
    assert "j6" not in moves(position)


@pytest.mark.rule("MJ-55", "MJ-70")
def test_stealthy_leaves_over_the_roofs() -> None:
    """In four points: over lamp k6 to l6 and out in the south-east; over d8 in the north-west."""
    given = {"jack": "Stealthy", "witness": False}
    position = activated("Stealthy", JACK, **given)
    assert chosen(position, "exit") == {"SE"}
    cells = {"Stealthy": "e9", "Gull": "i4"}
    over_d8 = activated("Stealthy", JACK, at=cells, covers=["a5", "f10"], **given)
    assert chosen(over_d8, "exit") == {"NW"}


@pytest.mark.rule("MJ-59")
def test_gull_exchanges_with_anybody_instead_of_moving() -> None:
    for seat in (JACK, INVESTIGATOR):
        position = activated("Gull", seat)
        assert chosen(position, "exchange") == set(CHARACTERS) - {"Gull"}
        after = play(position, f"{SEAT[seat]}: exchange Bert")
        assert (where(after, "Gull"), where(after, "Bert")) == ("i8", "e9")
        assert after.active == -1
        assert not after.over


@pytest.mark.rule("MJ-59")
def test_gull_does_not_exchange_after_moving() -> None:
    with pytest.raises(NotLegal):
        play(activated("Gull", JACK), "Jack: exchange Watson, exchange Bert")
    assert chosen(activated("Bert", JACK), "exchange") == set()


@pytest.mark.rule("MJ-60")
def test_bert_moves_one_cover_to_an_open_manhole() -> None:
    position = activated("Bert", JACK)
    opened = set(MANHOLES) - {"c2", "l12"}
    assert chosen(position, "cover") == {f"{a}-{b}" for a in ("c2", "l12") for b in opened}
    after = play(position, "Jack: cover l12-m9")
    assert view(after, SPECTATOR).covers == ["c2", "m9"]


@pytest.mark.rule("MJ-60")
def test_bert_may_go_through_the_manhole_he_has_opened() -> None:
    position = activated("Bert", JACK, at={"Bert": "c2"})
    assert "f7" not in moves(position)
    assert "f7" in moves(play(position, "Jack: cover c2-a5"))
    assert "a5" not in moves(play(position, "Jack: cover c2-a5"))


@pytest.mark.rule("MJ-54")
def test_lestrade_may_open_his_own_way_out() -> None:
    given = {"jack": "Lestrade", "witness": False, "at": {"Lestrade": "b1"}}
    position = activated("Lestrade", JACK, **given)
    assert chosen(position, "exit") == set()
    assert chosen(play(position, "Jack: cordon SW-SE"), "exit") == {"SW"}


@pytest.mark.rule("MJ-50")
def test_an_activation_ends_with_the_next_seats_choice_of_cards() -> None:
    position = stand(cards=["Smith", "Gull", "Bert", "Holmes"])
    position = play(position, "Investigator: Smith, lamp f5-f9, g8-g9")
    assert choices(position, JACK) == {"Gull", "Bert", "Holmes"}
    assert choices(position, INVESTIGATOR) == set()
