"""The face of a game: everything the rest of the house asks of it goes through here."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from enum import IntEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import UNSET, UnsetType

from gaslamp.core.chronicle import Chronicle
from gaslamp.core.data import Data, from_plain
from gaslamp.core.errors import Unreadable
from gaslamp.core.events import Event, Told
from gaslamp.core.notation import seat_called
from gaslamp.core.notes import ORACLE, Way
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import Sight
from gaslamp.core.tray import Tray

P = TypeVar("P", bound=Position)

COLOURS = ("blue", "orange", "green", "violet", "yellow", "rose", "teal", "grey")
"""Those that seats can have; how each looks by night and by day is the client's."""
FIRST_LESSON = "first"
HOUSE = "house"
"""How records call the seat of chance."""


def _lesson_name(file: str) -> str:
    return file.removeprefix("lesson").removesuffix(".json").removeprefix("-") or FIRST_LESSON


def lesson_file(name: str) -> str:
    return "lesson.json" if name == FIRST_LESSON else f"lesson-{name}.json"


class Options(Data):
    """What is agreed before the game. Each game has its own."""


def check_small(name: str | UnsetType, known: Iterable[str]) -> str:
    """The name of a small form for exact work, if one is agreed; refused if there is none such."""
    if name is UNSET:
        return ""
    if name not in (names := list(known)):
        raise Unreadable(say("unreadable-small", text=str(name), known=", ".join(names)))
    return str(name)


def is_small(options: Options) -> bool:
    """Whether these options ask for a small form, which is for programs and not for tables."""
    return getattr(options, "small", UNSET) is not UNSET


