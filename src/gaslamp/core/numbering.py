"""How an action is a number. Inside the house it is one; outside it is typed, or written down.

The rules are compiled and read its bits themselves (`layout`). Everybody else asks `seat_of`,
`kind_of` and `argument_of`, and goes from numbers to typed actions and back by a game's
`Numbering`. It lists, of every kind of action, which field of the typed action has which bits. A
value that does not fit into its bits is refused and never cut, so that no action turns into another
one on its way.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeGuard

from gaslamp.core.data import Data
from gaslamp.core.errors import NotYourDecision, Unreadable
from gaslamp.core.layout import ARGUMENT, KIND, KIND_BITS, SEAT_BITS
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import CHOICES, say


def seat_of(action: int) -> int:
    """Who acts: a seat, or CHANCE."""
    return action & SEAT_BITS


def kind_of(action: int) -> int:
    """Which of the game's `codes` it is."""
    return action >> KIND & KIND_BITS


def argument_of(action: int) -> int:
    return action >> ARGUMENT


class Face(ABC):
    """How one field of an action is a number: what may stand there, and what does not."""

    largest: int

    @abstractmethod
    def number(self, value: Any, field: str) -> int:
        """Refused, with the field's name, if it is nothing that may stand there."""

    @abstractmethod
    def value(self, number: int) -> Any: ...


class Count(Face):
    """A number from `least` to `most`; None, if it may be missing, is the number `none`."""

    def __init__(self, least: int, most: int, none: int | None = None) -> None:
        self.least = least
        self.most = most
        self.none = none
        self.largest = max(most, none or 0)

    def number(self, value: Any, field: str) -> int:
        if value is None and self.none is not None:
            return self.none
        if not _is_whole(value) or not self.least <= value <= self.most:
            words = {"field": field, "value": _shown(value)}
            raise Unreadable(say("unreadable-count", least=self.least, most=self.most, **words))
        return value

    def value(self, number: int) -> int | None:
        return None if number == self.none else number


class NameOf(Face):
    """One of these names, counted from 0; `message` refuses any other."""

    def __init__(self, names: Sequence[str], message: str, none: int | None = None) -> None:
        self.names = tuple(names)
        self.message = message
        self.none = none
        self.largest = max(len(self.names) - 1, none or 0)

    def number(self, value: Any, field: str = "") -> int:
        if value is None and self.none is not None:
            return self.none
        if not isinstance(value, str) or value not in self.names:
            raise Unreadable(say(self.message, text=_shown(value)))
        return self.names.index(value)

    def value(self, number: int) -> str | None:
        return None if number == self.none else self.names[number]


class Always(Face):
    """A field that says nothing new: its kind of action has this and no other value there."""

    largest = 0

    def __init__(self, value: Any) -> None:
        self.only = value

    def number(self, value: Any, field: str) -> int:
        if value != self.only:
            raise Unreadable(say("unreadable-field", field=field))
        return 0

    def value(self, number: int) -> Any:
        return self.only


def _is_whole(value: Any) -> TypeGuard[int]:
    """Python counts yes and no among the numbers; here they are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: Any) -> str:
    return "null" if value is None else str(value)


class Bits(NamedTuple):
    """A field of a typed action, and how many bits of the argument it has."""

    field: str
    face: Face
    width: int


def gap(width: int) -> Bits:
    """Bits that this kind of action leaves to others."""
    return Bits("", Always(None), width)


class Verb:
    """A kind of action, its type, and the bits of its argument from the lowest up.

    Its type says by its field `seat` who acts, unless the house does: then `actor` is None.
    """

    def __init__(self, kind: int, type_: Any, *bits: Bits, actor: Face | None = None) -> None:
        fields = [each.field for each in bits if each.field] + ["seat"] * (actor is not None)
        if sorted(fields) != sorted(type_.__struct_fields__) or kind > KIND_BITS:
            raise TypeError(f"{type_.__name__} is numbered by {fields}")
        if any(each.face.largest >> each.width for each in bits):
            raise TypeError(f"{type_.__name__} does not fit into its bits")
        self.kind, self.type, self.bits, self.actor = kind, type_, bits, actor

    def number(self, action: Any) -> int:
        number, at = self.kind << KIND | self._seat(action), ARGUMENT
        for field, face, width in self.bits:
            number |= face.number(getattr(action, field, None), field) << at
            at += width
        return number

    def _seat(self, action: Any) -> int:
        if self.actor is None:
            return CHANCE
        if action.seat == CHANCE:
            raise NotYourDecision(say("not-your-decision", seat="house"))
        return self.actor.number(action.seat, "seat")

    def typed(self, seat: int, argument: int) -> Any:
        values = {} if self.actor is None else {"seat": seat}
        for field, face, width in self.bits:
            if field:
                values[field] = face.value(argument & (1 << width) - 1)
            argument >>= width
        return self.type(**values)


class Numbering:
    """All verbs of a game. Where a type has several kinds, `kind` says which one an action is."""

    def __init__(self, *verbs: Verb, kind: Callable[[Any], int | None] | None = None) -> None:
        self.verbs = verbs
        self._by_kind = {verb.kind: verb for verb in verbs}
        self._by_type = {verb.type: verb for verb in reversed(verbs)}
        self._kind = kind
        self.to_typed = lru_cache(CHOICES)(self._to_typed)

    def _to_typed(self, action: int) -> Any:
        return self._by_kind[kind_of(action)].typed(seat_of(action), argument_of(action))

    def from_typed(self, action: Data) -> int:
        kind = self._kind(action) if self._kind else None
        verb = self._by_type.get(type(action)) if kind is None else self._by_kind[kind]
        if verb is None:
            raise Unreadable(say("unreadable-no-action", text=repr(action)))
        return verb.number(action)
