"""Whatever happens to a job or to a worker, every job ends and the next is done."""

import asyncio
import os
import pickle
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.errands import (
    Gate,
    die_once,
    do,
    end_when_told,
    fail,
    give_a_lock,
    leave,
    never_end,
    same,
    time_out,
    wait_at,
    wait_once,
)
from tests.server.pooled import LANE, OTHER, ask, pooled

from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal
from gaslamp.core.sentence import say
from gaslamp.knowledge import Contradiction
from gaslamp.server.metrics import Metrics
from gaslamp.server.workers import chair, worker
from gaslamp.server.workers.job import Lane
from gaslamp.server.workers.pool import Pool
from gaslamp.server.workers.refusals import Closed, Crowded, Lost, TooLong
from gaslamp.server.workers.task import FailedError
from gaslamp.server.workers.turns import FairTurns


def test_everybody_is_served_once_before_anybody_is_served_twice() -> None:
    turns: FairTurns[str] = FairTurns()
    for number in range(50):
        turns.push(("q", "ann", "t1"), f"ann {number}")
    turns.push(("q", "ben", "t1"), "ben")
    turns.push(("q", "ann", "t2"), "ann elsewhere")
    turns.push(("r", "cy"), "cy")
    assert (len(turns), turns.waiting(("q",)), turns.waiting(("q", "ann"))) == (53, 52, 51)
    found = [turns.pop() for _ in range(6)]
    assert found == ["ann 0", "cy", "ben", "ann elsewhere", "ann 1", "ann 2"]


def test_who_no_longer_waits_is_passed_over() -> None:
    turns: FairTurns[str] = FairTurns()
    turns.push(("q", "ann"), "one")
    turns.push(("q", "ann"), "two")
    turns.push(("q", "ben"), "three")
    turns.remove(("q", "ann"), "one")
    turns.remove(("q", "ann"), "one")
    turns.remove(("q", "cy"), "nothing")
    assert [turns.pop() for _ in range(len(turns))] == ["two", "three"]
    turns.push(("q", "ann"), "last")
    turns.push(("q", "ann"), "first", first=True)
    assert [turns.pop() for _ in range(len(turns))] == ["first", "last"]


@pytest.mark.parametrize(
    "refusal",
    [Crowded(), TooLong(), Lost(), Contradiction([say("knowledge-open")]), NotLegal(say("seat"))],
)
def test_refusals_can_be_sent(refusal: Any) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), again.sentence, again.code) == (
        type(refusal),
        refusal.sentence,
        refusal.code,
    )


@pytest.mark.parametrize("workers", [0, 1])
def test_what_cannot_be_sent_or_raises_is_told_and_the_worker_stays(workers: int) -> None:
    async def test(pool: Pool) -> None:
        first = await pool.work(LANE, lambda: os.getpid)
        with pytest.raises(Exception, match="lambda"):
            await pool.work(LANE, lambda: lambda: 1)
        with pytest.raises(TypeError, match="pickle"):
            await pool.work(LANE, lambda: give_a_lock)
        with pytest.raises(FailedError, match="MadeOfTwoError"):
            await pool.work(LANE, lambda: fail)
        with pytest.raises(FailedError, match="SystemExit"):
            await pool.work(LANE, lambda: leave)
        with pytest.raises(TimeoutError, match="its own"):
            await pool.work(LANE, lambda: time_out)
        assert await pool.work(LANE, lambda: os.getpid) == first
        assert (first == os.getpid()) == (workers == 0)

    pooled(test, workers)


def test_a_worker_that_is_killed_is_replaced_and_its_job_done(tmp_path: Path) -> None:
    metrics = Metrics()

    async def test(pool: Pool) -> None:
        assert await pool.work(LANE, lambda: partial(die_once, tmp_path / "died")) == "alive"
        assert pool.health().restarts == 1
        assert pool.health().fault is None

    pooled(test, metrics=metrics)
    assert metrics.registry.get_sample_value("gaslamp_worker_restarts_total") == 1


def test_over_what_kills_every_worker_only_two_are_lost() -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(Lost):
            await pool.work(LANE, lambda: partial(do, "die", 0))
        assert pool.health().restarts == 1
        assert await pool.work(LANE, lambda: partial(same, 5)) == 5

    pooled(test)


