"""Iterations without the GIL, which plain Python has no word for (see release.py)."""

from gaslamp.search.searcher cimport Searcher


def repeat(Searcher searcher, int times):
    with nogil:
        searcher._repeat(times)
