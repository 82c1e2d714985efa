"""Over many random games: what is true is always among what a seat holds possible.

It takes some minutes; Ctrl-C ends it early, and the page says how far it came.
"""

from collections.abc import Iterator

from tests.contract.cases import Case, every_case
from tests.knowledge.watching import truth_of

from bench.tables import saying, table, thousands
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal
from gaslamp.core.play import Play
from gaslamp.core.random_play import CAP, random_action
from gaslamp.knowledge import NAMES, knowledge_for

GAMES = 10_000
MOMENTS = 3
"""At so many moments of each game, and at its end."""
TOLD_EVERY = 500

INTRODUCTION = """\
Written by `make bench`. Random games at every table that the tests know, with all their options in
turn. At {moments} moments of each game, drawn by lot, and at its end, one of the seats or a
spectator is asked what it holds possible: of every gem, of every place of the log, of Jack and of
every alibi card, what is true must be among it."""


def page() -> str:
    rows: list[list[object]] = []
    ended = "Every game was played to its end."
    try:
        for name in NAMES:
            rows.append([name, 0, 0, 0, 0])
            for row in _watch(name):
                rows[-1] = row
    except KeyboardInterrupt:
        ended = "This run was ended early by hand."
    head = ["game", "games", "moments", "not worked out", "truth not held possible"]
    introduction = INTRODUCTION.format(moments=MOMENTS)
    text = "\n".join(["# The truth is always possible", "", introduction, "", table(head, rows)])
    return f"{text}\n{ended}\n"


def _watch(name: str) -> Iterator[list[object]]:
    """The row of the game so far, after each of its games."""
    cases = [case for case in every_case() if case.name == name]
    moments = wrong = refused = 0
    for number in range(GAMES):
        if number % TOLD_EVERY == 0:
            saying(f"{name}: {number} of {GAMES} games, {moments} moments, {wrong} wrong")
        for right in _game(cases[number % len(cases)], Dice(number)):
            moments += 1
            refused += right is None
            wrong += right is False
        yield [name, thousands(number + 1), thousands(moments), refused, wrong]


def _game(case: Case, dice: Dice) -> Iterator[bool | None]:
    actions = _actions(case, dice)
    asked = {1 + dice.below(len(actions)) for _ in range(MOMENTS)} | {len(actions)}
    play = Play(case.game, case.agreed, case.start())
    for number, action in enumerate(actions, start=1):
        play.act(action)
        if number in asked:
            yield _holds(case, play, dice.below(case.seats + 1) - 1)


def _actions(case: Case, dice: Dice) -> list[int]:
    position = case.start()
    actions: list[int] = []
    while not position.over and len(actions) < CAP:
        actions.append(random_action(position, dice))
        position.apply(actions[-1])
    return actions


def _holds(case: Case, play: Play, viewer: int) -> bool | None:
    """None where the house says that there is too much to work out."""
    try:
        chances = knowledge_for(case.name).beliefs(play.sight(viewer)).chances
    except NotLegal:
        return None
    truth = truth_of(case, play.position)
    return all(answer in chances[subject] for subject, answer in truth.items())
