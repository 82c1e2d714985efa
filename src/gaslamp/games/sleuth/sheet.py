"""The information sheet (SL-05): what a player can write down from what they were told.

It is a sheet, not a solver. On *paper* stands what one has before one's eyes: hand, table, gems
that were shown. A *clerk* adds what each answer says by itself. For the *oracle* it crosses out and
fills in what follows from one line at a time, again and again until nothing more does.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from gaslamp.core.bits import mask_of, members
from gaslamp.core.notes import ORACLE, PAPER, Way
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import events
from gaslamp.games.sleuth.cards import GEM_COUNT, GEM_TEXT, MATCHES, QUESTION_TEXT
from gaslamp.games.sleuth.notation import SEATS

OPEN: Final = -1
"""The place of the gems that lie face up."""
MISSING: Final = -2


ALL: Final = (1 << GEM_COUNT) - 1


class Sheet:
    """For each place, the gems that may still be there, one bit a gem."""

    def __init__(self, seats: int, sizes: dict[int, int]) -> None:
        self.sizes = sizes
        """How many gems each place holds."""
        self.may = dict.fromkeys([*range(seats), OPEN, MISSING], ALL)
        self.numbers: set[tuple[int, int, int]] = set()
        """Announced: so many of these gems are in that place."""

    def possible(self, gem: int) -> set[int]:
        """The places where a gem may be."""
        return {place for place, gems in self.may.items() if gems >> gem & 1}

    def holder(self, gem: int) -> int | None:
        """Where the gem is, if that is settled."""
        places = self.possible(gem)
        return places.pop() if len(places) == 1 else None

    def sure(self, place: int) -> int:
        """The gems that are in a place for certain."""
        return self.may[place] & ~self.elsewhere(place)

    def elsewhere(self, place: int) -> int:
        """The gems that may be in some other place."""
        gems = 0
        for other, there in self.may.items():
            if other != place:
                gems |= there
        return gems

    def missing(self) -> list[int]:
        """The missing gems, as far as the sheet shows them."""
        return members(self.sure(MISSING))

    def solved(self) -> bool:
        return self.sure(MISSING).bit_count() == self.sizes[MISSING]

    def note(self, gems: int, place: int) -> None:
        """These gems are in a place."""
        for other in self.may:
            if other != place:
                self.may[other] &= ~gems

    def note_all(self, gems: int, place: int) -> None:
        """These gems and no others are in a place."""
        self.note(gems, place)
        self.may[place] = gems

    def work_out(self) -> None:
        """Go through the lines until none has anything to add."""
        lines = self._lines()
        while any(self._apply(*line) for line in lines):
            pass

    def _lines(self) -> list[tuple[int, int, int]]:
        """How much each place holds, the announced numbers, and what these leave for the rest."""
        whole = [(place, ALL, size) for place, size in self.sizes.items()]
        rest = [
            (place, ALL & ~gems, self.sizes[place] - number) for place, gems, number in self.numbers
        ]
        return [*whole, *self.numbers, *rest]

    def _apply(self, place: int, gems: int, number: int) -> bool:
        """So many of `gems` are in `place`: all that can be, or none beside those that are."""
        here = self.may[place] & gems
        open_ones = here & self.elsewhere(place)
        if not open_ones:
            return False
        if here.bit_count() == number:
            self.note(open_ones, place)
        elif (here & ~open_ones).bit_count() == number:
            self.may[place] &= ~open_ones
        else:
            return False
        return True


def fill(sight: Sight[Any, Any, Any], way: Way = ORACLE) -> Sheet:
    """The sheet of the seat whose sight this is, with as much worked in as that way does."""
    sheet = _seen(sight)
    if way != PAPER:
        _note_answers(sheet, sight.events)
    if way == ORACLE:
        sheet.work_out()
    return sheet


def _seen(sight: Sight[Any, Any, Any]) -> Sheet:
    """What the seat has before its eyes, and what it was shown."""
    view = sight.view
    sizes = {seat: view.seats[seat].gems for seat in range(sight.seats)}
    sizes |= {OPEN: len(view.open_gems), MISSING: sight.options.missing}
    sheet = Sheet(sight.seats, sizes)
    sheet.note_all(_gems(view.open_gems), OPEN)
    if view.hand is not None:
        sheet.note_all(_gems(view.hand), sight.viewer)
    for event in sight.events:
        _note_shown(sheet, event)
    return sheet


def by_gem(sight: Sight[Any, Any, Any], way: Way = ORACLE) -> dict[str, list[str]]:
    """Of each gem, where it may be: a seat's letter, `open`, or `missing`."""
    sheet = fill(sight, way)
    names = {**dict(enumerate(SEATS[: sight.seats])), OPEN: "open", MISSING: "missing"}
    return {
        text: [name for place, name in names.items() if sheet.may[place] >> gem & 1]
        for gem, text in enumerate(GEM_TEXT)
    }


def _note_shown(sheet: Sheet, event: Any) -> None:
    match event:
        case events.Shown(_, opponent, gems):
            sheet.note(_gems(gems), opponent)
        case events.Learnt(_, gems) | events.Checked(_, True, list(gems)):
            sheet.note_all(_gems(gems), MISSING)


def _note_answers(sheet: Sheet, told: Sequence[Any]) -> None:
    for event, following in zip_longest(told, told[1:]):
        if isinstance(event, events.Answered):
            shown = _gems(following.gems) if isinstance(following, events.Shown) else 0
            _note_answer(sheet, event, shown)


def _note_answer(sheet: Sheet, answer: events.Answered, shown: int) -> None:
    """None of them, all of them, or these that were shown and no others."""
    gems = MATCHES[QUESTION_TEXT.index(answer.question)]
    sheet.numbers.add((answer.opponent, gems, answer.number))
    if answer.number == shown.bit_count():
        sheet.may[answer.opponent] &= ~gems | shown
    if answer.number == gems.bit_count():
        sheet.note(gems, answer.opponent)


def _gems(texts: list[str]) -> int:
    return mask_of([GEM_TEXT.index(text) for text in texts])
