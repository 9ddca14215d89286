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
    told: dict[str, Any] = {RENAMED.get(fact, fact): value for fact, value in facts.items()}
    if kind == "rival":  # `player` is the one who has the rival
        told["other"] = told.pop("player")
    if "coin" in told:
        told["first"] = told.pop("number")
    for fact in SEATS:
        if fact in told:
            told[fact] = names[told[fact]]
    fields = [fact for fact in FIELDS if fact in told]
    if fields:
        world = world_of(len(names), options)
        for fact in fields:
            told[fact] = names_of(world)[world.ids.index(told[fact])]
    if options["mode"] == MODES[FIRST_GAME] and kind in UNPAID:
        kind += "-gold"
    elif kind == "ordered" and "order" in told:
        kind = "ordered-known"
    elif kind == "landed" and "field" in told:  # without units: a ship was given up
        kind = "crew-landed"
    elif kind == "sailed" and "load" in told:
        types = [unit.partition(".")[0] for unit in str(told["load"]).split()]
        told |= {type: types.count(type) for type in CARRIED}
        kind = "sailed-load"
    elif kind == "chooses-charge" and "charge" in told:
        kind = "chose-charge"
    elif kind == "chooses-conversion" and "shields" in told:
        kind = "chose-conversion"
    return f"event-{kind}", told
