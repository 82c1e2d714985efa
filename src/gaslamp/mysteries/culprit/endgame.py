"""The one card that cannot lose: whatever the others hold and do, and whatever one does oneself.

Every way to share out the cards one has not seen is tried. A card is safe if no line after it
loses. A card that is not must lose to somebody's best play even if one could see all hands from
there on; where that cannot be said of a card, there is no mystery.
"""

from typing import Any, Final

from gaslamp.bots import bot_for
from gaslamp.core.data import to_plain
from gaslamp.core.dice import Dice
from gaslamp.core.seats import CHANCE, in_mask
from gaslamp.games.culprit import GAME, codes
from gaslamp.games.culprit.notation import SEATS
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge.culprit.followed_round import TooManyWorldsError
from gaslamp.mysteries.culprit.guilt import holders
from gaslamp.mysteries.culprit.hands import worlds_of
from gaslamp.mysteries.draft import HURRY, Draft, Juncture
from gaslamp.mysteries.mystery import Reason

SAFE: Final = "safe"
_MOST_ANSWERS: Final = 2
_MOST_WORLDS: Final = 300
_MOST_NODES: Final = 60_000
_FEWEST_CHOICES: Final = 3
_FEW_CARDS: Final = 5
"""With more cards than these in the others' hands the end is not near enough."""


class TooDeepError(Exception):
    """The end is too far off to be looked at whole."""


def safe(moment: Juncture) -> Draft | None:
    position: Any = moment.play.position
    if position.stage != codes.PLAYING or position.turn != moment.seat:
        return None
    plays = position.legal(moment.seat)
    others = [seat for seat in range(position.seats) if seat != moment.seat]
    sight = moment.play.sight(moment.seat)
    if len(plays) < _FEWEST_CHOICES or sum(sight.view.seats[s].cards for s in others) > _FEW_CARDS:
        return None
    try:
        guilty = holders(sight, None)
        worlds = worlds_of(position, moment.seat, guilty, _MOST_WORLDS)
        return _draft(moment, guilty, worlds) if worlds else None
    except (TooManyWorldsError, TooDeepError):
        return None


def _draft(moment: Juncture, guilty: list[str], worlds: list[CulpritPosition]) -> Draft | None:
    position: Any = moment.play.position
    seat = moment.seat
    plays = position.legal(seat)
    refuted = {play: refutation(worlds, play, seat) for play in plays}
    right = [play for play in plays if refuted[play] is None]
    if not 0 < len(right) <= _MOST_ANSWERS or 2 * len(right) > len(plays):
        return None
    looking = LineSearch(seat)
    if any(looking.may_be_lost(world, play) for play in right for world in worlds):
        return None
    sight = moment.play.sight(seat)
    names = {play: GAME.write(play, position) for play in plays}
    return Draft(
        kind=SAFE,
        sight=sight,
        accepted=[names[play] for play in right],
        chain=_chain(names, refuted),
        key=_alike(sight, guilty),
        given={"position": to_plain(GAME.to_facts(worlds[0])), "guilty": guilty},
        size=len(plays),
        solves=lambda rank: _played(moment, rank) in right,
    )


def refutation(
    worlds: list[CulpritPosition], play: int, seat: int
) -> tuple[CulpritPosition, int] | None:
    """A world in which the play loses, however well it goes on."""
    looking = LineSearch(seat)
    return next(((world, play) for world in worlds if looking.is_lost(world, play)), None)


class LineSearch:
    """Looks at every line of a round to its end, with a limit on how much there is of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.nodes = 0

    def is_lost(self, world: CulpritPosition, action: int) -> bool:
        """After this action the others can make it lost, though one sees everything."""
        after = self._after(world, action)
        if after.over:
            return not after.winners >> self.seat & 1
        own = after.awaited == 1 << self.seat
        lines = (self.is_lost(after, each) for each in choices(after))
        return all(lines) if own else any(lines)

    def may_be_lost(self, world: CulpritPosition, action: int) -> bool:
        """Whether any line at all from here is lost."""
        after = self._after(world, action)
        if after.over:
            return not after.winners >> self.seat & 1
        return any(self.may_be_lost(after, each) for each in choices(after))

    def _after(self, world: CulpritPosition, action: int) -> CulpritPosition:
        self.nodes += 1
        if self.nodes > _MOST_NODES:
            raise TooDeepError
        after = world.copy()
        after.apply(action)
        return after


def choices(position: CulpritPosition) -> list[int]:
    """What can happen next. Where several choose at once it does not matter who is first."""
    if position.chance_awaited:
        return position.legal(CHANCE)
    return position.legal(next(iter(in_mask(position.awaited))))


def _chain(
    names: dict[int, str], refuted: dict[int, tuple[CulpritPosition, int] | None]
) -> list[Reason]:
    """What each other card can come to: hands with which it is lost; then the safe one."""
    chain = []
    for play, found in refuted.items():
        if found is not None:
            facts: Any = GAME.to_facts(found[0])
            left = [f"{SEATS[seat]}: {', '.join(hand)}" for seat, hand in enumerate(facts.hands)]
            chain.append(Reason(case="loses", move=names[play], left=left))
    right = [names[play] for play, found in refuted.items() if found is None]
    return [*chain, Reason(case="safe", move=right[0])]


def _alike(sight: Any, guilty: list[str]) -> tuple[Any, ...]:
    """Seats counted from one's own; points and who was suspected do not matter."""
    order = [(sight.viewer + more) % sight.seats for more in range(sight.seats)]
    rows = [(repr(sight.view.seats[seat]), SEATS[seat] in guilty) for seat in order]
    return (tuple(rows), tuple(sight.view.hand), tuple(sight.view.discarded))


def _played(moment: Juncture, rank: str) -> int:
    legal = [GAME.to_typed(play) for play in moment.play.position.legal(moment.seat)]
    sight = moment.play.sight(moment.seat)
    return GAME.from_typed(bot_for("culprit", rank).choose(sight, legal, Dice(0), HURRY[rank]))
