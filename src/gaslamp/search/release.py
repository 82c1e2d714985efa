"""Iterations without the GIL: uncompiled there is no doing without it (see release.pyx)."""

from gaslamp.search.searcher import Searcher


def repeat(searcher: Searcher, times: int) -> None:
    searcher.repeat(times)
