"""Credits and places, with a clock that is moved by hand; and what the house takes credit for."""

from ipaddress import IPv4Address, IPv6Address

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.server.conftest import Start
from tests.server.running import Visitor

from gaslamp.server.limits import MOST_REMEMBERED, NOWHERE, Purse, address_key
from gaslamp.server.places import Places
from gaslamp.server.settings import Credit


class Hands:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_credit_is_spent_and_grows_back() -> None:
    clock = Hands()
    purse = Purse(Credit(3, 0.5), clock)
    assert [purse.spend("a") for _ in range(4)] == [True, True, True, False]
    assert purse.spend("b")
    clock.now = 2
    assert [purse.spend("a") for _ in range(2)] == [True, False]
    clock.now = 1000
    assert [purse.spend("a") for _ in range(4)] == [True, True, True, False]


def purses(nodes: int, credit: Credit, clock: Hands) -> list[Purse]:
    made = [Purse(credit, clock) for _ in range(nodes)]
    for each in made:
        each.share(nodes)
    return made


def tell_each_other(nodes: list[Purse]) -> None:
    told = [each.untold() for each in nodes]
    for place, purse in enumerate(nodes):
        for other in told[:place] + told[place + 1 :]:
            for who, cost in other.items():
                purse.charge(who, cost)


def test_what_is_spent_at_one_node_is_not_there_at_the_next() -> None:
    here, there = nodes = purses(2, Credit(8, 0.5), Hands())
    assert here.spend("slight")
    assert all(here.spend("a") for _ in range(6))
    tell_each_other(nodes)
    assert here.untold() == {}
    assert [there.spend("a") for _ in range(5)] == [True, True, True, True, False]
    assert all(there.spend("slight") for _ in range(8)), "who spends little is not spoken of"


@pytest.mark.parametrize("many", [2, 3, 10])
def test_who_spends_at_all_nodes_has_no_more_than_at_one_and_a_half(many: int) -> None:
    """Whatever there is, everywhere, as soon as it is there."""
    clock, credit = Hands(), Credit(20, 1)
    nodes = purses(many, credit, clock)
    spent = 0
    for _ in range(4000):
        spent += sum(purse.spend("a") for purse in nodes)
        tell_each_other(nodes)
        clock.now += 0.25
    at_once = many * credit.burst
    assert spent <= at_once + 1.5 * credit.rate * clock.now


def test_a_house_that_is_alone_keeps_no_books_for_others() -> None:
    purse = Purse(Credit(8, 0.5), Hands())
    assert purse.spend("a")
    assert purse.untold() == {}


@given(st.lists(st.floats(0, 5), max_size=60))
def test_nobody_gets_more_than_burst_and_rate(waits: list[float]) -> None:
    clock = Hands()
    purse = Purse(Credit(4, 2), clock)
    spent = 0
    for wait in waits:
        clock.now += wait
        spent += purse.spend("a")
    assert spent <= 4 + 2 * clock.now + 1e-6


def test_the_purse_does_not_grow_for_ever() -> None:
    purse = Purse(Credit(1, 1), Hands())
    for number in range(MOST_REMEMBERED + 10):
        purse.spend(str(number))
    assert len(purse._full_at) == MOST_REMEMBERED


def test_a_crowd_of_passers_by_pays_nobodys_debt() -> None:
    purse = Purse(Credit(8, 0.05), Hands())
    debtors = [f"debtor {number}" for number in range(5)]
    for who in debtors:
        assert [purse.spend(who) for _ in range(9)] == [True] * 8 + [False]
    for number in range(3 * MOST_REMEMBERED):
        purse.spend(f"passer-by {number}")
    assert not any(purse.spend(who) for who in debtors)


def test_more_may_be_spent_at_once() -> None:
    clock = Hands()
    purse = Purse(Credit(100, 10), clock)
    assert purse.spend("a", 60)
    assert not purse.spend("a", 60)
    assert purse.spend("a", 40)
    clock.now = 6
    assert purse.spend("a", 60)
    assert not purse.spend("a", 1)


