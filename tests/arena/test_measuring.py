"""Many games: on all cores, gone on with, stopped early or by the clock; and processes that die."""

import os
import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from tests.arena.test_contest import same

from gaslamp.arena import processes
from gaslamp.arena.cell import Cell, CellTerms
from gaslamp.arena.contest import GameResult, lost, play
from gaslamp.arena.errand import Done, Errand, Fixture, found, measure, missing
from gaslamp.arena.processes import Processes
from gaslamp.arena.results import Results
from gaslamp.arena.tally import Sprt

CELL = CellTerms("mr_jack", "novice", "random", role="jack").cell()
OTHER = CellTerms("culprit", "novice", "random", seats=3).cell()


class Here:
    """Games one after the other, in this process."""

    def __init__(self, most: int = 10**9) -> None:
        self.most = most
        self.played = 0

    def play(self, jobs: Iterator[Fixture], _: float | None) -> Iterable[Done]:
        for job in islice(jobs, self.most):
            self.played += 1
            yield job, play(*job)


def test_a_measurement_is_gone_on_with(tmp_path: Path) -> None:
    whole, asked = Results(), [Errand(CELL, 4), Errand(OTHER, 3)]
    measure(asked, whole, Here())
    path = tmp_path / "results.jsonl"
    measure(asked, Results.of(path), Here(3))
    rest, done = Here(), list[int]()
    measure(asked, Results.of(path), rest, advance=done.append)
    assert rest.played == 4
    assert sum(done) == 7
    again = Results.of(path)
    for each in asked:
        played = map(same, again.first(each.cell, 9)), map(same, whole.first(each.cell, 9))
        assert list(played[0]) == list(played[1])


def test_every_cell_gets_as_much_time() -> None:
    book = Results()
    for number in range(2):
        book.add(CELL, _took(CELL, number, 30.0))
        book.add(OTHER, _took(OTHER, number, 10.0))
    asked = [Errand(CELL, 100), Errand(OTHER, 100)]
    given = Counter(job.cell.game for job in islice(missing(asked, book), 40))
    assert given == {"mr_jack": 9, "culprit": 31}


def _took(cell: Cell, number: int, seconds: float) -> GameResult:
    return msgspec.structs.replace(lost(cell, number), seconds=seconds)


def test_a_test_that_has_decided_ends_the_cell() -> None:
    asked, here = Errand(CELL, 500, Sprt(0.3, 0.6)), Here()
    book = Results()
    measure([asked], book, here)
    assert here.played < 30
    assert found(asked, book).games == here.played
    book.add(CELL, lost(CELL, 400))
    assert found(asked, book).games == here.played


def test_processes_play_the_same_games() -> None:
    book, there = Results(), Results()
    measure([Errand(OTHER, 6)], book, Here())
    measure([Errand(OTHER, 6)], there, Processes(2))
    assert list(map(same, there.first(OTHER, 6))) == list(map(same, book.first(OTHER, 6)))


def test_no_more_is_played_after_the_time() -> None:
    book = Results()
    measure([Errand(CELL, 10**6)], book, Processes(1), seconds=0.0)
    assert len(book.played(CELL)) <= 1


def test_a_process_that_dies_or_hangs_is_a_failure_and_the_rest_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands: list[processes.GameProcess] = []

    class Doomed(processes.GameProcess):
        """Dies of its first game, the second one stops."""

        def take(self, job: Fixture) -> None:
            super().take(job)
            hands.append(self)
            if len(hands) <= 2:
                pid = self._process.pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL if len(hands) == 1 else signal.SIGSTOP)

    monkeypatch.setattr(processes, "GameProcess", Doomed)
    book = Results()
    measure([Errand(OTHER, 5)], book, Processes(2, longest=5.0))
    played = book.first(OTHER, 5)
    assert len(played) == 5
    assert [each.failures for each in played] == [1, 1, 0, 0, 0]
    assert not played[0].won
    assert found(Errand(OTHER, 5), book).failures == 2
