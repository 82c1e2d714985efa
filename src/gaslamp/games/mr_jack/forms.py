"""The whole game of Mr. Jack and its small forms for exact work: who is there, how long."""

from dataclasses import dataclass
from typing import Final

from gaslamp.games.mr_jack.board import CELLS, START
from gaslamp.games.mr_jack.codes import (
    EVERYBODY,
    GOODLEY,
    GULL,
    HOLMES,
    LAST_TURN,
    LESTRADE,
    OUTSIDE,
    SMITH,
    STEALTHY,
    WATSON,
)

_MOVES: Final = 3


@dataclass(frozen=True)
class MrJackForm:
    name: str
    people: int = EVERYBODY
    """Who is there, one bit a character; half of them are played in a turn."""
    turns: int = LAST_TURN
    moves: int = _MOVES
    """How many steps a character goes at most; Stealthy goes one more."""
    start: tuple[int, ...] = START
    """The cell where each character begins; those who are not there stand outside."""

    @property
    def cards_a_turn(self) -> int:
        return self.people.bit_count() // 2


def _small(name: str, turns: int, moves: int, at: dict[int, str]) -> MrJackForm:
    cells = {who: CELLS.index(cell) for who, cell in at.items()}
    start = tuple(cells.get(who, OUTSIDE) for who in range(len(START)))
    return MrJackForm(name, sum(1 << who for who in at), turns, moves, start)


FORMS: Final = (
    MrJackForm(""),
    _small("two", 4, 1, {STEALTHY: "l6", GULL: "k7"}),
    _small("four", 4, 2, {HOLMES: "g5", LESTRADE: "e5", STEALTHY: "i4", GULL: "e9"}),
    _small(
        "six",
        4,
        2,
        {
            HOLMES: "g5",
            WATSON: "a3",
            SMITH: "g8",
            STEALTHY: "i4",
            GOODLEY: "m10",
            GULL: "e9",
        },
    ),
)
NAMES: Final = tuple(form.name for form in FORMS)
SMALL: Final = NAMES[1:]
