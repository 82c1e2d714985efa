"""The house's games for OpenSpiel. Importing this registers `gaslamp_<game>`.

>>> import pyspiel
>>> import gaslamp.research.openspiel
>>> game = pyspiel.load_game("gaslamp_scotland_yard(seats=3,form=edition-1983)")
>>> game.num_players(), game.num_distinct_actions()
(3, 2786)

Parameters are `seats` (0: the usual number) and the game's options. In a string OpenSpiel takes
1983 for a number, which a form is not: it is `edition-1983` there, and "1983" in a `dict` of
parameters. `small` is the name of a small form; a deck of The Culprit is JSON, for a game that is
made by its class in `GAMES`. Actions have the numbers that all environments here give them, and
chance has its own, with exact probabilities.
`resample_from_infostate` draws from what the seat can know (`gaslamp.look`).
"""

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from gaslamp.core.data import to_json
from gaslamp.core.dealing.dealer import chances
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games import NAMES, game_named
from gaslamp.research.recall import WIDTH
from gaslamp.research.spec import Spec, spec_of
from gaslamp.research.world import World
from gaslamp.words import speaking
from gaslamp.words.titles import title

PREFIX: Final = "gaslamp_"
_EDITION: Final = "edition-"
_HIGHEST: Final = 1 << 53
_TWO: Final = 2
_ONE_WINS: Final = ("mr_jack", "scotland_yard")


def _parameters(name: str) -> dict[str, Any]:
    """What can be agreed; what is no flag, number or choice is JSON in a text."""
    game = game_named(name)
    usual = game.options({})
    found: dict[str, Any] = {"seats": 0}
    for field in usual.__struct_fields__:
        value = getattr(usual, field)
        found[field] = written(value) if isinstance(value, bool | int | str) else ""
    return found


def written(value: Any) -> Any:
    """OpenSpiel would read "1983" as a number, and then refuse it for not being a text."""
    return f"{_EDITION}{value}" if isinstance(value, str) and value.isdigit() else value


def _options(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options among these parameters, JSON read, and what is left empty left out."""
    found = {field: value for field, value in given.items() if field != "seats" and value != ""}
    usual = game_named(name).options({})
    decks = [field for field in usual.__struct_fields__ if getattr(usual, field) is None]
    return {
        field: _deck(field, value) if field in decks else _read(field, value)
        for field, value in found.items()
    }


def _deck(field: str, text: Any) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, TypeError):
        raise Unreadable(say("unreadable-field", field=field)) from None


def _read(field: str, value: Any) -> Any:
    """Strings of before have the option's name there instead: `form-1983`."""
    if not isinstance(value, str):
        return value
    return value.removeprefix(_EDITION).removeprefix(f"{field}-")


def _type(name: str, *, zero_sum: bool) -> Any:
    game = game_named(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Gaslamp: {title(game, speaking('en'))}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=min(game.fewest_seats, _TWO),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _is_zero_sum(spec: Spec) -> bool:
    """Two seats of which always one wins; in Sleuth everybody may lose."""
    return spec.seats == _TWO and spec.game.name in _ONE_WINS


def _info(spec: Spec) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=spec.actions,
        max_chance_outcomes=len(spec.draws),
        num_players=spec.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if _is_zero_sum(spec) else None,
        max_game_length=spec.bound.players,
    )


class HouseGame(pyspiel.Game):
    """One of the four; each is registered as a class of its own."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.spec = spec_of(self.name, given.get("seats") or None, _options(self.name, given))
        kind = _type(self.name, zero_sum=_is_zero_sum(self.spec))
        super().__init__(kind, _info(self.spec), given)

    def new_initial_state(self) -> Any:
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """None, as OpenSpiel has it, for what is only public or only private: the rules say what a
        seat sees, and not why."""
        if params:
            raise ValueError(f"observers have no parameters here: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return HouseObserver(self.spec, kind.perfect_recall)


class HouseState(pyspiel.State):
    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.world = World(game.spec)

    def current_player(self) -> Any:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        seat = self.world.deciding
        return pyspiel.PlayerId.CHANCE if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.world.over or self.world.cut

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = chances(self.world.position)
        weights = np.diff([0, *found.sums]) / found.total
        numbers = map(self.world.spec.number_of, found.actions)
        return sorted(zip(numbers, weights.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.world.act(self.world.legal_action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.world.notation(self.world.action_of(action))

    def returns(self) -> list[float]:
        return list(map(float, self.world.returns()))

    def __str__(self) -> str:
        return " / ".join(self.world.lines()) or "-"

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A state that the player cannot tell from this one, drawn by what they can know.

        `sampler` gives numbers from 0 to 1. What the other seats have seen of the drawn world is as
        much as the public has, and what they see now.
        """
        seat, twin = self.world.spec.seat(player), self.clone()
        twin.world = self.world.imagined(seat, Dice(int(sampler() * _HIGHEST)))
        return twin


class HouseObserver:
    """What a player sees now, with perfect recall all that was noticed before."""

    def __init__(self, spec: Spec, recall: bool) -> None:
        self.spec = spec
        self.recall = recall
        rows = spec.bound.noticed if recall else 0
        self.tensor = np.zeros(spec.layout.size + rows * WIDTH, np.float32)
        self.dict = {
            plane.name: self.tensor[at : at + plane.size].reshape(plane.shape)
            for plane, at in spec.layout
        }
        if recall:
            self.dict["history"] = self.tensor[spec.layout.size :].reshape(rows, WIDTH)

    def set_from(self, state: HouseState, player: int) -> None:
        seat = self.spec.seat(player)
        self.tensor[: self.spec.layout.size] = state.world.observe(seat)
        if self.recall:
            self.dict["history"][:] = state.world.recall.tensor(seat)

    def string_from(self, state: HouseState, player: int) -> str:
        world, seat = state.world, self.spec.seat(player)
        if self.recall:
            return f"{seat}: {world.recall.text(seat)}"
        return to_json(world.spec.game.view(world.position, seat)).decode()


def _registered(name: str) -> type[HouseGame]:
    made: type[HouseGame] = type(f"HouseGame_{name}", (HouseGame,), {"name": name})
    pyspiel.register_game(_type(name, zero_sum=game_named(name).most_seats == _TWO), made)
    return made


GAMES: Final = {name: _registered(name) for name in NAMES}
"""Each game's class, for those who do not load it by its name."""
