"""Events as messages for the log."""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.event import Fact
from koruna.engine.option import Options
from koruna.games.suverenita.forms.place_names import names_of
from koruna.games.suverenita.rules.board.options import world_of
from koruna.games.suverenita.rules.setup import FIRST_GAME, MODES

# Facts that are seats of other players.
SEATS: Final = ["other", "partner", "superior", "inferior", "victor", "victim"]
# Facts that are fields.
FIELDS: Final = ["field", "from", "to", "target", "store"]
# Facts that have another name in the Fluent messages.
RENAMED: Final = {"units": "type", "settlement": "building"}
CARRIED: Final = ["LI", "HI", "CA", "ME"]
# Effects of hunger, and in the first game (18) of a lack of gold.
UNPAID: Final = ["starved", "city-shrinks", "settlement-starved", "lapse"]


def tell_event(kind: str, facts: dict[str, Fact], options: Options, names: list[str]) -> tuple[str, dict[str, Any]]:
    """The message for an event; secrets are only among the facts if the reader knows them. Seats become names."""
    arguments: dict[str, Any] = {RENAMED.get(fact, fact): value for fact, value in facts.items()}
    if kind == "rival":  # `player` is the one who has the rival
        arguments["other"] = arguments.pop("player")
    if "coin" in arguments:
        arguments["first"] = arguments.pop("number")
    for fact in SEATS:
        if fact in arguments:
            arguments[fact] = names[arguments[fact]]
    fields = [fact for fact in FIELDS if fact in arguments]
    if fields:
        world = world_of(len(names), options)
        for fact in fields:
            arguments[fact] = names_of(world)[world.ids.index(arguments[fact])]
    if options["mode"] == MODES[FIRST_GAME] and kind in UNPAID:
        kind += "-gold"
    elif kind == "ordered" and "order" in arguments:
        kind = "ordered-known"
    elif kind == "landed" and "field" in arguments:  # without units: a ship was given up
        kind = "crew-landed"
    elif kind == "sailed" and "load" in arguments:
        types = [unit.partition(".")[0] for unit in str(arguments["load"]).split()]
        arguments |= {type: types.count(type) for type in CARRIED}
        kind = "sailed-load"
    elif kind == "chooses-charge" and "charge" in arguments:
        kind = "chose-charge"
    elif kind == "chooses-conversion" and "shields" in arguments:
        kind = "chose-conversion"
    return f"event-{kind}", arguments
