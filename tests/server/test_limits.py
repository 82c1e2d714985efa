"""Credits and places, with a clock that is moved by hand; and what the house takes credit for."""

from ipaddress import IPv4Address, IPv6Address

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.server.conftest import Start
from tests.server.running import Visitor

from gaslamp.server.limits import MOST_REMEMBERED, NOWHERE, Places, Purse, address_key
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


def test_what_is_spent_at_one_node_is_not_there_at_the_next() -> None:
    clock = Hands()
    here, there = (Purse(Credit(8, 0.5), clock) for _ in range(2))
    here.share()
    assert here.spend("slight")
    assert all(here.spend("a") for _ in range(6))
    told = here.untold()
    assert told == {"a": 6}
    assert here.untold() == {}
    for who, cost in told.items():
        there.charge(who, cost)
    assert [there.spend("a") for _ in range(3)] == [True, True, False]
    there.charge("a", 1000)
    clock.now = 2
    assert there.spend("a"), "a debt is never deeper than a whole credit"


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


def test_a_step_of_a_lesson_costs_as_much_as_a_question(start: Start) -> None:
    house = start(limits={"knowledge": {"burst": 2, "rate": 1e-6}})
    anna, bert, nobody = Visitor(house.port), Visitor(house.port), Visitor(house.port, cookie="?")
    for pupil in (anna, nobody):
        steps = [pupil.ask("POST", "/api/learn/sleuth", {"done": []}).status for _ in range(3)]
        assert steps == [200, 200, 429]
    assert bert.ask("POST", "/api/learn/sleuth", {"done": []}).status == 200
