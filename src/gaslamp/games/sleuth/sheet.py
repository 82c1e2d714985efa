"""The information sheet (SL-05): what a player can write down from what they were told.

It is a paper sheet, not a solver: it notes hands, shown gems and announced numbers, and crosses
out and fills in what follows from one line at a time, again and again until nothing more does.
"""

from collections.abc import Iterable
from typing import Any, Final

from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import events
from gaslamp.games.sleuth.cards import GEM_COUNT, GEM_TEXT, MATCHES, QUESTION_TEXT

OPEN: Final = -1
"""The place of the gems that lie face up."""
MISSING: Final = -2


class Sheet:
    """For each gem, the places where it may still be."""

    def __init__(self, seats: int, sizes: dict[int, int]) -> None:
        self.seats = seats
        self.sizes = sizes
        """How many gems each place holds."""
        self.places = [{*range(seats), MISSING} for _ in range(GEM_COUNT)]
        self.numbers: set[tuple[int, int, int]] = set()
        """Announced: so many of these gems are in that place."""

    def holder(self, gem: int) -> int | None:
        """Where the gem is, if that is settled."""
        places = self.places[gem]
        return next(iter(places)) if len(places) == 1 else None

    def possible(self, gem: int) -> set[int]:
        return self.places[gem]

    def missing(self) -> list[int]:
        """The missing gems, as far as the sheet shows them."""
        return [gem for gem in range(GEM_COUNT) if self.places[gem] == {MISSING}]

    def solved(self) -> bool:
        return len(self.missing()) == self.sizes[MISSING]

    def note(self, gem: int, place: int) -> None:
        self.places[gem] = {place}

    def note_all(self, gems: Iterable[int], place: int) -> None:
        """These gems and no others are in a place."""
        here = set(gems)
        for gem in range(GEM_COUNT):
            if gem in here:
                self.note(gem, place)
            else:
                self.places[gem].discard(place)

    def note_number(self, place: int, gems: int, number: int) -> None:
        self.numbers.add((place, gems, number))

    def work_out(self) -> None:
        """Go through the lines until none has anything to add."""
        lines = self._lines()
        while any(self._apply(*line) for line in lines):
            pass

    def _lines(self) -> list[tuple[int, int, int]]:
        """The announced numbers, and what they leave for the rest of each place."""
        every = (1 << GEM_COUNT) - 1
        whole = [(place, every, size) for place, size in self.sizes.items()]
        rest = [
            (place, every & ~gems, self.sizes[place] - number)
            for place, gems, number in self.numbers
        ]
        return [*whole, *self.numbers, *rest]

    def _apply(self, place: int, gems: int, number: int) -> bool:
        """So many of `gems` are in `place`: all that can be, or none beside those that are."""
        here = [gem for gem in range(GEM_COUNT) if gems >> gem & 1 and place in self.places[gem]]
        sure = [gem for gem in here if len(self.places[gem]) == 1]
        open_ones = [gem for gem in here if len(self.places[gem]) > 1]
        if not open_ones or len(sure) < number < len(here):
            return False
        for gem in open_ones:
            if len(here) == number:
                self.note(gem, place)
            else:
                self.places[gem].discard(place)
        return True


def fill(sight: Sight[Any, Any, Any]) -> Sheet:
    """The sheet of the seat whose sight this is, with all that it was told worked in."""
    view = sight.view
    sizes = {seat: view.seats[seat].gems for seat in range(sight.seats)}
    sizes |= {OPEN: len(view.open_gems), MISSING: sight.options.missing}
    sheet = Sheet(sight.seats, sizes)
    for text in view.open_gems:
        sheet.note(_gem(text), OPEN)
    if view.hand is not None:
        sheet.note_all((_gem(text) for text in view.hand), sight.viewer)
    for event in sight.events:
        _note_event(sheet, event)
    sheet.work_out()
    return sheet


def _note_event(sheet: Sheet, event: Any) -> None:
    match event:
        case events.Answered(_, opponent, question, _, number):
            sheet.note_number(opponent, MATCHES[QUESTION_TEXT.index(question)], number)
        case events.Shown(_, opponent, gems):
            for text in gems:
                sheet.note(_gem(text), opponent)
        case events.Learnt(_, gems) | events.Checked(_, True, list(gems)):
            sheet.note_all((_gem(text) for text in gems), MISSING)


def _gem(text: str) -> int:
    return GEM_TEXT.index(text)
