"""Mr. Jack in sentences: what happened, what one may do, and the names of people and places."""

from functools import lru_cache

from gaslamp.core.events import Event
from gaslamp.core.seats import OPEN
from gaslamp.core.sentence import CHOICES, Sentence, part_of, player, say
from gaslamp.games.mr_jack import actions, codes, events
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition

seat = player


def character(name: str) -> Sentence:
    return say("mr-jack-character", character=name)


def way_out(name: str) -> Sentence:
    return say("mr-jack-exit", exit=name)


def direction(name: str) -> Sentence:
    return say("mr-jack-direction", direction=name)


def _characters(names: list[str]) -> tuple[Sentence, ...]:
    return tuple(character(name) for name in names)


def tell(event: Event, viewer: int) -> Sentence | None:
    match event:
        case events.JackDrawn(None) | events.AlibiDrawn(_, None) if viewer == OPEN:
            return None
        case events.JackDrawn(None):
            return say("mr-jack-drawn-unseen", seat=seat(codes.JACK))
        case events.JackDrawn(str(who)):
            return _done("mr-jack-drawn", viewer, codes.JACK, character=character(who))
        case events.TurnedUp(turn, names):
            return say("mr-jack-turned-up", turn=turn, characters=_characters(names))
        case events.WitnessCalled(turn, witness, innocent):
            return say(
                "mr-jack-called",
                turn=turn,
                witness="yes" if witness else "no",
                count=len(innocent),
                characters=_characters(innocent),
            )
        case events.LampPutOut(tile, lamp):
            return say("mr-jack-put-out", tile=tile, lamp=lamp)
        case events.Ended(reason, winners):
            me = "winner" if viewer in winners else "loser" if viewer >= 0 else "other"
            return say(f"mr-jack-ended-{reason.replace('_', '-')}", me=me)
    return _done_by(event, viewer)


def _done_by(event: Event, viewer: int) -> Sentence:
    match event:
        case events.Activated(who, name):
            return _done("mr-jack-activated", viewer, who, character=character(name))
        case events.Moved(who, name, start, to):
            return _done(
                "mr-jack-moved", viewer, who, character=character(name), start=start, to=to
            )
        case events.Stayed(who, name):
            return _done("mr-jack-stayed", viewer, who, character=character(name))
        case events.Whistled(who, name, way):
            return _done(
                "mr-jack-whistled",
                viewer,
                who,
                character=character(name),
                points=len(way) - 1,
                start=way[0],
                to=way[-1],
            )
        case events.Exchanged(who, name):
            return _done("mr-jack-exchanged", viewer, who, character=character(name))
        case events.AlibiDrawn(who, None):
            return _done("mr-jack-alibi-drawn", viewer, who)
        case events.AlibiDrawn(who, str(name)):
            return _done("mr-jack-alibi", viewer, who, character=character(name))
        case events.Accused(who, accuser, accused, right):
            both = {"accuser": character(accuser), "accused": character(accused)}
            return _done("mr-jack-accused", viewer, who, right="yes" if right else "no", **both)
        case events.Left(who, name, way):
            return _done("mr-jack-left", viewer, who, character=character(name), exit=way_out(way))
    return _piece_moved_by(event, viewer)


def _piece_moved_by(event: Event, viewer: int) -> Sentence:
    match event:
        case events.LanternTurned(who, towards):
            return _done("mr-jack-lantern-turned", viewer, who, direction=direction(towards))
        case events.LampMoved(who, tile, start, to):
            return _done("mr-jack-lamp-moved", viewer, who, tile=tile, start=start, to=to)
        case events.CordonMoved(who, start, to):
            return _done("mr-jack-cordon-moved", viewer, who, start=way_out(start), to=way_out(to))
        case events.CoverMoved(who, start, to):
            return _done("mr-jack-cover-moved", viewer, who, start=start, to=to)
    raise TypeError(f"no event of Mr. Jack: {event!r}")


def _done(what: str, viewer: int, who: int, **words: Sentence | str | int) -> Sentence:
    return say(what, me=part_of(viewer, seat=who), seat=seat(who), **words)


def describe(action: int, position: MrJackPosition) -> Sentence:
    """A choice, as it is offered to the seat that has it."""
    return _described(action, position.active)


@lru_cache(CHOICES)
def _described(action: int, active: int) -> Sentence:
    match actions.to_typed(action):
        case actions.Activate(_, who):
            return say("mr-jack-may-activate", character=character(who))
        case actions.Move(_, to):
            return say("mr-jack-may-move", character=_active(active), to=to)
        case actions.Stay():
            return say("mr-jack-may-stay", character=_active(active))
        case actions.Leave(_, way):
            return say("mr-jack-may-leave", exit=way_out(way))
        case actions.Accuse(_, who):
            return say("mr-jack-may-accuse", character=character(who))
        case actions.Whistle(_, who, points, to):
            return say("mr-jack-may-whistle", character=character(who), points=points, to=to)
        case actions.Exchange(_, who):
            return say("mr-jack-may-exchange", character=character(who))
        case other:
            return _describe_piece(other)


def _describe_piece(action: actions.Action) -> Sentence:
    match action:
        case actions.TurnLantern(_, towards):
            return say("mr-jack-may-turn-lantern", direction=direction(towards))
        case actions.MoveLamp(_, start, to):
            return say("mr-jack-may-move-lamp", start=start, to=to)
        case actions.MoveCordon(_, start, to):
            return say("mr-jack-may-move-cordon", start=way_out(start), to=way_out(to))
        case actions.MoveCover(_, start, to):
            return say("mr-jack-may-move-cover", start=start, to=to)
        case actions.DrawJack(who):
            return say("mr-jack-may-draw-jack", character=character(who))
        case actions.TurnUp(who):
            return say("mr-jack-may-turn-up", character=character(who))
        case actions.DrawAlibi(to, who):
            return say("mr-jack-may-draw-alibi", seat=seat(to), character=character(who))
    raise TypeError(f"no action of Mr. Jack: {action!r}")


def _active(who: int) -> Sentence:
    return character(CHARACTERS[who] if who != codes.NOBODY else CHARACTERS[0])
