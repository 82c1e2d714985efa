"""What a seat or a spectator sees on the table now, put together piece by piece (MJ-80, MJ-81)."""

from functools import lru_cache

from gaslamp.core.bits import members
from gaslamp.core.data import Data
from gaslamp.core.seats import OPEN, in_mask
from gaslamp.core.sentence import CHOICES
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.board import (
    BEAM_TABLE,
    CELLS,
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    LAMPS,
    MANHOLES,
    TILES,
)
from gaslamp.games.mr_jack.rules import MrJackPosition


class CharacterView(Data):
    cell: str
    innocent: bool
    visible: bool


class ActivationView(Data):
    """How far the active character has come."""

    character: str
    moved: bool
    power_used: bool
    """Also when nothing is owed by the power."""
    turning: bool
    """Watson has been moved: his lantern waits to be turned."""
    points: int
    """What the whistle has left."""
    whistled: list[str]


class MrJackView(Data):
    viewer: int
    turn: int
    awaited: list[int]
    witness: bool
    """The card that lies beside the board."""
    characters: dict[str, CharacterView]
    lantern: str
    lamps: dict[str, str]
    """The tile on each lit lamp: its number, or plain."""
    covers: list[str]
    cordons: list[str]
    lamplight: list[str]
    """The streets beside a lit lamp."""
    beam: list[str]
    """The streets in front of the lantern."""
    cards: list[str]
    """The character cards that lie face up."""
    played: list[str]
    """The cards of this turn that lie face down again."""
    next_cards: list[str] | None
    """The cards of the next turn, where they are known."""
    activation: ActivationView | None
    alibi_counts: list[int]
    """How many alibi cards each seat has drawn with Holmes."""
    pile: int
    over: bool
    alibis: list[str] | None
    """The viewer's own."""
    jack: str | None
    """Who Jack is, for Jack, and for all when the game is over."""
    all_alibis: list[list[str]] | None
    """Each seat's, when the game is over."""


def view(position: MrJackPosition, viewer: int) -> MrJackView:
    all_open = position.over or viewer == OPEN
    sits = viewer in (codes.JACK, codes.INVESTIGATOR)
    knows_jack = all_open or viewer == codes.JACK
    return MrJackView(
        viewer=viewer,
        turn=position.turn,
        awaited=[seat for seat in in_mask(position.awaited) if seat < position.seats],
        witness=bool(position.witness),
        characters=_characters(position),
        lantern=DIRECTIONS[position.facing],
        lamps={lamp: TILES[t] for lamp, t in zip(LAMPS, position.tiles, strict=True) if t},
        covers=[MANHOLES[i] for i in members(position.covers)],
        cordons=[EXITS[i] for i in members(position.cordons)],
        lamplight=_cells(position.lamplight),
        beam=_cells(BEAM_TABLE[position.at[codes.WATSON] * 6 + position.facing]),
        cards=_names(position.turned_up & ~position.played & ~_active(position)),
        played=_names(position.played),
        next_cards=_next_cards(position),
        activation=activation_in(position),
        alibi_counts=[alibis.bit_count() for alibis in position.alibis],
        pile=position.pile.bit_count(),
        over=position.over,
        alibis=_names(position.alibis[viewer]) if sits else None,
        jack=CHARACTERS[position.jack] if knows_jack and position.jack >= 0 else None,
        all_alibis=[_names(alibis) for alibis in position.alibis] if all_open else None,
    )


def _characters(position: MrJackPosition) -> dict[str, CharacterView]:
    visible = position.visible
    return {
        name: CharacterView(
            cell=CELLS[position.at[i]],
            innocent=bool(position.innocent >> i & 1),
            visible=bool(visible >> i & 1),
        )
        for i, name in enumerate(CHARACTERS)
        if position.people >> i & 1
    }


def _active(position: MrJackPosition) -> int:
    return 0 if position.active == codes.NOBODY else 1 << position.active


def activation_in(position: MrJackPosition) -> ActivationView | None:
    if position.active == codes.NOBODY:
        return None
    return ActivationView(
        character=CHARACTERS[position.active],
        moved=bool(position.moved),
        power_used=bool(position.powered),
        turning=bool(position.turning),
        points=position.points,
        whistled=_names(position.whistled),
    )


def _next_cards(position: MrJackPosition) -> list[str] | None:
    """MJ-13: an even turn has the cards that the turn before it has not."""
    if position.turn % 2 and position.turned_up.bit_count() == position.cards_a_turn:
        return _names(position.people & ~position.turned_up)
    return None


def _cells(mask: int) -> list[str]:
    return list(_cells_of(mask))


def _names(mask: int) -> list[str]:
    return list(_names_of(mask))


@lru_cache(CHOICES)
def _cells_of(mask: int) -> tuple[str, ...]:
    """The same few are asked for again and again; so are people."""
    return tuple(CELLS[cell] for cell in members(mask))


@lru_cache(CHOICES)
def _names_of(mask: int) -> tuple[str, ...]:
    return tuple(CHARACTERS[character] for character in members(mask))
