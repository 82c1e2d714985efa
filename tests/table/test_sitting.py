"""Who may sit where, how a game is begun, given up and played again."""

import pytest
from tests.contract.cases import Case
from tests.table.sitting import PEOPLE, Sitting, setup_for, sitting, told

from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal, Stale, Unreadable
from gaslamp.core.seats import SPECTATOR
from gaslamp.games import NAMES, game_named
from gaslamp.table import requests, resignation
from gaslamp.table.faces import now_for, preview, record
from gaslamp.table.setup import Bot, Invited, Me, Open, Setup
from gaslamp.table.state import GATHERING, OVER, PLAYING, load

ANNA, BERT, CLEO = PEOPLE[:3]
SLEUTH = Case("sleuth", 3)


def mixed() -> Sitting:
    return Sitting(Setup("sleuth", [Me(), Invited(), Open()]))


def test_the_host_sits_at_once() -> None:
    assert [chair.name for chair in mixed().table.chairs] == ["Anna", None, None]


def test_a_seat_by_link_wants_the_link() -> None:
    here = mixed()
    with pytest.raises(NotYourDecision):
        requests.sit(here.table, BERT, 1, False, here.random)
    assert requests.sit(here.table, BERT, 1, True, here.random)
    assert requests.sit(here.table, BERT, 2, False, here.random)


def test_a_table_by_link_wants_the_link_everywhere() -> None:
    here = Sitting(Setup("sleuth", [Me(), Open(), Open()], public=False))
    with pytest.raises(NotYourDecision):
        requests.sit(here.table, BERT, 2, False, here.random)


def test_a_taken_seat_and_a_second_side_are_refused() -> None:
    here = mixed()
    with pytest.raises(NotLegal):
        requests.sit(here.table, BERT, 0, True, here.random)
    with pytest.raises(NotLegal):
        requests.sit(here.table, ANNA, 1, True, here.random)
    with pytest.raises(Refusal):
        requests.sit(here.table, BERT, 9, True, here.random)
    with pytest.raises(Unreadable):
        Sitting(Setup("sleuth", [Me(), Me(), Open()]))


@pytest.mark.parametrize("name", NAMES)
def test_one_person_may_hold_the_seats_of_one_side(name: str) -> None:
    game = game_named(name)
    for side in game.sides(game.usual_seats):
        here = Sitting(setup_for(Case(name, game.usual_seats)))
        for seat in side:
            here.append(requests.sit(here.table, ANNA, seat, True, here.random))
        assert here.table.seats_of("p0") == list(side)


def test_standing_up_undoes_the_binding() -> None:
    here = sitting(SLEUTH)
    here.everybody_sits()
    first = here.table.ceremony
    here.append(requests.stand(here.table, BERT, 1))
    assert here.table.ceremony is None
    here.append(requests.sit(here.table, BERT, 1, True, here.random))
    second = here.table.ceremony
    assert first is not None
    assert second is not None
    assert first.secret != second.secret


def test_only_the_host_removes_and_only_before_the_start() -> None:
    here = sitting(SLEUTH)
    here.everybody_sits()
    with pytest.raises(NotYourDecision):
        requests.remove(here.table, BERT, 2)
    here.append(requests.remove(here.table, ANNA, 2))
    assert not here.table.chairs[2].taken
    here.begin()
    with pytest.raises(NotLegal):
        requests.remove(here.table, ANNA, 1)
    with pytest.raises(NotLegal):
        requests.stand(here.table, BERT, 1)
    with pytest.raises(NotLegal):
        requests.sit(here.table, PEOPLE[5], 1, True, here.random)
    with pytest.raises(NotLegal):
        requests.close_by_host(here.table, ANNA)


def test_nonces_are_bound_before_any_is_revealed() -> None:
    here = sitting(SLEUTH)
    here.append(requests.sit(here.table, ANNA, 0, True, here.random))
    with pytest.raises(NotLegal):
        requests.commit_nonce(here.table, ANNA, 0, "0" * 64)
    here.everybody_sits()
    assert now_for(here.table, 0).binding == [0, 1, 2]
    here.append(requests.commit_nonce(here.table, ANNA, 0, "1" * 64))
    with pytest.raises(NotLegal):
        requests.reveal_nonce(here.table, ANNA, 0, "2" * 64)
    with pytest.raises(Stale):
        requests.commit_nonce(here.table, ANNA, 0, "3" * 64)
    with pytest.raises(NotYourDecision):
        requests.commit_nonce(here.table, ANNA, 1, "3" * 64)
    assert requests.commit_nonce(here.table, ANNA, 0, "1" * 64) == []


