"""The public view of a player: holdings, points line by line, progress to each victory, upcoming income and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.games.suverenita.forms.question_view import corsairs_of
from koruna.games.suverenita.rules import scoring, steps
from koruna.games.suverenita.rules.board.holding import holds
from koruna.games.suverenita.rules.farm import farming
from koruna.games.suverenita.rules.farm.larder import FIRST, larders_of
from koruna.games.suverenita.rules.numbers import (
    CITY,
    CORSAIR,
    COUNT_BIT,
    GOALS,
    GOODS,
    HERDS,
    MERCENARY,
    herd_owner,
    owner_of,
)
from koruna.games.suverenita.rules.trade import building
from koruna.games.suverenita.rules.trade.forecast import coming_dues, coming_taxes, coming_wages, taxes_before_winter
from koruna.games.suverenita.rules.trade.outlook import Winter, winter_of
from koruna.games.suverenita.rules.winning import treaties_missing

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita


class GoalView(Struct, frozen=True):
    """One of the goals, and how much of it is reached."""

    goal: str  # vp, lands, settlements, cities, treaties or farm-points
    have: int  # reached so far
    need: int  # asked for


class PlayerView(Struct, frozen=True):
    """A player with treasury, stores and points."""

    seat: int  # who it is
    gold: int  # in the treasury
    half_gold: int  # from sales in this Trade
    vp: int  # victory points
    points: int  # total points
    tally: list[tuple[str, int]]  # total points part by part: vp, fields, settlements, farms, treaties
    rival: int | None  # the seat against which this player has extra swords
    out: bool  # whether out of the game
    units: int  # only kinds that are limited
    tiles: int  # used, including those reserved for sites
    lands: int  # controlled or owned
    settlements: int  # owned
    cities: int  # owned and not encircled
    grain: int  # in all stores
    fish: int  # in all stores
    herds: dict[str, int]  # by kind
    young: dict[str, int]  # born this spring and not yet placed
    corsairs: dict[str, int]  # by level: bought and not yet at sea
    goals: list[GoalView]  # of the victories
    taxes: int  # the next taxes, as things stand
    taxes_left: int  # how many times before the next winter is paid for
    dues: int  # from treaties: income less payments
    wages: int  # next winter
    food: int  # in store now, for next winter; in the first game gold
    need: int  # what everybody would eat
    missing: int  # summed over connected stores
    missing_after: int  # the same after the harvest; in the first game after the taxes until then
    cut_off: int  # in the first game: units that gold cannot reach, which are lost in winter as things stand
    food_first: str  # what is eaten first this winter, if chosen
    announced: list[str]  # what this player has announced: dominance, power
    closed: bool  # done with the simultaneous step
    rank: int  # place, from 1


def view_of_player(state: Suverenita, player: int, seat: int, points: int, rank: int) -> PlayerView:
    fields = range(len(state.armies))
    own = [field for field in fields if state.lord[field] == player]
    sealed = state.shown is not None and state.round == 0 and player != seat
    armies = state.armies if state.shown is None or player == seat else state.shown
    values = state.setup.values
    lands = int(scoring.lands(state, player))
    free = int(scoring.free_settlements(state, player))
    cities = int(scoring.free_settlements(state, player, CITY))
    farm = 0 if sealed else int(scoring.farm_points(state, player))
    goals = [
        GoalView("vp", state.vp[player], values.win_vp),
        GoalView("lands", lands, values.win_lands),
        GoalView("settlements", free, values.win_settlements),
        GoalView("cities", cities, values.win_cities),
    ]
    others = sum(1 for other in range(state.setup.seats) if other != player and not state.is_out[other])
    goals.append(GoalView("treaties", others - treaties_missing(state, player), others))
    winter = Winter() if sealed else winter_of(state, player, armies)
    taxes, dues, taxes_left = coming_taxes(state, player), coming_dues(state, player), taxes_before_winter(state)
    cut_off = 0
    if not state.setup.has_farms and not sealed:
        winter, cut_off = winter_in_gold(state, player, armies, taxes_left * (taxes + dues))
    if state.setup.has_farms:
        goals.append(GoalView("farm-points", farm, values.win_farm_points))
    return PlayerView(
        seat=player,
        gold=state.gold[player],
        half_gold=state.halves[player],
        vp=state.vp[player],
        points=points,
        tally=tally(state, player, lands, free, cities),
        rival=state.rival[player] if state.rival[player] >= 0 else None,
        out=state.is_out[player],
        units=limited(armies, player),
        tiles=0 if sealed else building.tiles(state, player),
        lands=lands,
        settlements=len(own),
        cities=cities,
        grain=0 if sealed else sum(state.grain[field] for field in own),
        fish=sum(state.fish[field] for field in own),
        herds={} if sealed else herds_of(state, player),
        young=young_of(state, player),
        corsairs=corsairs_of(state, player),
        goals=goals,
        taxes=taxes,
        taxes_left=taxes_left,
        dues=dues,
        wages=coming_wages(state, player),
        food=winter.food,
        need=winter.needed,
        missing=winter.missing,
        missing_after=winter.missing_after,
        cut_off=cut_off,
        food_first=food_first(state, player),
        announced=[goal for bit, goal in enumerate(GOALS[1:]) if state.announced[player] >> bit & 1],
        closed=state.is_shared() and state.closed >> player & 1 == 1,
        rank=rank,
    )


def winter_in_gold(state: Suverenita, player: int, armies: list[list[int]], coming: int) -> tuple[Winter, int]:
    """18: the upkeep to be paid in gold, and how many units it does not reach."""
    winter = Winter()
    winter.food = state.gold[player]
    cut_off = 0
    for larder in larders_of(state, player, armies):
        if larder.is_connected:
            winter.needed = sum(mouth.food for mouth in larder.mouths)
        else:
            cut_off += len(larder.mouths)
    winter.missing = max(0, winter.needed - winter.food)
    winter.missing_after = max(0, winter.missing - max(0, coming))
    return winter, cut_off


def young_of(state: Suverenita, player: int) -> dict[str, int]:
    if state.kind() not in (steps.YOUNG, steps.YOUNG_DIE):
        return {}
    due = state.dues[player]
    counts = [due >> kind * farming.DUE_BITS & farming.DUE for kind in range(len(HERDS))]
    return {herd: count for herd, count in zip(HERDS, counts, strict=True) if count}


def food_first(state: Suverenita, player: int) -> str:
    """Which food is eaten first, if the player has chosen one this winter."""
    first = state.dues[player] & FIRST if state.kind() in (steps.FEED, steps.FEED_FIRST) else 0
    return GOODS[first - 1] if first else ""


def limited(armies: list[list[int]], player: int) -> int:
    """The number of units of limited kinds."""
    own = [stack for stacks in armies for stack in stacks if owner_of(stack) == player]
    return sum([stack >> COUNT_BIT for stack in own if stack & 7 not in (MERCENARY, CORSAIR)])


def herds_of(state: Suverenita, player: int) -> dict[str, int]:
    kinds = [herd & 3 for herds in state.herds for herd in herds if herd_owner(herd) == player]
    return {name: kinds.count(kind) for kind, name in enumerate(HERDS) if kind in kinds}


def tally(state: Suverenita, player: int, lands: int, free: int, cities: int) -> list[tuple[str, int]]:
    """The total points part by part (17.6)."""
    values = state.setup.values
    burnt = [field for field, was in enumerate(state.plundered) if was and scoring.is_land(state, field)]
    plundered = sum([holds(state, field, player) for field in burnt])
    return [
        ("vp", state.vp[player]),
        ("fields", values.tp_field * (lands - plundered) + values.tp_plundered * plundered),
        ("settlements", values.tp_settlement * free + values.tp_city * cities),
        ("farms", int(scoring.farm_points(state, player)) // values.farm_per_point),
        ("treaties", int(scoring.treaty_points(state, player))),
    ]
