"""What a seat of Mr. Jack can know: who Jack may be, and where the alibi cards are.

Subjects are `Jack`, to which the answers are characters, and the eight characters, whose card is
Jack's own (`is-jack`), held as an alibi by either seat, or in the pile. Jack's card and the alibi
cards are drawn uniformly; where Jack chose, each of his legal choices counts alike (or as the
model weighs it), so that not leaving when he could have makes a suspect less likely.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import comb, prod
from typing import Any, Final

from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.mr_jack import text
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.knowledge import (
    UNIFORM,
    AnySight,
    Beliefs,
    Claim,
    Contradiction,
    Model,
    below,
    irreducible,
    rulebook,
)
from gaslamp.knowledge.memory import FollowingKnowledge, FollowingLook, Kept
from gaslamp.knowledge.mr_jack.suspects import Suspects

WHO: Final = "Jack"
IS_JACK: Final = "is-jack"
HELD: Final = ("alibi-jack", "alibi-investigator")
PILE: Final = "pile"
Clearing = tuple[Any, int]


class MrJackLook(FollowingLook[Suspects]):
    def _positions(self, following: Suspects, number: int, dice: Dice) -> list[Position]:
        shares = _shares(_who(following)) if following.boards else {}
        return [self._sample(following, shares, dice) for _ in range(number)]

    def _sample(self, following: Suspects, shares: dict[int, int], dice: Dice) -> Position:
        if not following.boards:
            start: Position = rulebook(self.sight).start(self.sight.seats, self.sight.options)
            return start
        position = following.boards[_drawn_by(shares, dice)].copy()
        _set_alibis(position, following.drawn, dice)
        return position

    def _why(self, claim: Claim) -> list[Sentence]:
        following = self.plainly.following
        if claim.subject == WHO:
            return _said(_why_jack(following, claim), self.sight.viewer)
        if claim.answer == IS_JACK:
            return self.why(Claim(WHO, claim.subject, claim.holds))
        return _said(_why_card(following, claim), self.sight.viewer)


class MrJackKnowledge(FollowingKnowledge[Suspects]):
    look_type = MrJackLook

    def __init__(self) -> None:
        self._kept = Kept(Suspects)

    def follow(self, sight: AnySight, model: Model = UNIFORM) -> Suspects:
        """The whole sight, followed event by event; refused if nobody can be Jack any more."""
        following = self._kept.look(sight, model)
        if not following.suspects:
            raise Contradiction(
                _said(_enough(following.cleared, following.everybody), sight.viewer)
            )
        return following

    def believed(self, following: Suspects) -> Beliefs:
        who = _who(following)
        chances = {WHO: {CHARACTERS[suspect]: chance for suspect, chance in who.items()}}
        others = following.everybody.bit_count() - 1
        for number in members(following.everybody):
            chances[CHARACTERS[number]] = _card(number, who, following.drawn, others)
        return Beliefs(len(who) * _hidden_draws(following.drawn, others), chances)

    def settled(self, sight: AnySight, possible: Mapping[str, Collection[str]]) -> list[Claim]:
        """Who is innocent, and who is Jack once that is settled."""
        suspects = possible[WHO]
        if len(suspects) == 1:
            return [Claim(WHO, next(iter(suspects)))]
        people = sight.view.characters
        return [Claim(WHO, each, holds=False) for each in people if each not in suspects]

    def left(self, possible: Mapping[str, Collection[str]]) -> int:
        """Who can still be Jack."""
        return len(possible[WHO])

    def say_subject(self, subject: str) -> Sentence:
        return say("knowledge-mr-jack-who") if subject == WHO else text.character(subject)

    def say_answer(self, answer: str) -> Sentence:
        known = (IS_JACK, PILE, *HELD)
        return say(f"knowledge-mr-jack-{answer}") if answer in known else text.character(answer)


def _who(following: Suspects) -> dict[int, Fraction]:
    suspects = members(following.suspects)
    total = sum(following.weights[suspect] for suspect in suspects)
    return {suspect: following.weights[suspect] / total for suspect in suspects}


def _seen(drawn: Sequence[Sequence[str | None]]) -> dict[int, int]:
    """The alibi cards that the viewer has seen, with the seat that holds them."""
    return {
        CHARACTERS.index(card): seat
        for seat, cards in enumerate(drawn)
        for card in cards
        if card is not None
    }


def _unseen(drawn: Sequence[Sequence[str | None]]) -> list[int]:
    return [sum(card is None for card in cards) for cards in drawn]


def _hidden_draws(drawn: Sequence[Sequence[str | None]], others: int) -> int:
    """In how many ways the unseen alibis can be made up, of so many cards that are not Jack's."""
    left = others - len(_seen(drawn))
    first, second = _unseen(drawn)
    return comb(left, first) * comb(left - first, second)


