"""A position of Mr. Jack given outright, with everything hidden laid open."""

from collections.abc import Callable, Sequence
from typing import Annotated, Final

from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import asdict

from gaslamp.core.bits import mask_of, members
from gaslamp.core.data import Data
from gaslamp.core.fault import Places, at, in_rows, misplaced, refuse, sized, twice
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.actions import (
    cell_number,
    character_number,
    direction_number,
    exit_number,
    lamp_number,
    manhole_number,
)
from gaslamp.games.mr_jack.board import (
    CELLS,
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    LAMPS,
    MANHOLES,
    STREET_COUNT,
    TILES,
)
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.view import activation_in

_TWO: Final = 2
"""Covers, and cordons."""
_DAWN: Final = codes.End.DAWN.name.lower()


class ActivationFacts(Data):
    character: str
    moved: bool = False
    power_used: bool = False
    """Also when nothing is owed by the power."""
    turning: bool = False
    points: Annotated[int, Meta(ge=0, le=3)] = 0
    """What the whistle has left to spend."""
    whistled: tuple[str, ...] = ()
    cornered: bool | UnsetType = UNSET
    """Whether the power has taken the last free cell, so that only the end is left (MJ-62)."""


class MrJackFacts(Data):
    characters: dict[str, str]
    """The cell of each."""
    lantern: str
    lamps: dict[str, str]
    """The tile on each lit lamp: "1" to "4", or "plain"."""
    covers: list[str]
    cordons: list[str]
    turn: int
    witness: bool
    innocent: list[str]
    jack: str | None
    """Nobody before the card is drawn."""
    alibis: list[list[str]]
    """What each seat has drawn with Holmes."""
    cards: list[str]
    """All character cards of this turn."""
    played: list[str]
    activation: ActivationFacts | None = None
    end: str | None = None


def to_facts(position: MrJackPosition) -> MrJackFacts:
    lit = zip(LAMPS, position.tiles, strict=True)
    return MrJackFacts(
        characters={who: CELLS[cell] for who, cell in _standing(position).items()},
        lantern=DIRECTIONS[position.facing],
        lamps={lamp: TILES[tile] for lamp, tile in lit if tile},
        covers=[MANHOLES[i] for i in members(position.covers)],
        cordons=[EXITS[i] for i in members(position.cordons)],
        turn=position.turn,
        witness=bool(position.witness),
        innocent=_names(position.innocent),
        jack=None if position.jack == codes.NOBODY else CHARACTERS[position.jack],
        alibis=[_names(alibis) for alibis in position.alibis],
        cards=_names(position.turned_up),
        played=_names(position.played),
        activation=_activation(position),
        end=codes.End(position.ended).name.lower() if position.over else None,
    )


def _standing(position: MrJackPosition) -> dict[str, int]:
    """Where everybody stands who is there."""
    return {CHARACTERS[who]: position.at[who] for who in members(position.people)}


def _activation(position: MrJackPosition) -> ActivationFacts | None:
    seen = activation_in(position)
    if seen is None:
        return None
    hidden = True if position.cornered else UNSET
    return ActivationFacts(**asdict(seen) | {"whistled": tuple(seen.whistled), "cornered": hidden})


def _names(mask: int) -> list[str]:
    return [CHARACTERS[character] for character in members(mask)]


def from_facts(facts: MrJackFacts, position: MrJackPosition) -> MrJackPosition:
    """Stands up `position`, which is as a game begins."""
    _set_turn(position, facts)
    _set_board(position, facts)
    _set_alibis(position, facts)
    _set_cards(position, facts)
    _set_activation(position, facts.activation)
    _set_end(position, facts.end)
    _check_people(position)
    _check_places(position)
    return position


def _each_once(message: str, places: Places) -> None:
    if (fault := twice(places)) is not None:
        raise refuse(message, fault)


def _characters(names: Sequence[str], message: str, field: str) -> int:
    """A set of people, refused if somebody is named twice."""
    numbers = [character_number(name) for name in names]
    _each_once(message, {field: names})
    return mask_of(numbers)


def _pair(names: Sequence[str], number: Callable[[str], int], message: str, field: str) -> int:
    """Two of the covers or cordons, on places of their own."""
    numbers = [number(name) for name in names]
    _each_once(message, {field: names})
    if len(names) != _TWO:
        raise refuse(message, sized(field, len(names), _TWO))
    return mask_of(numbers)


