"""The values of all options of a set-up, from the requested ones."""

from __future__ import annotations

from collections.abc import Mapping

from koruna.engine.content import Content, must_be_for
from koruna.engine.errors import BadSetup
from koruna.engine.option import OPTION, Option, Options, bad_value


def chosen_options(
    game: str, seats: int, options: list[Option], given: Mapping[str, object]
) -> tuple[Options, list[Option]]:
    """Their values, and which of them were given; raises `BadSetup` for an unknown option or value."""
    for id in given:
        if all(option.id != id for option in options):
            known = ", ".join(option.id for option in options)
            raise BadSetup("unknown-option", {"game": game, "option": id, "known": known})
    chosen: Options = {}
    changed: list[Option] = []
    for option in options:
        value = given.get(option.id, option.default)
        if option.most and isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if value is option.default:
            chosen[option.id] = option.default
        elif isinstance(value, Content) and option.id == OPTION:
            must_be_for(game, value)
            chosen[option.id] = option.default if value == option.default else value
            changed.append(option)
        elif isinstance(value, (bool, str)) and option.allows(value, seats):
            chosen[option.id] = value
            changed.append(option)
        else:
            raise bad_value(option, seats, value)
    return chosen, changed
