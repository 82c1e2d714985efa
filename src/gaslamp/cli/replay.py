"""`gaslamp replay`: a record told again, from one seat's eyes or with everything open."""

from typing import Any, Final

from gaslamp.cli.parts import Command, argument, option, whole_number
from gaslamp.core.errors import Unreadable
from gaslamp.core.events import seen_by
from gaslamp.core.numbering import seat_of
from gaslamp.core.outcome import ABANDONED
from gaslamp.core.play import Play
from gaslamp.core.seats import CHANCE, OPEN
from gaslamp.core.sentence import say
from gaslamp.core.sight import Sight
from gaslamp.front.files import PlayedRecord, read_record
from gaslamp.terminal.boards import board_for
from gaslamp.terminal.screen import Leaving, Screen, interactive
from gaslamp.words import Words
from gaslamp.words.people import named
from gaslamp.words.titles import title

_LAST_PLY: Final = 10**6


def command(words: Words) -> Command:
    def replay(record: str, seat: str | None, all_open: bool, ply: int | None, plain: bool) -> None:
        if seat is not None and all_open:
            raise Unreadable(say("terminal-seat-or-open"))
        played = read_record(record)
        viewer = OPEN if seat is None else played.game.seat_named(seat, played.record.seats)
        if viewer == CHANCE:
            viewer = OPEN
        if ply is not None and ply > len(played.steps):
            raise Unreadable(say("terminal-no-such-ply", ply=ply, last=len(played.steps)))
        replayed = Retold(played, viewer, words, Screen())
        if plain or not interactive():
            replayed.tell_all(len(played.steps) if ply is None else ply)
        else:
            replayed.step_through(replayed.first_decision() if ply is None else ply)

    params = [
        argument("record"),
        option("--seat", metavar="seat"),
        option("--open", "all_open", is_flag=True),
        whole_number("--ply", 0, _LAST_PLY),
        option("--plain", is_flag=True),
    ]
    return Command("replay", replay, params, words)


class Retold:
    """A record in the hands of one viewer. Only what that viewer was told is ever shown."""

    def __init__(self, played: PlayedRecord, viewer: int, words: Words, screen: Screen) -> None:
        self.game = played.game
        self.record = played.record
        self.steps = played.steps
        self.actors = [seat_of(step.action) for step in played.steps]
        self.told = [self.game.events(*step) for step in played.steps]
        self.viewer = viewer
        me = viewer if viewer >= 0 else None
        self.words = words.bound(named(self.game, played.record.seats, words, me))
        self.screen = screen
        self.board = board_for(self.game.name)

    def sight(self, ply: int) -> Sight[Any, Any, Any]:
        return Play.of(self.game, self.record, self.steps[:ply]).sight(self.viewer)

    def first_decision(self) -> int:
        """How many plies chance takes before anybody decides anything."""
        return next((i for i, seat in enumerate(self.actors) if seat != CHANCE), len(self.actors))

    def tell_all(self, ply: int) -> None:
        self._heading()
        for number in range(1, ply + 1):
            self._tell(number)
        self._abandoned(ply)
        self.screen.show()
        self._draw(ply)

    def step_through(self, ply: int) -> None:
        self._heading()
        self._stand(ply)
        try:
            while True:
                ply = self._moved(ply)
        except Leaving:
            return

    def _moved(self, ply: int) -> int:
        key = self.screen.key(None)
        last = len(self.told)
        match key:
            case "enter" | "space" | "right" | "n" | "s":
                return self._stand(self._heard_next(ply))
            case "left" | "b" | "p":
                return self._stand(self._heard_before(ply))
            case "home":
                return self._stand(0)
            case "end":
                return self._stand(last)
            case "j" | "a":
                return self._stand(self._jump(ply))
            case "q" | "quit" | None:
                raise Leaving
        return ply

    def _heard_next(self, ply: int) -> int:
        """The next ply of which the viewer was told something."""
        ply += 1
        while ply < len(self.told) and not self._sentences(ply):
            ply += 1
        return ply

    def _heard_before(self, ply: int) -> int:
        ply -= 1
        while ply > 0 and not self._sentences(ply):
            ply -= 1
        return ply

    def _jump(self, ply: int) -> int:
        text = self.screen.line(self.words("terminal-jump", last=len(self.told)) + " ")
        return int(text[:7]) if text.isdecimal() else ply

    def _stand(self, ply: int) -> int:
        ply = max(0, min(ply, len(self.told)))
        self.screen.show()
        self._draw(ply)
        self.screen.show(self.words("terminal-ply", ply=ply, last=len(self.told)), "bold")
        self._tell(ply)
        self._abandoned(ply)
        self.screen.show(self.words("terminal-replay-keys"), "dim")
        return ply

    def _sentences(self, ply: int) -> list[str]:
        if ply == 0:
            return []
        events = seen_by(self.told[ply - 1], self.viewer)
        sentences = (self.game.tell(event, self.viewer) for event in events)
        return [self.words.say(sentence) for sentence in sentences if sentence]

    def _tell(self, ply: int) -> None:
        for sentence in self._sentences(ply):
            self.screen.show(f" · {sentence}")

    def _abandoned(self, ply: int) -> None:
        outcome = self.record.outcome
        if outcome is not None and outcome.reason == ABANDONED and ply == len(self.told):
            self.screen.show(self.words("terminal-abandoned"))

    def _heading(self) -> None:
        self.screen.show(title(self.game, self.words), "bold yellow")

    def _draw(self, ply: int) -> None:
        self.board.draw(self.sight(ply), self.words, self.screen.console)
