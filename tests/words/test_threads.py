"""Threads that speak the same language: none finds a word missing that another one is reading."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from tests.core.test_scratch import in_a_hurry

from gaslamp.words import Words

__all__ = ["in_a_hurry"]

SAID = [f"terminal-about-{name}" for name in ("games", "play", "simulate", "replay", "verify")]
THREADS = 4


def test_what_is_said_for_the_first_time_is_said_to_all() -> None:
    for _ in range(50):
        words, together = Words("en"), Barrier(THREADS)

        def speak(_: int, words: Words = words, together: Barrier = together) -> list[str]:
            together.wait()
            return [words(each) for each in SAID]

        with ThreadPoolExecutor(THREADS) as threads:
            heard = list(threads.map(speak, range(THREADS)))
        assert heard == heard[:1] * THREADS
