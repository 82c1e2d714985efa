"""A position whose rules are plain Python, in a compiled house (see guest_position.py).

What the house asks from C is asked of the methods in Python; what Python asks goes to them
directly, so that their errors arrive. A method that the guest has not written is the position's.
"""

from gaslamp.core.facts cimport Facts
from gaslamp.core.position cimport Position

from gaslamp.core.position import MAX_LEGAL

cdef int CHANCE_BIT = 1 << 30


cdef class GuestPosition(Position):
    written_in_python = True

    cdef int _awaited(self) noexcept nogil:
        with gil:
            return self.awaited

    cdef int _may_act(self) noexcept nogil:
        with gil:
            return self.may_act

    cdef int _legal(self, int seat, int* out) noexcept nogil:
        with gil:
            found = self.legal(seat)
            for i, action in enumerate(found):
                out[i] = action
            return len(found)

    cdef void _apply(self, int action) noexcept nogil:
        with gil:
            self.apply(action)

    cdef int _chance_weight(self, int action) noexcept nogil:
        with gil:
            return self.chance_weight(action)

    cdef int _uniform_chance(self) noexcept nogil:
        with gil:
            return self.uniform_chance

    cdef long long _seen_as(self, int action, int viewer) noexcept nogil:
        with gil:
            return self.seen_as(action, viewer)

    cdef int _returns(self, int seat) noexcept nogil:
        with gil:
            return self.returns()[seat]

    cdef int _random_index(
        self, int seat, int* actions, int count, unsigned long long roll
    ) noexcept nogil:
        with gil:
            return self.random_index(seat, [actions[i] for i in range(count)], roll)

    cdef void _copy_from(self, Facts other) noexcept nogil:
        with gil:
            self.copy_from(other)

    @property
    def awaited(self):
        found = self._written("_awaited")
        return found() if found else Position._awaited(self)

    @property
    def may_act(self):
        found = self._written("_may_act")
        return found() if found else Position._may_act(self)

    @property
    def chance_awaited(self):
        return self.awaited == CHANCE_BIT

    def legal(self, seat):
        found, out = self._written("_legal"), [0] * MAX_LEGAL
        return out[: found(seat, out)] if found else []

    def apply(self, action):
        found = self._written("_apply")
        if found:
            found(action)

    def chance_weight(self, action):
        found = self._written("_chance_weight")
        return found(action) if found else Position._chance_weight(self, action)

    @property
    def uniform_chance(self):
        found = self._written("_uniform_chance")
        return bool(found() if found else Position._uniform_chance(self))

    def seen_as(self, action, viewer):
        found = self._written("_seen_as")
        return found(action, viewer) if found else Position._seen_as(self, action, viewer)

    def returns(self):
        found = self._written("_returns")
        return [found(seat) if found else Position._returns(self, seat) for seat in range(self.seats)]

    def random_index(self, seat, actions, roll):
        found, count = self._written("_random_index"), len(actions)
        if found:
            return found(seat, actions, count, roll)
        return Position._random_index(self, seat, NULL, count, roll)

    def copy_from(self, Facts other):
        if type(self) is not type(other):
            raise TypeError("a position can only be copied from one of the same game")
        self.seats, self.ended, self.winners = other.seats, other.ended, other.winners
        for name, value in vars(other).items():
            setattr(self, name, value[:] if isinstance(value, list) else value)

    def same_as(self, Facts other):
        return type(self) is type(other) and self._facts() == other._facts()

    def size(self):
        return 0

    def _facts(self):
        return self.seats, self.ended, self.winners, vars(self)

    def _written(self, name):
        """Methods of C are not among an object's attributes: what is there, the guest has written."""
        return getattr(self, name, None)
