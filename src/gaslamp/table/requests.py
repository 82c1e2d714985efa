"""What people may ask of a table besides moves. Each answer is what to append, or a refusal."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from gaslamp.bots import USUAL
from gaslamp.core.dealing.ceremony import Ceremony
from gaslamp.core.errors import NotLegal, NotYourDecision, Stale
from gaslamp.core.sentence import say
from gaslamp.core.spelling import line_of_talk
from gaslamp.table import entries
from gaslamp.table.channels import GALLERY, SIDE_TALK, TABLE_TALK
from gaslamp.table.hand import Hand, first_play
from gaslamp.table.rematch import TURNED, Again, seats_again
from gaslamp.table.setup import Bot, Invited, Me, SeatPlan, Setup, agreed, has_hints, on_one_side
from gaslamp.table.state import GATHERING, PLAYING, Table

Answer = list[entries.AnyEntry]
Random = Callable[[int], bytes]
"""Gives so many bytes that nobody can guess."""

LONGEST: Final = 10_000
"""So many entries a table's list may have. The longest games of people have some hundreds."""


_LAST: Final = (entries.NextTable, entries.Forgotten)
"""What can always still be added: nobody can do it often."""


class Who(NamedTuple):
    person: str
    name: str


def within_bounds(table: Table, answer: Answer) -> Answer:
    """A game that goes on and on is ended, and after the end there is not much more to say."""
    if table.length + len(answer) <= LONGEST or isinstance(answer[0], _LAST):
        return answer
    if table.outcome is not None:
        raise NotLegal(say("table-too-long"))
    return [entries.Abandoned(None, "endless")]


def open_table(
    setup: Setup,
    host: Who,
    table: str,
    code: str,
    random: Random,
    continued: entries.Continued | None = None,
    rules: int | None = None,
) -> Answer:
    """`continued`: what the game goes on from, if it does not begin at the beginning; then under
    the rules that it began under."""
    game, _ = agreed(setup, rules)
    answer: Answer = [
        entries.TableOpened(table, code, host.person, setup, game.rules_version, host.name)
    ]
    answer += [] if continued is None else [continued]
    mine = [seat for seat, plan in enumerate(setup.seats) if isinstance(plan, Me)]
    answer += [entries.Sat(seat, host.person, host.name) for seat in mine]
    made = _trial(answer)
    return answer + _full(made, random)


def _trial(answer: Answer) -> Table:
    opened = answer[0]
    assert isinstance(opened, entries.TableOpened)
    table = Table(opened)
    for entry in answer:
        table.take_in(0, entry)
    return table


def _full(table: Table, random: Random) -> Answer:
    """The game starts when every chair is taken; with nobody to wait for, at once."""
    if not all(chair.taken for chair in table.chairs):
        return []
    committed = entries.HouseCommitted(random(32).hex(), random(32).hex())
    if table.humans:
        return [committed]
    table.take_in(0, committed)
    return [committed, *_first_deal(table)]


def _first_deal(table: Table) -> Answer:
    assert table.hand is not None
    return [entry for entry, _ in table.hand.dealt_after(None)]


def sit(table: Table, who: Who, seat: int, has_link: bool, random: Random) -> Answer:
    check_gathering(table)
    check_seat(table, seat)
    chair, plan = table.chairs[seat], table.setup.seats[seat]
    if chair.person == who.person:
        return []
    if chair.taken:
        raise NotLegal(say("table-seat-taken"))
    if not has_link and (isinstance(plan, Invited) or not table.setup.public):
        raise NotYourDecision(say("table-by-link"))
    if not on_one_side(table.game, table.seats, {seat, *table.seats_of(who.person)}):
        raise NotLegal(say("table-two-sides"))
    sat = entries.Sat(seat, who.person, who.name)
    chairs_left = [each for each in table.chairs if not each.taken]
    return [sat, *commitment_if_full(len(chairs_left) == 1, random)]


