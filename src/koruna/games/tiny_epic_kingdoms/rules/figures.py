"""Figures that stay in a region, come out of the supply, or go back to it."""

from __future__ import annotations

from koruna.engine.bits import bit
from koruna.engine.event import Event
from koruna.games.tiny_epic_kingdoms.rules import gathering
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.steps import DRAW_TOKEN
from koruna.games.tiny_epic_kingdoms.rules.values import RUINS


def settle(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    """A figure that came to a region stays: it lies down in ruins (M7), and turns up a hidden token."""
    if state.map.terrain[region] == RUINS:
        state.realms[seat].lie_down(region)
    if state.hidden & bit(region):
        state.push(DRAW_TOKEN, seat, region)


def place(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    """A new figure out of the supply."""
    realm = state.realms[seat]
    realm.supply -= 1
    realm.arrive(region)
    settle(state, seat, region)


def lose(state: TinyEpicKingdoms, seat: int, region: int, lying: bool = False) -> None:
    """A figure goes back to the supply, for whatever reason; an ability of another player may gain by it. Of one that
    stands and one that lies it is the standing one, unless `lying`."""
    realm = state.realms[seat]
    if lying:
        realm.leave_lying(region)
    else:
        realm.leave(region)
    realm.supply += 1
    if state.journal is not None:
        state.journal.append(Event("lost-figure", seat, state.map.where("region", region)))
    for ahead in range(1, state.setup.seats):
        other = (seat + ahead) % state.setup.seats
        gathering.gain(state, other, state.realms[other].powers.other_lost, state.map.terrain[region])