def test_bots_alone_begin_at_once() -> None:
    here = Sitting(Setup("sleuth", [Bot()] * 3))
    assert here.table.phase == PLAYING
    assert here.table.hand is not None
    assert not here.table.hand.position.chance_awaited


@pytest.mark.parametrize(
    "setup",
    [
        Setup("chess", [Me()] * 2),
        Setup("sleuth", [Me(), Open()]),
        Setup("sleuth", [Me(), Open(), Bot("grandmaster")]),
        Setup("sleuth", [Me(), Open(), Open()], {"missing": 99}),
        Setup("sleuth", [Me(), Open(), Open()], {"colour": "red"}),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_played_at_is_refused(setup: Setup) -> None:
    with pytest.raises(Unreadable):
        Sitting(setup)


def test_a_closed_table_has_no_record() -> None:
    here = sitting(SLEUTH)
    here.append(requests.close_by_host(here.table, ANNA))
    assert here.table.phase == OVER
    with pytest.raises(NotLegal):
        record(here.table)


def test_again_with_the_seats_turned() -> None:
    here = Sitting(Setup("sleuth", [Me(), Open(), Bot(), Open()]))
    here.everybody_sits()
    here.everybody_binds()
    with pytest.raises(NotLegal):
        requests.play_again(here.table, ANNA, "next", "code2", here.random)
    here.append(resignation.agree_to_end(here.table, ANNA, 0))
    here.append(resignation.agree_to_end(here.table, BERT, 1))
    here.append(resignation.agree_to_end(here.table, PEOPLE[3], 3))
    appended, opened = requests.play_again(here.table, BERT, "next", "code2", here.random)
    here.append(appended)
    following = load(here._written(opened))
    assert [chair.name for chair in following.chairs] == ["Dora", "Anna", "Bert", None]
    assert following.chairs[3].played_by_bot
    assert following.phase == GATHERING
    assert following.ceremony is not None
    with pytest.raises(Stale):
        requests.play_again(here.table, ANNA, "other", "code3", here.random)


@pytest.mark.parametrize(("public", "code"), [(True, None), (False, "code2")])
def test_who_may_look_here_may_go_on_to_the_next_table(public: bool, code: str | None) -> None:
    here = Sitting(Setup("sleuth", [Me(), Bot(), Bot()], public=public))
    here.everybody_binds()
    here.append(resignation.agree_to_end(here.table, ANNA, 0))
    assert now_for(here.table, SPECTATOR).next_code is None
    here.append(requests.play_again(here.table, ANNA, "next", "code2", here.random)[0])
    now = now_for(here.table, SPECTATOR)
    assert (now.next_table, now.next_code) == ("next", code)


def test_the_bots_of_the_next_game_may_be_better_ones() -> None:
    here = Sitting(Setup("sleuth", [Me(), Bot("constable"), Bot(), Bot("novice")]))
    here.everybody_binds()
    assert [chair.level for chair in here.table.chairs] == [None, "constable", "sergeant", "novice"]
    here.append(resignation.agree_to_end(here.table, ANNA, 0))
    levels = [None, "inspector", None, "superintendent"]
    _, opened = requests.play_again(here.table, ANNA, "next", "code2", here.random, levels)
    following = load(here._written(opened))
    wanted = ["superintendent", None, "inspector", "sergeant"]
    assert [chair.level for chair in following.chairs] == wanted
    for bad in (["inspector"] * 4, [None, "inspector"]):
        _, opened = requests.play_again(here.table, ANNA, "next", "code2", here.random, bad)
        assert load(here._written(opened)).chairs[1].level is None
    with pytest.raises(Unreadable):
        requests.play_again(here.table, ANNA, "next", "c", here.random, [None, "king"])


def test_the_secret_of_the_deal_is_in_no_face() -> None:
    here = sitting(SLEUTH).begin()
    ceremony = here.table.ceremony
    assert ceremony is not None
    shown = [*told(here.table, 0), *told(here.table, -1), str(preview(here.table)).encode()]
    for secret in (ceremony.secret.hex(), ceremony.salt.hex(), ceremony.seed.hex()):
        assert not any(secret.encode() in each for each in shown)
    assert any(ceremony.secret.hex().encode() in entry.body for entry in here.list)
