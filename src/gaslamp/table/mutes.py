"""Who is not listened to: by the host for everybody, or by each for themselves."""

from typing import Final

from gaslamp.core.errors import NotLegal
from gaslamp.core.sentence import say
from gaslamp.table import entries
from gaslamp.table.channels import REACTIONS, THE_GALLERY
from gaslamp.table.requests import Answer, Who, check_host, check_seat
from gaslamp.table.state import Table

MOST_MUTED: Final = 100


def silence(table: Table, who: Who, seat: int) -> Answer:
    """The host, of somebody who sits at the table."""
    check_host(table, who)
    check_seat(table, seat)
    person = table.chairs[seat].person
    return [] if person is None or person in table.silenced else [entries.Silenced(person)]


def mute(table: Table, who: Who, speaker: str, is_muted: bool, for_all: bool) -> Answer:
    """One speaker, as talk names them, the gallery, or reactions."""
    _check_speaker(table, speaker)
    if not for_all:
        return _for_oneself(table, who, speaker, is_muted)
    check_host(table, who)
    if speaker in (THE_GALLERY, REACTIONS):
        return _all_of_them(table, speaker, is_muted)
    person = table.speakers[speaker]
    if (person in table.silenced) == is_muted:
        return []
    return [entries.Silenced(person) if is_muted else entries.Unsilenced(person)]


def _all_of_them(table: Table, speaker: str, is_muted: bool) -> Answer:
    if speaker == REACTIONS:
        same = table.reactions_are_off == is_muted
        return [] if same else [entries.ReactionsSilenced(is_muted)]
    same = table.gallery_is_silent == is_muted
    return [] if same else [entries.GallerySilenced(is_muted)]


def _for_oneself(table: Table, who: Who, speaker: str, is_muted: bool) -> Answer:
    """Kept with the table, so that it holds on one's other devices; told to nobody else."""
    muted = table.muted_by(who.person)
    if (speaker in muted) == is_muted:
        return []
    if is_muted and len(muted) >= MOST_MUTED:
        raise NotLegal(say("table-muted-enough"))
    return [entries.SpeakerMuted(who.person, speaker, is_muted)]


def _check_speaker(table: Table, speaker: str) -> None:
    if speaker not in (THE_GALLERY, REACTIONS) and speaker not in table.speakers:
        raise NotLegal(say("table-nobody-there"))
