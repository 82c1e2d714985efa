"""Talk over sockets: who hears whom, and who does not want to."""

from tests.server.running import Player, Running, Visitor
from tests.server.test_coming_back import seated


def speaker_of(player: Player, text: str) -> str:
    talk = next(i for i in player.items[player.seat or 0] if i.get("text") == text)
    return str(talk["speaker"])


def test_who_is_muted_is_known_to_all_devices_of_one_person_and_to_nobody_else(
    house: Running,
) -> None:
    anna, bert, _ = seated(house)
    telephone = Player(anna.visitor, anna.opened, 0).connect()
    telephone.until(lambda m: m["type"] == "present")
    assert bert.do("say", channel="table", text="listen to me")["type"] == "done"
    telephone.news("talk")
    bad = speaker_of(telephone, "listen to me")
    assert anna.do("mute", speaker=bad)["type"] == "done"
    assert telephone.until(lambda m: m["type"] == "muted")["speakers"] == [bad]
    anna.close()
    anna.connect()
    assert anna.until(lambda m: m["type"] == "muted")["speakers"] == [bad]
    assert anna.do("mute", speaker=bad, is_muted=False)["type"] == "done"
    assert telephone.until(lambda m: m["type"] == "muted")["speakers"] == []
    bert.send({"type": "ping", "number": 1})
    bert.until(lambda m: m["type"] == "pong")
    assert not any(b'"muted"' in heard for heard in bert.heard)


def test_everybody_writes_in_their_own_script(house: Running) -> None:
    anna, bert, _ = seated(house)
    for line in ("Bonjour\u00a0! Ça va\u202f?", "می‌خواهم", "क्‍ष", "สวัสดี", "👩🏽‍❤️‍💋‍👨🏻 🏳️‍🌈 1️⃣"):
        assert anna.do("say", channel="table", text=line)["type"] == "done"
        assert bert.news("talk")["text"] == line
    refused = anna.do("say", channel="table", text="\u200b\u202e")
    assert refused["code"] == "unreadable"
    assert refused["text"] == "There is nothing in it that can be seen."


def test_the_host_silences_the_gallery(house: Running) -> None:
    host = seated(house)[0]
    watcher = Player(Visitor(house.port), host.opened, None, seed=9).connect()
    watcher.until(lambda m: m["type"] == "present")
    assert watcher.do("say", channel="gallery", text="look, the opal")["type"] == "done"
    assert host.do("mute", speaker="gallery", for_all=True)["type"] == "done"
    assert watcher.do("say", channel="gallery", text="the opal!")["code"] == "not-legal"
    assert host.do("mute", speaker="gallery", is_muted=False, for_all=True)["type"] == "done"
    assert watcher.do("say", channel="gallery", text="thank you")["type"] == "done"
