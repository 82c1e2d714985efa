"""Sleuth: who has which gems, and which one is missing? 3 to 7 seats."""

from typing import Any

from gaslamp.core.chronicle import Chronicle
from gaslamp.core.game import is_small
from gaslamp.core.notes import ORACLE, Way
from gaslamp.core.numbering import kind_of
from gaslamp.core.rulebook import Chapters, Rulebook
from gaslamp.core.sentence import Sentence
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import (
    actions,
    codes,
    events,
    explicit,
    forms,
    notation,
    options,
    sheet,
    text,
    tray,
    view,
)
from gaslamp.games.sleuth.rules import SleuthPosition


class Sleuth(Rulebook[SleuthPosition]):
    name = "sleuth"
    rules_version = 1
    fewest_seats = 3
    most_seats = 7
    usual_seats = 4
    minutes = 40
    chronicle = Chronicle(
        beginning=r"ask \S+ (?P<it>.+?) \[", say_beginning=text.question, stakes=actions.stakes
    )
    option_type = options.SleuthOptions
    view_type = view.SleuthView
    facts_type = explicit.SleuthFacts
    small_forms = forms.SMALL
    chapters = Chapters(codes, options, actions, notation, events, view, explicit, text, tray)

    def start(self, seats: int, options_: Any) -> SleuthPosition:
        self.check_size(seats, options_)
        return options.start(seats, options_)

    def table_sizes(self, options_: Any) -> range:
        small = options.form_of(options_).sizes if is_small(options_) else None
        return small or super().table_sizes(options_)

    def write(self, action: int, position: SleuthPosition) -> str:
        return notation.write(action)

    def read(self, text_: str, seat: int, position: SleuthPosition) -> int:
        return notation.read(text_, seat)

    def goes_on(self, action: int, before: SleuthPosition, after: SleuthPosition) -> bool:
        kind = kind_of(action)
        return kind in (codes.ANNOUNCE, codes.FINAL) or (
            kind == codes.NAME and after.naming == before.naming
        )

    def may_go_on(self, action: int) -> bool:
        return kind_of(action) in (codes.ANNOUNCE, codes.FINAL, codes.NAME)

    def from_facts(self, facts: Any, seats: int, options_: Any) -> SleuthPosition:
        return explicit.from_facts(facts, seats, options_)

    def describe(self, action: int, position: SleuthPosition) -> Sentence:
        return text.describe(action)

    def sheet(self, sight: Sight[Any, Any, Any], way: Way = ORACLE) -> dict[str, list[str]]:
        return sheet.by_gem(sight, way)


GAME = Sleuth()
RULES = (GAME,)
