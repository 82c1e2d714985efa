"""Bots that think in processes of their own."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Start
from tests.server.running import Player, Running, Visitor, wait_until
from tests.table.sitting import Sitting

from gaslamp.bots import LEVELS, THOUGHT, USUAL, bot_for, some
from gaslamp.core.dice import Dice
from gaslamp.games import NAMES, game_named
from gaslamp.search.budget import Budget
from gaslamp.server.metrics import Metrics
from gaslamp.server.settings import Settings
from gaslamp.server.thinkers import AMPLE, EASY, FEWEST, SHORTEST, Thinkers, budget_for
from gaslamp.server.workers.inside import AUTOGROUP, PATIENCE
from gaslamp.table.questions import BotQuestion, Thought, answer, concerned, default, question
from gaslamp.table.setup import Bot, Setup


def question_of(game: str = "sleuth") -> BotQuestion:
    """What the first bot at a table of bots is asked."""
    seats = game_named(game).usual_seats
    table = Sitting(Setup(game, [Bot()] * seats)).table
    return question(table, concerned(table)[-1], seed=5)


def thinking(
    processes: int, think: Callable[[Thinkers], Awaitable[Any]], **settings: Any
) -> tuple[Any, Metrics]:
    async def run() -> Any:
        thinkers = Thinkers(Settings(thinkers=processes, **settings), metrics)
        try:
            return await think(thinkers)
        finally:
            await thinkers.close()

    metrics = Metrics()
    return asyncio.run(run()), metrics


def shown(metrics: Metrics, name: str, **labels: str) -> float:
    value = metrics.registry.get_sample_value(name, labels)
    assert value is not None
    return value


@pytest.mark.slow
def test_a_process_answers_as_a_thread_would() -> None:
    questions = [question_of(name) for name in NAMES] * 3

    async def ask_all(thinkers: Thinkers) -> Any:
        asked: list[asyncio.Task[Any]] = [asyncio.create_task(thinkers.work(os.getpid))]
        asked += [asyncio.create_task(thinkers.ask(each)) for each in questions]
        await asyncio.sleep(0)
        return thinkers.questions, await asyncio.gather(*asked)

    (asked, answers), metrics = thinking(1, ask_all)
    assert asked == len(questions)
    assert answers.pop(0) != os.getpid()
    for each, given in zip(questions, answers, strict=True):
        assert given.plan[0] in each.legal
    unhurried = 3
    wanted = [Thought(answer(each), False) for each in questions[-unhurried:]]
    assert answers[-unhurried:] == wanted
    assert shown(metrics, "gaslamp_bot_questions_waiting") == 0
    assert shown(metrics, "gaslamp_bot_seconds_count", rank=USUAL) == len(questions)


@pytest.mark.slow
def test_a_thinker_that_dies_is_replaced() -> None:
    put = question_of()

    async def kill_and_ask(thinkers: Thinkers) -> Any:
        os.kill(await thinkers.work(os.getpid), signal.SIGKILL)
        return await asyncio.gather(*(thinkers.ask(put) for _ in range(3)))

    answers, _ = thinking(1, kill_and_ask)
    assert answers == [Thought(answer(put), False)] * 3


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such thing")
def test_who_thinks_lets_the_house_go_first() -> None:
    async def ask(thinkers: Thinkers) -> Any:
        return await thinkers.work(partial(os.nice, 0))

    assert thinking(1, ask)[0] == min(19, os.nice(0) + 10)


@pytest.mark.slow
@pytest.mark.skipif(not AUTOGROUP.exists(), reason="this system does not weigh sessions")
def test_who_thinks_lets_the_house_go_first_where_sessions_are_weighed() -> None:
    """Its session is not the house's, and what is nice counts only within a session."""

    async def ask(thinkers: Thinkers) -> Any:
        return await thinkers.work(AUTOGROUP.read_text)

    assert thinking(1, ask)[0].split()[-1] == str(PATIENCE)


def test_under_load_bots_have_fewer_looks_and_the_metrics_say_so() -> None:
    put = question_of()

    async def crowd(thinkers: Thinkers) -> Any:
        return await asyncio.gather(*(thinkers.ask(put) for _ in range(40)))

    answers, metrics = thinking(0, crowd)
    assert all(each.plan[0] in put.legal for each in answers)
    assert shown(metrics, "gaslamp_bot_hurried_total") == 40 - EASY
    assert shown(metrics, "gaslamp_bot_budget_share") == 1
    assert sum(each.hurried for each in answers) == 40 - EASY


