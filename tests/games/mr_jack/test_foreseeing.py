"""What the board would look like after the last step of an activation, before it is made."""

from collections.abc import Iterator
from typing import cast

from tests.contract.cases import Case, position_after, swapper_of, wander
from tests.games.mr_jack.table import INVESTIGATOR, JACK, activated, stand

from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE, SPECTATOR
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.actions import Accuse, Leave, Move, TurnLantern
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.view import MrJackView

CASE = Case("mr_jack", 2)
BOARD = ("characters", "lantern", "lamps", "covers", "cordons", "lamplight", "beam")


def foreseen(position: MrJackPosition, action: object, seat: int) -> MrJackView:
    found = GAME.foresee(GAME.from_typed(action), position, seat)
    assert isinstance(found, MrJackView)
    return found


def last_steps(actions: list[int]) -> Iterator[tuple[MrJackPosition, int, MrJackPosition]]:
    """Each step of a seat after which its move does not go on, and what stood before and after."""
    position = cast(MrJackPosition, CASE.start())
    for action in actions:
        before = position.copy()
        position.apply(action)
        if seat_of(action) != CHANCE and not GAME.goes_on(action, before, position):
            yield before, action, position


def test_what_is_foreseen_is_what_comes() -> None:
    steps = 0
    for seed in range(12):
        for before, action, after in last_steps(wander(CASE, seed)):
            found = GAME.foresee(action, before, seat_of(action))
            comes = GAME.view(after, seat_of(action))
            if isinstance(found, MrJackView) and isinstance(comes, MrJackView):
                if after.turn == before.turn and not after.over:
                    assert [getattr(found, part) for part in BOARD] == [
                        getattr(comes, part) for part in BOARD
                    ]
                assert {who: seen.cell for who, seen in found.characters.items()} == {
                    who: seen.cell for who, seen in comes.characters.items()
                }
                steps += 1
    assert steps > 100


def test_nothing_is_foreseen_of_the_call_or_the_lamp_that_goes_out() -> None:
    """The turn's last step: nobody is cleared and no lamp goes out in what is foreseen."""
    position = stand(
        turn=1, cards=["Watson", "Holmes", "Smith", "Bert"], played=["Holmes", "Smith", "Bert"]
    )
    for step in (
        GAME.read("Watson", INVESTIGATOR, position),
        GAME.from_typed(Move(INVESTIGATOR, "a2")),
    ):
        position.apply(step)
    found = foreseen(position, TurnLantern(INVESTIGATOR, "N"), INVESTIGATOR)
    assert found.lantern == "N"
    assert set(found.beam) == {"a3", "a4", "a5"}
    assert not any(seen.innocent for seen in found.characters.values())
    assert found.lamps["b2"] == "1"
    assert found.witness == (position.witness == 1)


def test_an_accusation_is_not_tried_in_advance() -> None:
    position = activated("Gull", at={"Gull": "g7"})
    for who in ("Smith", "Holmes"):
        assert (
            GAME.foresee(GAME.from_typed(Accuse(INVESTIGATOR, who)), position, INVESTIGATOR) is None
        )


def test_leaving_is_not_tried_in_advance() -> None:
    position = activated("Smith", JACK, witness=False, at={"Smith": "b7"})
    assert GAME.foresee(GAME.from_typed(Leave(JACK, "NW")), position, JACK) is None


def test_what_is_foreseen_follows_from_public_facts_alone() -> None:
    """With every secret that a seat does not know swapped, it foresees the same bytes."""
    compared = 0
    for seed in range(30):
        actions = wander(CASE, seed + 200)
        actions = actions[: Dice(seed).below(len(actions))]
        position = cast(MrJackPosition, position_after(CASE, actions))
        for seat in (JACK, INVESTIGATOR):
            other = swapper_of(CASE)(CASE, actions, seat, Dice(seed))
            if isinstance(other, list):
                swapped = cast(MrJackPosition, position_after(CASE, other))
                for action in position.legal(seat):
                    compared += 1
                    seen = [GAME.foresee(action, each, seat) for each in (position, swapped)]
                    assert to_json(seen[0]) == to_json(seen[1])
    assert compared > 100


def test_a_seat_foresees_no_more_than_a_spectator_of_the_pieces() -> None:
    position = activated("Smith")
    move = next(a for a in position.legal(INVESTIGATOR) if isinstance(GAME.to_typed(a), Move))
    pieces = [GAME.foresee(move, position, viewer) for viewer in (SPECTATOR, JACK, INVESTIGATOR)]
    for part in BOARD:
        assert len({to_json(getattr(each, part)) for each in pieces}) == 1
