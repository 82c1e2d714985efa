"""What bots say at a table about what they have just decided: from their sights, like all else."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gaslamp.bots.utterances import culprit, scotland_yard
from gaslamp.core.sight import Sight
from gaslamp.core.utterance import Utterance

Speaker = Callable[[Sight[Any, Any, Any], Any], Utterance | None]
_SPEAKERS: Final[Mapping[str, Speaker]] = {
    "culprit": culprit.reason,
    "scotland_yard": scotland_yard.plan,
}


def utterance(sight: Sight[Any, Any, Any], chosen: Any) -> Utterance | None:
    """What a bot would say with its choice, if anything. Whether it is heard, the table decides."""
    speaker = _SPEAKERS.get(sight.game)
    return None if speaker is None else speaker(sight, chosen)
