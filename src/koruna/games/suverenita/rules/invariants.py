"""What must hold at every moment of a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import KINDS, NUMBER_AT, SEAT_AT, SEATS, pack
from koruna.engine.state import OVER
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.connecting import find
from koruna.games.suverenita.rules.board.holding import is_hostile, pair, who_controls
from koruna.games.suverenita.rules.course import start_parts
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    CITY,
    CORSAIR,
    COUNT_BIT,
    DOCK,
    DOCK_SITE,
    FORT_SITE,
    HERD_FED,
    HERD_INSIDE,
    HERD_KILLED,
    HERD_MOVED,
    INSIDE,
    KEY,
    LIGHT,
    MERCENARY,
    NOBODY,
    OPEN,
    SITE,
    TRANSPORT,
    VILLAGE,
    WARSHIP,
    herd_owner,
    level_of,
    owner_of,
    place_of,
    type_of,
)
from koruna.games.suverenita.rules.position_players import is_spring
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import building

FIELD: Final = 255  # the bits of a step's number that are a field
FEEDING: Final = (steps.FEED, steps.FEED_FIRST, steps.SURRENDERS)
SHIPS = (TRANSPORT, WARSHIP)


def broken_invariants(state: Suverenita) -> list[str]:
    broken: list[str] = []
    for field in range(len(state.armies)):
        where = state.setup.world.ids[field]
        broken += [f"{where}: {what}" for what in broken_field(state, field) + broken_units(state, field)]
    for seat in range(state.setup.seats):
        broken += [f"player {seat + 1}: {what}" for what in broken_player(state, seat)]
    if state.turn() == OVER and (state.waiting() or state.moves(0)):
        broken.append("there are moves after the end")
    if state.turn() != OVER and state.turn() >= 0 and not state.moves():
        broken.append("somebody has to decide and cannot")
    return broken + broken_agenda(state) + broken_prelude(state)


def broken_agenda(state: Suverenita) -> list[str]:
    """The next part of a round comes after all of this one; steps fit the map, the battle, the falls and the offer."""
    broken: list[str] = []
    kinds = [step & KINDS for step in state.agenda]
    if steps.PHASE in kinds[2:]:
        broken.append("a part of a round within another")
    if any(step & KINDS in steps.OF_FIELD and step >> NUMBER_AT & FIELD >= len(state.armies) for step in state.agenda):
        broken.append("a step on a field that is none")
    if any(step & KINDS == steps.ASSAULT and not has_walls_to_storm(state, step) for step in state.agenda):
        broken.append("an assault on what is no settlement of another player")
    if sum(kind in steps.OF_BATTLE for kind in kinds) != (0 if state.battle is None else 1):
        broken.append("a battle does not go on, or a battle that is none does")
    elif state.battle is not None:
        begun = [kind in steps.OF_BATTLE for kind in kinds].index(True)
        if any(kind in (steps.BATTLES, steps.SIEGES) for kind in kinds[begun:]):
            broken.append("the next battle or siege is not asked for after this one")
    for at, kind in enumerate(kinds):
        if kind in (steps.HIT, steps.YIELD) and kinds[at - 1] != steps.LOSSES:
            broken.append("a hit in no battle")
        number = state.agenda[at] >> NUMBER_AT
        falling = number & FIELD if kind == steps.FALL else number - 1 if kind == steps.FLEE else -1
        if falling >= 0 and (not state.fallen or state.fallen[0] & FIELD != falling):
            broken.append("a settlement that has not fallen is dealt with")
        if kind == steps.FLEE and number == 0 and kinds[at - 1] != steps.AFTERMATH:
            broken.append("a flight from no battle")
    marks = 0
    for herds in state.herds:
        for herd in herds:
            marks |= herd
    if marks & HERD_MOVED and steps.HERDS not in kinds:
        broken.append("a herd has moved, and is not on the move")
    if marks & (HERD_FED | HERD_KILLED) and not any(kind in FEEDING for kind in kinds):
        broken.append("a herd is fed or killed, and nobody eats")
    if is_spring(state) and any(kind in FEEDING for kind in kinds):
        broken.append("somebody eats in spring")
    if steps.YOUNG in kinds and not is_spring(state):
        broken.append("young are placed outside of spring")
    if (steps.ANSWER in kinds) != (state.offer != 0):
        broken.append("an answer without an offer, or an offer without an answer")
    return broken


def has_walls_to_storm(state: Suverenita, step: i64) -> bool:
    """Whether somebody else's settlement is in the field of a step."""
    field = step >> NUMBER_AT & FIELD
    return field < len(state.lord) and state.lord[field] not in (NOBODY, step >> SEAT_AT & SEATS)


