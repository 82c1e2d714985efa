"""Going on from a moment of a finished game: what was played until then, kept or dealt anew.

Dealt anew, it is another game that the seat could not have told from the real one: what the seat
has seen is the same to the last byte, and that is checked.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, Final, Literal, NamedTuple

from gaslamp.analysis.walk import AnySight, check_over
from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Refusal, Unreadable
from gaslamp.core.events import seen_by
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.core.record import Record, replay, replay_prologue, write_lines
from gaslamp.core.seats import OPEN
from gaslamp.core.sentence import say
from gaslamp.games import NAMES

Dealing = Literal["anew", "kept"]
ANEW: Final = "anew"
_TRIES: Final = 20

Redeal = Callable[[AnySight, Sequence[int], Dice], list[int]]
"""Other actions that the viewer of a sight could not have told from these, if it comes out well."""


class Cut(NamedTuple):
    """A game up to a moment, from its very beginning."""

    play: Play
    actions: list[int]


def cut_at(game: Game[Any], record: Record, ply: int) -> Cut:
    """After so many actions of a finished game. There must be something left to do."""
    check_over(record)
    steps = list(replay(game, record))
    if ply > len(steps):
        raise Unreadable(say("terminal-no-such-ply", ply=ply, last=len(steps)))
    options = game.options(record.options)
    play = Play(game, options, game.start(record.seats, options))
    for step in (*replay_prologue(game, record), *islice(steps, ply)):
        play.follow(step)
    if play.position.over:
        raise NotLegal(say("analysis-nothing-left"))
    return Cut(play, play.actions)


def ply_of(game: Game[Any], record: Record, shown: int) -> int:
    """How many actions it takes until the open replay has shown so many steps."""
    check_over(record)
    seen, made = 0, 0
    for made, step in enumerate(replay(game, record), start=1):
        told = bool(seen_by(game.events(*step), OPEN))
        if told and seen == shown:
            return made - 1
        seen += told
    if seen < shown:
        raise NotLegal(say("analysis-nothing-left"))
    return made


def lines_until(cut: Cut, seat: int, dealing: Dealing, dice: Dice) -> list[str]:
    """What a new game goes on from, as lines of a record."""
    if not 0 <= seat < cut.play.start.seats:
        raise Unreadable(say("unreadable-field", field="seat"))
    actions = redealt(cut, seat, dice) if dealing == ANEW else cut.actions
    return write_lines(cut.play.game, cut.play.start, actions)


def redealt(cut: Cut, seat: int, dice: Dice) -> list[int]:
    """Refused where no other game was found that the seat could not tell from this one."""
    redeal, sight = _redeal_of(cut.play.game.name), cut.play.sight(seat)
    for _ in range(_TRIES):
        actions = redeal(sight, cut.actions, dice)
        if _looks_alike(cut.play, actions, sight):
            return actions
    raise NotLegal(say("analysis-no-redeal"))


def _redeal_of(game: str) -> Redeal:
    if game not in NAMES:
        raise NotLegal(say("analysis-no-redeal"))
    redeal: Redeal = import_module(f"gaslamp.analysis.redeals.{game}").redeal
    return redeal


def _looks_alike(play: Play, actions: Sequence[int], sight: AnySight) -> bool:
    other = Play(play.game, play.options, play.start)
    try:
        for action in actions:
            other.act(action)
    except Refusal:
        return False
    return to_json(other.sight(sight.viewer)) == to_json(sight)
