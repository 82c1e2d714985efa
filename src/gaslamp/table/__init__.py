"""One game being played: who sits where, whose time runs, what is told to whom.

A table is worked out from its list of entries (`entries`, folded by `state`). What somebody wants
to do (`asking`, `playing`) is answered with the entries to append, or refused; nothing changes
until they are in the store. What leaves is made in `story` and `faces`. No I/O, no clock: the
time and every random byte come from outside.
"""
