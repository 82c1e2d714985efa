"""A game that is being played, as a program holds it."""

from collections.abc import Iterator
from itertools import count
from secrets import randbits
from typing import Any, Final

from gaslamp.bots import bot_for, check_whole
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Refusal, Unreadable
from gaslamp.core.events import Told
from gaslamp.core.explicit import PositionFile, describe
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.record import Record, check_legal, read_line
from gaslamp.core.sentence import say
from gaslamp.core.turns import Player, Turns
from gaslamp.front.so_far import Action, GameSoFar, Seat
from gaslamp.games import game_named

_SEED_BYTES: Final = 32


def start(
    game: str,
    seats: int | None = None,
    *,
    seed: int | None = None,
    by_hand: bool = False,
    rules: int | None = None,
    **options: Any,
) -> "Match":
    """A new game, dealt and ready for the first decision.

    Chance is the house's: drawn from `seed` if there is one, and otherwise as nobody can foresee.
    With `by_hand` it is yours: `match.legal("house")` lists what may be drawn. Options are those of
    the game, under the names that `gaslamp games` lists; `rules` is an older version of them.

    >>> import gaslamp
    >>> match = gaslamp.start("sleuth", seats=4, seed=1, super_sleuth=True)
    >>> match
    <Match: sleuth, 4 seats, 52 actions, B to act>
    >>> print(gaslamp.start("sleuth", seats=9).names)
    Traceback (most recent call last):
    ...
    gaslamp.core.errors.Unreadable: 9 seats are not possible here: at least 3, at most 7.
    """
    rulebook = game_named(game, rules)
    agreed = rulebook.options(options)
    size = rulebook.usual_size(agreed) if seats is None else seats
    return seated(Play(rulebook, agreed, rulebook.start(size, agreed)), seed, by_hand)


def seated(play: Play, seed: int | None, by_hand: bool) -> "Match":
    """A game with a house that deals, unless somebody does it by hand."""
    if not isinstance(seed, int | None):
        raise Unreadable(say("unreadable-field", field="seed"))
    seed = randbits(8 * _SEED_BYTES) if seed is None else seed % (1 << 8 * _SEED_BYTES)
    dealer = None if by_hand else Dealer(seed.to_bytes(_SEED_BYTES, "big"))
    return Match(play, dealer, Dice(seed))


