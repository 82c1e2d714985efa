import pytest
from tests.games.mr_jack.table import (
    INVESTIGATOR,
    JACK,
    activated,
    choices,
    chosen,
    names,
    play,
    stand,
    told,
    view,
    where,
)

from gaslamp.core.outcome import Outcome, outcome_of
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack import GAME, codes
from gaslamp.games.mr_jack.events import Accused, Ended, Left, WitnessCalled

AT_B6 = {"Gull": "b6", "Smith": "d7"}


def leaving(jack: str = "Gull", seat: int = JACK, **changed: object) -> set[str]:
    given = {"jack": jack, "witness": False, "at": AT_B6, "covers": ["a5", "c2"]}
    return chosen(activated("Gull", seat, **(given | changed)), "exit")


@pytest.mark.rule("MJ-70")
def test_jack_leaves_by_an_exit_without_cordon() -> None:
    given = {"jack": "Gull", "witness": False, "at": AT_B6}
    position = activated("Gull", JACK, **given)
    after = play(position, "Jack: exit NW")
    assert outcome_of(GAME, after) == Outcome("escaped", [JACK])
    assert where(after, "Gull") == "b8"
    assert told(position, "Jack: exit NW", SPECTATOR) == [
        Left(JACK, "Gull", "NW"),
        Ended("escaped", [JACK]),
    ]
    assert view(after, SPECTATOR).characters["Gull"].cell == "b8"
    assert not view(after, SPECTATOR).characters["Gull"].visible
    assert leaving(cordons=["NW", "SE"]) == set()


@pytest.mark.rule("MJ-70", "MJ-05")
def test_not_while_there_is_a_witness() -> None:
    assert leaving() == {"NW"}
    assert leaving(witness=True) == set()
    first = stand(cards=["Gull", "Smith", "Bert", "Holmes"], jack="Gull", at=AT_B6)
    first = play(first, "Investigator: Bert, i8-i7, cover c2-a5", "Jack: Gull")
    assert chosen(first, "exit") == set()


@pytest.mark.rule("MJ-70")
def test_no_other_character_and_no_other_seat() -> None:
    assert leaving(jack="Smith") == set()
    assert leaving(seat=INVESTIGATOR) == set()


@pytest.mark.rule("MJ-70")
def test_leaving_costs_a_point_from_the_exits_street() -> None:
    for cell, far in (("b7", 1), ("b6", 2), ("c6", 3), ("d7", 4), ("a4", 4)):
        cells = {"Gull": cell, "Smith": "e7"}
        assert leaving(at=cells) == ({"NW"} if far <= 3 else set())
    assert leaving(at={"Gull": "m12"}, cordons=["NW", "SW"]) == {"NE"}
    assert leaving(at={"Gull": "a1"}, cordons=["NE", "NW"]) == {"SW"}


@pytest.mark.rule("MJ-70")
def test_the_exits_street_may_be_occupied() -> None:
    assert leaving(at={"Gull": "b6", "Smith": "b7"}) == {"NW"}
    by_l12 = {"Gull": "h3", "Smith": "l12"}
    assert leaving(at=by_l12, covers=["c2", "f7"], cordons=["NW", "SW"]) == {"NE"}
    assert leaving(at=by_l12, covers=["c2", "l12"], cordons=["NW", "SW"]) == set()


@pytest.mark.rule("MJ-70")
def test_neither_whistle_nor_exchange_carries_anyone_out() -> None:
    cells = {"Goodley": "b6", "Gull": "e3", "Smith": "b7"}
    position = activated("Goodley", JACK, at=cells, jack="Smith", witness=False)
    assert chosen(position, "exit") == set()
    ends = {choice.split("-")[-1] for choice in chosen(position, "whistle")}
    assert not ends & {"b8", "b0", "l5", "l13"}
    swap = activated("Gull", JACK, at=AT_B6, jack="Smith", witness=False)
    assert not play(swap, "Jack: exchange Smith").over


@pytest.mark.rule("MJ-70")
def test_what_the_investigator_is_offered_does_not_depend_on_jack() -> None:
    offered = [
        choices(activated("Gull", INVESTIGATOR, at=AT_B6, jack=jack, witness=False))
        for jack in ("Gull", "Smith", "Bert")
    ]
    assert offered[0] == offered[1] == offered[2]


@pytest.mark.rule("MJ-71")
def test_a_right_accusation_wins() -> None:
    position = activated("Gull", INVESTIGATOR, at={"Gull": "e6"}, jack="Lestrade")
    after = play(position, "Investigator: accuse Lestrade")
    assert outcome_of(GAME, after) == Outcome("arrested", [INVESTIGATOR])
    assert after.returns() == [-1, 1]
    assert where(after, "Gull") == where(after, "Lestrade") == "e5"
    assert told(position, "Investigator: accuse Lestrade", SPECTATOR) == [
        Accused(INVESTIGATOR, "Gull", "Lestrade", True),
        Ended("arrested", [INVESTIGATOR]),
    ]


