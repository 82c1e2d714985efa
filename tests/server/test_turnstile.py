"""Those who come back all at once do not push away those who are there."""

import asyncio

from gaslamp.server.turnstile import Turnstile


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
