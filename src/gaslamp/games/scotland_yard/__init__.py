"""Scotland Yard: hunt Mister X through London. Four forms, 2 to 6 seats; Mister X is the first."""

from typing import Any

from gaslamp.core.chronicle import Chronicle
from gaslamp.core.numbering import kind_of
from gaslamp.core.rulebook import Chapters, Rulebook
from gaslamp.core.sentence import Sentence
from gaslamp.games.scotland_yard import (
    actions,
    codes,
    events,
    explicit,
    notation,
    options,
    refusals,
    text,
    tray,
    view,
)
from gaslamp.games.scotland_yard.board import SMALL
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition


class ScotlandYard(Rulebook[ScotlandYardPosition]):
    name = "scotland_yard"
    rules_version = 1
    fewest_seats = 2
    most_seats = 6
    usual_seats = 4
    beginner = 1
    minutes = 45
    roles = ("mister_x", "detectives")
    sought = "mister_x"
    chronicle = Chronicle(
        turn="round",
        beginning=r"(?:2x )?(?P<it>taxi|bus|underground|black) \d+",
        say_beginning=text.ticket,
        stations=view.stations,
    )
    option_type = options.ScotlandYardOptions
    only_where = options.ONLY_WHERE
    view_type = view.ScotlandYardView
    facts_type = explicit.WrittenFacts
    small_forms = tuple(SMALL)
    chapters = Chapters(codes, options, actions, notation, events, view, explicit, text, tray)

    def start(self, seats: int, options_: Any) -> ScotlandYardPosition:
        self.check_seats(seats)
        return options.start(seats, options_)

    def table_sizes(self, options_: Any) -> range:
        form = options.form_of(options_)
        return range(form.fewest_seats, form.most_seats + 1)

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return (codes.MISTER_X,), tuple(range(1, seats))

    def write(self, action: int, position: ScotlandYardPosition) -> str:
        return notation.write(action, position)

    def read(self, text_: str, seat: int, position: ScotlandYardPosition) -> int:
        return notation.read(text_, seat, position)

    def continues(self, action: int, position: ScotlandYardPosition) -> bool:
        return notation.continues(position)

    def goes_on(
        self, action: int, before: ScotlandYardPosition, after: ScotlandYardPosition
    ) -> bool:
        return after.stage in (codes.DOUBLING, codes.SHOWING, codes.TAKING)

    def may_go_on(self, action: int) -> bool:
        return kind_of(action) not in (codes.MOVE, codes.BOBBY)

    def why_not(self, action: int, position: ScotlandYardPosition) -> Sentence:
        return refusals.why_not(action, position) or super().why_not(action, position)

    def from_facts(self, facts: Any, seats: int, options_: Any) -> ScotlandYardPosition:
        return explicit.from_facts(facts, seats, options_)

    def is_shared(self, action: int) -> bool:
        """SY-10: a bobby is everybody's."""
        return kind_of(action) == codes.BOBBY

    def describe(self, action: int, position: ScotlandYardPosition) -> Sentence:
        return text.describe(action)


GAME = ScotlandYard()
RULES = (GAME,)
