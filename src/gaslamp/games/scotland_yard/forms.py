"""The forms of Scotland Yard: one table of what they differ in. Small ones are for exact work."""

from dataclasses import dataclass, replace
from typing import Final

from gaslamp.games.scotland_yard.board import MAPS, SMALL, STATION_COUNT, start_cards


@dataclass(frozen=True)
class Form:
    name: str
    fewest_seats: int
    most_seats: int
    board: int
    """Which map, as `board.MAPS` counts them."""
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
    black: int | None = None
    """None: as many as there are detectives (SY-40)."""
    shared_purse: bool = False
    """SY-31."""
    tickets_needed: bool = True
    """Not for beginners (SY-62), for whom black means secret too (SY-64)."""
    endless_tickets: bool = False
    """Mister X's ordinary tickets never run out (SY-43)."""
    in_seat_order: bool = False
    """Detectives move in seat order (SY-44)."""
    stations: int = STATION_COUNT
    fewest_pawns: int = 4
    """Bobbies make up so many (SY-01, SY-30)."""

    def seats_allowed(self, seats: int) -> bool:
        return self.fewest_seats <= seats <= self.most_seats

    def a_seat(self, seats: int) -> int:
        """How many detectives a detective player has (SY-30, SY-41)."""
        alone = self.shared_purse or (self.in_seat_order and seats == _THREE)
        return 2 if alone else 1

    def detectives(self, seats: int) -> int:
        return (seats - 1) * self.a_seat(seats)

    def bobbies(self, seats: int) -> int:
        """SY-01, SY-30."""
        if self.in_seat_order or not self.tickets_needed:
            return 0
        return max(0, self.fewest_pawns - self.detectives(seats))

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
        return self.detectives(seats) if self.black is None else self.black


_THREE: Final = 3
_BOX_2014: Final = (57, 45, 23)
_D_CARDS: Final = start_cards("2014", "detective")
_X_CARDS: Final = start_cards("2014", "mrx")
_PILE: Final = start_cards("1983", "any")
_BEGINNERS_SECRET: Final = {3, 8, 13}

_2014: Final = Form(
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
)
_TWO: Final = replace(
    _2014, name="2014-two", fewest_seats=2, most_seats=2, purse=(20, 16, 8), shared_purse=True
)

FULL: Final = (
    _2014,
    _TWO,
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


Purse = tuple[int, int, int]


def _small(
    name: str, rounds: int, showing: set[int], purse: Purse, black: int = 0, doubles: int = 0
) -> Form:
    """The rules of 2014 on a small map, without bobbies: a detective a seat but the first."""
    return Form(
        name=name,
        fewest_seats=2,
        most_seats=3,
        board=MAPS.index(name),
        log_length=rounds,
        last_round=rounds,
        showing=frozenset(showing),
        purse=purse,
        box=(3 * purse[0], 3 * purse[1], 3 * purse[2]),
        detective_cards=start_cards(name, "detective"),
        x_cards=start_cards(name, "mrx"),
        stations=SMALL[name],
        fewest_pawns=0,
        black=black,
        doubles=doubles,
    )


FORMS: Final = (
    *FULL,
    _small("square", 3, {2}, (3, 1, 0)),
    _small("mews", 4, {2}, (4, 2, 0)),
    _small("wharf", 4, {2}, (4, 2, 0), black=1),
    _small("soho", 6, {2, 4}, (6, 4, 2), black=1, doubles=1),
    _small("borough", 8, {2, 5}, (8, 5, 3), black=2, doubles=1),
)
NAMES: Final = tuple(form.name for form in FORMS)
BEGINNERS: Final = NAMES.index("beginners")
