"""What a forgetful seat still has in mind of a game of Sleuth.

Its own gems, the open ones and what it was shown are on its sheet, and so are the answers to its
own questions. Of what others asked it remembers the last few numbers.
"""

from typing import Any

from msgspec.structs import replace

from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import events


def remembered(sight: Sight[Any, Any, Any], last: int) -> Sight[Any, Any, Any]:
    """The sight without what was forgotten."""
    others = [at for at, event in enumerate(sight.events) if _of_others(event, sight.viewer)]
    forgotten = set(others[: max(0, len(others) - last)])
    kept = [event for at, event in enumerate(sight.events) if at not in forgotten]
    return replace(sight, events=kept)


def _of_others(event: Any, viewer: int) -> bool:
    return isinstance(event, events.Answered) and event.asker != viewer
