"""Another secret that a viewer cannot tell from the real one, by MJ-80 and MJ-81.

Jack knows who Jack is and which alibis Jack has drawn; the Investigator knows the alibis that the
Investigator has drawn; a spectator knows none of it. All else lies on the table: who was moved
where, and what each call for witnesses has said. So any card that a viewer has not seen may be in
the place of another, as long as the calls would have come out as they did.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from tests.contract.cases import NOTHING_HIDDEN, Case, Nothing, position_after

from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.games.mr_jack import actions as verbs
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition

JACK = 0


def swap(case: Case, actions: Sequence[int], viewer: int, dice: Dice) -> list[int] | Nothing | None:
    if position_after(case, actions).over:
        return NOTHING_HIDDEN
    cards = {i: card for i, action in enumerate(actions) if (card := _card(action))}
    hidden = [i for i in cards if _owner(actions[i]) != viewer]
    calls = _calls(case, actions)
    for other in _other_secrets(case, cards, hidden, dice):
        told = [_with_card(action, other.get(i)) for i, action in enumerate(actions)]
        if _calls(case, told) == calls:
            return told
    return NOTHING_HIDDEN


def _card(action: int) -> str | None:
    match verbs.to_typed(action):
        case verbs.DrawJack(character) | verbs.DrawAlibi(_, character):
            return character
    return None


def _owner(action: int) -> int:
    typed = verbs.to_typed(action)
    return typed.seat if isinstance(typed, verbs.DrawAlibi) else JACK


def _other_secrets(
    case: Case, cards: dict[int, str], hidden: list[int], dice: Dice
) -> Iterator[dict[int, str]]:
    """Each card that the viewer has not seen, in each place that the viewer cannot look into."""
    seen = {card for i, card in cards.items() if i not in hidden}
    people = members(cast(MrJackPosition, case.start()).people)
    unseen = [card for card in map(CHARACTERS.__getitem__, people) if card not in seen]
    others = [(place, card) for place in hidden for card in unseen if card != cards[place]]
    turn = dice.below(len(others)) if others else 0
    for place, card in others[turn:] + others[:turn]:
        put_back = {i: cards[place] for i in hidden if cards[i] == card}
        yield cards | put_back | {place: card}


def _with_card(action: int, card: str | None) -> int:
    match verbs.to_typed(action):
        case verbs.DrawJack() if card:
            return verbs.from_typed(verbs.DrawJack(card))
        case verbs.DrawAlibi(seat, _) if card:
            return verbs.from_typed(verbs.DrawAlibi(seat, card))
    return action


def _calls(case: Case, actions: Sequence[int]) -> list[tuple[int, int]]:
    """What lies on the table after each action: the witness card, and who is innocent."""
    position = cast(MrJackPosition, case.start())
    calls = []
    for action in actions:
        position.apply(action)
        calls.append((position.witness, position.innocent))
    return calls
