"""A position whose rules are plain Python, uncompiled: nothing more than a position.

`guest_position.pyx` is the same class for the compiled house, where rules are called from C: who
brings a game in a package of their own needs no compiler, and no other code for either house.
"""

from gaslamp.core.position import Position


class GuestPosition(Position):
    """To be the base of a guest's position: facts as attributes, numbers or lists of them."""
