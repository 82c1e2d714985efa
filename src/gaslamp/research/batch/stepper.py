"""Some games of a batch, taken one after another by one thread: from `first` up to `last`.

Every game has dice of its own, so that it is the same game however many steppers there are.
"""

from typing import Any

from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.research.batch.rack import Rack
from gaslamp.research.encoders.encoder import Encoder

_CHANCE = CHANCE
_CHANCE_BIT = 1 << CHANCE


class Stepper:
    def __init__(self, encoder: Encoder, start: Position, rack: Rack, longest: int) -> None:
        self.encoder = encoder
        self.board = encoder.position
        self.start = start
        self.rack = rack
        self.dice = Dice(0)
        self.longest = longest
        """After so many decisions a game is cut."""
        self.first = 0
        self.last = 0
        self.size = 0
        self.numbers = 0
        self.rows = 0
        """What a seat notices in a game is kept in so many rows; 0 if nothing is kept."""
        self.draws = [0] * 1024

    def share(self, arrays: dict[str, Any], first: int, last: int) -> None:
        """The batch's arrays, flat; this stepper's games have the rows from `first` to `last`."""
        self.first, self.last = first, last
        self.size = len(arrays["observations"]) // len(arrays["seats"])
        self.numbers = len(arrays["masks"]) // len(arrays["seats"])
        self.actions = arrays["actions"]
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.seats = arrays["seats"]
        self.rewards = arrays["rewards"]
        self.over = arrays["over"]
        self.cut = arrays["cut"]
        self.decisions = arrays["decisions"]
        self.states = arrays["states"]
        self.memory = arrays["memory"]
        self.noticed = arrays["noticed"]
        self.histories = arrays["histories"]
        self.rows = len(self.histories) // len(self.seats) if len(self.histories) > 1 else 0

    # All games of the stepper

    def _deal(self) -> None:
        """Every game begins."""
        for place in range(self.first, self.last):
            self.dice.state = self.states[place]
            self.over[place] = 0
            self.cut[place] = 0
            self._no_rewards(place)
            self._begin(place)
            self._show(place)

    def _illegal(self) -> int:
        """The first game whose action is not legal, or -1."""
        for place in range(self.first, self.last):
            number = self.actions[place]
            if number < 0 or number >= self.numbers:
                return place
            if not self.masks[place * self.numbers + number]:
                return place
        return -1

    def _step(self) -> None:
        """Every game goes on by its action; one that is over begins anew."""
        for place in range(self.first, self.last):
            self.rack._take(place, self.board)
            self.dice.state = self.states[place]
            self._act(place, self.encoder._action(self.actions[place], self.seats[place]))
            self.decisions[place] += 1
            self._draw_up(place)
            self._take_stock(place)
            self._show(place)

    def _choose(self) -> None:
        """A legal action for every game, as random play takes it."""
        for place in range(self.first, self.last):
            self.rack._take(place, self.board)
            self.dice.state = self.states[place]
            seat = self.seats[place]
            count = self.board._legal(seat, self.draws)
            index = self.board._random_index(seat, self.draws, count, self.dice._roll())
            self.actions[place] = self.encoder._number(self.draws[index])
            self.states[place] = self.dice.state

    # One of them

    def _begin(self, place: int) -> None:
        self.board._copy_from(self.start)
        self.decisions[place] = 0
        if self.rows:
            for seat in range(self.board.seats):
                self.noticed[place * self.board.seats + seat] = 0
        self._draw_up(place)

    def _act(self, place: int, action: int) -> None:
        if self.rows:
            self._note(place, action)
        self.board._apply(action)

    def _note(self, place: int, action: int) -> None:
        """What every seat can tell of an action, behind what it has noticed before."""
        for seat in range(self.board.seats):
            seen = self.board._seen_as(action, seat)
            if seen:
                own = place * self.board.seats + seat
                self.memory[own * self.rows + self.noticed[own]] = seen
                self.noticed[own] += 1

    def _take_stock(self, place: int) -> None:
        """What the game was worth, if it is over; it is worth nothing if it is cut."""
        self.over[place] = self.board.ended != 0
        self.cut[place] = self.board.ended == 0 and self.decisions[place] >= self.longest
        self._no_rewards(place)
        if self.board.ended:
            for seat in range(self.board.seats):
                self.rewards[place * self.board.seats + seat] = self.board._returns(seat)
        if self.over[place] or self.cut[place]:
            self._begin(place)

    def _no_rewards(self, place: int) -> None:
        for seat in range(self.board.seats):
            self.rewards[place * self.board.seats + seat] = 0

    def _draw_up(self, place: int) -> None:
        """Chance acts for as long as the game waits for it."""
        while self.board._awaited() == _CHANCE_BIT:
            count = self.board._legal(_CHANCE, self.draws)
            self._act(place, self.draws[self._drawn(count)])

    def _drawn(self, count: int) -> int:
        if self.board._uniform_chance():
            return self.dice._below(count)
        total = 0
        for i in range(count):
            total += self.board._chance_weight(self.draws[i])
        left: int = self.dice._below(total)
        for i in range(count):
            left -= self.board._chance_weight(self.draws[i])
            if left < 0:
                return i
        return count - 1

    def _show(self, place: int) -> None:
        """Whose decision it is, what that seat sees, and what it may do."""
        seat = self.encoder._deciding()
        self.seats[place] = seat
        self._wipe(self.observations, place * self.size, self.size)
        self._wipe(self.masks, place * self.numbers, self.numbers)
        self.encoder.at = place * self.size
        self.encoder._observe(seat)
        self.encoder._mask(seat, self.masks, place * self.numbers)
        if self.rows:
            self._remember(place, seat)
        self.rack._put(place, self.board)
        self.states[place] = self.dice.state

    def _remember(self, place: int, seat: int) -> None:
        """What the seat has noticed since the start; behind it all is 0, as nothing noticed is."""
        own = (place * self.board.seats + seat) * self.rows
        at = place * self.rows
        count = self.noticed[place * self.board.seats + seat]
        for row in range(count):
            self.histories[at + row] = self.memory[own + row]
        while count < self.rows and self.histories[at + count]:
            self.histories[at + count] = 0
            count += 1

    def _wipe(self, row: Any, at: int, size: int) -> None:
        for i in range(at, at + size):
            row[i] = 0

    # For Python

    def illegal(self) -> int:
        return self._illegal()