@given(st.ip_addresses(v=4))
def test_an_address_counts_as_one_however_it_is_written(address: IPv4Address) -> None:
    mapped = IPv6Address(0xFFFF << 32 | int(address))
    assert address_key(str(mapped)) == address_key(mapped.exploded) == str(address)


@given(st.ip_addresses(v=6, network="2000::/3"), st.integers(0, 2**64 - 1))
def test_one_household_of_ipv6_is_one(address: IPv6Address, other: int) -> None:
    same_house = IPv6Address(int(address) >> 64 << 64 | other)
    assert address_key(str(address)) == address_key(f"{same_house}%eth0")
    assert address_key(str(address)) != address_key(str(IPv6Address(int(address) ^ 1 << 64)))


@given(st.text())
def test_all_that_is_no_address_counts_as_one(text: str) -> None:
    assume(not text.isascii())
    assert address_key(text) == NOWHERE


def test_places_are_given_back() -> None:
    places = Places(3, 2, 2)
    assert places.enter("a", "x")
    assert places.enter("a", "y")
    assert not places.enter("a", "z")
    assert places.enter("b", "x")
    assert not places.enter("c", "w")
    places.leave("a", "y")
    assert not places.enter("c", "x")
    assert places.enter("c", "w")
    assert places.total == 3


def test_places_are_shared_with_other_nodes() -> None:
    here, there = nodes = [Places(100, 4, 100) for _ in range(2)]
    for each in nodes:
        each.share(2)
    assert here.enter("a", "x")
    assert here.untold() == {}, "who has one socket is not spoken of"
    assert all(here.enter("a", "x") for _ in range(2))
    told = here.untold()
    assert told == {"person a": 3}
    there.hear("here", told)
    assert [there.enter("a", "y") for _ in range(2)] == [True, False]
    here.leave("a", "x")
    here.leave("a", "x")
    there.hear("here", here.untold())
    assert there.enter("a", "y")
    there.hear("here", {"person a": 4})
    there.forget_all_but(["another"])
    assert there.enter("a", "y")


def test_of_those_who_came_to_two_nodes_at_once_one_keeps_them() -> None:
    here, there = nodes = [Places(100, 4, 100) for _ in range(2)]
    for each in nodes:
        each.share(2)
        assert all(each.enter("a", "x") for _ in range(3))
    told = [each.untold() for each in nodes]
    here.hear("there", told[1])
    there.hear("here", told[0])
    assert [here.surplus("here", "a"), there.surplus("there", "a")] == [0, 2]


def test_what_was_lost_on_its_way_is_told_again_and_what_is_told_no_more_is_forgotten() -> None:
    here, there = nodes = [Places(100, 4, 100) for _ in range(2)]
    for each in nodes:
        each.share(2)
        assert all(each.enter("a", "x") for _ in range(3))
    assert here.untold()
    assert here.untold() == {}, "that was lost"
    here.tell_again()
    told = here.untold()
    assert told == {"person a": 3}
    there.hear("here", told)
    assert there.surplus("there", "a") == 2
    for _ in range(3):
        here.leave("a", "x")
    here.tell_again()
    assert here.untold() == {"person a": 0}, "that was lost too"
    there.forget_unsaid()
    assert there.surplus("there", "a") == 2
    there.forget_unsaid()
    assert there.surplus("there", "a") == 0


def test_a_step_of_a_lesson_costs_as_much_as_a_question(start: Start) -> None:
    house = start(limits={"knowledge": {"burst": 2, "rate": 1e-6}})
    anna, bert, nobody = Visitor(house.port), Visitor(house.port), Visitor(house.port, cookie="?")
    for pupil in (anna, nobody):
        steps = [pupil.ask("POST", "/api/learn/sleuth", {"done": []}).status for _ in range(3)]
        assert steps == [200, 200, 429]
    assert bert.ask("POST", "/api/learn/sleuth", {"done": []}).status == 200