@pytest.mark.parametrize(
    ("late", "whose"), [("constable", ("ann", "t99")), ("sergeant", ("ben", "t99"))]
)
def test_a_thought_does_not_wait_for_all_of_another_rank_or_person(
    late: str, whose: tuple[str, str]
) -> None:
    put = question_of("mr_jack")._replace(level="sergeant")
    first = [(put, ("ann", f"t{number}")) for number in range(20)]

    async def crowd(thinkers: Thinkers) -> list[str]:
        answered = []

        async def asking(question: BotQuestion, asker: tuple[str, str]) -> None:
            await thinkers.ask(question, asker)
            answered.append(asker[1])

        asked = [asyncio.create_task(asking(*each)) for each in first]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(asking(put._replace(level=late), whose)))
        await asyncio.gather(*asked)
        return answered

    assert thinking(0, crowd)[0].index("t99") <= 2


class Faulty:
    """A bot that cannot choose."""

    def choose(self, *_: object) -> Any:
        raise ZeroDivisionError

    def speaks_up(self, *_: object) -> Any:
        raise ZeroDivisionError


@pytest.mark.parametrize("awaited", [True, False])
def test_for_a_bot_that_cannot_choose_the_house_does(
    awaited: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same every time, so that a game with faulty bots can be played again."""
    monkeypatch.setattr("gaslamp.table.questions.bot_for", lambda *_: Faulty())
    put = question_of()._replace(awaited=awaited)

    async def ask(thinkers: Thinkers) -> Any:
        return [await thinkers.ask(put) for _ in range(3)]

    answers, _ = thinking(0, ask)
    assert answers == [Thought(default(put), False)] * 3
    assert bool(answers[0].plan) == awaited


@pytest.mark.slow
def test_for_a_bot_that_takes_too_long_the_house_chooses() -> None:
    put = question_of("mr_jack")

    async def ask(thinkers: Thinkers) -> Any:
        await thinkers.work(os.getpid)
        return await thinkers.ask(put)

    answers, metrics = thinking(1, ask, bot_seconds=1e-6)
    assert answers == Thought(default(put), False)
    late = metrics.registry.get_sample_value("gaslamp_jobs_late_total", {"lane": "bots"})
    assert late == 1


def test_a_bot_says_nothing_while_the_house_closes() -> None:
    async def ask(thinkers: Thinkers) -> Any:
        await thinkers.close()
        return await thinkers.ask(question_of())

    assert not thinking(0, ask)[0].plan


@pytest.mark.parametrize("level", LEVELS)
def test_budgets_shrink_with_the_crowd_but_never_to_nothing(level: str) -> None:
    found = [budget_for(level, questions, 2) for questions in range(1, 5000)]
    unhurried, hurried = found[: 2 * EASY], found[2 * EASY :]
    assert set(unhurried) == {None}
    limits = [limit for each in hurried if each for limit in each if limit is not None]
    assert len(limits) == len(hurried)
    assert limits == sorted(limits, reverse=True)
    assert limits[-1] == (FEWEST if level == "novice" else SHORTEST)
    assert limits[0] <= THOUGHT.get(level, AMPLE)


@pytest.mark.parametrize("name", NAMES)
def test_a_hurried_novice_still_plays_by_the_rules(name: str) -> None:
    put = question_of(name)
    bot = bot_for(name)
    for looks in (0, 1, 3):
        chosen = [bot.choose(put.sight, put.legal, Dice(seed), Budget(looks)) for seed in range(10)]
        assert all(each in put.legal for each in chosen)


def test_some_of_many_are_different_ones_in_their_order() -> None:
    every = list(range(50))
    picked = [tuple(some(every, 7, Dice(seed))) for seed in range(20)]
    assert all(list(each) == sorted(set(each)) and len(each) == 7 for each in picked)
    assert len(set(picked)) > 15
    assert some(every, 50, Dice(1)) is every


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at under /proc")
def test_bots_of_a_real_house_think_elsewhere_and_leave_with_it(start: Start) -> None:
    house = start(thinkers=1)
    visitor = Visitor(house.port)
    opened = visitor.open_table("mr_jack", ["bot", "bot"])
    Player(visitor, opened, None).connect().play()
    thinkers = children_of(house)
    assert thinkers
    assert b"gaslamp_bot_questions_waiting 0.0" in visitor.ask("GET", "/metrics").body
    house.kill()
    wait_until(lambda: not any(is_running(each) for each in thinkers))


def children_of(house: Running) -> list[int]:
    pid = house.process.pid
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    """Whoever takes in orphans here may leave them as zombies."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
