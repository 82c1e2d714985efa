"""Passphrases and recovery codes: the guesser is slowed down, the owner is not."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import Start
from tests.server.running import Running, Visitor
from tests.server.test_limits import Hands
from tests.server.test_people import PASSPHRASE, with_account

from gaslamp.server.guesses import FIRST_TRY, Guesses
from gaslamp.server.limits import Purse
from gaslamp.server.passphrases import Lanes
from gaslamp.server.refusals import TooMuch
from gaslamp.server.settings import Credit

STRICT = {"attempts": {"burst": 3, "rate": 0.0001}, "wrong": {"burst": 4, "rate": 0.0001}}
WRONG = "something else altogether"
OWNERS, ELSEWHERE = "127.0.0.9", "127.0.0.8"


def tried(house: Running, address: str, account: str, passphrase: str) -> int:
    stranger = Visitor(house.port, cookie="?", address=address)
    told = stranger.ask("POST", "/api/login", {"account": account, "passphrase": passphrase})
    return told.status


def guess_a_lot(house: Running, account: str) -> None:
    """From several addresses, until each of them is told to wait."""
    for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
        told = [tried(house, address, account, WRONG) for _ in range(4)]
        assert told[0] == 403
        assert told[-1] == 429


def test_the_owner_comes_in_however_much_others_guess(start: Start) -> None:
    house = start(limits=STRICT)
    with_account(house, "adler")
    guess_a_lot(house, "adler")
    assert tried(house, OWNERS, "adler", PASSPHRASE) == 200
    assert tried(house, "127.0.0.2", "adler", PASSPHRASE) == 429


def test_once_it_was_guessed_at_a_lot_an_account_hears_an_address_once(start: Start) -> None:
    house = start(limits=STRICT)
    with_account(house, "norton")
    guess_a_lot(house, "norton")
    assert [tried(house, ELSEWHERE, "norton", WRONG) for _ in range(2)] == [403, 429]
    assert tried(house, ELSEWHERE, "somebody else", WRONG) == 403


def test_a_device_that_is_logged_in_is_no_stranger(start: Start) -> None:
    house = start(limits=STRICT)
    owner, _ = with_account(house, "irene")
    owner.address = "127.0.0.2"
    guess_a_lot(house, "irene")
    right = {"account": "irene", "passphrase": PASSPHRASE}
    assert owner.ask("POST", "/api/login", right).status == 200


def test_recovery_codes_are_tries_too(start: Start) -> None:
    house = start(limits=STRICT)
    _, code = with_account(house, "wilson")
    asked = {"account": "wilson", "code": "a" * 39, "passphrase": "another long phrase"}
    guesser = Visitor(house.port, cookie="?", address="127.0.0.2")
    told = [guesser.ask("POST", "/api/recover", asked).status for _ in range(4)]
    assert told == [403, 403, 403, 429]
    owner = Visitor(house.port, cookie="?", address=OWNERS)
    assert owner.ask("POST", "/api/recover", {**asked, "code": code}).status == 200


def test_an_account_that_is_not_there_is_treated_like_one_that_is(start: Start) -> None:
    house = start(limits=STRICT)
    with_account(house, "clay")

    def told(account: str, address: str) -> list[tuple[int, bytes]]:
        stranger = Visitor(house.port, cookie="?", address=address)
        asked = {"account": account, "passphrase": WRONG}
        answers = [stranger.ask("POST", "/api/login", asked) for _ in range(4)]
        return [(each.status, each.body) for each in answers]

    there = told("clay", "127.0.0.2")
    assert told("nobody", "127.0.0.3") == there
    assert told("no\u202ename", "127.0.0.4") == there


def guesses(clock: Hands) -> Guesses:
    return Guesses(
        Purse(Credit(3, 0.1), clock), Purse(Credit(4, 0.1), clock), Purse(FIRST_TRY, clock)
    )


def may_try(kept: Guesses, account: str, address: str) -> bool:
    try:
        kept.check(account, address)
    except TooMuch:
        return False
    return True


@given(st.lists(st.tuples(st.integers(0, 9), st.floats(0, 30)), max_size=80))
def test_whoever_guessed_a_first_try_from_elsewhere_is_heard(
    made: list[tuple[int, float]],
) -> None:
    clock = Hands()
    kept, heard = guesses(clock), 0
    for address, wait in made:
        clock.now += wait
        if may_try(kept, "adler", str(address)):
            heard += 1
            kept.was_wrong("adler")
    assert may_try(kept, "adler", "the owner's")
    # What the account takes from anybody, and a first try of each address in ten minutes.
    assert heard <= 4 + 0.1 * clock.now + 10 * (1 + clock.now / 600) + 1


async def in_turn(lanes: Lanes, wanted: list[str]) -> list[str]:
    """In which order they have their turn when all come at once."""
    served: list[str] = []

    async def one(lane: str) -> None:
        async with lanes.turn(lane):
            served.append(lane)
            await asyncio.sleep(0)

    await asyncio.gather(*(one(lane) for lane in wanted))
    return served


def test_a_crowd_in_one_lane_keeps_no_other_waiting() -> None:
    served = asyncio.run(in_turn(Lanes(2, 100, 100), ["adler"] * 50 + ["watson", "mycroft"]))
    assert set(served[:4]) == {"adler", "watson", "mycroft"}
    assert len(served) == 52


def test_more_than_can_wait_are_not_let_in() -> None:
    async def crowd(lanes: Lanes, wanted: list[str]) -> int:
        turns = [in_turn(lanes, [lane]) for lane in wanted]
        done = await asyncio.gather(*turns, return_exceptions=True)
        return sum(isinstance(each, TooMuch) for each in done)

    assert asyncio.run(crowd(Lanes(2, 3, 100), ["adler"] * 10)) == 10 - 1 - 3
    assert asyncio.run(crowd(Lanes(2, 3, 5), [str(n) for n in range(20)])) == 20 - 2 - 5


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans(), st.integers(0, 3)), max_size=40))
def test_whoever_gives_up_waiting_leaves_nothing_behind(
    comings: list[tuple[str, bool, int]],
) -> None:
    async def come_and_go() -> None:
        lanes, inside = Lanes(2, 100, 100), list[str]()

        async def one(lane: str, stay: int) -> None:
            async with lanes.turn(lane):
                inside.append(lane)
                assert len(inside) <= 2
                assert len(set(inside)) == len(inside)
                try:
                    for _ in range(stay):
                        await asyncio.sleep(0)
                finally:
                    inside.remove(lane)

        tasks = []
        for lane, gives_up, stay in comings:
            tasks.append(asyncio.create_task(one(lane, stay)))
            await asyncio.sleep(0)
            if gives_up:
                tasks[len(tasks) // 2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert lanes.waiting == 0
        assert await in_turn(lanes, ["a", "b"]) == ["a", "b"]

    asyncio.run(come_and_go())