class Match(GameSoFar):
    """A game under way. Whoever holds one holds the secrets; a seat may only have its `sight`.

    >>> import gaslamp
    >>> match = gaslamp.start("mr_jack", seed=3)
    >>> match.names, match.awaited
    (('Jack', 'Investigator'), (1,))
    >>> match.legal()[:2]
    [Activate(seat=1, character='Watson'), Activate(seat=1, character='Lestrade')]
    >>> _ = match.act(gaslamp.mr_jack.Activate(1, "Watson"))
    >>> match.is_legal(gaslamp.mr_jack.Accuse(1, "Watson"))
    False
    >>> print(match.why_not("Jack: stay"))
    It is not for Jack to decide now.
    """

    def __init__(self, play: Play, dealer: Dealer | None, dice: Dice) -> None:
        """`start`, `load` and `replay` make these."""
        super().__init__(play)
        self.players: dict[int, Player] = {}
        self._dealer = dealer
        self._dice = dice
        house = None if dealer is None else dealer.next
        self._turns = Turns(play, self.players, house, dice)
        self._deal()

    def __repr__(self) -> str:
        now = "over" if self.over else f"{', '.join(map(self.name_of, self.awaited))} to act"
        return f"<Match: {self.game}, {self.seats} seats, {len(self.play.actions)} actions, {now}>"

    # Acting

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """What a seat may do now; without a seat, what all may do who are awaited.

        >>> import gaslamp
        >>> match = gaslamp.start("culprit", seats=3, seed=2, by_hand=True)
        >>> match.legal("house")[0]
        Deal(seat=0, card='first on the scene')
        >>> match.legal("B")
        []
        """
        seats = self.awaited if seat is None else (self._seat(seat),)
        return [self._typed(action) for each in seats for action in self.play.position.legal(each)]

    def act(self, action: Action | str) -> list[Told]:
        """Do it, typed or in notation: a line of a record, or without its seat who is awaited.

        What is told of it, and of what the house draws then. What is not legal is refused, and
        nothing has changed.

        >>> import gaslamp
        >>> match = gaslamp.start("sleuth", seats=3, seed=1)
        >>> match.act("B: exchange")
        Traceback (most recent call last):
        ...
        gaslamp.core.errors.NotLegal: The rules do not allow “exchange” now.
        >>> len(match.act("exchange"))  # A is awaited: it is told, and four cards are drawn
        5
        """
        before = len(self.play.told)
        for number in list(self._numbers(action)):
            self.play.act(number)
        self._deal()
        return self.play.told[before:]

    def is_legal(self, action: Action | str) -> bool:
        """Whether it can be done now.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.is_legal("Watson"), match.is_legal(gaslamp.mr_jack.Accuse(1, "Watson"))
        (True, False)
        """
        return self.why_not(action) is None

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why this cannot be done now, as a sentence if printed; None if it can.

        >>> import gaslamp
        >>> match = gaslamp.start("sleuth", seats=3, seed=1)
        >>> print(match.why_not(gaslamp.sleuth.Ask(0, 9, "red pearl", "red ?")))
        “opponent” goes from 0 to 6, and 9 is none of these.
        """
        try:
            list(self._numbers(action))
        except Refusal as refusal:
            return refusal
        return None

    def notation(self, action: Action) -> str:
        """An action as it would be written now, with its seat.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.notation(gaslamp.mr_jack.Activate(1, "Watson"))
        'Investigator: Watson'
        """
        number = self.play.game.from_typed(action)
        return (
            f"{self.name_of(seat_of(number))}: {self.play.game.write(number, self.play.position)}"
        )

    def read(self, text: str) -> list[Action]:
        """The actions of a line of notation that can be played now.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.read("Watson")
        [Activate(seat=1, character='Watson')]
        """
        return [self._typed(number) for number in self._numbers(text)]

    # Bots

    def seat_bot(self, seat: Seat, player: Player | str = "novice") -> None:
        """Somebody of the house, by level, or a player of your own sits down there.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.seat_bot("Investigator", "constable")
        >>> match.seat_bot("Jack", gaslamp.bot_for("mr_jack"))
        >>> sorted(match.players)
        [0, 1]
        """
        bot = bot_for(self.game, player) if isinstance(player, str) else player
        check_whole(bot, self.options)
        self.players[self._seat(seat)] = bot

    def seat_bots(self, level: str = "novice") -> None:
        """Bots on all seats that have nobody yet.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.seat_bot("Jack", "constable")
        >>> match.seat_bots()
        >>> sorted(match.players)
        [0, 1]
        """
        for seat in range(self.seats):
            if seat not in self.players:
                self.seat_bot(seat, level)

    def step(self) -> Action | None:
        """One action of a bot, with what the house draws then; None if no bot is to act.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.step() is None
        True
        >>> match.seat_bot("Investigator")
        >>> match.step()
        Activate(seat=1, character='Lestrade')
        """
        acted = self._turns.step()
        self._deal()
        return None if acted is None else self._typed(acted.action)

    def run(self, most: int | None = None) -> int:
        """Let the bots play until somebody else is awaited, or to the end, or until they have acted
        `most` times. How many actions, with what the house has drawn.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.seat_bots()
        >>> match.run(most=2)
        2
        """
        before = len(self.play.actions)
        for _ in count() if most is None else range(most):
            if self.step() is None:
                break
        return len(self.play.actions) - before

    # What can be kept

    def record(self) -> Record:
        """The whole game, so that it can be played again from nothing else.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> record = match.record()
        >>> record.game, record.moves[0], record.outcome
        ('mr_jack', 'house: jack Smith', None)
        """
        return self.play.record()

    def position(self) -> PositionFile[Any, Any]:
        """Where it stands now, with all secrets and without how it came about.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.position().facts.jack
        'Smith'
        >>> gaslamp.load(gaslamp.dumps(match.position())).awaited
        (1,)
        """
        return describe(self.play.game, self.play.options, self.play.position)

    def copy(self) -> "Match":
        """The same game, to try something in: it goes its own way from here.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> trial = match.copy()
        >>> _ = trial.act("Watson")
        >>> len(match.history), len(trial.history)
        (5, 6)
        """
        dealer = self._dealer and Dealer(self._dealer.seed, self._dealer.draws)
        twin = Match(self.play.copy(), dealer, Dice(self._dice.state))
        twin.players.update(self.players)
        return twin

    # Inside

    def _deal(self) -> None:
        while self.play.position.chance_awaited and self._turns.step() is not None:
            pass

    def _numbers(self, action: Action | str) -> Iterator[int]:
        """Tried on a copy, all of them, before anything is done."""
        position, game = self.play.position.copy(), self.play.game
        if not isinstance(action, str):
            number = game.from_typed(action)
            check_legal(game, position, number)
            yield number
            return
        for number in read_line(game, self._line(action), position):
            position.apply(number)
            yield number

    def _line(self, text: str) -> str:
        """With the seat in front, if it is left out and can only be one."""
        if ": " in text or len(self.awaited) != 1:
            return text
        return f"{self.name_of(self.awaited[0])}: {text}"