def _set_turn(position: MrJackPosition, facts: MrJackFacts) -> None:
    """MJ-05: nothing has been called before the second turn."""
    if not 1 <= facts.turn <= position.last_turn:
        raise refuse("mr-jack-position-turn", at("turn"))
    if facts.turn == 1 and (facts.innocent or not facts.witness):
        raise refuse("mr-jack-position-turn", at("innocent" if facts.innocent else "witness"))
    position.turn = facts.turn
    position.witness = int(facts.witness)
    position.innocent = _characters(facts.innocent, "mr-jack-position-innocent", "innocent")


def _set_board(position: MrJackPosition, facts: MrJackFacts) -> None:
    there = list(_standing(position))
    if (fault := misplaced({"characters": list(facts.characters)}, there)) is not None:
        raise refuse("mr-jack-position-characters", fault)
    for who in facts.characters:
        if who not in there:
            fault = say("mr-jack-no-such-character", text=who)
            raise refuse("mr-jack-position-characters", fault)
    cells = {who: cell_number(cell) for who, cell in facts.characters.items()}
    position.at = [cells.get(who, codes.OUTSIDE) for who in CHARACTERS]
    position.facing = direction_number(facts.lantern)
    position.covers = _pair(facts.covers, manhole_number, "mr-jack-position-covers", "covers")
    position.cordons = _pair(facts.cordons, exit_number, "mr-jack-position-cordons", "cordons")
    _set_lamps(position, facts)


def _set_lamps(position: MrJackPosition, facts: MrJackFacts) -> None:
    """MJ-17: which tiles are left follows from the turn."""
    tiles = [0] * len(LAMPS)
    for lamp, tile in facts.lamps.items():
        tiles[lamp_number(lamp)] = TILES.index(tile) if tile in TILES else 0
    out = facts.turn - 1 + (facts.end == _DAWN and facts.turn == position.last_turn)
    left = [*range(out + 1, codes.LAST_NUMBERED_TILE + 1), codes.PLAIN_TILE, codes.PLAIN_TILE]
    if sorted(tile for tile in tiles if tile) != left or len(facts.lamps) != len(left):
        raise refuse("mr-jack-position-lamps", at("lamps"))
    position.tiles = tiles


def _set_alibis(position: MrJackPosition, facts: MrJackFacts) -> None:
    """MJ-06, MJ-51: a card is in one place, and Jack's is nobody's alibi."""
    if len(facts.alibis) != position.seats:
        fault = sized("alibis", len(facts.alibis), position.seats)
        raise refuse("mr-jack-position-alibis", fault)
    rows = in_rows("alibis", facts.alibis)
    position.alibis = [_characters(c, "mr-jack-position-alibis", f) for f, c in rows.items()]
    _each_once("mr-jack-position-alibis", rows)
    drawn = position.alibis[0] | position.alibis[1]
    position.pile = position.people & ~drawn
    if facts.jack is None:
        return
    position.jack = character_number(facts.jack)
    position.pile &= ~(1 << position.jack)
    if (drawn | position.innocent) >> position.jack & 1:
        raise refuse("mr-jack-position-jack", at("jack"))


def _set_cards(position: MrJackPosition, facts: MrJackFacts) -> None:
    """MJ-10 to MJ-13: four cards, but for the moment when those of an odd turn are turned up."""
    position.turned_up = _characters(facts.cards, "mr-jack-position-cards", "cards")
    position.played = _characters(facts.played, "mr-jack-position-cards", "played")
    unplayed = not facts.played and facts.activation is None
    being_dealt = position.turn % 2 == 1 and len(facts.cards) < position.cards_a_turn and unplayed
    if len(facts.cards) != position.cards_a_turn and not being_dealt:
        fault = sized("cards", len(facts.cards), position.cards_a_turn)
        raise refuse("mr-jack-position-cards", fault)
    for who in facts.played:
        if who not in facts.cards:
            fault = say("position-outside", what=who, place="played")
            raise refuse("mr-jack-position-cards", fault)
    if position.jack == codes.NOBODY and (position.turn > 1 or facts.cards or any(facts.alibis)):
        raise refuse("mr-jack-position-jack", at("jack"))


def _set_activation(position: MrJackPosition, facts: ActivationFacts | None) -> None:
    if facts is None:
        return
    position.active = character_number(facts.character)
    position.moved = int(facts.moved)
    position.powered = int(facts.power_used)
    position.turning = int(facts.turning)
    position.points = facts.points
    position.whistled = mask_of([character_number(name) for name in facts.whistled])
    position.cornered = int(facts.cornered is True)
    named_twice = len(set(facts.whistled)) != len(facts.whistled)
    on_a_card = (position.turned_up & ~position.played) >> position.active & 1
    if named_twice or not on_a_card or not _corner_holds(position):
        raise refuse("mr-jack-position-activation", at("activation"))


