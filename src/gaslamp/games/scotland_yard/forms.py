"""The four forms of Scotland Yard: one table of what they differ in."""

from dataclasses import dataclass
from typing import Final

from gaslamp.games.scotland_yard.board import start_cards


@dataclass(frozen=True)
class Form:
    name: str
    fewest_seats: int
    most_seats: int
    board: int
    """Which map, as `board.BOARDS` counts them."""
    log_length: int
    last_round: int
    showing: frozenset[int]
    """The places of the log after which Mister X is in sight (SY-12, SY-46, SY-63)."""
    purse: tuple[int, int, int]
    """Taxi, bus and underground tickets of a purse."""
    box: tuple[int, int, int]
    """All tickets there are of each kind. In 1983 those that Mister X has at the start (SY-40)."""
    detective_cards: tuple[int, ...]
    x_cards: tuple[int, ...]
    doubles: int = 2
    black: int = 0
    """0: as many as there are detectives (SY-40)."""
    shared_purse: bool = False
    """SY-31."""
    tickets_needed: bool = True
    """Not for beginners (SY-62), for whom black means secret too (SY-64)."""
    endless_tickets: bool = False
    """Mister X's ordinary tickets never run out (SY-43)."""
    in_seat_order: bool = False
    """Detectives move in seat order (SY-44)."""

    def seats_allowed(self, seats: int) -> bool:
        return self.fewest_seats <= seats <= self.most_seats

    def a_seat(self, seats: int) -> int:
        """How many detectives a detective player has (SY-30, SY-41)."""
        alone = self.shared_purse or (self.in_seat_order and seats == _THREE)
        return 2 if alone else 1

    def detectives(self, seats: int) -> int:
        return (seats - 1) * self.a_seat(seats)

    def bobbies(self, seats: int) -> int:
        """SY-01, SY-30: they make up four pawns."""
        if self.in_seat_order or not self.tickets_needed:
            return 0
        return max(0, _FOUR - self.detectives(seats))

    def purses(self, seats: int) -> list[int]:
        """Three numbers a purse, with room for five."""
        count = 1 if self.shared_purse else self.detectives(seats)
        return list(self.purse) * count + [0] * (15 - 3 * count)

    def pool(self, seats: int) -> list[int]:
        """SY-04, SY-31: what is not dealt. SY-40: Mister X's first tickets."""
        if self.endless_tickets:
            return list(self.box)
        dealt = self.purses(seats)
        return [self.box[kind] - sum(dealt[kind::3]) for kind in range(3)]

    def black_tickets(self, seats: int) -> int:
        return self.black or self.detectives(seats)


_THREE: Final = 3
_FOUR: Final = 4
_BOX_2014: Final = (57, 45, 23)
_D_CARDS: Final = start_cards("2014", "detective")
_X_CARDS: Final = start_cards("2014", "mrx")
_PILE: Final = start_cards("1983", "any")
_BEGINNERS_SECRET: Final = {3, 8, 13}

FORMS: Final = (
    Form(
        name="2014",
        fewest_seats=3,
        most_seats=6,
        board=0,
        log_length=24,
        last_round=24,
        showing=frozenset({3, 8, 13, 18, 24}),
        purse=(11, 8, 4),
        box=_BOX_2014,
        detective_cards=_D_CARDS,
        x_cards=_X_CARDS,
        black=5,
    ),
    Form(
        name="2014-two",
        fewest_seats=2,
        most_seats=2,
        board=0,
        log_length=24,
        last_round=24,
        showing=frozenset({3, 8, 13, 18, 24}),
        purse=(20, 16, 8),
        box=_BOX_2014,
        detective_cards=_D_CARDS,
        x_cards=_X_CARDS,
        black=5,
        shared_purse=True,
    ),
    Form(
        name="1983",
        fewest_seats=3,
        most_seats=6,
        board=1,
        log_length=24,
        last_round=22,
        showing=frozenset({3, 8, 13, 18}),
        purse=(10, 8, 4),
        box=(4, 3, 3),
        detective_cards=_PILE,
        x_cards=_PILE,
        endless_tickets=True,
        in_seat_order=True,
    ),
    Form(
        name="beginners",
        fewest_seats=4,
        most_seats=5,
        board=0,
        log_length=14,
        last_round=13,
        showing=frozenset(range(15)) - _BEGINNERS_SECRET,
        purse=(0, 0, 0),
        box=(0, 0, 0),
        detective_cards=start_cards("beginners", "detective"),
        x_cards=start_cards("beginners", "mrx"),
        doubles=1,
        black=1,
        tickets_needed=False,
    ),
)
NAMES: Final = tuple(form.name for form in FORMS)
BEGINNERS: Final = NAMES.index("beginners")
