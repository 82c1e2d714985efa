import pytest
from tests.games.mr_jack.table import INVESTIGATOR, JACK, activated, choices, play, stand, view

from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.events import seen_by
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import OPEN, SPECTATOR
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJackPosition

ALIBIS = [["Gull"], ["Bert", "Watson"]]


@pytest.mark.rule("MJ-80")
def test_jack_knows_who_he_is_and_his_own_alibis() -> None:
    table = view(stand(turn=5, jack="Smith", alibis=ALIBIS), JACK)
    assert (table.jack, table.alibis) == ("Smith", ["Gull"])
    assert table.all_alibis is None


@pytest.mark.rule("MJ-80")
def test_the_investigator_knows_his_own_alibis_only() -> None:
    table = view(stand(turn=5, jack="Smith", alibis=ALIBIS), INVESTIGATOR)
    assert (table.jack, table.alibis) == (None, ["Watson", "Bert"])
    assert table.all_alibis is None


@pytest.mark.rule("MJ-80")
def test_a_spectator_knows_neither() -> None:
    table = view(stand(turn=5, jack="Smith", alibis=ALIBIS), SPECTATOR)
    assert (table.jack, table.alibis, table.all_alibis) == (None, None, None)


@pytest.mark.rule("MJ-81")
def test_the_board_and_the_counts_are_public() -> None:
    position = stand(turn=5, jack="Smith", alibis=ALIBIS, innocent=["Holmes"], witness=False)
    tables = [view(position, viewer) for viewer in (JACK, INVESTIGATOR, SPECTATOR)]
    for table in tables:
        assert table.alibi_counts == [1, 2]
        assert table.pile == 4
        assert table.characters["Holmes"].innocent
        assert not table.witness
        assert table.characters == tables[0].characters
        assert table.cards == tables[0].cards


@pytest.mark.rule("MJ-81")
def test_at_the_end_everything_is_revealed() -> None:
    given = {"at": {"Gull": "e6"}, "jack": "Smith", "alibis": ALIBIS}
    position = activated("Gull", INVESTIGATOR, **given)
    for viewer in (INVESTIGATOR, SPECTATOR):
        assert view(position, viewer).jack is None
        table = view(play(position, "Investigator: accuse Lestrade"), viewer)
        assert table.jack == "Smith"
        assert table.all_alibis == [["Gull"], ["Watson", "Bert"]]


@pytest.mark.rule("MJ-80")
def test_the_drawn_card_is_told_to_jack_alone() -> None:
    start = GAME.start(2, MrJackOptions())
    for viewer, kinds in ((JACK, 8), (INVESTIGATOR, 1), (SPECTATOR, 1), (OPEN, 8)):
        assert len({start.seen_as(action, viewer) for action in start.legal(30)}) == kinds


@pytest.mark.rule("MJ-80", "MJ-81")
def test_numbers_and_events_tell_the_same_all_through_a_game() -> None:
    """Every action of every step, the call of each turn's last one included."""
    for seed in range(3):
        position, dice = GAME.start(2, MrJackOptions()), Dice(seed)
        while not position.over:
            check_faces(position)
            position.apply(random_action(position, dice))


def check_faces(position: MrJackPosition) -> None:
    (seat,) = (i for i in range(31) if position.awaited >> i & 1)
    kept = position.copy()
    for viewer in (JACK, INVESTIGATOR, SPECTATOR):
        faces = set()
        for jack in (position.jack, (position.jack + 3) % 8):
            other = position.copy()
            other.jack = jack
            legal = other.legal(seat)
            for action in legal[:: len(legal) // 12 + 1]:
                faces.add(face(other, action, viewer))
        assert (
            len({number for number, _ in faces}) == len({told for _, told in faces}) == len(faces)
        )
    assert position.same_as(kept)


def face(position: MrJackPosition, action: int, viewer: int) -> tuple[int, bytes]:
    after = position.copy()
    after.apply(action)
    events = seen_by(GAME.events(position, action, after), viewer)
    return position.seen_as(action, viewer), to_json(events)


@pytest.mark.rule("MJ-80")
def test_the_investigators_choices_never_depend_on_who_jack_is() -> None:
    for seed in range(4):
        position, dice = GAME.start(2, MrJackOptions()), Dice(seed + 50)
        while not position.over:
            if position.awaited == 1 << INVESTIGATOR:
                other = position.copy()
                other.jack = (position.jack + 1) % 8
                assert choices(other, INVESTIGATOR) == choices(position, INVESTIGATOR)
                assert to_json(view(other, INVESTIGATOR)) == to_json(view(position, INVESTIGATOR))
            position.apply(random_action(position, dice))


@pytest.mark.rule("MJ-14", "MJ-51")
def test_a_drawn_alibi_may_end_a_turn_and_all_hear_the_call() -> None:
    """Holmes is the fourth: the chance action that draws his alibi brings the call with it."""
    cards = ["Watson", "Smith", "Stealthy", "Holmes"]
    seen: dict[tuple[str, int], set[int]] = {}
    for jack in ("Smith", "Bert", "Gull"):
        position = stand(turn=3, cards=cards, played=cards[:3], jack=jack)
        position = play(position, "Investigator: Holmes, g5-g6")
        for viewer in (JACK, INVESTIGATOR, SPECTATOR):
            draws = position.legal(30)
            seen[jack, viewer] = {position.seen_as(action, viewer) for action in draws}
            assert len(seen[jack, viewer]) == (7 if viewer == INVESTIGATOR else 1)
            for action in draws:
                face(position, action, viewer)
    for viewer in (JACK, SPECTATOR):
        assert seen["Smith", viewer] == seen["Bert", viewer]
        assert not seen["Smith", viewer] & seen["Gull", viewer]
    both = seen["Smith", INVESTIGATOR] & seen["Gull", INVESTIGATOR]
    assert not both


def test_who_draws_an_alibi_is_seen_by_all() -> None:
    seen = set()
    for seat in (JACK, INVESTIGATOR):
        name = GAME.seat_names(2)[seat]
        position = play(activated("Holmes", seat), f"{name}: g5-g6")
        seen.add(position.seen_as(position.legal(30)[0], SPECTATOR))
    assert len(seen) == 2
    assert 0 not in seen
