"""What a seat may know, as numbers: everything but the hidden orders, start parts and battle choices of others.

Fields are in the order of the map; seats are counted from the one that looks.
"""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.agenda import KINDS as STEPS
from koruna.engine.observation import Observation
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import Battle
from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.numbers import (
    BUILDINGS,
    COLOURS,
    COUNT_BIT,
    HERDS,
    INSIDE,
    MOVED,
    SEASONS,
    TREATIES,
    TYPES,
    herd_kind,
)
from koruna.games.suverenita.rules.state import Suverenita

NUMBER_BITS = 20  # of the number that goes with some steps
OFFER_BITS = 32
SUBPHASES = 11
MEN = 8.0  # many on one field
STEP = "the kind of step (a 1 of all), the bits of the number that goes with it"
PLAYER = "gold, points, points of treaties, whether out, what is announced (a 1 of three), the rival (a 1 of the seats)"
TREATIES_OF_PAIRS = (
    "pair by pair of seats: the treaty (a 1 of four), whether the first is superior, what is due, for how many rounds"
)
BATTLE = (
    "its kind (a 1 of three), the field, then for each side the seat, shields, swords, saved, hits, killed, whether it "
    "has charged, whether it flees; the round, whether the wall is breached"
)
UNITS = (
    "field by field: own men by type, of these the ones that can move, men of others by type, "
    "then of each seat those in the open and those inside"
)


def observe(state: Suverenita, seen: Observation, seat: int) -> None:
    seats, fields = state.setup.seats, len(state.lord)
    seen.field("step", STEP)
    seen.one_of(state.kind(), STEPS + 1)
    seen.members(state.number(), NUMBER_BITS)
    seen.field("round")
    seen.number(state.round, 40.0)
    seen.field("season")
    seen.one_of(state.season() if state.round else -1, len(SEASONS))
    seen.field("subphase")
    seen.one_of(state.subphase, SUBPHASES)
    seen.field("first")
    seen.one_of((state.first - seat) % seats, seats)
    seen.field("offer")
    seen.members(state.offer, OFFER_BITS)
    for at in range(seats):
        seen.field(f"player {at}", PLAYER)
        put_player(state, seen, (seat + at) % seats, seat)
    seen.field("treaties", TREATIES_OF_PAIRS)
    for one in range(seats):
        for other in range(one + 1, seats):
            put_treaty(state, seen, (seat + one) % seats, (seat + other) % seats)
    seen.field("battle", BATTLE)
    battle = state.battle
    if battle is None:
        seen.nothing(3 + fields + 2 * seats + 16)
    else:
        put_battle(battle, seen, seat, seats, fields)
    put_land(state, seen, seat)
    put_goods(state, seen, seat)
    put_units(state, seen, seat)


def put_player(state: Suverenita, seen: Observation, who: int, seat: int) -> None:
    seats = state.setup.seats
    seen.number(float(state.gold[who]), 20.0)
    seen.number(float(state.vp[who]), 20.0)
    seen.number(float(state.treaty_vp[who]), 20.0)
    seen.flag(state.is_out[who])
    seen.one_of(state.announced[who] - 1, 3)
    rival = state.rival[who]
    seen.one_of(rival if rival < 0 else (rival - seat) % seats, seats)


def put_treaty(state: Suverenita, seen: Observation, one: int, other: int) -> None:
    at = pair(state, one, other)
    treaty = state.treaty[at]
    seen.one_of(treaty - 1, len(TREATIES) - 1)
    seen.flag(treaty > 0 and state.superior[at] == one)
    seen.number(float(state.due[at]), 5.0)
    seen.number(float(state.ends_in[at] - state.round) if state.ends_in[at] else 0.0, 8.0)


