"""One person's game in the terminal, from the deal to the end or to Ctrl-C."""

import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import CHANCE
from gaslamp.core.turns import Acted
from gaslamp.knowledge import look
from gaslamp.terminal import saves
from gaslamp.terminal.boards import Offered, board_for
from gaslamp.terminal.known import ShownLook
from gaslamp.terminal.menu import Menu, fold, spoken
from gaslamp.terminal.screen import Leaving, Screen
from gaslamp.terminal.table import OwnTable
from gaslamp.words import Words
from gaslamp.words.people import name_of, named
from gaslamp.words.titles import prefix, title

COMMANDS: Final = ("undo", "help", "rules", "table", "story", "know", "hint", "quit")
_LONG: Final = 0.5
"""Seconds after which a person wonders."""
_REMEMBERED: Final = 12
"""So much of the story is told again on coming back."""


class Session:
    def __init__(
        self, table: OwnTable, path: Path, level: str, words: Words, screen: Screen, pace: float
    ) -> None:
        self.table = table
        self.path = path
        self.level = level
        self.game = table.play.game
        self.words = words.bound(named(self.game, table.play.start.seats, words, table.me))
        self.screen = screen
        self.pace = pace
        self.hurry = False
        self.unheard = False
        """Whether a bot has moved since the person could last break in."""
        self.taught = False
        """Whether the person has been told what keys there are while the others play."""
        self.board = board_for(self.game.name)

    def run(self) -> None:
        """Play; however the person leaves, the game is saved as it stands."""
        try:
            self._welcome()
            self._play()
            self._finish()
        except (KeyboardInterrupt, Leaving) as leaving:
            self._say_saved()
            if isinstance(leaving, KeyboardInterrupt):
                raise

    def _play(self) -> None:
        while not self.table.over:
            acted = self._step()
            if acted is None:
                self._decide()
            else:
                self._happened(acted)

    def _step(self, *, waiting: bool = False) -> Acted | None:
        """Whoever sees nothing happen is told who thinks."""
        seat = self.table.thinking(waiting=waiting) if self.screen.is_watched else None
        if seat is None:
            return self.table.step(waiting=waiting)
        said = partial(self.words, "terminal-thinking", name=self.words.names(seat))
        with self.screen.telling(_LONG, lambda: self.screen.show(said(), "dim")):
            return self.table.step(waiting=waiting)

    # What happened

    def _welcome(self) -> None:
        me = self.table.me
        seats = self.table.play.start.seats
        sign = self.game.name_of(me, seats)
        self.screen.show(title(self.game, self.words), "bold yellow")
        self.screen.show(
            self.words("terminal-welcome", seats=seats, name=name_of(self.game, sign, self.words))
        )
        self.screen.show(self.words("terminal-welcome-help"), "dim")
        if self.table.play.actions:
            self._tell_story(_REMEMBERED)
        else:
            self._deal()

    def _deal(self) -> None:
        """What chance does before anybody can decide anything is seen on the table afterwards."""
        last = None
        while self.table.play.position.chance_awaited:
            last = self.table.step()
            self._save()
        self.screen.show(self.words("terminal-dealt"), "dim")
        if last is not None:
            self._tell(last)

    def _happened(self, acted: Acted) -> None:
        self._save()
        self._tell(acted)
        self.unheard |= acted.seat not in (CHANCE, self.table.me)
        if self.unheard and not self.table.play.position.chance_awaited:
            self.unheard = False
            self._listen()

    def _tell(self, acted: Acted) -> None:
        style = "dim" if acted.seat == CHANCE else ""
        sentences = [
            self.game.tell(told.event, self.table.me)
            for told in acted.told
            if told.reaches(self.table.me)
        ]
        for sentence in filter(None, sentences):
            self.screen.show(f" · {self.words.say(sentence)}", style)

    def _tell_story(self, most: int) -> None:
        events = self.table.sight().events
        told = (self.game.tell(event, self.table.me) for event in events)
        sentences = [self.words.say(sentence) for sentence in told if sentence]
        for sentence in sentences[-most:]:
            self.screen.show(f" · {sentence}", "dim")

    # What to do

    def _listen(self) -> None:
        """A short breath after a bot's move, in which the person can break in."""
        if self.hurry or not self.pace or not self.screen.keyed:
            return
        if self.table.awaited or self.table.over:
            return
        if not self.taught:
            self.screen.show(self.words("terminal-listen"), "dim")
            self.taught = True
        match self.screen.key(self.pace):
            case "enter":
                self.hurry = True
            case "space":
                self._break_in()
            case "q" | "quit":
                raise Leaving

    def _break_in(self) -> None:
        if self.table.may_act:
            self.screen.show()
            self.screen.show(self.words("terminal-break-in"), "yellow")
            self._choose_and_act(out_of_turn=True)
        else:
            self.screen.show(self.words("terminal-paused"), "dim")
            self.screen.key(None)

    def _decide(self) -> None:
        self.hurry = False
        self.screen.show()
        self.board.draw(self.table.sight(), self.words, self.screen.console)
        if self.table.others_awaited:
            self.screen.show(self.words("terminal-wait"), "dim")
        self._choose_and_act(out_of_turn=False)

    def _choose_and_act(self, *, out_of_turn: bool) -> None:
        choice = self._choose()
        while choice is not None and not self._confirmed(choice):
            choice = self._choose()
        if choice is not None:
            self._happened(self.table.act(choice.number))
        elif not out_of_turn and self.table.others_awaited:
            self._let_others_go()

    def _let_others_go(self) -> None:
        acted = self._step(waiting=True)
        if acted is not None:
            self._happened(acted)

    def _choose(self) -> Offered | None:
        sight = self.table.sight()
        entries = list(self.board.ways(self.table.choices(), sight))
        menu = Menu(
            entries,
            lambda offered: self.board.asks(offered, sight),
            self._heard,
            self.screen,
            self.words,
        )
        return menu.choose()

    def _confirmed(self, choice: Offered) -> bool:
        warning = self.board.warns(choice, self.table.sight())
        if warning is None:
            return True
        prompt = f"{self.words.say(warning)} {self.words('terminal-yes-or-no')} "
        return fold(self.screen.line(prompt)) in spoken(self.words, "yes")

    def _heard(self, text: str) -> bool:
        """The words that are understood at any prompt."""
        word = "help" if text in ("", "?") else fold(text)
        command = next((each for each in COMMANDS if word in spoken(self.words, each)), None)
        match command:
            case "help":
                self.screen.show(self.words("terminal-help-in-game"))
            case "rules":
                self._rules()
            case "table":
                self.board.details(self.table.sight(), self.words, self.screen.console)
            case "story":
                self._tell_story(sys.maxsize)
            case "know":
                self._tell_what_is_known()
            case "hint":
                self._hint()
            case "quit":
                raise Leaving
        return command is not None

    def _tell_what_is_known(self) -> None:
        """From the person's own sight, as a clever person could work it out."""
        try:
            ShownLook(look(self.table.sight()), why=False).show(self.words, self.screen)
        except Unreadable as refusal:
            self.screen.show(self.words.say(refusal.sentence), "yellow")

    def _hint(self) -> None:
        """Where to look, what follows, a good move: each time one further. It is in the record."""
        try:
            said = self.table.hint()
        except Unreadable as refusal:
            said = [refusal.sentence]
        for sentence in said:
            self.screen.show(f" ? {self.words.say(sentence)}", "yellow")
        self._save()

    def _rules(self) -> None:
        self.screen.show(self.words(f"{prefix(self.game)}-rules"))
        where = f"docs/rules/{self.game.name}.md"
        self.screen.show(self.words("terminal-rules-hint", path=where), "dim")

    # The end

    def _save(self) -> None:
        saves.keep(self.path, self.table, self.level)

    def _finish(self) -> None:
        record = saves.finish(self.path, self.table)
        self.screen.show()
        self.board.details(self.table.sight(), self.words, self.screen.console)
        self.screen.show()
        self.screen.show(self.words("terminal-record-kept"))
        self.screen.show_whole(shlex.join(["gaslamp", "replay", str(record)]))
        self.screen.show(self.words("terminal-deal-proved"))
        self.screen.show_whole(shlex.join(["gaslamp", "verify", str(record)]))

    def _say_saved(self) -> None:
        self.screen.show()
        self._save()
        self.screen.show(self.words("terminal-saved", command="gaslamp play --resume"))
