"""A game in the house's usual chapters: what all of them answer alike is asked of them here."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Protocol, TypeVar

from gaslamp.core.data import Data
from gaslamp.core.events import Event, Told
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence
from gaslamp.core.tray import Tray

P = TypeVar("P", bound=Position)


class Codes(Protocol):
    @property
    def End(self) -> type[IntEnum]: ...  # noqa: N802 - the name of a class


class Variants(Protocol):
    @property
    def VARIANTS(self) -> Mapping[str, Mapping[str, Any]]: ...  # noqa: N802 - of a constant


class Actions(Protocol):
    @property
    def Action(self) -> Any: ...  # noqa: N802 - the name of a type

    def to_typed(self, action: int, /) -> Data: ...
    def from_typed(self, action: Any, /) -> int: ...


class Notation(Protocol):
    @property
    def SEATS(self) -> tuple[str, ...]: ...  # noqa: N802 - the name of a constant


class Events(Protocol):
    @property
    def AnyEvent(self) -> Any: ...  # noqa: N802 - the name of a type

    def events(self, before: Any, action: int, after: Any, /) -> list[Told]: ...


class Sights(Protocol):
    def view(self, position: Any, viewer: int, /) -> Data: ...


class Explicit(Protocol):
    def to_facts(self, position: Any, /) -> Data: ...


class Text(Protocol):
    def tell(self, event: Event, viewer: int, /) -> Sentence | None: ...


class Trays(Protocol):
    def tray(self, position: Any, /) -> Tray: ...


@dataclass(frozen=True)
class Chapters:
    """The modules of a game's folder."""

    codes: Codes
    options: Variants
    actions: Actions
    notation: Notation
    events: Events
    view: Sights
    explicit: Explicit
    text: Text
    tray: Trays | None = None
    """None where positions are not set up by hand."""


class Rulebook(Game[P]):
    chapters: ClassVar[Chapters]

    def __init_subclass__(cls) -> None:
        """What has the same name in the chapters of every game need not be said again."""
        super().__init_subclass__()
        of = cls.chapters
        cls.ends, cls.variants = of.codes.End, of.options.VARIANTS
        cls.action_type, cls.event_type = of.actions.Action, of.events.AnyEvent

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return self.chapters.notation.SEATS[:seats]

    def to_typed(self, action: int) -> Data:
        return self.chapters.actions.to_typed(action)

    def from_typed(self, action: Any) -> int:
        return self.chapters.actions.from_typed(action)

    def events(self, before: P, action: int, after: P) -> list[Told]:
        return self.chapters.events.events(before, action, after)

    def view(self, position: P, viewer: int) -> Data:
        return self.chapters.view.view(position, viewer)

    def to_facts(self, position: P) -> Data:
        return self.chapters.explicit.to_facts(position)

    def tell(self, event: Event, viewer: int) -> Sentence | None:
        return self.chapters.text.tell(event, viewer)

    def tray(self, seats: int, options: Any) -> Tray | None:
        of = self.chapters.tray
        return None if of is None else of.tray(self.start(seats, options))
