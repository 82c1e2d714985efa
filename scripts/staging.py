"""Scenes that a few games seldom come to: at a real table one thing is told that did not happen.

The page, its words and its pictures are what everybody sees; only the news is made up here.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from tests.browser.relay import Relay

View = dict[str, Any]
Event = dict[str, Any]


def dawn(view: View) -> list[Event]:
    view["jack"] = "Gull"
    return [{"type": "ended", "reason": "dawn", "winners": [0]}]


def showing(view: View) -> list[Event]:
    """Of his own free will, after a move by bus."""
    view["log"] = [*view["log"], {"ticket": "bus", "station": 67}]
    view["x"] = 67
    return [{"type": "showed", "place": len(view["log"]), "station": 67}]


def given_up(_: View) -> list[Event]:
    return [{"type": "over", "reason": "abandoned", "winners": [1], "by": 0}]


def recognised(_: View) -> list[Event]:
    """By the player of the Youngest, with the words in which it is told."""
    target = {"id": "seat", "words": {"seat": 2}}
    words = {"me": "seat", "seat": {"id": "seat", "words": {"seat": 0}}, "target": target}
    said = {"id": "culprit-recognised", "words": words}
    return [{"type": "recognised", "seat": 0, "culprit": 2, "said": said}]


def found(_: View) -> list[Event]:
    return [{"type": "showed", "seat": 2, "card": "culprit"}]


def several(view: View) -> list[Event]:
    """Both of two opals, for a question with two words."""
    held = [*(view["hand"] or []), *view["open_gems"]]
    kinds = ("red", "blue", "green", "yellow"), ("diamond", "pearl", "opal")
    gems = [f"{colour} {stone} pair" for colour in kinds[0] for stone in kinds[1]]
    shown = [gem for gem in gems if gem not in held][:2]
    asked = {"asker": 0, "opponent": 1, "question": "pair", "card": "pair", "number": 2}
    return [
        {"type": "answered", **asked},
        {"type": "shown", "asker": 0, "opponent": 1, "gems": shown},
    ]


STAGED: Final[dict[str, dict[str, Callable[[View], list[Event]]]]] = {
    "mr_jack": {"ended-dawn": dawn, "given-up": given_up},
    "scotland_yard": {"showed": showing},
    "sleuth": {"shown-several": several},
    "culprit": {"showed-found": found, "recognised": recognised},
}


def _told(event: Event) -> dict[str, Any]:
    """What happened, or what the table itself tells: that it is over."""
    said = event.pop("said", None)
    item = event if event["type"] == "over" else {"type": "happened", "event": event}
    return {"item": item, "said": said}


def tell(relay: Relay, events: Callable[[View], list[Event]]) -> None:
    """As the house would: what happened, then what holds after it."""
    last = next(each for each in reversed(relay.heard) if each["type"] == "present")
    now = deepcopy(last["now"]) | {"decision": None}
    number = relay.items[-1]["number"]
    items = [
        {"number": number + at, "at": 0, **_told(event)}
        for at, event in enumerate(events(now["view"]), start=1)
    ]
    relay.say({"type": "news", "viewer": last["viewer"], "items": items})
    relay.say({"type": "present", "viewer": last["viewer"], "now": now})


def quiet(_: View) -> list[Event]:
    """Something that changes nothing: what can be known is asked anew."""
    return [{"type": "stayed-hidden"}]
