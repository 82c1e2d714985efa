"""Whether a position given outright can come about by the rules, as far as it shows."""

from collections.abc import Callable
from typing import Final

from gaslamp.core.bits import members
from gaslamp.core.fault import at, refuse
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import codes
from gaslamp.games.culprit.cards import CARD_TEXT, HAND, count_in
from gaslamp.games.culprit.rules import CulpritPosition

_ENOUGH: Final = 5
_MOST: Final = 7
"""Four points and the three of Toby."""


def check(position: CulpritPosition) -> None:
    if not _points_hold(position):
        raise refuse("culprit-position-points", at("points"))
    if not _end_holds(position):
        raise refuse("culprit-position-end", at("end"))
    if position.stage == codes.DEALING:
        if not (_nothing_played(position) and _deal_holds(position)):
            raise refuse("culprit-position-deal", at("hands"))
        return
    if (fault := _cards_fault(position)) is not None:
        raise refuse("culprit-position-cards", fault)
    if not (_tokens_hold(position) and _turn_holds(position)):
        raise refuse("culprit-position-turn", at("turn"))


def _size(hand: int) -> int:
    return sum(count_in(hand, card) for card in range(16))


def _sizes(position: CulpritPosition) -> list[int]:
    return [_size(position.hands[seat]) for seat in range(position.seats)]


# Points and the end


def _points_hold(position: CulpritPosition) -> bool:
    points = position.points[: position.seats]
    if min(points) < 0 or (position.flash and any(points)):
        return False
    if position.ended == codes.POINTS:
        return _ENOUGH <= max(points) <= _MOST
    return max(points) < _ENOUGH


def _end_holds(position: CulpritPosition) -> bool:
    if not position.ended:
        return position.winners == 0
    if not position.flash:
        return position.ended == codes.POINTS and position.winners == _leaders(position)
    guilty = [position.accomplices | 1 << seat for seat in range(position.seats)]
    everybody = (1 << position.seats) - 1
    if position.ended == codes.ESCAPED:
        return position.winners in guilty
    return position.ended != codes.POINTS and everybody & ~position.winners in guilty


def _leaders(position: CulpritPosition) -> int:
    points = position.points[: position.seats]
    best = max(points)
    return sum(1 << seat for seat, number in enumerate(points) if number == best)


# The deal


def _nothing_played(position: CulpritPosition) -> bool:
    seats = (position.turn, position.target, position.handcuffs)
    sets = (position.owed, position.suspects, position.maid, position.governess)
    return (
        set(seats) == {codes.NOBODY}
        and not any(position.played)
        and not any(position.discarded)
        and not any(sets)
        and position.ended == 0
        and _nothing_moves(position)
    )


def _nothing_moves(position: CulpritPosition) -> bool:
    return (
        position.choosing == 0
        and position.gathered == 0
        and position.owed == 0
        and set(position.chosen) == {codes.NO_CARD}
    )


def _deal_holds(position: CulpritPosition) -> bool:
    """CU-01: the initial pack in its order first, then the hands are filled one by one."""
    dealt = [position.copies[card] - position.rest[card] for card in range(16)]
    if position.dealt >= HAND * position.seats:
        return False
    if position.dealt <= position.initial_size:
        return dealt == _first_cards(position)
    short = next(seat for seat, size in enumerate(_sizes(position)) if size < HAND)
    later = sum(position.hands[short + 1 : position.seats])
    return all(count_in(later, card) <= position.initial[card] <= dealt[card] for card in range(16))


def _first_cards(position: CulpritPosition) -> list[int]:
    left = position.dealt
    first = []
    for number in position.initial:
        first.append(min(left, number))
        left -= first[-1]
    return first


# The cards


def _cards_fault(position: CulpritPosition) -> Sentence | None:
    """Which card is where it cannot be."""
    out = [position.copies[card] - position.rest[card] for card in range(16)]
    for card, number in enumerate(position.initial):
        if out[card] < number:
            return say("position-nowhere", what=CARD_TEXT[card])
    if not _draws_hold(position, sum(out)):
        return say("culprit-fault-drawn", out=sum(out), discarded=sum(position.discarded))
    if not _first_holds(position):
        return say("culprit-fault-first", card=CARD_TEXT[codes.FIRST])
    if not _culprit_holds(position):
        return say("culprit-fault-culprit", card=CARD_TEXT[codes.CULPRIT])
    return None


def _draws_hold(position: CulpritPosition, out: int) -> bool:
    """CU-14, CU-16: one card drawn for each discarded, but for the last or an empty pile."""
    drawn = out - HAND * position.seats
    discarded = sum(position.discarded)
    if discarded > sum(count_in(cards, codes.ACCOMPLICE) for cards in position.played):
        return False
    if sum(position.rest) == 0:
        return 0 <= drawn <= discarded
    if position.stage == codes.DRAWING:
        return drawn == discarded - 1
    return drawn == discarded or (bool(position.ended) and drawn == discarded - 1)


def _first_holds(position: CulpritPosition) -> bool:
    """CU-02: First on the scene is played before anything else."""
    if any(count_in(cards, codes.FIRST) for cards in position.played):
        return True
    if position.turn == codes.NOBODY or any(position.played):
        return False
    return position.stage == codes.PLAYING and bool(
        count_in(position.hands[position.turn], codes.FIRST)
    )


def _culprit_holds(position: CulpritPosition) -> bool:
    """CU-13: while a round runs, somebody holds the Culprit."""
    in_hands = sum(count_in(hand, codes.CULPRIT) for hand in position.hands)
    return bool(position.ended) or in_hands + count_in(position.gathered, codes.CULPRIT) == 1


# The turn