@pytest.mark.parametrize(("job", "stays"), [(end_when_told, True), (never_end, False)])
def test_a_job_that_nobody_waits_for_is_left_off(job: Any, stays: bool, tmp_path: Path) -> None:
    metrics = Metrics()

    async def test(pool: Pool) -> None:
        first = await pool.work(LANE, lambda: os.getpid)
        gate = Gate(tmp_path / "gate")
        asked = ask(pool, partial(job, gate.path))
        await gate.reached()
        gate.open()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert (await pool.work(LANE, lambda: os.getpid) == first) == stays

    pooled(test, metrics=metrics)
    cancelled = metrics.registry.get_sample_value("gaslamp_jobs_cancelled_total", {"lane": LANE[0]})
    assert cancelled == 1


def test_a_job_that_never_ends_is_ended(tmp_path: Path) -> None:
    metrics = Metrics()
    strict = LANE._replace(hard=0.5)

    async def test(pool: Pool) -> None:
        gate = Gate(tmp_path / "gate")
        asked = ask(pool, partial(never_end, gate.path), strict)
        await gate.reached()
        gate.open()
        with pytest.raises(TooLong):
            await asked
        assert await pool.work(LANE, lambda: partial(same, 5)) == 5

    pooled(test, metrics=metrics)
    late = metrics.registry.get_sample_value("gaslamp_jobs_late_total", {"lane": LANE[0]})
    assert late == 1


def test_a_thread_that_never_ends_is_left_alone(tmp_path: Path) -> None:
    """It cannot be ended, but nobody waits for it."""

    async def test(pool: Pool) -> None:
        gate = Gate(tmp_path / "gate")
        asked = ask(pool, partial(wait_at, gate.path), LANE._replace(hard=0.2))
        await gate.reached()
        with pytest.raises(TooLong):
            await asked
        assert await pool.work(LANE, lambda: partial(same, 5)) == 5
        gate.open()

    pooled(test, workers=0)


def test_the_many_jobs_of_one_do_not_delay_anothers(tmp_path: Path) -> None:
    async def test(pool: Pool) -> list[str]:
        gate, done = Gate(tmp_path / "gate"), list[str]()

        async def asking(who: str) -> None:
            done.append(await pool.work(LANE, lambda: partial(same, who), (who,)))

        first = ask(pool, partial(wait_at, gate.path), asker=("ann",))
        await gate.reached()
        asked = [asyncio.create_task(asking("ann")) for _ in range(50)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(asking("ben")))
        await asyncio.sleep(0)
        gate.open()
        await asyncio.gather(first, *asked)
        return done

    assert pooled(test).index("ben") <= 1


def test_lanes_take_turns_whatever_waits_in_one(tmp_path: Path) -> None:
    async def test(pool: Pool) -> list[str]:
        gate, done = Gate(tmp_path / "gate"), list[str]()

        async def asking(lane: Lane) -> None:
            done.append(await pool.work(lane, lambda: partial(same, lane.name)))

        first = ask(pool, partial(wait_at, gate.path))
        await gate.reached()
        asked = [asyncio.create_task(asking(LANE)) for _ in range(20)]
        asked += [asyncio.create_task(asking(OTHER)) for _ in range(2)]
        await asyncio.sleep(0)
        gate.open()
        await asyncio.gather(first, *asked)
        return done

    assert pooled(test)[:4].count("lessons") == 2


