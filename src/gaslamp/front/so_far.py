"""A game as it stands, as a program sees it: what it is, what was done, what is seen and known."""

from typing import Any

from gaslamp.core.data import Data, Tagged
from gaslamp.core.events import Event, seen_by
from gaslamp.core.outcome import Outcome, outcome_of
from gaslamp.core.play import Play
from gaslamp.core.record import write_lines
from gaslamp.core.seats import OPEN, SPECTATOR, in_mask
from gaslamp.core.sentence import Sentence
from gaslamp.core.sight import Sight
from gaslamp.knowledge import Look, Model, look
from gaslamp.words import speaking
from gaslamp.words.people import named

Action = Tagged
"""A typed action of any game; each game has its own in `gaslamp.sleuth`, `gaslamp.mr_jack` …"""
Seat = int | str
"""A seat by its number or by its name in notation."""


class GameSoFar:
    """What can be asked of a game without going on with it. Every `Match` answers it."""

    def __init__(self, play: Play) -> None:
        """Whoever has a `Match` has one of these."""
        self.play = play

    # What it is, and where it stands

    @property
    def game(self) -> str:
        """Which game it is.

        >>> import gaslamp
        >>> gaslamp.start("mr_jack", seed=3).game
        'mr_jack'
        """
        return self.play.game.name

    @property
    def options(self) -> Data:
        """What was agreed before it began.

        >>> import gaslamp
        >>> match = gaslamp.start("sleuth", seats=4, seed=1, missing=2)
        >>> match.options.missing
        2
        """
        options: Data = self.play.options
        return options

    @property
    def seats(self) -> int:
        """How many play.

        >>> import gaslamp
        >>> gaslamp.start("culprit", seats=5, seed=1).seats
        5
        """
        return self.play.start.seats

    @property
    def names(self) -> tuple[str, ...]:
        """How notation calls the seats.

        >>> import gaslamp
        >>> gaslamp.start("sleuth", seats=3, seed=1).names
        ('A', 'B', 'C')
        """
        return self.play.game.seat_names(self.seats)

    def name_of(self, seat: int) -> str:
        """How notation calls one of them, or chance.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.name_of(1), match.name_of(gaslamp.CHANCE)
        ('Investigator', 'house')
        """
        return self.play.game.name_of(seat, self.seats)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for: none when it is over.

        >>> import gaslamp
        >>> gaslamp.start("mr_jack", seed=3).awaited
        (1,)
        """
        return tuple(in_mask(self.play.position.awaited))

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that may act without being waited for.

        >>> import gaslamp
        >>> match = gaslamp.start("sleuth", seats=3, seed=1)
        >>> match.may_act  # anybody may announce at any time
        (1, 2)
        """
        return tuple(in_mask(self.play.position.may_act))

    @property
    def over(self) -> bool:
        """Whether it has come to its end.

        >>> import gaslamp
        >>> gaslamp.start("mr_jack", seed=3).over
        False
        """
        return self.play.position.over

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game runs.

        >>> import gaslamp
        >>> match = gaslamp.start("scotland_yard", seats=3, seed=9)
        >>> match.seat_bots()
        >>> _ = match.run()
        >>> match.outcome
        Outcome(reason='boxed_in', winners=[1, 2])
        """
        return outcome_of(self.play.game, self.play.position)

    @property
    def history(self) -> list[Action]:
        """All actions so far, chance's too.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.history[:2]
        [DrawJack(character='Smith'), TurnUp(character='Bert')]
        """
        return [self._typed(action) for action in self.play.actions]

    @property
    def moves(self) -> list[str]:
        """The same as the lines of a record.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.moves[0]
        'house: jack Smith'
        """
        return write_lines(self.play.game, self.play.start, self.play.actions)

    # What is seen and known

    def sight(self, seat: Seat | None = None) -> Sight[Any, Any, Any]:
        """All that a seat has seen, or a spectator: what bots and `look` live on.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.sight("Jack").events[0]
        JackDrawn(character='Smith')
        >>> match.sight().events[0]  # a spectator is not told who he is
        JackDrawn(character=None)
        """
        return self.play.sight(self._viewer(seat))

    def view(self, seat: Seat | None = None) -> Data:
        """What a seat, or a spectator, sees on the table now.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.view("Jack").jack, match.view().jack
        ('Smith', None)
        """
        return self.play.game.view(self.play.position, self._viewer(seat))

    def events(self, seat: Seat | None = None) -> list[Event]:
        """What a seat, or a spectator, was told, one thing after another.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> match.events("Jack")[0]
        JackDrawn(character='Smith')
        """
        return seen_by(self.play.told, self._viewer(seat))

    def look(self, seat: Seat | None = None, model: Model | None = None) -> Look:
        """What a seat can know, which follows from its sight and from nothing else.

        >>> import gaslamp
        >>> match = gaslamp.start("sleuth", seats=3, seed=1)
        >>> look = match.look("A")
        >>> look.beliefs.worlds, look.beliefs.chances["red pearl pair"]["missing"]
        (16224936, Fraction(1, 23))
        """
        return look(self.sight(seat), model)

    def story(self, seat: Seat | None = None, lang: str = "en") -> list[str]:
        """What a seat was told, in sentences.

        >>> import gaslamp
        >>> gaslamp.start("mr_jack", seed=3).story("Jack", "fr")[0]
        'Vous êtes Jack, et vous vous cachez derrière Smith.'
        """
        viewer = self._viewer(seat)
        told = (self.play.game.tell(event, viewer) for event in self.events(seat))
        return [self.say(sentence, lang, viewer) for sentence in told if sentence is not None]

    def say(self, sentence: Sentence, lang: str = "en", me: int = SPECTATOR) -> str:
        """A sentence about this game, with the players' names; `me` is whom it is said to.

        >>> import gaslamp
        >>> match = gaslamp.start("mr_jack", seed=3)
        >>> refusal = match.why_not("Jack: stay")
        >>> match.say(refusal.sentence, "fr")
        'Ce n’est pas à Jack de décider en ce moment.'
        """
        words = speaking(lang)
        own = me if me >= 0 else None
        return words.say(sentence, named(self.play.game, self.seats, words, own))

    # Inside

    def _typed(self, action: int) -> Action:
        typed: Action = self.play.game.to_typed(action)  # type: ignore[assignment]
        return typed

    def _seat(self, seat: Seat) -> int:
        if isinstance(seat, str):
            return self.play.game.seat_named(seat, self.seats)
        self.play.game.check_seat(seat, self.seats)
        return seat

    def _viewer(self, seat: Seat | None) -> int:
        """Nobody in particular sees what is on the table."""
        if seat is None or seat == SPECTATOR:
            return SPECTATOR
        return OPEN if seat == OPEN else self._seat(seat)
