"""What is true at one moment of a game of Scotland Yard. The rules that change it are elsewhere.

Pawns are the detectives, then the bobbies; Mister X has no pawn but his track.
"""

from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.games.scotland_yard.board import EVERY_LINE_ON_LAND, ROWS_A_BOARD, TAXI_AND_BUS
from gaslamp.games.scotland_yard.codes import NO_TICKET, STARTING
from gaslamp.games.scotland_yard.forms import FORMS

_CHANCE_BIT = 1 << CHANCE
_FIRST_DETECTIVE = 2
_KINDS_OF_TICKETS = 3


class ScotlandYardFacts(Position):
    def __init__(self, seats: int, form: int, voluntary_showing: int) -> None:
        super().__init__()
        table = FORMS[form]
        self.seats = seats
        self.form = form
        self.voluntary_showing = voluntary_showing
        self.detectives = table.detectives(seats)
        self.bobbies = table.bobbies(seats)
        self.a_seat = table.a_seat(seats)
        """How many detectives a detective player has."""
        self.tickets_needed = int(table.tickets_needed)
        self.endless_tickets = int(table.endless_tickets)
        pawns = (1 << (self.detectives + self.bobbies)) - 1
        self.ticketless = pawns - ((1 << self.detectives) - 1) if table.tickets_needed else pawns
        """The pawns that need no tickets, one bit each (SY-10, SY-62)."""
        self.ticketless_network = EVERY_LINE_ON_LAND if table.tickets_needed else TAXI_AND_BUS
        self.rows = table.board * ROWS_A_BOARD
        """Where this form's map begins in the tables of the board."""
        self.purse_size = 0 if table.shared_purse else _KINDS_OF_TICKETS
        """SY-31: two detectives of one player share the first purse."""
        self.stage = STARTING
        self.awaiting = _CHANCE_BIT if table.tickets_needed else _FIRST_DETECTIVE
        self.station = [0] * 5
        """Of each pawn; 0 before it has one."""
        self.occupied = [0] * 4
        """One bit a station, for the pawns: Mister X is not among them."""
        self.unmoved = 0
        """The pawns that have still to move this round, one bit each."""
        self.purse = table.purses(seats)
        self.pool = table.pool(seats)
        """SY-04: the common pool. In 1983: Mister X's own and all that he was handed."""
        self.taken = [0] * 3
        """SY-48: the tickets that have left the game."""
        self.taking = 0
        """The detective from whom Mister X takes next."""
        self.black = table.black_tickets(seats)
        self.doubles = table.doubles
        self.log_count = 0
        self.track = [0] * 25
        """Where Mister X started, then the stations of his log."""
        self.log_ticket = [NO_TICKET] * 25
        self.shown = 0
        """The places of the track that everybody has seen, one bit each."""
        if not table.tickets_needed:
            self.track[0] = table.x_cards[0]
            self.shown = 1
