"""A player's prospects: the next winter (15.6), and the distance to each victory (17)."""

from __future__ import annotations

from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.farm.larder import larders_of, meat_of
from koruna.games.suverenita.rules.farm.sowing import harvest_of
from koruna.games.suverenita.rules.numbers import CITY, DOMINANCE, POWER, SUMMER
from koruna.games.suverenita.rules.scoring import farm_points, free_settlements, lands
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.paying import grain_room
from koruna.games.suverenita.rules.winning import (
    food_asked,
    food_for_victory,
    lead_of,
    minor_goals,
    treaties_missing,
)


class Winter:
    """Food as things stand; in the first game gold."""

    food: int  # grain, and fish as food
    needed: int  # by units, settlements, herds and horses
    missing: int  # summed over larders, because food cannot be shared between them
    crops: int  # grain that the standing crops will bring into the stores
    missing_after: int  # what is still missing after that harvest
    meat: int  # if all herds were slaughtered

    def __init__(self) -> None:
        self.food = self.needed = self.missing = self.crops = self.missing_after = self.meat = 0


def winter_of(state: Suverenita, seat: int, seen: list[list[int]] | None = None) -> Winter:
    """As things stand; `seen` are the armies visible to others while orders are hidden."""
    values = state.setup.values
    found = Winter()
    parts = network(state, seat)
    for larder in larders_of(state, seat, seen):
        food = larder.grain + larder.fish // values.fish_per_food
        needed = sum(mouth.food + mouth.grain for mouth in larder.mouths) + sum(larder.herds) * values.herd_grain
        crops = crops_for(state, seat, parts, parts[larder.fields[0]]) if larder.is_connected else 0
        found.food += food
        found.needed += needed
        found.missing += max(0, needed - food)
        found.crops += crops
        found.missing_after += max(0, needed - food - crops)
        found.meat += sum(meat_of(state, larder, kind) * there for kind, there in enumerate(larder.herds))
    return found


def crops_for(state: Suverenita, seat: int, parts: list[int], part: int) -> int:
    """What a player's crops in a part of the network will bring, limited by the room in its stores."""
    if not state.setup.has_farms:
        return 0
    standing = 0
    room = 0
    for field in range(len(parts)):
        if parts[field] != part:
            continue
        if state.crop_owner[field] == seat and state.control[field] == seat:
            grown = harvest_of(state, field) if state.season() <= SUMMER else 0
            standing += max(state.crop[field], grown)
        if state.lord[field] == seat:
            room += int(grain_room(state, field))
    return min(standing, room)


class Goals:
    """A player's distance to each victory."""

    vp: int  # missing for dominance
    have: list[int]  # progress to the minor goals A, B, C, D
    need: list[int]
    held: int  # how many of them are reached
    goals: int  # how many power requires
    food: int  # 17.3; gold in the first game
    food_for_dominance: int  # required
    food_for_power: int
    treaties: int  # missing for sovereignty
    lead: int  # in total points, over the best of the others
    lead_needed: int

    def __init__(self, state: Suverenita, seat: int) -> None:
        values = state.setup.values
        self.vp = max(0, values.win_vp - state.vp[seat])
        self.have = [
            int(lands(state, seat)),
            int(free_settlements(state, seat)),
            int(farm_points(state, seat)),
            int(free_settlements(state, seat, CITY)),
        ]
        self.need = [values.win_lands, values.win_settlements, values.win_farm_points, values.win_cities]
        self.held = sum(minor_goals(state, seat))
        self.goals = values.win_goals
        self.food = int(food_for_victory(state, seat))
        self.food_for_dominance = int(food_asked(state, seat, DOMINANCE))
        self.food_for_power = int(food_asked(state, seat, POWER))
        self.treaties = treaties_missing(state, seat)
        self.lead = lead_of(state, seat)
        self.lead_needed = values.win_lead
