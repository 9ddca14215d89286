"""What a seat may know, as numbers: everything but the number that the other side of a war has set in secret.

Territories, unlike seats, are not counted from the one that looks, so that regions have the numbers of moves.
"""

from __future__ import annotations

from koruna.engine.agenda import KINDS as STEPS
from koruna.engine.observation import Observation
from koruna.games.tiny_epic_kingdoms.rules import steps
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.map import NO_SIDE
from koruna.games.tiny_epic_kingdoms.rules.numbers import PLACES, REGIONS, SEATS
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDES
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from koruna.games.tiny_epic_kingdoms.rules.values import (
    ACTIONS,
    CAP,
    FIGURES,
    HIGHEST_NUMBER,
    LAST_CYCLE,
    TERRAINS,
    TOP_CASTLE,
    TOP_MAGIC,
)
from koruna.games.tiny_epic_kingdoms.rules.war import UNSET, War

NUMBER_BITS = 20  # of the number that goes with some steps
STEP = "the kind of step (a 1 of all), the bits of the number that goes with it"
MOVE = "from where (a 1 of all places), to where (the same), the regions of arrivals"
WAR = (
    "attacker, defender, winner, loser (each a 1 of the seats), the region, the regions that are left, whether two "
    "figures attack, for attacker and defender whether the number is set and what is known of it, the raises of both"
)
REALM = (
    "faction (a 1 of all), stock by resource, steps of castle and magic, figures in supply, in the hall and beaten, "
    "the regions with a figure, with two, with a lying one, with two of which one lies"
)


def observe(state: TinyEpicKingdoms, seen: Observation, seat: int) -> None:
    setup = state.setup
    seats = setup.seats
    seen.field("step", STEP)
    seen.one_of(state.kind(), STEPS + 1)
    seen.members(state.number(), NUMBER_BITS)
    seen.field("cycle", "its number, whether it is the last")
    seen.number(state.cycle, LAST_CYCLE)
    seen.flag(state.is_final)
    seen.field("shields")
    seen.members(state.shields, len(ACTIONS))
    seen.field("chosen action")
    seen.one_of(state.chosen, len(ACTIONS))
    seen.field("starter")
    seen.one_of(from_seat(state.starter, seat, seats), seats)
    seen.field("active")
    seen.one_of(from_seat(state.active, seat, seats), seats)
    put_map(state, seen)
    if setup.exploration:
        put_tokens(state, seen, seat)
    seen.field("move in progress", MOVE)
    seen.one_of(state.moved_from, PLACES)
    seen.one_of(state.moved_to, PLACES)
    seen.members(state.arrivals, REGIONS)
    seen.field("war", WAR)
    war = state.war
    if war is None:
        seen.nothing(4 * seats + 2 * REGIONS + 7)
    else:
        put_war(war, seen, seat, seats, state.kind() == steps.DIAL)
    for at in range(seats):
        seen.field(f"realm {at}", REALM)
        put_realm(state.realms[(seat + at) % seats], seen)


def from_seat(other: int, seat: int, seats: int) -> int:
    """A seat counted from the one that looks; negative for nobody."""
    return other if other < 0 else (other - seat) % seats


def put_map(state: TinyEpicKingdoms, seen: Observation) -> None:
    seen.field("cards")
    for territory in range(SEATS):
        is_home = territory < state.setup.seats
        is_seen = is_home or state.map.sides[territory] != NO_SIDE  # of the Lost Kingdom only with its side
        seen.one_of(state.cards[territory] if is_seen else -1, len(SIDES) // 2)
    seen.field("sides")
    for territory in range(SEATS):
        side = state.map.sides[territory]
        seen.one_of(-1 if side == NO_SIDE else side, len(SIDES))
    seen.field("terrain")
    for terrain in range(len(TERRAINS)):
        seen.members(state.map.of_terrain[terrain], REGIONS)
    if state.setup.has_lost_kingdom:
        seen.field("neutral figures")
        seen.members(state.neutrals, REGIONS)


def put_tokens(state: TinyEpicKingdoms, seen: Observation, seat: int) -> None:
    seen.field("hidden tokens")
    seen.members(state.hidden, REGIONS)
    seen.field("unseen tokens")
    seen.numbers(state.unseen, 4.0)
    seen.field("open tokens")
    for kind in range(len(TOKENS)):
        seen.members(state.open_tokens[kind], REGIONS)
    seen.field("crown")
    seen.one_of(from_seat(state.crown, seat, state.setup.seats), state.setup.seats)


def put_war(war: War, seen: Observation, seat: int, seats: int, is_secret: bool) -> None:
    for other in (war.attacker, war.defender, war.winner, war.loser):
        seen.one_of(from_seat(other, seat, seats), seats)
    seen.one_of(war.region, REGIONS)
    seen.members(war.leaving, REGIONS)
    seen.flag(war.pair)
    for side in (war.attacker, war.defender):
        number = war.dial(side)
        seen.flag(number != UNSET)
        is_known = number != UNSET and (side == seat or not is_secret)
        seen.number(float(number) if is_known else 0.0, HIGHEST_NUMBER)
    seen.number(war.attack_raise, HIGHEST_NUMBER)
    seen.number(war.defence_raise, HIGHEST_NUMBER)


def put_realm(realm: Realm, seen: Observation) -> None:
    seen.one_of(realm.faction, len(FACTIONS))
    seen.numbers(realm.stock, CAP)
    seen.number(float(realm.castle), TOP_CASTLE)
    seen.number(float(realm.magic), TOP_MAGIC)
    seen.number(float(realm.supply), FIGURES)
    seen.number(float(realm.hall), FIGURES)
    seen.number(float(realm.beaten), FIGURES)
    seen.members(realm.has, REGIONS)
    seen.members(realm.pair, REGIONS)
    seen.members(realm.lying, REGIONS)
    seen.members(realm.lying_pair, REGIONS)
