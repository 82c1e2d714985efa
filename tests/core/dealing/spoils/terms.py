"""What was agreed, changed after the fact."""

from tests.core.dealing.spoils.ways import Plain, way, with_other_option

from gaslamp.core.dice import Dice


@way("other-options")
def changed_option(record: Plain, _: Plain, dice: Dice) -> Plain:
    return record | {"options": with_other_option(record["options"], dice)}


@way("other-options")
def added_option(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"options": record["options"] | {"luck": True}}


@way("secret")
def changed_option_in_the_terms_as_well(record: Plain, _: Plain, dice: Dice) -> Plain:
    options = with_other_option(record["options"], dice)
    record["proof"]["terms"]["options"] = options
    return record | {"options": options}


@way("other-seats")
def another_seat(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"seats": record["seats"] + 1}


@way("secret")
def another_seat_in_the_terms_as_well(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["terms"]["seats"] += 1
    return record | {"seats": record["seats"] + 1}


@way("other-rules")
def other_rules(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"rules": record["rules"] + 1}


@way("other-game")
def another_game(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"game": "cluedo"}


@way("other-table")
def another_table(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"table": "elsewhere"}


@way("secret")
def another_table_in_the_terms_as_well(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["terms"]["table"] = "elsewhere"
    return record | {"table": "elsewhere"}


@way("other-start")
def another_start(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"start": {}}