@pytest.mark.rule("MJ-71")
def test_a_wrong_accusation_loses() -> None:
    position = activated("Gull", INVESTIGATOR, at={"Gull": "e6"}, jack="Smith")
    after = play(position, "Investigator: accuse Lestrade")
    assert outcome_of(GAME, after) == Outcome("wrong_accusation", [JACK])
    assert after.awaited == 0
    assert after.legal(JACK) == after.legal(INVESTIGATOR) == []
    event = Accused(INVESTIGATOR, "Gull", "Lestrade", False)
    assert event in told(position, "Investigator: accuse Lestrade", JACK)


@pytest.mark.rule("MJ-71")
def test_an_accusation_looks_right_or_wrong_to_everybody() -> None:
    seen = []
    for jack in ("Lestrade", "Smith", "Bert"):
        position = activated("Gull", INVESTIGATOR, at={"Gull": "e6"}, jack=jack)
        action = next(a for a in position.legal(1) if GAME.write(a, position) == "accuse Lestrade")
        seen.append([position.seen_as(action, viewer) for viewer in (JACK, INVESTIGATOR, -1)])
    assert seen[0] != seen[1] == seen[2]


@pytest.mark.rule("MJ-71")
def test_only_whom_the_move_can_reach_is_accused() -> None:
    position = activated("Gull", INVESTIGATOR, at={"Gull": "e6"}, covers=["f7", "c2"])
    assert chosen(position, "accuse") == {"Lestrade", "Smith"}


@pytest.mark.rule("MJ-72", "MJ-75")
@pytest.mark.parametrize(("jack", "witness"), [("Bert", True), ("Watson", False)])
def test_after_the_eighth_turn_jack_wins_and_the_call_is_still_made(
    jack: str, witness: bool
) -> None:
    cards = ["Holmes", "Watson", "Smith", "Stealthy"]
    suspects = {"Bert", "Watson"}
    innocent = [who for who in ("Holmes", "Lestrade", "Gull", "Goodley") if who not in suspects]
    position = stand(turn=8, cards=cards, played=cards[:3], jack=jack, innocent=innocent)
    line = "Jack: Stealthy, i4-i5"
    after = play(position, line)
    assert outcome_of(GAME, after) == Outcome("dawn", [JACK])
    assert after.witness == witness
    assert ("Watson" in names(after.innocent)) == witness
    events = told(position, line, INVESTIGATOR)
    assert any(isinstance(e, WitnessCalled) and e.witness == witness for e in events)
    assert events[-1] == Ended("dawn", [JACK])


@pytest.mark.rule("MJ-73")
@pytest.mark.parametrize("innocent", [[], ["Gull"]])
@pytest.mark.parametrize("jack", ["Gull", "Lestrade"])
def test_only_the_accused_ones_identity_counts(jack: str, innocent: list[str]) -> None:
    innocent = [who for who in innocent if who != jack]
    cells = {"Gull": "e6"}
    position = activated("Gull", INVESTIGATOR, at=cells, jack=jack, innocent=innocent)
    after = play(position, "Investigator: accuse Lestrade")
    assert after.ended == (codes.ARRESTED if jack == "Lestrade" else codes.WRONG_ACCUSATION)


@pytest.mark.rule("MJ-73")
def test_an_innocent_can_be_accused_and_that_is_wrong() -> None:
    given = {"at": {"Gull": "e6"}, "innocent": ["Lestrade"]}
    after = play(activated("Gull", INVESTIGATOR, **given), "Investigator: accuse Lestrade")
    assert after.ended == codes.WRONG_ACCUSATION


@pytest.mark.rule("MJ-74")
def test_a_power_not_yet_used_is_not_owed_at_the_end() -> None:
    smith = activated("Smith", INVESTIGATOR, at={"Smith": "e6"}, jack="Lestrade")
    assert play(smith, "Investigator: accuse Lestrade").over
    bert = activated("Bert", JACK, at={"Bert": "b7"}, jack="Bert", witness=False)
    assert play(bert, "Jack: exit NW").over


@pytest.mark.rule("MJ-74")
def test_goodley_whistles_a_suspect_near_and_accuses_it() -> None:
    position = activated("Goodley", INVESTIGATOR, jack="Bert")
    assert "Bert" not in chosen(position, "accuse")
    position = play(position, "Investigator: whistle Bert i8-j8-k9-k10")
    assert play(position, "Investigator: accuse Bert").ended == codes.ARRESTED
    moved = play(activated("Goodley", INVESTIGATOR), "Investigator: m10-l10")
    assert chosen(moved, "accuse") == set()
