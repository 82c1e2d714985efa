"""A game of Mr. Jack followed from the table, once for everybody who may be Jack.

All that is played is public but for two things: who Jack is, and which alibi cards the others have
drawn. So each suspect has a board of their own on which the same game is played. A call for
witnesses that would have come out otherwise, an alibi, an accusation or an escape clears suspects;
a choice that Jack had and did not take, such as to leave, makes them more or less likely.
"""

from fractions import Fraction
from typing import Any, Self

from gaslamp.core.bits import members
from gaslamp.core.errors import Unreadable
from gaslamp.core.events import Event
from gaslamp.core.numbering import seat_of
from gaslamp.core.sentence import say
from gaslamp.games.mr_jack import GAME, actions, codes, events
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.knowledge import UNIFORM, AnySight, Model, rulebook
from gaslamp.knowledge.memory import grown


class Suspects:
    """`look` at every sight of a game that goes on; only what is new in it is followed."""

    def __init__(self, sight: AnySight, model: Model = UNIFORM) -> None:
        self.model = model
        self.sight: AnySight | None = None
        self.boards: list[MrJackPosition] = []
        """One for each character, also for those who are cleared: they tell why."""
        self.suspects = 0
        self.everybody: int = rulebook(sight).start(sight.seats, sight.options).people
        self.weights = [Fraction(1)] * len(CHARACTERS)
        """Of each suspect: how likely it is that Jack would have chosen as he did."""
        self.cleared: list[tuple[Event, int]] = []
        """Which event clears whom, as a mask."""
        self.drawn: list[list[str | None]] = [[], []]
        """Each seat's alibi cards, as far as the viewer knows them."""
        self.look(sight)

    def goes_on_in(self, sight: AnySight) -> bool:
        return self.sight is None or grown(self.sight, sight)

    def look(self, sight: AnySight) -> Self:
        """Refused if the sight does not go back to the start of the game."""
        before = len(self.sight.events) if self.sight else 0
        self.sight = sight
        if sight.view.jack is None and not sight.events and self._begins(sight):
            self.suspects = self.everybody
            return self
        try:
            for event in sight.events[before:]:
                self.follow(event)
            self._look_at_the_table(sight.view)
        except (IndexError, ValueError):
            raise Unreadable(say("knowledge-from-the-start")) from None
        if not self.boards:
            raise Unreadable(say("knowledge-from-the-start"))
        return self

    def _begins(self, sight: AnySight) -> bool:
        """Whether nothing has happened yet. A position that somebody set up has no past either."""
        game = rulebook(sight)
        first = game.start(sight.seats, sight.options)
        return bool(game.view(first, sight.viewer) == sight.view)

    def _look_at_the_table(self, view: Any) -> None:
        """When the game is over all cards lie open."""
        if view.jack is not None:
            others = self.everybody & ~(1 << CHARACTERS.index(view.jack))
            if self.suspects & others:
                self.clear(others, events.JackDrawn(view.jack))
        if view.all_alibis is not None:
            self.drawn = [list(cards) for cards in view.all_alibis]

    def follow(self, event: Any) -> None:
        match event:
            case events.JackDrawn(who):
                self._begin(who, event)
            case events.AlibiDrawn(seat, who):
                self._draw_alibi(seat, who, event)
            case events.WitnessCalled(_, witness, _):
                other = (board.witness != witness for board in self.boards)
                self.clear(sum(1 << who for who, wrong in enumerate(other) if wrong), event)
            case events.Accused(seat, _, who, right):
                accused = 1 << CHARACTERS.index(who)
                self._play(actions.Accuse(seat, who), event)
                self.clear(self.everybody & ~accused if right else accused, event)
            case events.Left(seat, who, way):
                self.clear(self.everybody & ~(1 << CHARACTERS.index(who)), event)
                self._play(actions.Leave(seat, way), event)
            case _:
                self._play(_action(event), event)

    def _begin(self, who: str | None, event: Event) -> None:
        assert self.sight is not None
        for character in CHARACTERS:
            board = rulebook(self.sight).start(self.sight.seats, self.sight.options)
            board.apply(GAME.from_typed(actions.DrawJack(character)))
            self.boards.append(board)
        self.suspects = self.everybody
        if who is not None:
            self.clear(self.everybody & ~(1 << CHARACTERS.index(who)), event)

    def _draw_alibi(self, seat: int, who: str | None, event: Event) -> None:
        """Which card it is changes nothing that is public, so an unseen one is any in the pile."""
        self.drawn[seat].append(who)
        if who is not None:
            self.clear(1 << CHARACTERS.index(who), event)
        for board in self.boards:
            card = who or CHARACTERS[members(board.pile)[-1]]
            board.apply(GAME.from_typed(actions.DrawAlibi(seat, card)))

    def clear(self, gone: int, event: Event) -> None:
        self.cleared.append((event, gone))
        self.suspects &= ~gone

    def _play(self, typed: Any, event: Event) -> None:
        if typed is None:
            return
        action = GAME.from_typed(typed)
        if seat_of(action) == codes.JACK:
            self._weigh(action, event)
        for board in self.boards:
            board.apply(action)

    def _weigh(self, action: int, event: Event) -> None:
        """MJ-62: to take one's last free cell is for Jack alone, who leaves then; that clears the
        others."""
        gone = 0
        for who in members(self.suspects):
            self.weights[who] *= self._chance(self.boards[who], action)
            gone |= (self.weights[who] == 0) << who
        if gone:
            self.clear(gone, event)

    def _chance(self, board: MrJackPosition, action: int) -> Fraction:
        legal = board.legal(codes.JACK)
        if action not in legal:
            return Fraction(0)
        weights = [self.model.weight(board, each) for each in legal]
        return Fraction(weights[legal.index(action)], sum(weights))


def _action(event: Any) -> Any | None:
    """What was done, of what everybody could see; None for what only followed from it."""
    match event:
        case events.TurnedUp(_, [who]):
            return actions.TurnUp(who)
        case events.Activated(seat, who):
            return actions.Activate(seat, who)
        case events.Moved(seat, _, _, to):
            return actions.Move(seat, to)
        case events.Stayed(seat, _):
            return actions.Stay(seat)
        case events.LanternTurned(seat, direction):
            return actions.TurnLantern(seat, direction)
        case events.LampMoved(seat, _, start, to):
            return actions.MoveLamp(seat, start, to)
        case events.CordonMoved(seat, start, to):
            return actions.MoveCordon(seat, start, to)
        case events.CoverMoved(seat, start, to):
            return actions.MoveCover(seat, start, to)
        case events.Whistled(seat, who, way):
            return actions.Whistle(seat, who, len(way) - 1, way[-1])
        case events.Exchanged(seat, who):
            return actions.Exchange(seat, who)
    return None
