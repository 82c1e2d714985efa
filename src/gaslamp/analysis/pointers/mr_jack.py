"""Mr. Jack: who can still be Jack, and how the call for witnesses would divide them."""

from collections.abc import Sequence
from typing import Any

from gaslamp.analysis.pointer import Mark, Moment, Pointer, Pointers, marked_all, pointer
from gaslamp.core.sentence import say
from gaslamp.games.mr_jack import codes, text
from gaslamp.knowledge import Claim


def pointers(moment: Moment) -> Pointers:
    view = moment.sight.view
    suspects = _suspects(view)
    if view.viewer == codes.JACK:
        return Pointers(_oneself(view), _beside_jack(view, suspects))
    return Pointers(_all_suspects(view, suspects), _divided(view, suspects))


def _suspects(view: Any) -> list[str]:
    """Whom the seat knows to be suspected: the Investigator knows the alibis that he holds."""
    cleared = view.alibis or [] if view.viewer == codes.INVESTIGATOR else []
    people = view.characters.items()
    return [name for name, each in people if not each.innocent and name not in cleared]


def _cells(view: Any, people: Sequence[str]) -> list[Mark]:
    return marked_all("cell", (view.characters[name].cell for name in people))


def _all_suspects(view: Any, suspects: Sequence[str]) -> Pointer:
    listed = tuple(text.character(name) for name in suspects)
    said = say("hint-mr-jack-suspects", count=len(suspects), suspects=listed)
    return pointer(said, _cells(view, suspects))


def _divided(view: Any, suspects: Sequence[str]) -> Pointer:
    seen = [name for name in suspects if view.characters[name].visible]
    said = say("hint-mr-jack-divided", seen=len(seen), unseen=len(suspects) - len(seen))
    return pointer(said, _cells(view, seen))


def _oneself(view: Any) -> Pointer:
    said = say("hint-mr-jack-oneself", character=text.character(view.jack))
    return pointer(said, _cells(view, [view.jack]))


def _beside_jack(view: Any, suspects: Sequence[str]) -> Pointer:
    """Whom the call would leave suspected together with Jack."""
    seen = view.characters[view.jack].visible
    alike = [name for name in suspects if view.characters[name].visible == seen]
    said = say(
        "hint-mr-jack-alike",
        character=text.character(view.jack),
        seen="yes" if seen else "no",
        alike=len(alike),
        count=len(suspects),
    )
    return pointer(said, _cells(view, alike))


def marked(_: Claim) -> list[Mark]:
    """Who is innocent lies open."""
    return []
