"""Matches between bots, and against the random policy."""
