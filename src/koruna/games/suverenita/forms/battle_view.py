"""The public view of a fight and a forecast of its end; a sealed choice is visible only to its player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.games.suverenita.rules.battle import OTHER, STARTER, UNDECIDED, Battle
from koruna.games.suverenita.rules.board.forces import force, size
from koruna.games.suverenita.rules.fight.prospects import Prospect, marches, prospects_at

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita

KINDS = ["battle", "ambush", "siege"]


class BattleView(Struct, frozen=True):
    """A fight that goes on."""

    kind: str  # battle, ambush or siege
    field: int  # its number in the map
    sides: list[int]  # the attacker (or ambusher, or besieger), and the other
    round: int  # of this fight
    units: list[int]  # by side
    shields: list[int]  # by side, in this round
    swords: list[int]  # of the last roll, bonuses included
    saved: list[int]  # swords kept from the last round; once shields are chosen, those for the next
    hits: list[int]  # swords still to be used
    killed: list[int]  # units of the other side
    breached: bool  # whether the walls are, in a siege
    choice: int | None  # what the viewer has chosen in secret


class ForecastView(Struct, frozen=True):
    """How a fight would probably end; probabilities in tenths of a per cent."""

    field: int  # its number in the map
    siege: bool  # whether it is a siege
    attacker: int  # the seat that attacks
    defender: int  # the seat attacked
    win: int  # the attacker wins
    draw: int  # neither wins
    loss: int  # the defender wins
    losses: list[float]  # units lost on average, by side
    left: list[list[int]]  # by side and number of units left: its probability in tenths of a per cent


class MarchView(Struct, frozen=True):
    """An attack that the viewer could order now, assuming that all others stay where they are."""

    orders: list[str]  # the largest single order, or all that can reach the field
    coming: int  # units they bring
    fight: ForecastView  # how it would end


def view_of_battle(state: Suverenita, battle: Battle, seat: int) -> BattleView:
    choice = battle.choice[battle.side_of(seat)] if seat in battle.sides else UNDECIDED
    return BattleView(
        kind=KINDS[battle.kind],
        field=battle.field,
        sides=battle.sides.copy(),
        round=battle.round,
        units=[size(force(state, battle, side)) for side in (STARTER, OTHER)],
        shields=battle.shields.copy(),
        swords=battle.swords.copy(),
        saved=battle.saved.copy(),
        hits=battle.hits.copy(),
        killed=battle.killed.copy(),
        breached=battle.is_breached,
        choice=choice if choice != UNDECIDED else None,
    )


def forecasts(state: Suverenita, seat: int) -> list[ForecastView]:
    """Forecasts of the fights a seat may begin now, and of the ongoing one."""
    if state.shown is not None or seat < 0 or not state.round:
        return []
    return [view_of_forecast(each) for field in range(len(state.armies)) for each in prospects_at(state, seat, field)]


def views_of_marches(state: Suverenita, seat: int) -> list[MarchView]:
    return [
        MarchView([state.write(order, seat) for order in march.orders], march.coming, view_of_forecast(march.fight))
        for march in marches(state, seat)
    ]


def view_of_forecast(prospect: Prospect) -> ForecastView:
    forecast = prospect.forecast
    return ForecastView(
        field=prospect.field,
        siege=prospect.is_siege,
        attacker=prospect.attacker,
        defender=prospect.defender,
        win=round(1000 * forecast.win),
        draw=round(1000 * forecast.draw),
        loss=round(1000 * forecast.loss),
        losses=[round(losses, 2) for losses in forecast.losses],
        left=[[round(1000 * chance) for chance in side] for side in forecast.left],
    )