class Game(ABC, Generic[P]):
    """One rulebook. Methods take and give positions, typed data and text; nothing is kept here."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Goes up when a rule changes what may be done or what comes of it. What was begun under an
    older version goes on under it: `games.game_named` keeps them all."""
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    usual_seats: ClassVar[int]
    colours: ClassVar[tuple[str, ...]] = COLOURS
    """Of the seats, in their order; some of `COLOURS`."""
    beginner: ClassVar[int] = 0
    """The seat where somebody new sits best."""
    minutes: ClassVar[int]
    """How long a game usually takes."""
    option_type: ClassVar[type[Options]]
    roles: ClassVar[tuple[str, ...]] = ()
    """The parts that are played, in the order of the sides; none where all seats are alike."""
    sought: ClassVar[str] = ""
    """The part of whoever the others look for, who knows what they would like to know."""
    has_points: ClassVar[bool] = False
    """Whether it is played for points, and not only to win."""
    chronicle: ClassVar[Chronicle] = Chronicle()
    only_where: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Options that there are only where another one has this value."""
    action_type: ClassVar[Any]
    """The union of the typed actions."""
    event_type: ClassVar[Any]
    """The union of the events."""
    view_type: ClassVar[type[Data]]
    facts_type: ClassVar[type[Data]]
    """A whole position as JSON."""
    ends: ClassVar[type[IntEnum]]
    variants: ClassVar[Mapping[str, Mapping[str, Any]]]
    """Names for options that differ from the usual game; they can be combined."""
    small_forms: ClassVar[tuple[str, ...]] = ()
    """What the option `small` may say: forms for exact work, which are not for tables."""

    @abstractmethod
    def start(self, seats: int, options: Any) -> P:
        """The position before the first card is dealt."""

    @abstractmethod
    def seat_names(self, seats: int) -> tuple[str, ...]:
        """How notation calls the seats."""

    @abstractmethod
    def to_typed(self, action: int) -> Data: ...

    @abstractmethod
    def from_typed(self, action: Any) -> int: ...

    @abstractmethod
    def write(self, action: int, position: P) -> str:
        """The action in notation, without its seat; `position` is the one before it."""

    @abstractmethod
    def read(self, text: str, seat: int, position: P) -> int:
        """The action that `write` would have written so."""

    def continues(self, action: int, position: P) -> bool:
        """Whether the action belongs on the same line of a record as the one before it."""
        return False

    def goes_on(self, action: int, before: P, after: P) -> bool:
        """Whether the seat's move goes on after this step, of which the seat foresees everything.

        Such steps can be composed, looked at and taken back before the whole move is made.
        """
        return False

    def may_go_on(self, action: int) -> bool:
        """Whether a move may go on after this step, or shows something that can be foreseen.

        Told by the action alone, so that nobody need try it: where it is False, the step is a whole
        move and can be made at once.
        """
        return True

    def foresee(self, action: int, position: P, seat: int) -> Data | None:
        """What `seat` would see after the last step of its move, as far as all can foresee it.

        A view. It follows from what the seat sees now and from nothing else; None if the game does
        not look ahead, or if nothing can be said.
        """
        return None

    def why_not(self, action: int, position: P) -> Sentence:
        """Why a seat that is awaited may not do this, from what that seat knows and no more."""
        return say("not-legal", action=self.write(action, position))

    @abstractmethod
    def events(self, before: P, action: int, after: P) -> list[Told]: ...

    @abstractmethod
    def view(self, position: P, viewer: int) -> Data:
        """What `viewer` sees on the table now."""

    def scores(self, position: P) -> tuple[int, ...]:
        """What each seat has come to: where there are no points, 1 for those who have won."""
        return tuple(position.winners >> seat & 1 for seat in range(position.seats))

    @abstractmethod
    def to_facts(self, position: P) -> Data: ...

    @abstractmethod
    def from_facts(self, facts: Any, seats: int, options: Any) -> P:
        """The position that `to_facts` described; refused if it cannot stand on a table."""

    @abstractmethod
    def tell(self, event: Event, viewer: int) -> Sentence | None:
        """The event as a sentence for `viewer`; None when there is nothing worth saying."""

    @abstractmethod
    def describe(self, action: int, position: P) -> Sentence:
        """The action as a choice offered to the seat that may take it."""

    def tray(self, seats: int, options: Any) -> Tray | None:
        """What can be laid on the table by hand, for who sets up a position; None where there is
        no form for it, and the facts are written."""
        return None

    def sheet(self, sight: Sight[Any, Any, Any], way: Way = ORACLE) -> dict[str, list[str]]:
        """What stands on somebody's sheet by itself, noted this way: answers left, by subject.

        Empty in games that are played without a sheet.
        """
        return {}

    def is_shared(self, action: int) -> bool:
        """Whether it moves what several seats share: good manners leave that to people."""
        return False

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Which seats play together. Usually every seat is for itself."""
        return tuple((seat,) for seat in range(seats))

    def parts(self, seats: int) -> tuple[int, ...]:
        """The sides that play differently; of sides that are alike, the first stands for all."""
        sizes = [len(side) for side in self.sides(seats)]
        return tuple(sizes.index(size) for size in dict.fromkeys(sizes))

    @property
    def room(self) -> Traversable:
        """The folder of the game's package, with its data."""
        return files(type(self).__module__)

    def lessons(self) -> list[str]:
        """Their names; the first is in `lesson.json`, the others in `lesson-<name>.json`."""
        found = (each.name for each in self.room.iterdir())
        names = [_lesson_name(file) for file in found if file.startswith("lesson")]
        return sorted(names, key=lambda name: (name != FIRST_LESSON, name))

    def seat_named(self, text: str, seats: int) -> int:
        if text == HOUSE:
            return CHANCE
        return seat_called(text, self.seat_names(seats))

    def check_seat(self, seat: Any, seats: int) -> None:
        """Whether it is one of so many, or chance's."""
        if not isinstance(seat, int) or not (0 <= seat < seats or seat == CHANCE):
            names = ", ".join(self.seat_names(seats))
            raise Unreadable(say("unreadable-seat", text=str(seat), seats=names))

    def name_of(self, seat: int, seats: int) -> str:
        return HOUSE if seat == CHANCE else self.seat_names(seats)[seat]

    def options(self, plain: Mapping[str, Any]) -> Any:
        """Options from JSON or the command line."""
        return from_plain(dict(plain), self.option_type)

    def variant(self, name: str) -> Mapping[str, Any]:
        """The options that a variant's name stands for."""
        if name not in self.variants:
            count, known = len(self.variants), ", ".join(self.variants)
            raise Unreadable(say("unreadable-variant", text=name, count=count, variants=known))
        return self.variants[name]

    def table_sizes(self, options: Any) -> range:
        """How many may sit down under these options."""
        return range(self.fewest_seats, self.most_seats + 1)

    def usual_size(self, options: Any) -> int:
        sizes = self.table_sizes(options)
        return min(max(self.usual_seats, sizes[0]), sizes[-1])

    def check_rules(self, rules: int) -> None:
        """Refused if something was written under another version than this one."""
        if rules != self.rules_version:
            raise Unreadable(say("unreadable-rules", rules=rules, known=str(self.rules_version)))

    def check_seats(self, seats: int) -> None:
        _check_seats(seats, range(self.fewest_seats, self.most_seats + 1))

    def check_size(self, seats: int, options: Any) -> None:
        """The same where a small form may have other sizes than the game."""
        if is_small(options):
            _check_seats(seats, self.table_sizes(options))
        else:
            self.check_seats(seats)


def _check_seats(seats: int, sizes: range) -> None:
    if seats not in sizes:
        fewest, most = sizes[0], sizes[-1]
        span = "one" if fewest == most else "many"
        raise Unreadable(say("unreadable-seats", seats=seats, span=span, fewest=fewest, most=most))
