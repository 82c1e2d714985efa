"""What a sight's view and its events say, named as docs/research names planes and bits."""

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tests.research.printed import Action

from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.seats import SPECTATOR

NOT_IN_VIEWS: Final = {
    "mr_jack": set[str](),
    "scotland_yard": {"last seen"},
    "sleuth": {"asked", "asked elements"},
    "culprit": {"suspects", "pile"},
}
"""What a seat knows from what it was told; a pile that is still dealt from is in no hand yet."""


def planes(game: Game[Any], position: Position, viewer: int) -> dict[str, Any]:
    view: Any = game.view(position, viewer)
    common = {"viewer": {viewer}, "awaited": set(view.awaited), "over": int(view.over)}
    match game.name:
        case "mr_jack":
            return common | _mr_jack(view)
        case "scotland_yard":
            return common | _scotland_yard(view) | _last_seen(game, position)
        case "sleuth":
            return common | _sleuth(view)
    return common | _culprit(view)


def _one(value: Any) -> set[Any]:
    return set() if value is None else {value}


def _some(counts: Mapping[Any, int | None]) -> dict[Any, int]:
    return {name: count for name, count in counts.items() if count}


# Mr. Jack


def _mr_jack(view: Any) -> dict[str, Any]:
    people, lamps = view.characters, ("b2", "l11", "c7", "k6", "f5", "h8", "f9", "h4")
    active = view.activation
    return {
        "turn": {view.turn} & {*range(1, 9)},
        "witness": int(view.witness),
        "at": {(who, each.cell) for who, each in people.items()} | _outside(people),
        "innocent": {who for who, each in people.items() if each.innocent},
        "visible": {who for who, each in people.items() if each.visible},
        "lantern": {view.lantern},
        "lamps": {(lamp, view.lamps.get(lamp)) for lamp in lamps},
        "covers": set(view.covers),
        "cordons": set(view.cordons),
        "cards": set(view.cards),
        "played": set(view.played),
        "active": _one(active and active.character),
        "moved": int(bool(active and active.moved)),
        "powered": int(bool(active and active.power_used)),
        "turning": int(bool(active and active.turning)),
        "points": active.points if active else 0,
        "whistled": set(active.whistled) if active else set(),
        "alibis drawn": _some(dict(enumerate(view.alibi_counts))),
        "alibis": set(view.alibis),
        "jack": _one(view.jack),
    }


_EVERYBODY: Final = ("Holmes", "Watson", "Smith", "Lestrade", "Stealthy", "Goodley", "Gull", "Bert")
_OUTSIDE: Final = "b8"
"""Place 60 of the cells: where the page says that those are who are not in a small form."""


def _outside(people: Iterable[str]) -> set[tuple[str, str]]:
    return {(who, _OUTSIDE) for who in set(_EVERYBODY) - set(people)}


# Scotland Yard


def _scotland_yard(view: Any) -> dict[str, Any]:
    purses = {pawn.name: pawn.tickets for pawn in view.pawns if pawn.name.startswith("detective")}
    entries = dict(enumerate(view.log, 1))
    stations = {0: view.start} | {place: entry.station for place, entry in entries.items()}
    return {
        "stage": {view.stage},
        "place": {len(view.log)},
        "pawns": {(pawn.name, pawn.station) for pawn in view.pawns if pawn.station},
        "to move": {pawn.name for pawn in view.pawns if pawn.to_move},
        "purses": _some({(n, t): c for n, p in purses.items() for t, c in _tickets(p).items()}),
        "pool": _some(_tickets(None if view.pool == "unlimited" else view.pool)),
        "taken": _some(_tickets(view.taken)),
        "taking": _one(view.taking),
        "black": view.black,
        "doubles": view.doubles,
        "x": _one(view.x),
        "tickets": {(place, entry.ticket) for place, entry in entries.items()},
        "track": {(place, bit) for place, at in stations.items() for bit in _bits(at or 0)},
    }


def _tickets(counts: Any) -> dict[str, int]:
    names = () if counts is None else counts.__struct_fields__
    return {name: getattr(counts, name) for name in names}


def _bits(number: int) -> list[int]:
    return [1 << at for at in range(8) if number >> at & 1]


def _last_seen(game: Game[Any], position: Position) -> dict[str, Any]:
    """What a spectator has seen of him; at the end all lies open, and that is no longer it."""
    view: Any = game.view(position, SPECTATOR)
    if view.over:
        return {}
    shown = [view.start, *(entry.station for entry in view.log)]
    return {"last seen": _one(next((at for at in reversed(shown) if at), None))}


# Sleuth


def _sleuth(view: Any) -> dict[str, Any]:
    return {
        "turn": _one(view.turn),
        "out": {seat for seat, each in enumerate(view.seats) if each.out},
        "place": _some({seat: each.place for seat, each in enumerate(view.seats)}),
        "hand": set(view.hand),
        "open gems": set(view.open_gems),
        "missing": set(view.missing or ()),
        "cards": {(seat, card) for seat, each in enumerate(view.seats) for card in each.cards},
        "used": set(view.used),
        "pile": view.pile,
        "final opponent": _one(view.final and view.final.opponent),
        "final asked": view.final.asked if view.final else 0,
        "naming": _one(view.naming),
        "named": set(view.named or ()),
    }


# The Culprit


