"""Scotland Yard tables for tests, set up and played in the game's own notation."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

from tests.games.sitting import NotationSitting

from gaslamp.games.scotland_yard import GAME
from gaslamp.games.scotland_yard.events import (
    Noted,
    Reappeared,
    Seen,
    Showed,
    StayedHidden,
    Taken,
    Travelled,
)
from gaslamp.games.scotland_yard.explicit import WrittenFacts, WrittenPlace, from_facts
from gaslamp.games.scotland_yard.forms import FORMS, NAMES, Form
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.games.scotland_yard.view import ScotlandYardView, Tickets

SEATS = ("X", "D1", "D2", "D3", "D4", "D5")
USUAL_SEATS = {"2014": 4, "2014-two": 2, "1983": 5, "beginners": 5}
NOWHERE_NEAR = (189, 190, 191, 192, 193)
"""Where pawns stand that a test does not speak of."""


class Sitting(NotationSitting[ScotlandYardPosition, ScotlandYardView]):
    game = GAME
    seats = SEATS

    def answer(self, *but: str) -> Self:
        """The detectives move by the first move they find that catches nobody."""
        self.do(*but)
        while self.position.awaited > 1 and not self.position.over:
            seat = self.view(None).awaited[0]
            x = self.position.track[self.position.log_count]
            legal = self.position.legal(seat)
            self.play.act(next(action for action in legal if action >> 9 & 255 != x))
        return self

    def where(self, pawn: str) -> int | None:
        return next(each.station for each in self.view(None).pawns if each.name == pawn)

    def tickets(self, pawn: str) -> Tickets | None:
        return next(each.tickets for each in self.view(None).pawns if each.name == pawn)

    def ended(self) -> str | None:
        outcome = self.play.record().outcome
        return None if outcome is None else outcome.reason

    def winners(self) -> list[int]:
        outcome = self.play.record().outcome
        assert outcome is not None
        return outcome.winners


viewer = Sitting.viewer


def form_named(name: str) -> Form:
    return FORMS[NAMES.index(name)]


def empty(form: str = "2014", seats: int | None = None, **options: Any) -> Sitting:
    """A table before the first card is drawn."""
    agreed = ScotlandYardOptions(form=form, **options)  # type: ignore[arg-type]
    return Sitting(agreed, GAME.start(seats or USUAL_SEATS[form], agreed))


def sitting(
    form: str = "2014",
    seats: int | None = None,
    *,
    x: int = 1,
    log: Sequence[str] = (),
    shown: Iterable[int] = (),
    pawns: Sequence[int] = (),
    purses: dict[int, tuple[int, int, int]] | None = None,
    doubles: int | None = None,
    stage: str = "choosing",
    moved: Iterable[str] = (),
    **options: Any,
) -> Sitting:
    """A table in the middle of a game. `x` is where Mister X began, `log` what he did since;
    purses are full where nothing is said."""
    agreed = ScotlandYardOptions(form=form, **options)  # type: ignore[arg-type]
    seats = seats or USUAL_SEATS[form]
    table = form_named(form)
    start = GAME.start(seats, agreed)
    names = [f"detective {i + 1}" for i in range(start.detectives)]
    names += [f"bobby {i + 1}" for i in range(start.bobbies)]
    standing = [*pawns, *(s for s in NOWHERE_NEAR if s not in pawns)][: len(names)]
    purse_count = 0 if not table.tickets_needed else 1 if table.shared_purse else start.detectives
    facts = WrittenFacts(
        stage=stage,  # type: ignore[arg-type]
        pawns=list(standing),
        start=x,
        log=_places(table, log, set(shown)),
        purses=[Tickets(*(purses or {}).get(i + 1, table.purse)) for i in range(purse_count)],
        doubles=table.doubles if doubles is None else doubles,
        to_move=[name for name in names if name not in moved] if stage == "answering" else [],
        taken=Tickets(0, 0, 0),
        taking=None,
    )
    return Sitting(agreed, from_facts(facts, seats, agreed))


def _places(form: Form, log: Sequence[str], shown: set[int]) -> list[WrittenPlace]:
    places = []
    for number, text in enumerate(log, start=1):
        ticket, station = text.split()
        seen = number in form.showing or number in shown
        if not form.tickets_needed:
            seen = number < len(log) or ticket == "to"
        used: Any = None if ticket == "to" else ticket
        places.append(WrittenPlace(used, int(station), seen))
    return places


def to_and_fro(count: int, *stations: int, ticket: str = "taxi") -> list[str]:
    """A log of so many places between two stations, the first being the one he goes to first."""
    return [f"{ticket} {stations[number % 2]}" for number in range(count)]


def heard(table: Sitting, seat: str | None) -> list[object]:
    """What Mister X did, as far as this seat was told."""
    kinds = (Travelled, Noted, Seen, Reappeared, Showed, StayedHidden, Taken)
    return [event for event in table.told(seat) if isinstance(event, kinds)]
