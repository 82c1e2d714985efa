"""The Culprit: who holds the card, and will it be found before it is played? 3 to 8 seats."""

from typing import Any

from gaslamp.core.chronicle import Chronicle
from gaslamp.core.game import is_small
from gaslamp.core.rulebook import Chapters, Rulebook
from gaslamp.core.sentence import Sentence
from gaslamp.games.culprit import (
    actions,
    codes,
    events,
    explicit,
    notation,
    options,
    text,
    tray,
    view,
)
from gaslamp.games.culprit.rules import CulpritPosition


class Culprit(Rulebook[CulpritPosition]):
    name = "culprit"
    rules_version = 1
    fewest_seats = 3
    most_seats = 8
    usual_seats = 5
    minutes = 15
    chronicle = Chronicle(
        beginning=r"play (?P<it>[a-z' ]+?)(?: [A-H])?(?:,|$)",
        say_beginning=text.name,
        stakes=actions.stakes,
    )
    has_points = True
    option_type = options.CulpritOptions
    view_type = view.CulpritView
    facts_type = explicit.CulpritFacts
    small_forms = tuple(options.SMALL)
    chapters = Chapters(codes, options, actions, notation, events, view, explicit, text, tray)

    def start(self, seats: int, options_: Any) -> CulpritPosition:
        self.check_size(seats, options_)
        return options.start(seats, options_)

    def table_sizes(self, options_: Any) -> range:
        return options.SMALL_SEATS if is_small(options_) else super().table_sizes(options_)

    def write(self, action: int, position: CulpritPosition) -> str:
        return notation.write(action)

    def read(self, text_: str, seat: int, position: CulpritPosition) -> int:
        return notation.read(text_, seat)

    def continues(self, action: int, position: CulpritPosition) -> bool:
        return notation.continues(action)

    def may_go_on(self, action: int) -> bool:
        return False

    def from_facts(self, facts: Any, seats: int, options_: Any) -> CulpritPosition:
        return explicit.from_facts(facts, seats, options_)

    def describe(self, action: int, position: CulpritPosition) -> Sentence:
        return text.describe(action)

    def scores(self, position: CulpritPosition) -> tuple[int, ...]:
        """Points; where a game is one round there are none, but for who wins it."""
        points = tuple(position.points[: position.seats])
        return points if any(points) else super().scores(position)


GAME = Culprit()
RULES = (GAME,)