def _culprit(view: Any) -> dict[str, Any]:
    seats = dict(enumerate(view.seats))
    pile = {} if view.stage == "dealing" else {"pile": view.pile}
    return pile | {
        "stage": {view.stage},
        "turn": _one(view.turn),
        "target": _one(view.target),
        "hands": _some({seat: each.cards for seat, each in seats.items()}),
        "played": Counter((seat, card) for seat, each in seats.items() for card in each.played),
        "points": _some({seat: each.points for seat, each in seats.items()}),
        "accomplices": {seat for seat, each in seats.items() if each.accomplice},
        "handcuffs": {seat for seat, each in seats.items() if each.handcuffed},
        "maid": {seat for seat, each in seats.items() if each.maid},
        "governess": {seat for seat, each in seats.items() if each.governess},
        "discarded": Counter(view.discarded),
        "hand": Counter(view.hand or ()),
        "leaving": _one(view.leaving),
        "shown": Counter(view.shown or ()),
    }


# Memories


class Expected(NamedTuple):
    above: dict[str, int]
    untold: Set[str] = frozenset()
    instead: Mapping[str, Any] = MappingProxyType({})
    """What stands where a field usually does."""


def row(
    game: Game[Any], orders: dict[str, list[Any]], seat: int, heard: list[Any], done: Action
) -> Expected:
    events = {type(event).__name__: event for event in heard}
    match game.name:
        case "mr_jack":
            return _mr_jack_row(events, done)
        case "scotland_yard":
            return _scotland_yard_row(events, seat, done)
        case "sleuth":
            return _sleuth_row(events, orders["gems"], done)
    return _culprit_row(events, orders["cards"], done)


def _mr_jack_row(events: dict[str, Any], done: Action) -> Expected:
    drawn = events.get("JackDrawn") or events.get("AlibiDrawn")
    untold = {"character"} if drawn and drawn.character is None else set[str]()
    if accused := events.get("Accused"):
        return Expected({"wrong": not accused.right, "right": accused.right})
    if done.verb in ("DrawJack", "Leave"):
        return Expected({}, untold)
    called = events.get("WitnessCalled")
    return Expected({"call": 0 if called is None else 1 if called.witness else 2}, untold)


def _scotland_yard_row(events: dict[str, Any], seat: int, done: Action) -> Expected:
    hidden = set[str]() if events.keys() & {"Noted", "Seen"} else {"station"}
    match done.verb:
        case "Start" if done.fields["pawn"] == "X":
            return Expected({}, hidden)
        case "Travel":
            stood = events.get("Reappeared") if seat else None
            return Expected({"stood": stood.station if stood else 0}, hidden)
        case "Show":
            return Expected({"station": events["Showed"].station})
        case "Move":
            boxed_in = "Ended" in events and events["Ended"].reason == "boxed_in"
            return Expected({"ended": 1 if "Caught" in events else 2 * boxed_in})
    return Expected({})


def _sleuth_row(events: dict[str, Any], gems: list[str], done: Action) -> Expected:
    if dealt := events.get("Dealt"):
        return Expected({}, {"gem"} if dealt.gem is None else set())
    if answered := events.get("Answered"):
        words = set(answered.question.split())
        about = [gem for gem in gems if words <= set(gem.split())]
        shown = events["Shown"].gems if "Shown" in events else []
        return Expected({"number": answered.number, "gems": _mask(about, shown)})
    if done.verb != "Name":
        return Expected({})
    checked = events.get("Checked")
    learnt = events.get("Learnt") or checked
    missing = (learnt and learnt.gems) or []
    above = {"done": int(bool(checked)), "right": int(bool(checked and checked.right))}
    untold = set[str]() if "Named" in events else {"gem"}
    return Expected(above | {"missing": _together(gems, missing, 6, 0)}, untold)


def _mask(about: list[str], shown: list[str]) -> int:
    return sum(1 << about.index(gem) for gem in shown)


def _together(order: list[str], names: list[str], width: int, word: int) -> int:
    for name in names:
        word = word << width | order.index(name)
    return word


def _culprit_row(events: dict[str, Any], cards: list[str], done: Action) -> Expected:
    if dealt := events.get("Dealt"):
        hand = _together(cards, events["PickedUp"].cards, 4, 1)
        return Expected({"hand": hand}, set(), {"card": cards[dealt.first], "seat": 0})
    if done.verb == "Play":
        return Expected(_learnt(events, cards))
    face_down = next((events[name] for name in _FACE_DOWN if name in events), None)
    untold = {"card"} if face_down and face_down.card is None else set[str]()
    if done.verb == "Give":
        return Expected(_given(events, cards), untold)
    return Expected({}, untold)


_FACE_DOWN: Final = ("Chose", "Took", "HandedBack", "Drew")


def _learnt(events: dict[str, Any], cards: list[str]) -> dict[str, int]:
    match events:
        case {"Answered": answered}:
            return {"guilty": answered.guilty}
        case {"Looked": looked}:
            return {"hand": _together(cards, looked.cards, 4, 1)}
        case {"Recognised": recognised}:
            return {"culprit": 1 + recognised.culprit}
        case {"WasRecognised": _}:
            return {"met": 1}
    return {"hand": 0, "met": 0}


def _given(events: dict[str, Any], cards: list[str]) -> dict[str, int]:
    if gathered := events.get("Gathered"):
        return {"gathered": _together(cards, gathered.cards, 4, 1)}
    if received := events.get("Received"):
        return {"received": 1 + cards.index(received.card)}
    return {"gathered": 0}