def broken_prelude(state: Suverenita) -> list[str]:
    """Before start parts are placed there are only villages, and who places them can finish (5)."""
    if state.kind() == steps.PARTS:
        if state.round or not all(start_parts.can_finish(state, seat) for seat in state.waiting()):
            return ["start parts that cannot be placed"]
        return []
    kinds = [step & KINDS for step in state.agenda]
    if any(kind in steps.PRELUDE for kind in kinds):
        ends = [at for at, kind in enumerate(kinds) if kind in (steps.FIRST_IS, steps.PARTS_BEGIN)]
        if ends != [2] or kinds[1] != steps.PHASE:
            return ["a beginning without an end, or with two"]
        stored = [state.dockyard, state.fort, state.site, state.grain, state.fish, state.crop, state.plundered]
        if state.round or any(state.parts) or any(state.armies) or any(state.herds) or any(map(any, stored)):
            return ["a game that has begun is about to begin"]
    return []


def broken_field(state: Suverenita, field: int) -> list[str]:
    broken: list[str] = []
    world, values = state.setup.world, state.setup.values
    settlement, fort = state.settlement[field], state.fort[field]
    if (settlement != 0) != (state.lord[field] >= 0):
        broken.append("a settlement without an owner, or an owner without a settlement")
    if settlement not in (0, VILLAGE, CITY) or (settlement and (world.is_sea[field] or world.is_neutral[field])):
        broken.append("a settlement where none can be")
    if not settlement and (state.dockyard[field] or fort or state.grain[field]):
        broken.append("a dock, a fort or stored grain without a settlement")
    if state.dockyard[field] and not world.is_coast[field]:
        broken.append("a dockyard without sea")
    if not 0 <= state.grain[field] <= values.store_grain[settlement] + values.fort_grain * fort:
        broken.append("more grain than the store holds")
    if not 0 <= state.fish[field] <= values.store_fish[state.dockyard[field]]:
        broken.append("more fish than the store holds")
    if (state.crop[field] > 0) != (state.crop_owner[field] >= 0) or state.crop[field] < 0:
        broken.append("a crop without an owner")
    grazing = [herd for herd in state.herds[field] if not herd & HERD_INSIDE]
    if len(grazing) > values.most_herds:
        broken.append("too many herds")
    if len(state.herds[field]) - len(grazing) > values.store_herds[settlement]:
        broken.append("more herds inside than fit")
    if any(herd & HERD_INSIDE and herd_owner(herd) != state.lord[field] for herd in state.herds[field]):
        broken.append("a herd inside somebody else's settlement")
    if state.herds[field] != sorted(state.herds[field]):
        broken.append("herds out of order")
    if state.crop[field] and grazing:
        broken.append("a crop and a herd on one field")
    if (state.site[field] != 0) != (state.site_owner[field] >= 0) or not 0 <= state.site_done[field] < 100:
        broken.append("a site without an owner, or done and still there")
    if not is_site_possible(state, field):
        broken.append("a site where none can be")
    if not state.setup.has_farms and (state.grain[field] or state.fish[field] or state.crop[field]):
        broken.append("goods in a game without farms")
    return broken


def is_site_possible(state: Suverenita, field: int) -> bool:
    """12.2: a village on land without a settlement, any other building at the one it extends or replaces."""
    site, settlement = state.site[field], state.settlement[field]
    if site in (0, VILLAGE):
        return site == 0 or not (settlement or state.setup.world.is_sea[field] or state.setup.world.is_neutral[field])
    if settlement == 0 or state.site_owner[field] != state.lord[field]:
        return False
    if site == CITY:
        return settlement == VILLAGE
    if site == FORT_SITE:
        return not state.fort[field]
    return state.setup.world.is_coast[field] and state.dockyard[field] == site - DOCK_SITE


def is_spilling(state: Suverenita, field: int) -> bool:
    """Whether a pending step asks what goes overboard there (9.9)."""
    return any(step & KINDS == steps.SPILL and step >> NUMBER_AT == field for step in state.agenda)


