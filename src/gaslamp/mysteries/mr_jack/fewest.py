"""The activation that leaves the fewest suspects, whatever the witnesses say.

It is the Investigator's last card of a turn, so that the call for witnesses follows at once. In one
world it is looked who is left after the call; the others are left if Jack is among them.
"""

from typing import Any, Final

from gaslamp.core.bits import mask_of, members
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.knowledge.mr_jack import KNOWLEDGE
from gaslamp.mysteries.draft import Draft, Juncture
from gaslamp.mysteries.mr_jack.activations import (
    Activation,
    TooManyWaysError,
    activations,
    laid_out,
    played,
    spelt,
)
from gaslamp.mysteries.mystery import Reason

FEWEST: Final = "fewest"
_FEWEST_SUSPECTS: Final = 4
_MOST_ANSWERS: Final = 12
_ONE_IN: Final = 10
_LAST_CARD: Final = codes.CARDS_A_TURN - 1


def fewest(moment: Juncture) -> Draft | None:
    position: Any = moment.play.position
    if not _is_the_last_card(position, moment.seat):
        return None
    sight = moment.play.sight(moment.seat)
    suspects = KNOWLEDGE.follow(sight).suspects
    if suspects.bit_count() < _FEWEST_SUSPECTS:
        return None
    world = suspected(position, members(suspects)[0])
    try:
        found = activations(world, moment.seat, endings=False)
    except TooManyWaysError:
        return None
    return _draft(moment, world, suspects, found)


def _is_the_last_card(position: Any, seat: int) -> bool:
    """Holmes would draw an alibi besides, and after the last turn there is no next one."""
    return (
        seat == codes.INVESTIGATOR
        and position.active == codes.NOBODY
        and position.played.bit_count() == _LAST_CARD
        and not position.turned_up & ~position.played & 1 << codes.HOLMES
        and position.turn < codes.LAST_TURN
    )


def suspected(position: Any, who: int) -> MrJackPosition:
    """The board with Jack's card and the pile as the Investigator may think them."""
    world: MrJackPosition = position.copy()
    own = world.alibis[codes.INVESTIGATOR]
    hidden = [card for card in range(len(CHARACTERS)) if card != who and not own >> card & 1]
    held = world.alibis[codes.JACK].bit_count()
    world.jack = who
    world.alibis = [mask_of(hidden[:held]), own]
    world.pile = mask_of(hidden[held:])
    return world


def parts(after: Any, suspects: int) -> tuple[int, int]:
    """Whom the call has left in this world, and whom it would leave if Jack were the others."""
    here = suspects & ~after.innocent
    return here, suspects & ~here


def worst(after: Any, suspects: int) -> int:
    return max(part.bit_count() for part in parts(after, suspects))


def _draft(
    moment: Juncture, world: MrJackPosition, suspects: int, found: list[Activation]
) -> Draft | None:
    counts = [worst(each.after, suspects) for each in found]
    least = min(counts, default=0)
    best = [each for each, count in zip(found, counts, strict=True) if count == least]
    if len(best) > _MOST_ANSWERS or len(best) * _ONE_IN > len(found):
        return None
    accepted = [", ".join(spelt(world, each.steps)) for each in best]
    sight = moment.play.sight(moment.seat)
    view = sight.view
    return Draft(
        kind=FEWEST,
        sight=sight,
        accepted=accepted,
        chain=_chain(best[0], accepted[0], suspects, min(c for c in counts if c > least)),
        key=(repr(view.characters), view.lantern, repr(view.lamps), repr(view.covers), view.cards),
        given={
            "position": laid_out(world),
            "suspects": _names(suspects),
            "least": least,
        },
        size=suspects.bit_count() // 2,
        solves=lambda rank: played(moment, rank) in accepted,
    )


def _chain(best: Activation, move: str, suspects: int, next_best: int) -> list[Reason]:
    """The two parts it makes of the suspects, and how many any other activation may leave."""
    here, there = parts(best.after, suspects)
    seen, unseen = (here, there) if best.after.witness else (there, here)
    return [
        Reason(case="seen", left=_names(seen), move=move),
        Reason(case="unseen", left=_names(unseen), move=move),
        Reason(case="other", left=[str(next_best)]),
    ]


def _names(mask: int) -> list[str]:
    return [CHARACTERS[who] for who in members(mask)]
