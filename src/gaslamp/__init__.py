"""Gaslamp: a house for detective games.

>>> import gaslamp
>>> match = gaslamp.start("sleuth", seats=4, seed=1, super_sleuth=True)
>>> match.seat_bots()
>>> _ = match.run()
>>> match.outcome
Outcome(reason='solved', winners=[0])

All that is public is in `__all__`. Nothing of it is loaded before it is used.
"""

# ruff: noqa: F403, F405, PLC0415 - nothing is loaded here, not even `typing`

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gaslamp.front import *
    from gaslamp.games.culprit import actions as culprit
    from gaslamp.games.mr_jack import actions as mr_jack
    from gaslamp.games.scotland_yard import actions as scotland_yard
    from gaslamp.games.sleuth import actions as sleuth

__version__ = "0.1.0"

__all__ = [  # noqa: RUF022 - in the order in which one meets them
    # Games
    "GAMES",
    "Match",
    "Seat",
    "start",
    # Their typed actions
    "Action",
    "culprit",
    "mr_jack",
    "scotland_yard",
    "sleuth",
    # What is written down
    "PositionFile",
    "Record",
    "Replayed",
    "Source",
    "dumps",
    "load",
    "load_sight",
    "replay",
    "save",
    # What is seen and told
    "CHANCE",
    "HOUSE",
    "OPEN",
    "SPECTATOR",
    "Event",
    "Sentence",
    "Sight",
    "Told",
    # What is known
    "UNIFORM",
    "Beliefs",
    "Claim",
    "Look",
    "Model",
    "Sample",
    "look",
    # Who plays
    "LEVELS",
    "Dice",
    "Player",
    "bot_for",
    # How it ends, and what is refused
    "Contradiction",
    "NotLegal",
    "NotYourDecision",
    "Outcome",
    "Refusal",
    "Unreadable",
]

_ACTIONS = ("culprit", "mr_jack", "scotland_yard", "sleuth")


if not TYPE_CHECKING:  # so that a name which is not listed is a fault for type checkers too

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        if name in _ACTIONS:
            found = import_module(f"{__name__}.games.{name}.actions")
        else:
            found = getattr(import_module(f"{__name__}.front"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