def commitment_if_full(is_full: bool, random: Random) -> Answer:
    """The house binds itself as soon as everybody is there."""
    return [entries.HouseCommitted(random(32).hex(), random(32).hex())] if is_full else []


def stand(table: Table, who: Who, seat: int) -> Answer:
    check_gathering(table)
    check_mine(table, who, seat)
    return [entries.Stood(seat)]


def remove(table: Table, who: Who, seat: int) -> Answer:
    check_gathering(table)
    check_host(table, who)
    check_seat(table, seat)
    if table.chairs[seat].played_by_bot:
        return [entries.BotAssigned(seat, None)]
    if not table.chairs[seat].human:
        raise NotLegal(say("table-nobody-there"))
    return [entries.Stood(seat, removed=True)]


def commit_nonce(table: Table, who: Who, seat: int, commitment: str) -> Answer:
    check_mine(table, who, seat)
    ceremony = _ceremony(table)
    if ceremony.committed.get(seat) == bytes.fromhex(commitment):
        return []
    trial = _copy(ceremony)
    trial.commit(seat, bytes.fromhex(commitment))
    return [entries.NonceCommitted(seat, commitment)]


def reveal_nonce(table: Table, who: Who, seat: int, nonce: str) -> Answer:
    check_mine(table, who, seat)
    ceremony = _ceremony(table)
    if ceremony.nonces.get(seat) == bytes.fromhex(nonce):
        return []
    trial = _copy(ceremony)
    trial.reveal(seat, bytes.fromhex(nonce))
    revealed = entries.NonceRevealed(seat, nonce)
    if trial.awaited:
        return [revealed]
    return [revealed, *_dealt_by(table, trial)]


def _dealt_by(table: Table, ceremony: Ceremony) -> Answer:
    hand = Hand(table.game, first_play(table), ceremony.seed)
    return [entry for entry, _ in hand.dealt_after(None)]


def _copy(ceremony: Ceremony) -> Ceremony:
    twin = Ceremony(ceremony.terms, ceremony.salt, ceremony.secret)
    twin.committed, twin.nonces = dict(ceremony.committed), dict(ceremony.nonces)
    return twin


def _ceremony(table: Table) -> Ceremony:
    if table.ceremony is None:
        raise NotLegal(say("table-not-full"))
    return table.ceremony


def talk(table: Table, who: Who, channel: str, text: str, id_: str | None) -> Answer:
    """People who sit talk to the table or to their side, all others among themselves."""
    if id_ is not None and (who.person, id_) in table.seen_ids:
        return []
    seats = table.seats_of(who.person)
    seat = seats[0] if seats else None
    _check_channel(table, channel, seat)
    if who.person in table.silenced or (channel == GALLERY and table.gallery_is_silent):
        raise NotLegal(say("table-silenced"))
    return [entries.Said(who.person, who.name, seat, channel, line_of_talk(text), id_)]


def _check_channel(table: Table, channel: str, seat: int | None) -> None:
    if seat is None:
        allowed = [GALLERY] if table.phase != GATHERING else [TABLE_TALK, GALLERY]
    else:
        allowed = [TABLE_TALK, SIDE_TALK] if table.setup.side_talk else [TABLE_TALK]
    if channel not in allowed:
        raise NotYourDecision(say("table-no-such-channel", text=channel))


def close(table: Table) -> Answer:
    """By the host of a table that has not begun, or by who runs the house."""
    return [] if table.outcome is not None else [entries.Abandoned(None, "closed")]


def close_by_host(table: Table, who: Who) -> Answer:
    check_gathering(table)
    check_host(table, who)
    return close(table)


def leave(table: Table, seat: int) -> Answer:
    chair = table.chairs[seat]
    if table.phase != PLAYING or chair.gone_since is not None or not chair.human:
        return []
    return [entries.PlayerLeft(seat)]