def put_battle(battle: Battle, seen: Observation, seat: int, seats: int, fields: int) -> None:
    """Without the choices of this round, which are secret."""
    seen.one_of(battle.kind, 3)
    seen.one_of(battle.field, fields)
    for side in range(2):
        seen.one_of((battle.sides[side] - seat) % seats, seats)
        seen.numbers([battle.shields[side], battle.swords[side], battle.saved[side], battle.hits[side]], MEN)
        seen.number(float(battle.killed[side]), MEN)
        seen.flag(battle.has_charged[side])
        seen.flag(battle.fleeing == side)
    seen.number(float(battle.round), MEN)
    seen.flag(battle.is_breached)


def put_land(state: Suverenita, seen: Observation, seat: int) -> None:
    world, seats = state.setup.world, state.setup.seats
    fields = range(len(state.lord))
    seen.field("land")
    for field in fields:
        seen.one_of(world.colours[field], len(COLOURS))
    seen.field("control")
    for field in fields:
        put_owner(state.control[field], seen, seat, seats)
    seen.field("lords")
    for field in fields:
        put_owner(state.lord[field], seen, seat, seats)
    seen.field("settlements")
    for field in fields:
        seen.one_of(state.settlement[field] - 1, 2)
    seen.field("forts")
    seen.numbers(state.fort, 1.0)
    seen.field("sites", "field by field: what is built (a 1 of five), how much of it is done")
    for field in fields:
        seen.one_of(state.site[field] - 1, len(BUILDINGS) - 1)
        seen.number(float(state.site_done[field]), 100.0)


def put_owner(owner: int, seen: Observation, seat: int, seats: int) -> None:
    seen.one_of(owner if owner < 0 else (owner - seat) % seats, seats)


def put_goods(state: Suverenita, seen: Observation, seat: int) -> None:
    seats = state.setup.seats
    fields = range(len(state.lord))
    sealed = [state.kind() == steps.PARTS and state.lord[field] != seat for field in fields]  # start parts of others
    seen.field("dockyards")
    for field in fields:
        seen.number(0.0 if sealed[field] else float(state.dockyard[field]), 2.0)
    if not state.setup.has_farms:
        return
    seen.field("grain and fish", "field by field: grain, fish")
    for field in fields:
        seen.number(0.0 if sealed[field] else float(state.grain[field]), 10.0)
        seen.number(float(state.fish[field]), 10.0)
    seen.field("crops", "field by field: how much, whose (a 1 of the seats)")
    for field in fields:
        seen.number(float(state.crop[field]), 10.0)
        put_owner(state.crop_owner[field], seen, seat, seats)
    seen.field("herds", "field by field: sheep, pigs, cows, horses")
    for field in fields:
        herds = [] if sealed[field] else [int(herd_kind(herd)) for herd in state.herds[field]]
        seen.counts(herds, len(HERDS), 4.0)


def put_units(state: Suverenita, seen: Observation, seat: int) -> None:
    """By field: how many of each type are this seat's, how many of those can move, how many are of others; and how many
    men each of the others has in the open and inside."""
    seats, types = state.setup.seats, len(TYPES)
    width = 3 * types + 2 * seats
    seen.field("units", UNITS)
    first = len(seen.values)
    seen.nothing(width * len(state.lord))
    values = seen.values
    shown = state.armies if state.shown is None else state.shown
    for field in range(len(state.lord)):
        at = first + width * field
        for units in state.armies[field]:
            stack: i64 = units
            if stack >> 9 & 15 == seat:
                men = float(stack >> COUNT_BIT) / MEN
                values[at + (stack & 7)] += men
                if not stack & MOVED:
                    values[at + types + (stack & 7)] += men
        for units in shown[field]:
            other: i64 = units
            owner = int(other >> 9 & 15)
            if owner != seat:
                men = float(other >> COUNT_BIT) / MEN
                values[at + 2 * types + (other & 7)] += men
                inside = 1 if other >> 6 & 7 == INSIDE else 0
                values[at + 3 * types + 2 * ((owner - seat) % seats) + inside] += men