def _tokens_hold(position: CulpritPosition) -> bool:
    sheriffs = _who_played(position, codes.SHERIFF)
    cuffed = position.handcuffs
    return (
        (cuffed == codes.NOBODY or bool(sheriffs & ~(1 << cuffed)))
        and position.maid & ~_who_played(position, codes.MAID) == 0
        and position.governess & ~_who_played(position, codes.GOVERNESS) == 0
    )


def _who_played(position: CulpritPosition, card: int) -> int:
    return sum(1 << seat for seat in range(8) if count_in(position.played[seat], card))


def _turn_holds(position: CulpritPosition) -> bool:
    if position.turn in (codes.NOBODY, position.target):
        return False
    if position.ended:
        return True
    protected = position.maid | position.governess
    if protected >> position.turn & 1 or not _suspects_hold(position):
        return False
    return _STAGES[position.stage](position)


def _suspects_hold(position: CulpritPosition) -> bool:
    if position.stage != codes.SUSPECTING_AIDES:
        return position.suspects == 0
    return not position.suspects >> position.turn & 1


def _has_played(position: CulpritPosition, card: int) -> bool:
    return bool(count_in(position.played[position.turn], card))


def _target_has_cards(position: CulpritPosition) -> bool:
    return position.target != codes.NOBODY and position.hands[position.target] != 0


def _playing(position: CulpritPosition) -> bool:
    aimed = position.target != codes.NOBODY
    return not aimed and _nothing_moves(position) and position.hands[position.turn] != 0


def _discarding(position: CulpritPosition) -> bool:
    played = _has_played(position, codes.ACCOMPLICE)
    return played and _target_has_cards(position) and _nothing_moves(position)


def _drawing(position: CulpritPosition) -> bool:
    played = _has_played(position, codes.ACCOMPLICE) and sum(position.discarded) > 0
    aimed = position.target != codes.NOBODY and _size(position.hands[position.target]) < HAND
    return played and aimed and sum(position.rest) > 0 and _nothing_moves(position)


def _showing(position: CulpritPosition) -> bool:
    if not (_has_played(position, codes.TOBY) and _target_has_cards(position)):
        return False
    return not position.governess >> position.target & 1 and _nothing_moves(position)


def _answering(position: CulpritPosition) -> bool:
    played = _has_played(position, codes.WITNESS)
    return played and position.target != codes.NOBODY and _nothing_moves(position)


def _sharing(position: CulpritPosition) -> bool:
    everybody = _with_cards(position)
    return _has_played(position, codes.SHARING) and _choices_hold(position, everybody)


def _gathering(position: CulpritPosition) -> bool:
    everybody = _with_cards(position)
    played = _has_played(position, codes.PANIC) and everybody >> position.turn & 1
    return bool(played) and _choices_hold(position, everybody)


def _taking(position: CulpritPosition) -> bool:
    """CU-21: chance takes from one hand after the other."""
    everybody = _with_cards(position)
    if not (_has_played(position, codes.RUMOUR) and _choices_hold(position, everybody)):
        return False
    return everybody & ~position.choosing < position.choosing & -position.choosing


def _swapping(position: CulpritPosition) -> bool:
    if position.target == codes.NOBODY:
        return False
    pair = 1 << position.turn | 1 << position.target
    seen = position.hands[position.target]
    found = count_in(seen, codes.CULPRIT) or count_in(seen, codes.ACCOMPLICE)
    witnessed = _has_played(position, codes.WITNESS) and bool(found)
    allowed = witnessed or _has_played(position, codes.EXCHANGE)
    return allowed and pair & ~_with_cards(position) == 0 and _aimed_choices(position, pair)


def _handing_back(position: CulpritPosition) -> bool:
    played = _has_played(position, codes.PANIC) and position.target == codes.NOBODY
    owed = members(position.owed)
    settled = position.choosing == 0 and set(position.chosen) == {codes.NO_CARD}
    fits = len(owed) == _size(position.gathered) > 0
    room = all(_size(position.hands[seat]) < HAND for seat in owed)
    return played and settled and fits and room


def _suspecting(position: CulpritPosition) -> bool:
    aimed = position.target != codes.NOBODY
    return _has_played(position, codes.HAT) and not aimed and _nothing_moves(position)


def _with_cards(position: CulpritPosition) -> int:
    return sum(1 << seat for seat in range(position.seats) if position.hands[seat])


def _choices_hold(position: CulpritPosition, asked: int) -> bool:
    return position.target == codes.NOBODY and _aimed_choices(position, asked)


def _aimed_choices(position: CulpritPosition, asked: int) -> bool:
    """Everybody asked has chosen a card of the hand or is still choosing, and nobody else."""
    chosen = [seat for seat in range(8) if position.chosen[seat] != codes.NO_CARD]
    made = sum(1 << seat for seat in chosen)
    there = all(count_in(position.hands[seat], position.chosen[seat]) for seat in chosen)
    split = made & position.choosing == 0 and made | position.choosing == asked
    return there and split and position.choosing != 0 and position.owed == position.gathered == 0


_STAGES: Final[dict[int, Callable[[CulpritPosition], bool]]] = {
    codes.PLAYING: _playing,
    codes.DISCARDING: _discarding,
    codes.DRAWING: _drawing,
    codes.SHOWING: _showing,
    codes.ANSWERING: _answering,
    codes.SHARING_OUT: _sharing,
    codes.SWAPPING: _swapping,
    codes.GATHERING: _gathering,
    codes.HANDING_BACK: _handing_back,
    codes.TAKING: _taking,
    codes.SUSPECTING: _suspecting,
    codes.SUSPECTING_AIDES: _suspecting,
}
