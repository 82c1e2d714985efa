"""From a message to the question it puts to the table."""

from gaslamp.server import incoming
from gaslamp.server.live.journal import Asking
from gaslamp.table import lobby, moves, mutes, requests, resignation
from gaslamp.table.requests import Answer, Random, Who
from gaslamp.table.state import Table


def asking_of(
    message: incoming.Answerable, who: Who, has_link: bool, lag: int, random: Random, now: int
) -> Asking:
    """Asked anew, with the same message, whenever another node was first."""

    def asked(table: Table) -> Answer:
        match message:
            case incoming.Move(id_, seat, decision, steps):
                return moves.move(table, who, seat, decision, steps, id_, lag)
            case incoming.Say(id_, channel, text):
                return requests.talk(table, who, channel, text, id_)
            case incoming.Sit(_, seat):
                return requests.sit(table, who, seat, has_link, random)
            case incoming.PlaceBot(_, seat, level):
                return lobby.place_bot(table, who, seat, level, random)
            case incoming.Swap(_, seat, other):
                return lobby.swap(table, who, seat, other, random)
            case incoming.Introduce():
                return lobby.rename(table, who)
            case incoming.Bind(_, seat, commitment):
                return requests.commit_nonce(table, who, seat, commitment)
            case incoming.Reveal(_, seat, nonce):
                return requests.reveal_nonce(table, who, seat, nonce)
        return _of_seats(table, message, who, now)

    return asked


def _of_seats(table: Table, message: incoming.Answerable, who: Who, now: int) -> Answer:
    match message:
        case incoming.Stand(_, seat):
            return requests.stand(table, who, seat)
        case incoming.Remove(_, seat):
            return requests.remove(table, who, seat)
        case incoming.Silence(_, seat):
            return mutes.silence(table, who, seat)
        case incoming.Mute(_, speaker, is_muted, for_all):
            return mutes.mute(table, who, speaker, is_muted, for_all)
        case incoming.Resign(_, seat):
            return resignation.resign(table, who, seat)
        case incoming.AgreeToEnd(_, seat):
            return resignation.agree_to_end(table, who, seat)
        case incoming.LetBotSit(_, seat):
            return requests.let_bot_sit(table, who, seat, now)
        case incoming.TakeBack(_, seat):
            return resignation.take_back(table, who, seat)
        case incoming.Close():
            return requests.close_by_host(table, who)
    raise TypeError(message)
