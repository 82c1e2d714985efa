"""Mr. Jack on a board for every suspect, breadth first; who is left is what the rules' own call
for witnesses leaves."""

from collections import defaultdict
from typing import Any, Final

from gaslamp.core.data import from_plain
from gaslamp.core.explicit import position_from
from gaslamp.core.seats import CHANCE
from gaslamp.games.mr_jack import GAME, codes
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.proofs import insist

Played = list[tuple[tuple[str, ...], Any]]
"""What was done, and what came of it."""


def _board(mystery: Mystery, **changed: Any) -> Any:
    plain = {**mystery.given["position"], **changed}
    facts = from_plain(plain, GAME.facts_type)
    return position_from(GAME, facts, mystery.seats, GAME.options(mystery.options))


def _cards_played(board: Any, seat: int) -> Played:
    """Every way to play one card, level by level; the game is not ended by it."""
    begun: Played = [((), board)]
    ended: Played = []
    while begun:
        begun = [step for path, now in begun for step in _steps(path, now, seat)]
        ended += [step for step in begun if _is_played(step[1])]
        begun = [step for step in begun if not _is_played(step[1])]
    return ended


def _steps(path: tuple[str, ...], now: Any, seat: int) -> Played:
    found = []
    for action in now.legal(seat):
        after = now.copy()
        after.apply(action)
        if not after.over:
            found.append(((*path, GAME.write(action, now)), after))
    return found


def _is_played(board: Any) -> bool:
    return bool(board.active == codes.NOBODY or board.chance_awaited)


def fewest(mystery: Mystery) -> None:
    suspects = mystery.given["suspects"]
    worst: dict[str, int] = defaultdict(int)
    for jack in suspects:
        board = _board(mystery, jack=jack, alibis=_alibis(mystery, jack))
        for path, after in _cards_played(board, codes.INVESTIGATOR):
            left = sum(not after.innocent >> CHARACTERS.index(each) & 1 for each in suspects)
            worst[", ".join(path)] = max(worst[", ".join(path)], left)
    least = min(worst.values(), default=0)
    best = sorted(path for path, count in worst.items() if count == least)
    insist(least == mystery.given["least"] and best == sorted(mystery.accepted), "answer")


def _alibis(mystery: Mystery, jack: str) -> list[list[str]]:
    """The Investigator's own, and as many of Jack's as there are, whichever they be."""
    own, held = mystery.view["alibis"], mystery.view["alibi_counts"][codes.JACK]
    others = [each for each in CHARACTERS if each != jack and each not in own]
    return [others[:held], own]


def escape(mystery: Mystery) -> None:
    board = _board(mystery)
    insist(not _leaves(board), "answer")
    right = [
        ", ".join(path)
        for path, after in _cards_played(board, codes.JACK)
        if path[0] != CHARACTERS[board.jack] and _leaves(_drawn(after))
    ]
    insist(bool(right) and sorted(right) == sorted(mystery.accepted), "answer")


def _drawn(board: Any) -> Any:
    """Which alibi is drawn changes nothing on the board."""
    if board.chance_awaited:
        board.apply(board.legal(CHANCE)[-1])
    return board


def _leaves(board: Any) -> bool:
    """Whether the next card of his can bring Jack out, by any of its steps."""
    begun = [board]
    while begun:
        after = []
        for now in begun:
            for action in now.legal(codes.JACK):
                then = now.copy()
                then.apply(action)
                if then.over and then.winners >> codes.JACK & 1:
                    return True
                after.append(then)
        begun = [then for then in after if not then.over and not _is_played(then)]
    return False


PROOFS: Final = {"fewest": fewest, "escape": escape}