def broken_units(state: Suverenita, field: int) -> list[str]:
    broken: list[str] = []
    world, values = state.setup.world, state.setup.values
    keys = [units & KEY for units in state.armies[field]]
    if keys != sorted(set(keys)) or any(units >> COUNT_BIT < 1 for units in state.armies[field]):
        broken.append("stacks out of order, twice, or empty")
    builders = 0
    inside = ships = load = carried = 0
    for units in state.armies[field]:
        type, place, count = int(type_of(units)), int(place_of(units)), units >> COUNT_BIT
        if state.is_out[owner_of(units)]:
            broken.append("units of a player who is out")
        if level_of(units) > 4 or (not state.setup.has_levels and level_of(units) != 1):
            broken.append("a level that is none")
        at_sea = type in SHIPS or type == CORSAIR
        if world.is_sea[field] and place != (OPEN if at_sea else ABOARD):
            broken.append("a unit swims")
        if not world.is_sea[field] and (place == ABOARD or (type in SHIPS) != (place == DOCK) or type == CORSAIR):
            broken.append("a ship on land, or units in its berth")
        if place == SITE:
            builders += count
            if type != LIGHT or state.site[field] == 0 or owner_of(units) != state.site_owner[field]:
                broken.append("builders without a site")
        if place in (INSIDE, DOCK) and owner_of(units) != state.lord[field]:
            broken.append("units inside somebody else's settlement")
        inside += count if place == INSIDE else 0
        ships += count if place == DOCK else 0
        load += count * values.size[type] if place == ABOARD else 0
        carried += count * values.load if type == TRANSPORT and place == OPEN else 0
    if builders > values.site_most:
        broken.append("too many builders")
    if inside > values.store_units[state.settlement[field]] + values.fort_units * state.fort[field]:
        broken.append("more units inside than fit")
    if ships > values.store_ships[state.dockyard[field]]:
        broken.append("more ships than berths")
    if load > carried and state.battle is None and not is_spilling(state, field):
        broken.append("more load than the transports carry")
    if state.shown is None:
        broken += broken_control(state, field)
    return broken


def broken_control(state: Suverenita, field: int) -> list[str]:
    mask = 0
    for units in state.armies[field]:
        if place_of(units) == OPEN or (place_of(units) == SITE and state.site[field] == VILLAGE):
            mask |= 1 << int(owner_of(units))
    if state.present[field] != mask:
        return ["who stands here is not known"]
    if state.control[field] != who_controls(state, field, mask, state.control[field]):
        return ["who controls this is not known"]
    return []


def broken_player(state: Suverenita, seat: int) -> list[str]:
    broken: list[str] = []
    units = sum(
        stack >> COUNT_BIT
        for stacks in state.armies
        for stack in stacks
        if owner_of(stack) == seat and type_of(stack) not in (MERCENARY, CORSAIR)
    )
    if units > state.setup.values.most_units:
        broken.append("too many units")
    if building.tiles(state, seat) > state.setup.values.most_tiles:
        broken.append("too many building tiles")
    if state.gold[seat] < 0 or state.halves[seat] < 0:
        broken.append("gold below nothing")
    if state.treaty_vp[seat] > state.setup.values.treaty_most_vp:
        broken.append("too many points from treaties")
    for other in range(state.setup.seats):
        if other != seat:
            has = state.treaty[pair(state, seat, other)] != 0
            if has == is_hostile(state, seat, other):
                broken.append("treaties and hostility do not agree")
            if has and state.superior[pair(state, seat, other)] not in (seat, other):
                broken.append("a treaty without a superior")
    if state.is_out[seat] and any(lord == seat for lord in state.lord):
        broken.append("out, and still with a settlement")
    if state.is_out[seat] and any(herd_owner(herd) == seat for herds in state.herds for herd in herds):
        broken.append("out, and still with a herd")
    if state.known_networks[seat] is not None and state.known_networks[seat] != find(state, seat):
        broken.append("what is connected is not known")
    is_drawn = steps.FIRST_IS not in state.agenda and pack(steps.RIVAL_IS, seat) not in state.agenda
    if state.rival[seat] == seat or is_drawn != (state.rival[seat] != NOBODY):
        broken.append("a rival that is none")
    return broken
