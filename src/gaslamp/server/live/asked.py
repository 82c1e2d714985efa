"""From a message to the question it puts to the table."""

from gaslamp.server import incoming
from gaslamp.server.live.journal import Asking
from gaslamp.table import asking, giving_up, muting, playing
from gaslamp.table.asking import Answer, Random, Who
from gaslamp.table.state import Table


def asking_of(
    message: incoming.Asked, who: Who, has_link: bool, lag: int, random: Random, now: int
) -> Asking:
    """Asked anew, with the same message, whenever another node was first."""

    def asked(table: Table) -> Answer:
        match message:
            case incoming.Move(id_, seat, decision, steps):
                return playing.move(table, who, seat, decision, steps, id_, lag)
            case incoming.Say(id_, channel, text):
                return asking.talk(table, who, channel, text, id_)
            case incoming.Sit(_, seat):
                return asking.sit(table, who, seat, has_link, random)
            case incoming.Bind(_, seat, commitment):
                return asking.commit_nonce(table, who, seat, commitment)
            case incoming.Reveal(_, seat, nonce):
                return asking.reveal_nonce(table, who, seat, nonce)
        return _of_seats(table, message, who, now)

    return asked


def _of_seats(table: Table, message: incoming.Asked, who: Who, now: int) -> Answer:
    match message:
        case incoming.Stand(_, seat):
            return asking.stand(table, who, seat)
        case incoming.Remove(_, seat):
            return asking.remove(table, who, seat)
        case incoming.Silence(_, seat):
            return muting.silence(table, who, seat)
        case incoming.Mute(_, speaker, is_muted, for_all):
            return muting.mute(table, who, speaker, is_muted, for_all)
        case incoming.Resign(_, seat):
            return giving_up.resign(table, who, seat)
        case incoming.AgreeToEnd(_, seat):
            return giving_up.agree_to_end(table, who, seat)
        case incoming.LetBotSit(_, seat):
            return asking.let_bot_sit(table, who, seat, now)
        case incoming.TakeBack(_, seat):
            return giving_up.take_back(table, who, seat)
        case incoming.Close():
            return asking.close_by_host(table, who)
    raise TypeError(message)
