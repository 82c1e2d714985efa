"""Those who come back all at once do not push away those who are there."""

import asyncio
import socket
import sys

import pytest

from gaslamp.server.host import EARS, ears_of
from gaslamp.server.turnstile import LONG, Turnstile


async def crowd(turnstile: Turnstile, addresses: list[str]) -> tuple[list[str], list[int]]:
    """In which order they pass, and how many in each turn of the loop."""
    order: list[str] = []
    passed: list[int] = []

    async def come(address: str) -> None:
        await turnstile.enter(address)
        order.append(address)

    tasks = [asyncio.create_task(come(address)) for address in addresses]
    while not all(task.done() for task in tasks):
        before = len(order)
        await asyncio.sleep(0)
        passed.append(len(order) - before)
    return order, passed


def test_only_so_many_pass_in_one_turn_of_the_loop() -> None:
    order, passed = asyncio.run(crowd(Turnstile(3), ["a"] * 20))
    assert len(order) == 20
    assert max(passed) <= 3


def test_who_comes_alone_need_not_wait_for_a_crowd_of_one_address() -> None:
    order, _ = asyncio.run(crowd(Turnstile(2), ["a"] * 30 + ["b"]))
    assert order.index("b") < 8


def test_who_goes_away_takes_nobodys_place() -> None:
    async def evening() -> int:
        turnstile = Turnstile(1)
        waiting = [asyncio.create_task(turnstile.enter("a")) for _ in range(10)]
        await asyncio.sleep(0)
        for task in waiting[3:6]:
            task.cancel()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        return sum(each is None for each in done)

    assert asyncio.run(evening()) == 7


def test_the_longer_a_turn_takes_the_fewer_pass_and_never_too_few() -> None:
    now = 0.0

    def used() -> float:
        """Each turn takes longer than it may, until ten have been."""
        nonlocal now
        now += 2 * LONG if now < 20 * LONG else 0.0
        return now

    _, passed = asyncio.run(crowd(Turnstile(16, used, fewest=3), ["a"] * 80))
    assert passed[:6] == [16, 0, 8, 4, 3, 3]
    assert 0 not in passed[2:]
    assert passed[-2] > 4


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop on Windows")
def test_many_are_taken_in_in_one_turn_of_the_loop() -> None:
    """Those who want a page must not wait a turn for each of all who come back before them."""
    import uvloop  # noqa: PLC0415

    turn, turns = 0, list[int]()

    class Arrival(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            turns.append(turn)
            transport.close()

    async def arrive() -> None:
        nonlocal turn
        with socket.create_server(("127.0.0.1", 0), backlog=64) as listening:
            there = [socket.create_connection(listening.getsockname()) for _ in range(3 * EARS)]
            loop = asyncio.get_running_loop()
            for ear in ears_of(listening):
                await loop.create_server(Arrival, sock=ear)
            while len(turns) < len(there):
                turn += 1
                await asyncio.sleep(0)
            for each in there:
                each.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(arrive())
    assert max(map(turns.count, turns)) == EARS
