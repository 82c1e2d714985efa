"""Puzzles that the house makes of its own games: found in self-play, proved by what can be known.

A mystery is data: what one seat sees, some facts, a question, and sealed in the same file the
answers that are accepted and the chain of reasons. `making` finds them, `proofs` proves each of
them by another road, `shelf` has those that the house brings along, `today` says whose day it is.
"""
