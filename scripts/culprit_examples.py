"""The little tables of The Culprit's guide: who holds what, and all that comes of playing a card.

The rules play them, so that the guide can say nothing else. Whoever reads plays for the first seat;
the others, and chance, do what is written here, or else what the rules name first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from gaslamp.core.data import Data, to_json
from gaslamp.core.events import Told, seen_by
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import OPEN, in_mask
from gaslamp.core.sentence import Sentence
from gaslamp.games.culprit import GAME, codes
from gaslamp.games.culprit.actions import Play, to_typed
from gaslamp.games.culprit.cards import CARD_TEXT, COPIES, HAND
from gaslamp.games.culprit.explicit import CulpritFacts
from gaslamp.games.culprit.options import CulpritOptions, SetUp
from gaslamp.games.culprit.rules import CulpritPosition

PAGE: Final = "web/src/rules/guide/culprit-tables.json"
SEATS: Final = 4
READER: Final = 0
FIRST: Final = CARD_TEXT[codes.FIRST]
INERT: Final = ("rumour", "exchange", "sharing", "alibi", "witness", "detective")
"""Cards that mean nothing any more once they have been played."""


class Branch(Data):
    """Something that the reader may do, and what comes of it."""

    action: Any
    said: Sentence
    then: Moment


class Moment(Data):
    events: list[Any]
    """What has happened since the moment before."""
    said: list[Sentence | None]
    view: Data | None
    """With all hands open; none when the round is over and all cards are gathered."""
    choices: list[Branch]


@dataclass(frozen=True)
class Table:
    hands: tuple[str, ...]
    played: tuple[str, ...] = ("", "", "", "")
    script: tuple[str, ...] = ()
    """Lines that are taken where they may be, the first of them first."""
    facts: dict[str, Any] = field(default_factory=dict)


EXAMPLES: Final[dict[str, list[Table]]] = {
    "first on the scene": [
        Table(
            (
                "first on the scene + detective + witness + alibi",
                "culprit + alibi + exchange + rumour",
                "toby + sharing + exchange + accomplice",
                "rumour + witness + detective + alibi",
            ),
        )
    ],
    "culprit": [
        Table(("culprit", "detective", "alibi + toby", "witness"), ("", "accomplice", "", "")),
        Table(
            ("culprit", "detective", "alibi + toby", "witness"),
            ("", "accomplice", "sheriff", ""),
            facts={"handcuffs": READER},
        ),
    ],
    "accomplice": [
        Table(("accomplice + alibi", "exchange + witness", "culprit", "toby + alibi")),
    ],
    "alibi": [Table(("alibi + culprit", "detective + alibi", "toby + exchange", "witness"))],
    "detective": [
        Table(
            ("detective + exchange", "culprit + alibi", "witness + sharing", "rumour"),
            ("", "", "", "accomplice"),
        ),
        Table(
            ("detective + exchange", "culprit + witness", "alibi + sharing", "rumour"),
            ("", "", "", "accomplice"),
        ),
    ],
    "toby": [
        Table(
            ("toby + alibi", "culprit + exchange", "witness + alibi", "rumour + detective"),
            ("", "", "governess", "accomplice"),
            ("house: show culprit",),
            {"governess": [2]},
        ),
        Table(
            ("toby + alibi", "culprit + exchange", "witness + alibi", "rumour + detective"),
            ("", "", "governess", "accomplice"),
            ("house: show exchange",),
            {"governess": [2]},
        ),
    ],
    "witness": [
        Table(
            ("witness + detective", "culprit + alibi", "exchange + sharing", "alibi"),
            script=("B: give alibi",),
        )
    ],
    "youngest": [Table(("youngest + alibi", "exchange", "culprit + witness", "detective"))],
    "sharing": [
        Table(
            ("sharing + witness + detective", "culprit + alibi", "exchange + toby", "alibi"),
            script=("B: give culprit", "C: give toby"),
        )
    ],
    "rumour": [
        Table(
            ("rumour + witness", "culprit + alibi", "exchange + toby", "detective"),
            script=("house: take culprit from B",),
        )
    ],
    "exchange": [
        Table(
            ("exchange + culprit + alibi", "witness + toby", "detective", "rumour + sharing"),
            script=("B: give witness",),
        )
    ],
    "panic": [
        Table(
            ("panic + alibi + witness", "culprit + exchange", "toby + detective", "rumour"),
            script=("A: give alibi", "B: give culprit", "house: return culprit to D"),
        )
    ],
    "sheriff": [
        Table(
            ("sheriff + exchange", "culprit + alibi", "witness + toby", "rumour"),
            ("", "", "governess", ""),
            facts={"governess": [2]},
        )
    ],
    "maid": [Table(("maid + culprit", "detective + alibi", "toby + exchange", "witness"))],
    "governess": [Table(("governess + culprit", "toby + alibi", "sheriff + exchange", "witness"))],
    "divining hat": [
        Table(
            ("divining hat + exchange", "witness + alibi", "culprit + toby", "detective"),
            ("", "", "", "accomplice"),
            ("A: done",),
        )
    ],
}


def page() -> str:
    tables = {card: [_opened(each, card) for each in EXAMPLES[card]] for card in CARD_TEXT}
    return to_json(tables).decode() + "\n"


def _opened(table: Table, card: str) -> Moment:
    position = _laid(table)
    plays = [each for each in position.legal(READER) if _plays(each, card)]
    return _moment([], position, plays, table)


def _plays(action: int, card: str) -> bool:
    typed = to_typed(action)
    return isinstance(typed, Play) and typed.card == card


def _moment(
    told: list[Told], position: CulpritPosition, actions: list[int], table: Table
) -> Moment:
    events = seen_by(told, OPEN)
    over = position.stage == codes.DEALING
    return Moment(
        events=events,
        said=[GAME.tell(event, OPEN) for event in events],
        view=None if over else GAME.view(position, OPEN),
        choices=[
            Branch(
                GAME.to_typed(action),
                GAME.describe(action, position),
                _then(position, action, table),
            )
            for action in actions
        ],
    )


def _then(before: CulpritPosition, action: int | None, table: Table) -> Moment:
    """What the reader did, and what the others do until the reader is asked again or it is over."""
    position, told = before.copy(), []
    while action is not None:
        last = position.copy()
        position.apply(action)
        told += GAME.events(last, action, position)
        action = _scripted(position, table)
    return _moment(told, position, _asked(position), table)


def _asked(position: CulpritPosition) -> list[int]:
    return [] if _is_settled(position) else position.legal(READER)


def _is_settled(position: CulpritPosition) -> bool:
    return position.stage in (codes.PLAYING, codes.DEALING)


def _scripted(position: CulpritPosition, table: Table) -> int | None:
    """What is done without the reader being asked; none when there is nothing of that kind."""
    if _is_settled(position):
        return None
    legal = list(_legal(position))
    written = {_written(action, position): action for action in legal}
    for line in table.script:
        if line in written:
            return written[line]
    return None if any(seat_of(action) == READER for action in legal) else legal[0]


def _legal(position: CulpritPosition) -> Iterator[int]:
    for seat in in_mask(position.awaited):
        yield from position.legal(seat)


def _written(action: int, position: CulpritPosition) -> str:
    return f"{GAME.name_of(seat_of(action), SEATS)}: {GAME.write(action, position)}"


def _laid(table: Table) -> CulpritPosition:
    """A hand and what lies before it are four cards; harmless ones make up what is missing."""
    hands, played = [[_cards(each) for each in rows] for rows in (table.hands, table.played)]
    if FIRST not in hands[READER]:
        played[READER].insert(0, FIRST)
    out = Counter(card for each in (*hands, *played) for card in each)
    harmless = [card for card in INERT for _ in range(COPIES[card] - out[card])]
    if FIRST in played[READER]:
        for hand, before in zip(hands, played, strict=True):
            while len(hand) + len(before) < HAND:
                before.append(harmless.pop())
    facts = CulpritFacts(
        stage=codes.STAGES[codes.PLAYING],
        hands=hands,
        played=played,
        discarded=[],
        points=[0] * SEATS,
        turn=READER,
        **table.facts,
    )
    setup = SetUp({FIRST: 1, CARD_TEXT[codes.CULPRIT]: 1}, HAND * SEATS - 2)
    return GAME.from_facts(facts, SEATS, CulpritOptions(setup=setup))


def _cards(text: str) -> list[str]:
    return [card.strip() for card in text.split("+") if card.strip()]
