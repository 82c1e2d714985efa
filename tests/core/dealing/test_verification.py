"""What it takes the rules to notice, and what a verified record says of itself."""

from itertools import accumulate
from typing import Any

import msgspec
import pytest
from tests.contract.cases import Case, wander
from tests.core.dealing.dealt import begun, dealt, reason, settled
from tests.core.dealing.resealing import resealed

from gaslamp.core.dealing.commitment import seed
from gaslamp.core.dealing.dealer import Dealer, chances
from gaslamp.core.dealing.generator import Lot, draw
from gaslamp.core.dealing.verification import hashes, verify
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Disproved, Unreadable
from gaslamp.core.outcome import Outcome
from gaslamp.core.random_play import random_action
from gaslamp.core.record import Record

CHECKS = ["terms", "commitment", "nonces", "draws", "lines", "seal", "rules", "chance"]


def fair(case: Case) -> Record:
    return dealt(case, 20, range(case.seats), longest=80)


def refused(case: Case, record: Record) -> str:
    with pytest.raises(Disproved) as refusal:
        verify(case.game, record)
    return reason(refusal.value)


def changed(record: Record, **fields: Any) -> Record:
    return resealed(msgspec.structs.replace(record, **fields))


def changed_draws(record: Record, draws: list[tuple[int, int]]) -> Record:
    assert record.proof is not None
    return changed(record, proof=msgspec.structs.replace(record.proof, draws=draws))


def test_what_was_checked_is_said(case: Case) -> None:
    checked = verify(case.game, fair(case), [hashes(fair(case)).seal])
    said = [sentence.id.removeprefix("dealing-checked-") for sentence in checked]
    assert said == [*CHECKS, "noted-seal"]


def dealt_by_a_cheat(case: Case) -> Record:
    """The dealer puts another card in place of the first that is drawn, and goes on fairly."""
    ceremony, play, dice = settled(case, 20, range(case.seats)), begun(case), Dice(20)
    dealer, cheated = Dealer(ceremony.seed), False
    while not play.position.over and len(play.actions) < 80:
        if not play.position.chance_awaited:
            play.act(random_action(play.position, dice))
            continue
        drawn = dealer.next(play.position)
        others = [each for each in chances(play.position).actions if each != drawn]
        play.act(drawn if cheated or not others else others[0])
        cheated = cheated or bool(others)
    assert cheated
    return ceremony.sealed(play.record(abandoned=not play.position.over), dealer.draws)


def test_a_chance_action_that_was_not_drawn(chancy: Case) -> None:
    assert refused(chancy, dealt_by_a_cheat(chancy)) == "chance"


def test_a_total_that_the_weights_do_not_give(chancy: Case) -> None:
    record = fair(chancy)
    assert record.proof is not None
    opening = bytes.fromhex(hashes(record).opening)
    key = seed(bytes.fromhex(record.proof.secret), opening)
    first, *others = record.proof.draws
    forged = draw(key, 0, first[1] + 1)
    assert (
        refused(chancy, changed_draws(record, [(forged.number, forged.total), *others])) == "total"
    )


def test_a_move_that_the_rules_do_not_allow(case: Case) -> None:
    record = fair(case)
    name = case.game.seat_names(case.seats)[0]
    assert refused(case, changed(record, moves=[*record.moves, f"{name}: cheat"])) == "rules"


def test_moves_in_another_order(case: Case) -> None:
    record = fair(case)
    backwards = list(reversed(record.moves))
    assert refused(case, changed(record, moves=backwards)) in {"rules", "chance"}


def test_an_outcome_that_did_not_come_about(case: Case) -> None:
    ending = case.game.ends(1).name.lower()
    record = fair(case)
    winners = [0] if record.outcome != Outcome(ending, [0]) else [1]
    assert refused(case, changed(record, outcome=Outcome(ending, winners))) == "rules"


def test_a_record_under_rules_that_are_not_known_here(case: Case) -> None:
    """It is not disproved: this house cannot read it."""

    class Newer(type(case.game)):  # type: ignore[misc]
        rules_version = case.game.rules_version + 1

    with pytest.raises(Unreadable):
        verify(Newer(), fair(case))


def test_a_game_that_was_dealt_from_a_position(case: Case) -> None:
    """The commitment covers where the game began."""
    record = fair(case)
    moved = msgspec.structs.replace(record, start={"elsewhere": True})
    with pytest.raises(Disproved) as refusal:
        verify(case.game, moved)
    assert reason(refusal.value) == "other-start"


def test_a_dealer_who_goes_on_deals_as_if_never_interrupted(case: Case) -> None:
    key = settled(case, 21, []).seed
    position, dealer = case.start(), Dealer(key)
    dice = Dice(21)
    for _ in range(120):
        if position.over:
            break
        if not position.chance_awaited:
            position.apply(random_action(position, dice))
            continue
        resumed = Dealer(key, dealer.draws)
        action = dealer.next(position)
        assert resumed.next(position) == action
        assert resumed.draws == dealer.draws
        position.apply(action)
    assert all(isinstance(drawn, Lot) for drawn in dealer.draws)


def test_every_chance_action_has_the_share_that_its_weight_gives(chancy: Case) -> None:
    position = chancy.start()
    for action in wander(chancy, seed=22, longest=120):
        if position.chance_awaited:
            found = chances(position)
            assert list(found.sums) == list(accumulate(map(position.chance_weight, found.actions)))
            assert [found.picked(number) for number in [0, *found.sums[:-1]]] == found.actions
            assert found.picked(found.total - 1) == found.actions[-1]
        position.apply(action)
