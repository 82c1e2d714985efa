"""Before the game: names, bots on free seats, parts exchanged."""

import pytest
from tests.table.sitting import PEOPLE, Sitting, sitting, told
from tests.table.test_sitting import SLEUTH, mixed

from gaslamp.bots import USUAL
from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal
from gaslamp.table import erasure, lobby, requests
from gaslamp.table.faces import now_for
from gaslamp.table.requests import Who
from gaslamp.table.setup import Bot, Invited, Me, Setup
from gaslamp.table.state import PLAYING, load

ANNA, BERT = PEOPLE[:2]


def placed(here: Sitting, seat: int, level: str = USUAL) -> int:
    return here.append(lobby.place_bot(here.table, ANNA, seat, level, here.random))


def swapped(here: Sitting, seat: int, other: int) -> int:
    return here.append(lobby.swap(here.table, ANNA, seat, other, here.random))


def test_a_new_name_is_seen_where_one_sits() -> None:
    here = mixed()
    here.append(lobby.rename(here.table, Who("p0", "Änne")))
    assert here.table.chairs[0].name == "Änne"
    assert here.table.host_name == "Änne"
    assert any(b"renamed" in line for line in told(here.table, -1))
    assert lobby.rename(here.table, Who("p0", "Änne")) == []
    assert lobby.rename(here.table, Who("p9", "Zoe")) == []


def test_a_game_that_runs_keeps_its_names() -> None:
    here = sitting(SLEUTH).begin()
    with pytest.raises(NotLegal):
        lobby.rename(here.table, Who("p0", "Änne"))


def test_the_host_fills_free_seats_with_bots_of_any_rank() -> None:
    here = mixed()
    assert placed(here, 1, "inspector") == 1
    assert placed(here, 1, "inspector") == 0
    assert placed(here, 1, "superintendent") == 1
    assert now_for(here.table, 0).chairs[1].bot == "superintendent"
    assert placed(here, 2) == 2, "everybody is there: the house has bound itself"
    here.everybody_binds()
    assert here.table.phase == PLAYING
    assert load(here.list).chairs[1].level == "superintendent"


def test_a_bot_gets_up_for_a_guest() -> None:
    here = Sitting(Setup("sleuth", [Me(), Bot(), Bot()]))
    assert here.table.ceremony is not None
    here.append(requests.remove(here.table, ANNA, 2))
    assert here.table.ceremony is None
    assert here.table.setup.seats[2] == Invited()
    assert requests.sit(here.table, BERT, 2, True, here.random)


def test_bots_are_refused_where_somebody_sits_or_nobody_would() -> None:
    here = mixed()
    with pytest.raises(NotLegal):
        placed(here, 0)
    with pytest.raises(NotLegal):
        placed(here, 1, "genius")
    with pytest.raises(Refusal):
        placed(here, 9)
    with pytest.raises(NotYourDecision):
        lobby.place_bot(here.table, BERT, 1, USUAL, here.random)
    here.append(requests.stand(here.table, ANNA, 0))
    placed(here, 0)
    placed(here, 1)
    with pytest.raises(NotLegal):
        placed(here, 2)


def test_parts_are_exchanged_and_the_deal_is_bound_anew() -> None:
    here = Sitting(Setup("mr_jack", [Me(), Invited()]))
    assert swapped(here, 0, 1) == 1
    assert here.table.seats_of("p0") == [1]
    here.append(requests.sit(here.table, BERT, 0, True, here.random))
    first = here.table.ceremony
    assert swapped(here, 0, 1) == 2
    assert here.table.seats_of("p0") == [0]
    assert here.table.ceremony is not first
    assert swapped(here, 1, 1) == 0
    here.everybody_binds()
    assert here.table.phase == PLAYING
    with pytest.raises(NotLegal):
        swapped(here, 0, 1)


def test_nobody_is_put_on_two_sides() -> None:
    here = Sitting(Setup("scotland_yard", [Invited(), Me(), Me()]))
    with pytest.raises(NotLegal):
        swapped(here, 0, 1)
    with pytest.raises(NotYourDecision):
        lobby.swap(here.table, BERT, 0, 1, here.random)
    with pytest.raises(Refusal):
        swapped(here, 0, 9)


def test_who_is_forgotten_invites_no_more() -> None:
    here = mixed()
    here.append(lobby.rename(here.table, Who("p0", "Änne")))
    blank = erasure.blanked(here.list, "p0")
    assert all(b"nne" not in body and b"Anna" not in body for body in blank.values())
    assert len(blank) == 3
    here.append(erasure.forget(here.table, "p0"))
    assert here.table.host_name == ""
