"""A position of The Culprit given outright, with everything hidden laid open."""

from collections.abc import Sequence
from typing import Final

from msgspec import field

from gaslamp.core.bits import mask_of, members
from gaslamp.core.data import Data
from gaslamp.core.fault import at, in_rows, no_seat, refuse, sized, too_many
from gaslamp.core.seats import or_nobody, or_none
from gaslamp.games.culprit import codes, possible
from gaslamp.games.culprit.actions import card_number
from gaslamp.games.culprit.cards import CARD_TEXT, HAND, pack, spell
from gaslamp.games.culprit.options import CulpritOptions, start
from gaslamp.games.culprit.rules import CulpritPosition

_MOST_IN_A_ROW: Final = 15
"""A row of cards is packed four bits a kind."""


class CulpritFacts(Data):
    stage: str
    hands: list[list[str]]
    played: list[list[str]]
    discarded: list[str]
    points: list[int]
    turn: int | None
    """Nobody's during the deal."""
    target: int | None = None
    """Whom the card in play is aimed at."""
    chosen: list[str | None] | None = None
    """Of each seat: the card that is on its way out of the hand."""
    choosing: list[int] = field(default_factory=list)
    """Whose hands are still to lose a card."""
    gathered: list[str] = field(default_factory=list)
    """The cards of a Panic that are not handed back yet."""
    owed: list[int] = field(default_factory=list)
    suspects: list[int] = field(default_factory=list)
    """Whom the hat has named as accomplices so far."""
    handcuffs: int | None = None
    maid: list[int] = field(default_factory=list)
    governess: list[int] = field(default_factory=list)
    end: str | None = None
    winners: list[int] = field(default_factory=list)


def to_facts(position: CulpritPosition) -> CulpritFacts:
    seats = range(position.seats)
    chosen = [_card_or_none(position.chosen[seat]) for seat in seats]
    return CulpritFacts(
        stage=codes.STAGES[position.stage],
        hands=[spell(position.hands[seat]) for seat in seats],
        played=[spell(position.played[seat]) for seat in seats],
        discarded=[CARD_TEXT[c] for c, n in enumerate(position.discarded) for _ in range(n)],
        points=position.points[: position.seats],
        turn=or_none(position.turn),
        target=or_none(position.target),
        chosen=chosen if any(chosen) else None,
        choosing=members(position.choosing),
        gathered=spell(position.gathered),
        owed=members(position.owed),
        suspects=members(position.suspects),
        handcuffs=or_none(position.handcuffs),
        maid=members(position.maid),
        governess=members(position.governess),
        end=codes.End(position.ended).name.lower() if position.ended else None,
        winners=members(position.winners),
    )


def from_facts(facts: CulpritFacts, seats: int, options: CulpritOptions) -> CulpritPosition:
    position = start(seats, options)
    _check_seats(facts, seats)
    _place_cards(position, facts)
    _set_round(position, facts)
    _set_end(position, facts)
    possible.check(position)
    return position


def _card_or_none(card: int) -> str | None:
    return None if card == codes.NO_CARD else CARD_TEXT[card]


def _check_seats(facts: CulpritFacts, seats: int) -> None:
    named: dict[str, Sequence[int | None]] = {
        "turn": [facts.turn],
        "target": [facts.target],
        "handcuffs": [facts.handcuffs],
        "choosing": facts.choosing,
        "owed": facts.owed,
        "suspects": facts.suspects,
        "maid": facts.maid,
        "governess": facts.governess,
        "winners": facts.winners,
    }
    if (wrong := no_seat(named, seats)) is not None:
        raise refuse("culprit-position-seat", wrong)
    sizes = {"hands": len(facts.hands), "played": len(facts.played), "points": len(facts.points)}
    sizes |= {"chosen": len(facts.chosen)} if facts.chosen else {}
    for name, size in sizes.items():
        if size != seats:
            raise refuse("culprit-position-hands", sized(name, size, seats))


def _check_cards(position: CulpritPosition, facts: CulpritFacts) -> None:
    """No card oftener than there are of it, and no hand larger than a hand."""
    rows = in_rows("hands", facts.hands)
    played = in_rows("played", facts.played) | {"gathered": facts.gathered}
    wrong = too_many(
        rows | played | {"discarded": facts.discarded},
        dict(zip(CARD_TEXT, position.copies, strict=True)),
    )
    for places, most in ((rows, HAND), (played, _MOST_IN_A_ROW)):
        for place, cards in places.items():
            wrong = wrong or (sized(place, len(cards), most) if len(cards) > most else None)
    if wrong is not None:
        raise refuse("culprit-position-cards", wrong)


def _place_cards(position: CulpritPosition, facts: CulpritFacts) -> None:
    """Every card is in one place; what is nowhere else is the pile, or not dealt yet."""
    empty = [0] * (8 - position.seats)
    rest = list(position.copies)
    for cards in (*facts.hands, *facts.played, facts.gathered, facts.discarded):
        for card in cards:
            rest[card_number(card)] -= 1
    _check_cards(position, facts)
    position.hands = [pack(hand) for hand in facts.hands] + empty
    position.played = [pack(cards) for cards in facts.played] + empty
    position.gathered = pack(facts.gathered)
    position.discarded = [facts.discarded.count(card) for card in CARD_TEXT]
    position.rest = rest


def _set_round(position: CulpritPosition, facts: CulpritFacts) -> None:
    if facts.stage not in codes.STAGES:
        raise refuse("culprit-position-stage", at("stage"))
    empty = 8 - position.seats
    position.stage = codes.STAGES.index(facts.stage)
    dealing = position.stage == codes.DEALING
    position.dealt = sum(map(len, facts.hands)) if dealing else HAND * position.seats
    position.points = facts.points + [0] * empty
    position.turn = or_nobody(facts.turn)
    position.target = or_nobody(facts.target)
    chosen = facts.chosen or [None] * position.seats
    numbers = [codes.NO_CARD if card is None else card_number(card) for card in chosen]
    position.chosen = numbers + [codes.NO_CARD] * empty
    position.choosing = mask_of(facts.choosing)
    position.owed = mask_of(facts.owed)
    position.suspects = mask_of(facts.suspects)
    position.handcuffs = or_nobody(facts.handcuffs)
    position.maid = mask_of(facts.maid)
    position.governess = mask_of(facts.governess)
    position.accomplices = mask_of(
        [seat for seat, cards in enumerate(facts.played) if "accomplice" in cards]
    )


def _set_end(position: CulpritPosition, facts: CulpritFacts) -> None:
    ends = {end.name.lower(): int(end) for end in codes.End}
    if facts.end is not None and facts.end not in ends:
        raise refuse("culprit-position-end", at("end"))
    position.ended = 0 if facts.end is None else ends[facts.end]
    position.winners = mask_of(facts.winners)