def _card(
    number: int, who: dict[int, Fraction], drawn: Sequence[Sequence[str | None]], others: int
) -> dict[str, Fraction]:
    """Where a character's card may be."""
    seen = _seen(drawn)
    if number in seen:
        return {HELD[seen[number]]: Fraction(1)}
    elsewhere = 1 - who.get(number, Fraction(0))
    left = others - len(seen)
    unseen = _unseen(drawn)
    chances = {IS_JACK: who.get(number, Fraction(0)), PILE: elsewhere * (left - sum(unseen)) / left}
    for name, count in zip(HELD, unseen, strict=True):
        chances[name] = elsewhere * count / left
    return {answer: chance for answer, chance in chances.items() if chance}


def _shares(chances: dict[int, Fraction]) -> dict[int, int]:
    """The same in whole numbers, which many draws go by."""
    common = prod(chance.denominator for chance in chances.values())
    return {suspect: int(chance * common) for suspect, chance in chances.items()}


def _drawn_by(shares: dict[int, int], dice: Dice) -> int:
    index = below(dice, sum(shares.values()))
    for suspect, share in shares.items():
        index -= share
        if index < 0:
            return suspect
    raise AssertionError("chances add up to 1")


def _set_alibis(position: Any, drawn: Sequence[Sequence[str | None]], dice: Dice) -> None:
    """The unseen alibis are any cards that are left."""
    seen = _seen(drawn)
    alibis = [0, 0]
    pile = [who for who in members(position.people) if who not in seen and who != position.jack]
    for who, seat in seen.items():
        alibis[seat] |= 1 << who
    for seat, count in enumerate(_unseen(drawn)):
        for _ in range(count):
            alibis[seat] |= 1 << pile.pop(dice.below(len(pile)))
    position.alibis = alibis
    position.pile = sum(1 << who for who in pile)


def _enough(cleared: Sequence[Clearing], wanted: int) -> list[Clearing]:
    """Of the events that clear suspects, some that clear all of these, none of them in vain.

    The earliest ones: a call names only those who were not innocent before it.
    """

    def clears(some: Sequence[Clearing]) -> bool:
        gone = 0
        for _, mask in some:
            gone |= mask
        return not wanted & ~gone

    if not clears(cleared):
        raise Unreadable(say("knowledge-open"))
    return irreducible(cleared[::-1], clears)[::-1]


def _why_jack(following: Suspects, claim: Claim) -> list[Clearing]:
    character = 1 << _number(claim.answer)
    if claim.holds:
        if character != following.suspects:
            raise Unreadable(say("knowledge-open"))
        return _enough(following.cleared, following.everybody & ~character)
    return _enough(following.cleared, character)


def _why_card(following: Suspects, claim: Claim) -> list[Clearing]:
    """Where an alibi card is, is known from having drawn it and from nothing else."""
    number = _number(claim.subject)
    others = following.everybody.bit_count() - 1
    held = _card(number, _who(following), following.drawn, others)
    if not (held == {claim.answer: 1} if claim.holds else claim.answer not in held):
        raise Unreadable(say("knowledge-open"))
    return [
        (event, mask)
        for event, mask in following.cleared
        if getattr(event, "character", None) == claim.subject
    ][:1]


def _number(character: str) -> int:
    if character not in CHARACTERS:
        raise Unreadable(say("knowledge-open"))
    return CHARACTERS.index(character)


def _said(clearings: Sequence[Clearing], viewer: int) -> list[Sentence]:
    said = (text.tell(event, viewer) for event, _ in clearings)
    return [sentence for sentence in said if sentence is not None]


KNOWLEDGE = MrJackKnowledge()
