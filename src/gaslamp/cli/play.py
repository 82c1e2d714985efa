"""`gaslamp play`: a game against bots, or the last unfinished one."""

from typing import Any

from gaslamp.bots import USUAL, level_named
from gaslamp.cli.parts import Command, agreed_options, argument, option, whole_number
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.front.agreement import agreed
from gaslamp.games import game_named
from gaslamp.terminal import chooser, saves
from gaslamp.terminal.arrival import PACE, Wanted, sit_again, sit_down
from gaslamp.terminal.onward import Departure, go_on
from gaslamp.terminal.screen import interactive
from gaslamp.words import Words

_SLOWEST = 60
_LAST_PLY = 10**6


def command(words: Words) -> Command:
    def play(
        game: str | None,
        resume: bool,
        seat: str | None,
        seats: int | None,
        variant: tuple[str, ...],
        options: str | None,
        level: str | None,
        pace: int,
        came_from: str | None,
        at: int | None,
        keep: bool,
    ) -> None:
        if came_from is None and (at is not None or keep):
            raise Unreadable(say("terminal-missing", name="--from"))
        if came_from is not None:
            _check_alone(game, resume, seats, variant, options)
            chosen_level = level_named(level or USUAL)
            go_on(Departure(came_from, at, seat, keep), chosen_level, words, pace)
        elif resume:
            _check_alone(game, seat, seats, variant, options, level)
            sit_again(saves.latest(), words, pace)
        elif game is None and interactive():
            chooser.open_house(words)
        elif game is None:
            raise Unreadable(say("terminal-missing", name=say("terminal-sign-game")))
        else:
            chosen = game_named(game)
            wanted = _wanted(chosen, seat, seats, agreed(chosen, variant, options))
            sit_down(wanted._replace(level=level_named(level or USUAL)), words, pace)

    params = [
        argument("game", required=False),
        option("--resume", is_flag=True),
        option("--seat", metavar="seat"),
        *agreed_options(),
        option("--level", metavar="level"),
        whole_number("--pace", 0, _SLOWEST, default=str(PACE)),
        option("--from", "came_from", metavar="record"),
        whole_number("--at", 0, _LAST_PLY),
        option("--keep", is_flag=True),
    ]
    return Command("play", play, params, words)


def _check_alone(*others: object) -> None:
    """A game that is gone on with has its seats and options already."""
    if any(others):
        raise Unreadable(say("terminal-resume-alone"))


def _wanted(game: Game[Any], seat: str | None, seats: int | None, options: Any) -> Wanted:
    number = game.usual_size(options) if seats is None else seats
    game.check_size(number, options)
    game.start(number, options)
    me = 0 if seat is None else game.seat_named(seat.strip(), number)
    if me == CHANCE:
        names = ", ".join(game.seat_names(number))
        raise Unreadable(say("unreadable-seat", text=str(seat), seats=names))
    return Wanted(game, number, options, me)