def come_back(table: Table, seat: int) -> Answer:
    gone = table.chairs[seat].gone_since is not None
    return [entries.Returned(seat)] if gone and table.phase == PLAYING else []


def time_out(table: Table, now: int) -> Answer:
    due = table.clock.due()
    if table.phase != PLAYING or due is None or now < due[0]:
        return []
    return [entries.TimedOut(due[1])]


def let_bot_sit(table: Table, who: Who, seat: int, now: int) -> Answer:
    """The others need not wait for somebody who is gone or out of time."""
    check_playing(table)
    check_seat(table, seat)
    if not table.seats_of(who.person):
        raise NotYourDecision(say("table-not-yours"))
    if not table.chairs[seat].may_be_replaced(now):
        raise NotLegal(say("table-still-there"))
    return _bot_for(table, seat)


def _bot_for(table: Table, seat: int) -> Answer:
    return [] if table.chairs[seat].played_by_bot else [entries.BotSat(seat, USUAL)]


def give_back(table: Table, ms: int, since: int) -> Answer:
    """What was lost while no node was there since then: once, whichever node says so first.

    A house that was killed while it woke up has still the same absence, and it has grown.
    """
    if since == table.given_back_since:
        ms -= table.given_back
    if table.phase != PLAYING or since < table.given_back_since or ms <= 0:
        return []
    return [entries.GivenBack(ms, since)]


def play_again(
    table: Table,
    who: Who,
    next_table: str,
    code: str,
    random: Random,
    levels: Sequence[str | None] = (),
    seats: Again = TURNED,
) -> tuple[Answer, Answer]:
    """What to append here, and the list of the new table, where people sit as is asked for.

    The new table has the newest rules, whatever those of this one are; its bots have the `levels`
    of the seats where they sit here, or those that they had.
    """
    if table.outcome is None:
        raise NotLegal(say("table-not-over"))
    if not table.seats_of(who.person):
        raise NotYourDecision(say("table-not-yours"))
    if table.next_table is not None:
        raise Stale(say("table-again-already"))
    order = seats_again(table, table.seats_of(who.person), seats)
    kept = _with_levels(table.setup.seats, levels)
    plans = [_without_host(kept[old]) for old in order]
    setup = msgspec.structs.replace(table.setup, seats=plans, hints=has_hints(table.setup))
    rules = agreed(setup)[0].rules_version
    opened: Answer = [entries.TableOpened(next_table, code, who.person, setup, rules, who.name)]
    opened += _sat_again(table, order)
    made = _trial(opened)
    return [entries.NextTable(next_table, code)], opened + _full(made, random)


def _with_levels(plans: Sequence[SeatPlan], levels: Sequence[str | None]) -> list[SeatPlan]:
    wanted = [*levels, *[None] * len(plans)]
    return [
        Bot(level) if isinstance(plan, Bot) and level is not None else plan
        for plan, level in zip(plans, wanted, strict=False)
    ]


def _without_host(plan: Any) -> Any:
    return Invited() if isinstance(plan, Me) else plan


def _sat_again(table: Table, order: list[int]) -> Answer:
    chairs = ((seat, table.chairs[old]) for seat, old in enumerate(order))
    return [entries.Sat(to, chair.person, chair.name or "") for to, chair in chairs if chair.person]


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise NotLegal(say("table-no-such-seat"))


def check_mine(table: Table, who: Who, seat: int) -> None:
    check_seat(table, seat)
    if table.chairs[seat].person != who.person:
        raise NotYourDecision(say("table-not-yours"))


def check_host(table: Table, who: Who) -> None:
    if table.host != who.person:
        raise NotYourDecision(say("table-host-only"))


def check_gathering(table: Table) -> None:
    if table.phase != GATHERING:
        raise NotLegal(say("table-begun"))


def check_playing(table: Table) -> None:
    if table.phase != PLAYING:
        raise NotLegal(say("table-not-playing"))