def _corner_holds(position: MrJackPosition) -> bool:
    """MJ-62: by a whistle or a cover that came first, and the rules let it."""
    if not position.cornered:
        return True
    by_power = position.active in (codes.GOODLEY, codes.BERT) and not position.moved
    begun = position.powered or position.whistled
    return bool(by_power and begun and position.only_the_end_is_left)


def _set_end(position: MrJackPosition, end: str | None) -> None:
    ends = {member.name.lower(): member for member in codes.End}
    if end is not None and end not in ends:
        raise refuse("mr-jack-position-end", at("end"))
    if end is not None:
        position.ended = int(ends[end])
        caught = position.ended == codes.ARRESTED
        position.winners = 1 << (codes.INVESTIGATOR if caught else codes.JACK)
    if not _end_holds(position):
        raise refuse("mr-jack-position-end", at("end"))


def _end_holds(position: MrJackPosition) -> bool:
    if position.over and position.cornered:
        return False
    all_played = position.played.bit_count() == position.cards_a_turn
    if position.ended == codes.DAWN:
        return all_played and position.turn == position.last_turn
    if all_played:
        return False
    if not position.over:
        return position.active == codes.NOBODY or _activation_holds(position)
    if codes.NOBODY in (position.active, position.jack):
        return False
    return _has_left(position) if position.ended == codes.ESCAPED else _has_accused(position)


def _has_left(position: MrJackPosition) -> bool:
    """MJ-70."""
    way_out = position.at[position.active] - STREET_COUNT
    own = position.active == position.jack and not position.witness
    return own and way_out >= 0 and not position.cordons >> way_out & 1


def _has_accused(position: MrJackPosition) -> bool:
    """MJ-71."""
    cell = position.at[position.active]
    there = [who for who in range(8) if position.at[who] == cell and who != position.active]
    right = position.ended == codes.ARRESTED
    return len(there) == 1 and right == (there[0] == position.jack)


def _activation_holds(position: MrJackPosition) -> bool:
    """What is said of the activation can come about, and can be brought to its end."""
    over = position.moved and position.powered and not position.turning
    return not over and _owes_what_it_should(position) and _can_go_on(position)


def _owes_what_it_should(position: MrJackPosition) -> bool:
    who, moved, turning = position.active, position.moved, position.turning
    if who == codes.GOODLEY:
        return _whistle_holds(position)
    if position.points or position.whistled:
        return False
    if who in (codes.WATSON, codes.GULL):
        return position.powered == 1 and turning == moved
    if who == codes.STEALTHY:
        return position.powered == 1 and not turning
    if who == codes.HOLMES:
        return not position.powered and not turning and (not moved or position.pile != 0)
    return not turning


def _whistle_holds(position: MrJackPosition) -> bool:
    """MJ-52, MJ-58."""
    if position.whistled >> codes.GOODLEY & 1:
        return False
    if position.powered:
        return not position.points and not position.whistled
    if not position.whistled:
        return not position.turning and position.points == position.most_points
    spent = position.points + position.whistled.bit_count()
    if position.turning and not position.whistled >> codes.WATSON & 1:
        return False
    return position.points > 0 and spent <= codes.WHISTLE_POINTS


def _can_go_on(position: MrJackPosition) -> bool:
    if any(cell >= STREET_COUNT for cell in _standing(position).values()):
        return False
    turned = position.copy()
    turned.turning = 0
    over = turned.moved and turned.powered
    return bool(over or any(turned.legal(seat) for seat in (*range(turned.seats), CHANCE)))


def _check_people(position: MrJackPosition) -> None:
    """Of those who are not in a small form nothing is said."""
    jack = 0 if position.jack == codes.NOBODY else 1 << position.jack
    named = position.alibis[0] | position.alibis[1] | position.innocent | jack
    for who in members((named | position.turned_up | position.played) & ~position.people):
        fault = say("mr-jack-no-such-character", text=CHARACTERS[who])
        raise refuse("mr-jack-position-characters", fault)


def _check_places(position: MrJackPosition) -> None:
    """MJ-02, MJ-33: everybody on a street of their own, but for the last move of a game."""
    last_moved = position.active if position.over else codes.NOBODY
    there: dict[int, str] = {}
    for who in members(position.people & ~(1 << last_moved if last_moved >= 0 else 0)):
        cell = position.at[who]
        words = {"place": CELLS[cell], "one": CHARACTERS[who]}
        if cell >= STREET_COUNT:
            fault = say("position-outside", what=CHARACTERS[who], place=CELLS[cell])
            raise refuse("mr-jack-position-characters", fault)
        if cell in there:
            fault = say("position-together", other=there[cell], **words)
            raise refuse("mr-jack-position-characters", fault)
        there[cell] = CHARACTERS[who]
