"""What a proposal would do, found by playing it on a copy of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.engine.event import Event
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.forces import the_battle
from koruna.games.suverenita.rules.course.phases import PHASES
from koruna.games.suverenita.rules.farm import starving
from koruna.games.suverenita.rules.fight import hitting, proposing
from koruna.games.suverenita.rules.notation import write_item
from koruna.games.suverenita.rules.numbers import ACCEPT, BUILDINGS, COUNT_BIT, DOCK, HERDS, TYPES, herd_kind, place_of

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita

FOODS = ("grain", "fish", "meat")
FEEDING = (steps.FEED, steps.FEED_FIRST)
CHORES = (steps.PARTS, steps.SOW, steps.HARVEST, steps.YOUNG, *FEEDING)
LOSSES = (steps.HIT, steps.YIELD, steps.SPILL)


class DeedView(Struct, frozen=True, omit_defaults=True):
    """One effect of the proposal."""

    deed: str  # dock, put, pasture, store; sow, reap, rob, rot, young; kill, eat, pay, starve, shrink, abandon; lose
    field: int | None = None  # where
    to: int | None = None  # for grain: the field of the store it goes to
    what: str = ""  # a herd, a food, a building, or a unit as in moves
    count: int = 0  # how many, of units, food or gold


def view_of_plan(state: Suverenita, seat: int) -> list[DeedView]:
    """What `auto` would do for a seat that may play it now; only that seat sees it."""
    kind = state.kind()
    if (kind not in CHORES and kind not in LOSSES) or seat not in state.waiting():
        return []
    moves = state.moves(seat)
    if not moves or moves[0] != ACCEPT:
        return []
    if kind in LOSSES:
        return losses(state, seat, kind)
    twin = state.copy()
    twin.journal = []
    PHASES[kind].play(twin, seat, state.number(), ACCEPT)
    if kind == steps.PARTS:
        return [deed for field, lord in enumerate(twin.lord) if lord == seat for deed in parts_on(twin, field)]
    if kind in FEEDING:
        starving.settle(twin, seat)
    deeds = [deed for event in twin.journal if event.seat == seat for deed in deeds_of(event, state.setup.world.ids)]
    if kind in FEEDING:  # the enemy decides about encircled settlements
        ours = [field for field in sorted(set(twin.hungry)) if field < 256 and state.lord[field] == seat]
        deeds += [DeedView("abandon", field, what=BUILDINGS[state.settlement[field]]) for field in ours]
    elif kind == steps.HARVEST:
        rotting = sum(twin.crop[field] for field in range(len(twin.crop)) if twin.crop_owner[field] == seat)
        deeds += [DeedView("rot", count=rotting)] if rotting else []
    return deeds


def parts_on(state: Suverenita, field: int) -> list[DeedView]:
    """The parts that a player starts with in a village."""
    found = [DeedView("dock", field)] if state.dockyard[field] else []
    found += [
        DeedView("put", field, what=TYPES[units & 7], count=units >> COUNT_BIT)
        for units in state.armies[field]
        if place_of(units) != DOCK
    ]
    found += [DeedView("pasture", field, what=HERDS[herd_kind(animals)]) for animals in state.herds[field]]
    return [*found, DeedView("store", field, count=state.grain[field])] if state.grain[field] else found


def deeds_of(event: Event, ids: list[str]) -> list[DeedView]:
    facts = event.facts
    field = ids.index(str(facts["field"])) if "field" in facts else None
    if event.kind == "sown":
        return [DeedView("sow", field, count=number(event, "grain"))]
    if event.kind in ("harvest", "theft"):
        deed = "reap" if event.kind == "harvest" else "rob"
        return [DeedView(deed, field, ids.index(str(facts["store"])), count=number(event, "grain"))]
    if event.kind == "young":
        return [DeedView("young", field, what=str(facts["herd"]))]
    if event.kind == "slaughter":
        return [DeedView("kill", field, what=str(facts["herd"]), count=number(event, "meat"))]
    if event.kind == "fed":
        return [DeedView("eat", what=food, count=number(event, food)) for food in FOODS if facts[food]]
    if event.kind == "upkeep":
        return [DeedView("pay", count=number(event, "gold"))]
    if event.kind == "starved":
        return [DeedView("starve", field, what=str(facts["units"]), count=number(event, "count"))]
    if event.kind == "city-shrinks":
        return [DeedView("shrink", field)]
    if event.kind == "settlement-starved":
        return [DeedView("abandon", field, what=str(facts["settlement"]))]
    return []


def number(event: Event, fact: str) -> int:
    found = event.facts[fact]
    assert isinstance(found, int)
    return found


def losses(state: Suverenita, seat: int, kind: int) -> list[DeedView]:
    """Units that would fall, equal ones merged."""
    if kind == steps.SPILL:
        field = state.number()
        items = proposing.least_spill(state, seat, field)
    else:
        battle = the_battle(state)
        field = battle.field
        items = hitting.proposal(state, battle)
    return [DeedView("lose", field, what=write_item(item), count=items.count(item)) for item in sorted(set(items))]
