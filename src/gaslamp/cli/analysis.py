"""`gaslamp legal` and `gaslamp count`: questions to a position that is given as a file."""

from typing import Any

from gaslamp.cli.parts import Command, option, whole_number
from gaslamp.core.data import pretty, to_json
from gaslamp.core.outcome import outcome_of
from gaslamp.core.seats import in_mask
from gaslamp.core.sentence import say
from gaslamp.core.sequences import count_sequences
from gaslamp.front.files import read_position
from gaslamp.front.sources import Standing
from gaslamp.words import SEAT, Words
from gaslamp.words.people import named
from gaslamp.words.titles import prefix

_DEEPEST = 99


def legal_command(words: Words) -> Command:
    def legal(position: str, seat: str | None, as_json: bool) -> None:
        standing = read_position(position)
        seats = _seats(standing, seat)
        if as_json:
            print(pretty(_in_data(standing, seats)), end="")
        else:
            _show(standing, seats, words)

    params = [
        option("--position", required=True, metavar="file"),
        option("--seat", metavar="seat"),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("legal", legal, params, words)


def count_command(words: Words) -> Command:
    def count(position: str, depth: int, as_json: bool) -> None:
        standing = read_position(position)
        counts = count_sequences(standing.position, depth)
        if as_json:
            print(to_json({"game": standing.game.name, "counts": counts}).decode())
            return
        for length, number in enumerate(counts, start=1):
            print(words("terminal-counted", depth=length, number=str(number)))

    params = [
        option("--position", required=True, metavar="file"),
        whole_number("--depth", 1, _DEEPEST, required=True),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("count", count, params, words)


def _seats(standing: Standing, asked: str | None) -> list[int]:
    position = standing.position
    if asked is not None:
        return [standing.game.seat_named(asked, position.seats)]
    return list(in_mask(position.awaited | position.may_act))


def _name(standing: Standing, seat: int) -> str:
    return standing.game.name_of(seat, standing.position.seats)


def _in_data(standing: Standing, seats: list[int]) -> dict[str, Any]:
    game, position = standing.game, standing.position
    return {
        "game": game.name,
        "over": position.over,
        "outcome": _outcome(standing),
        "awaited": [_name(standing, seat) for seat in in_mask(position.awaited)],
        "may_act": [_name(standing, seat) for seat in in_mask(position.may_act)],
        "legal": {
            _name(standing, seat): [
                {"notation": game.write(action, position), "action": game.to_typed(action)}
                for action in position.legal(seat)
            ]
            for seat in seats
        },
    }


def _outcome(standing: Standing) -> dict[str, Any] | None:
    outcome = outcome_of(standing.game, standing.position)
    if outcome is None:
        return None
    winners = [_name(standing, seat) for seat in outcome.winners]
    return {"reason": outcome.reason, "winners": winners}


def _show(standing: Standing, seats: list[int], words: Words) -> None:
    game, position = standing.game, standing.position
    spoken = words.bound(named(game, position.seats, words))
    outcome = outcome_of(game, position)
    if outcome is not None:
        reason = say(f"{prefix(game)}-reason-{outcome.reason.replace('_', '-')}")
        winners = tuple(say(SEAT, seat=seat) for seat in outcome.winners)
        print(spoken("terminal-position-over", reason=reason))
        print(spoken("terminal-position-won", winners=winners, number=len(winners)))
    for seat in seats:
        actions = position.legal(seat)
        print(words("terminal-legal", seat=_name(standing, seat), number=len(actions)))
        for action in actions:
            described = spoken.say(game.describe(action, position))
            print(f"  {game.write(action, position):<36}  {described}")