def test_the_same_question_is_worked_out_once(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        gate = Gate(tmp_path / "gate")
        asked = [ask(pool, partial(wait_at, gate.path, "it"), same="it") for _ in range(3)]
        await gate.reached()
        asked[0].cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked[0]
        gate.open()
        assert await asyncio.gather(*asked[1:]) == ["it", "it"]
        assert await pool.work(LANE, lambda: partial(same, "anew"), same="it") == "anew"

    pooled(test)


def test_whoever_asks_what_has_just_been_left_gets_an_answer(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        gate = Gate(tmp_path / "gate")
        asked = ask(pool, partial(end_when_told, gate.path), same="it")
        await gate.reached()
        gate.open()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert await pool.work(LANE, lambda: partial(same, "anew"), same="it") == "anew"

    pooled(test)


def test_who_asks_too_much_is_refused_and_nobody_else(tmp_path: Path) -> None:
    lane = LANE._replace(most=3, most_of_asker=2)

    async def test(pool: Pool) -> None:
        gate = Gate(tmp_path / "gate")
        asked = [ask(pool, partial(wait_at, gate.path), lane, asker=("ann", "t1"))]
        await gate.reached()
        asked.append(ask(pool, partial(same, 2), lane, asker=("ann", "t2")))
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await pool.work(lane, lambda: partial(same, 3), ("ann", "t3"))
        asked += [ask(pool, partial(same, 4), lane, asker=(who,)) for who in ("ben", "cy")]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await pool.work(lane, lambda: partial(same, 5), ("dot",))
        assert pool.health().waiting == {"questions": 0, "lessons": 0}
        gate.open()
        assert await asyncio.gather(*asked) == [None, 2, 4, 4]

    pooled(test)


def test_nothing_waits_for_ever(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        gate = Gate(tmp_path / "gate")
        first = ask(pool, partial(wait_at, gate.path))
        await gate.reached()
        with pytest.raises(Crowded):
            await pool.work(LANE._replace(patience=0.05), lambda: partial(same, 1))
        gate.open()
        await first

    pooled(test)


@pytest.mark.parametrize("workers", [0, 2])
def test_closing_takes_no_longer_than_it_may(workers: int, tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        gates = [Gate(tmp_path / str(number)) for number in range(max(1, workers))]
        asked = [ask(pool, partial(end_when_told, gate.path)) for gate in gates]
        for gate in gates:
            await gate.reached()
            gate.open()
        asked += [ask(pool, partial(same, 1)) for _ in range(10)]
        await asyncio.sleep(0)
        await pool.close()
        ended = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(each) for each in ended} == {Closed}
        with pytest.raises(Closed):
            await pool.work(LANE, lambda: partial(same, 1))
        assert (pool.health().alive, pool.health().fault) == (0, "closed")

    pooled(test, workers)


def test_a_house_without_workers_says_so_and_goes_on_when_they_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chair, "BACK_OFF", (0.0, 0.0, 0.0))
    program = worker._PROGRAM

    async def test(pool: Pool) -> None:
        monkeypatch.setattr(worker, "_PROGRAM", "raise SystemExit(1)  # {}")
        with pytest.raises(Lost):
            await pool.work(LANE, lambda: partial(same, 1))
        assert pool.health().fault == "no worker comes"
        monkeypatch.setattr(worker, "_PROGRAM", program)
        assert await pool.work(LANE, lambda: partial(same, 1)) == 1
        assert pool.health().fault is None

    pooled(test)


def test_whoever_sees_to_a_worker_can_be_stopped_and_comes_back(tmp_path: Path) -> None:
    """A cancellation from anywhere ends nothing but a try."""

    async def test(pool: Pool) -> None:
        gate = Gate(tmp_path / "gate")
        asked = ask(pool, partial(wait_once, gate.path, tmp_path / "waited"))
        await gate.reached()
        for task in pool._tasks.values():
            task.cancel()
        assert await asked == "done"

    pooled(test)


async def misbehave(pool: Pool, seed: int, lane: Lane) -> None:
    """Some jobs, some of them bad; some askers leave, some workers and their keepers die."""
    dice = Dice(seed)
    kinds = ("answer", "answer", "answer", "fail", "run on", "die", "hang")
    asked = []
    for number in range(4):
        kind = kinds[dice.below(len(kinds) if dice.below(8) == 0 else 5)]
        asker, shared = (dice.below(2),), dice.below(3) or None
        asked.append(ask(pool, partial(do, kind, number), lane, asker=asker, same=shared))
    for _ in range(dice.below(6)):
        await asyncio.sleep(0)
    for task in asked:
        if dice.below(3) == 0:
            task.cancel()
    if dice.below(10) == 0:
        for keeper in list(pool._tasks.values()):
            keeper.cancel()
    if dice.below(10) == 0:
        sitting = pool._chairs[dice.below(len(pool._chairs))].worker
        if isinstance(sitting, worker.ProcessWorker):
            os.kill(sitting.pid, signal.SIGKILL)
    await asyncio.gather(*asked, return_exceptions=True)
    assert all(task.done() for task in asked)
    assert await pool.work(LANE, lambda: partial(same, seed)) == seed


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_whatever_happens_every_job_ends_and_a_fresh_one_is_answered(
    workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chair, "GRACE", 0.1)
    lane = LANE._replace(hard=0.3, soft=0.1)

    async def test(pool: Pool) -> None:
        for seed in range(150):
            await misbehave(pool, seed, lane)
        assert pool.health().waiting == {"questions": 0, "lessons": 0}
        assert not pool._jobs
        assert not pool._shared

    pooled(test, workers)
