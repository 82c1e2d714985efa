"""Scotland Yard: the way that Mister X may have come, as likely as the seat may think it."""

from collections.abc import Sequence
from typing import Any

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.sight import AnySight
from gaslamp.games.scotland_yard import board, codes
from gaslamp.games.scotland_yard.actions import led_to, ticket_number
from gaslamp.games.scotland_yard.forms import Form
from gaslamp.games.scotland_yard.options import form_of
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge import look


def redeal(sight: AnySight, actions: Sequence[int], dice: Dice) -> list[int]:
    if sight.viewer == codes.MISTER_X:
        return list(actions)
    world = look(sight).sample(dice)
    assert isinstance(world, ScotlandYardPosition)
    found, place = [], 0
    for action in actions:
        if kind_of(action) == codes.START_X:
            found.append(led_to(action, world.track[0]))
        elif kind_of(action) in (codes.GO, codes.DOUBLE):
            place += 1
            found.append(led_to(action, world.track[place]))
        else:
            found.append(action)
    return found


def rearranged(facts: dict[str, Any], seat: int, options: Any, dice: Dice) -> dict[str, Any]:
    """Another way along his tickets, by the stations where he was seen."""
    if seat == codes.MISTER_X or facts["start"] is None:
        return facts
    track = _track(facts, form_of(options), dice)
    log = [{**each, "station": at} for each, at in zip(facts["log"], track[1:], strict=True)]
    return {**facts, "start": track[0], "log": log}


def _track(facts: dict[str, Any], form: Form, dice: Dice) -> list[int]:
    """Any of those that lead to the end, each next station as likely as the others."""
    begins = {facts["start"]} if not form.tickets_needed else set(form.x_cards)
    layers = [begins if facts["log"] else {facts["start"]}]
    for each in facts["log"]:
        there = {stop for station in layers[-1] for stop in _stops(station, each, form)}
        layers.append({each["station"]} if each["shown"] else there)
    layers[-1] -= set(facts["pawns"]) - {facts["log"][-1]["station"]} if facts["log"] else set()
    for number in range(len(layers) - 1, 0, -1):
        each, after = facts["log"][number - 1], layers[number]
        layers[number - 1] = {s for s in layers[number - 1] if _stops(s, each, form) & after}
    track = [_any(layers[0], dice)]
    for each, layer in zip(facts["log"], layers[1:], strict=True):
        track.append(_any(_stops(track[-1], each, form) & layer, dice))
    return track


def _stops(station: int, each: dict[str, Any], form: Form) -> set[int]:
    network = ticket_number(each["ticket"]) if form.tickets_needed else board.TAXI_AND_BUS
    return set(board.next_stops(station, network, board.MAPS[form.board]))


def _any(stations: set[int], dice: Dice) -> int:
    return sorted(stations)[dice.below(len(stations))]
