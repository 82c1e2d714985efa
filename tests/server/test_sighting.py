"""What has changed for a viewer, put on top of what was there, is what the viewer sees now."""

import json
from typing import Any

import pytest
from tests.contract.cases import Case
from tests.table.sitting import Sitting, setup_for, viewers

from gaslamp.games import NAMES, game_named
from gaslamp.server.frames import Frame
from gaslamp.server.live.sighting import Sighting, Sightings

MOVES = 40
CASES = [Case(name, game_named(name).usual_seats) for name in NAMES]


def said(frame: Frame) -> Any:
    """A frame of a server has no mask: its text begins where its braces do."""
    return json.loads(frame[frame.index(b'{"') :])


def after(before: Any, changed: Any) -> Any:
    """As a client puts it together."""
    now = before["now"] | changed["now"]
    now["view"] = before["now"]["view"] | changed["view"]
    return before | {"number": changed["number"], "now": now}


def seen(here: Sitting) -> dict[int, Sighting]:
    sightings = Sightings(here.table)
    return {viewer: sightings.of(viewer) for viewer in viewers(here.table)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_changes_add_up_to_what_is_there(case: Case) -> None:
    here = Sitting(setup_for(case)).begin()
    before, shown = seen(here), {}
    for viewer, sighting in before.items():
        shown[viewer] = said(sighting.whole)
    for _ in range(MOVES):
        if here.table.outcome is not None:
            break
        here.move_on()
        for viewer, sighting in seen(here).items():
            changed = sighting.since(before[viewer])
            assert len(changed) <= len(sighting.whole)
            shown[viewer] = after(shown[viewer], said(changed))
            assert shown[viewer] == said(sighting.whole)
            before[viewer] = sighting


def test_before_the_deal_it_is_sent_whole() -> None:
    here = Sitting(setup_for(CASES[0]))
    early = seen(here)
    here.begin()
    for viewer, sighting in seen(here).items():
        assert sighting.since(early[viewer]) == sighting.whole


def test_what_looks_the_same_is_like_it() -> None:
    here = Sitting(setup_for(CASES[0])).begin()
    one, other = seen(here), seen(here)
    assert all(one[viewer].is_like(other[viewer]) for viewer in one)
    assert not one[0].is_like(None)
    here.move_on()
    assert not one[here.turn].is_like(seen(here)[here.turn])
