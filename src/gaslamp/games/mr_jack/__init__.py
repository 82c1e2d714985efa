"""Mr. Jack: eight people in Whitechapel at night, and one of them is Jack. 2 seats."""

from typing import Any, ClassVar

from gaslamp.core.chronicle import Chronicle
from gaslamp.core.data import Data
from gaslamp.core.rulebook import Chapters, Rulebook
from gaslamp.core.sentence import Sentence
from gaslamp.games.mr_jack import (
    actions,
    codes,
    events,
    explicit,
    foresight,
    forms,
    notation,
    options,
    text,
    tray,
    view,
)
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.rules_1 import MrJackPosition1


class MrJack(Rulebook[MrJackPosition]):
    name = "mr_jack"
    rules_version = 2
    fewest_seats = 2
    most_seats = 2
    usual_seats = 2
    beginner = 1
    minutes = 30
    roles = ("jack", "investigator")
    sought = "jack"
    chronicle = Chronicle("turn", r"(?P<it>\w+),", text.character, actions.stakes)
    option_type = options.MrJackOptions
    view_type = view.MrJackView
    facts_type = explicit.MrJackFacts
    small_forms = forms.SMALL
    chapters = Chapters(codes, options, actions, notation, events, view, explicit, text, tray)
    position_type: ClassVar[type[MrJackPosition]] = MrJackPosition

    def start(self, seats: int, options_: Any) -> MrJackPosition:
        self.check_seats(seats)
        return self.position_type(options.form_of(options_))

    def parts(self, seats: int) -> tuple[int, ...]:
        return codes.JACK, codes.INVESTIGATOR

    def write(self, action: int, position: MrJackPosition) -> str:
        return notation.write(action, position)

    def read(self, text_: str, seat: int, position: MrJackPosition) -> int:
        return notation.read(text_, seat, position)

    def continues(self, action: int, position: MrJackPosition) -> bool:
        return notation.continues(action, position)

    def goes_on(self, action: int, before: MrJackPosition, after: MrJackPosition) -> bool:
        return after.active != codes.NOBODY

    def foresee(self, action: int, position: MrJackPosition, seat: int) -> Data | None:
        return foresight.foresee(action, position, seat)

    def from_facts(self, facts: Any, seats: int, options_: Any) -> MrJackPosition:
        return explicit.from_facts(facts, self.position_type(options.form_of(options_)))

    def describe(self, action: int, position: MrJackPosition) -> Sentence:
        return text.describe(action, position)


class MrJack1(MrJack):
    rules_version = 1
    position_type = MrJackPosition1


GAME = MrJack()
RULES = (MrJack1(), GAME)
