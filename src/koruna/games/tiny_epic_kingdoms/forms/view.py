"""What one player, or a spectator, may see: everything but numbers set in a war and not yet revealed.

Face-down tokens are known to nobody. Seats are numbered from 0; a region is named as in moves (`a3`); kinds of
resources are food, ore and mana; actions are patrol, quest, build, research, expand and trade.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.engine.agenda import number_of
from koruna.engine.bits import count, listed
from koruna.engine.library import game
from koruna.games.tiny_epic_kingdoms.forms.changes_view import ChangeView, changes_of, vain_actions
from koruna.games.tiny_epic_kingdoms.forms.map_view import TerritoryView, look_at_territories
from koruna.games.tiny_epic_kingdoms.forms.player_view import PlayerView, look_at_players
from koruna.games.tiny_epic_kingdoms.rules import gathering, reaching, retreating, steps, warring
from koruna.games.tiny_epic_kingdoms.rules.numbers import named
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, FOOD, LAST_CYCLE, MANA, ORE, SHIELDS
from koruna.games.tiny_epic_kingdoms.rules.war import UNSET

if TYPE_CHECKING:
    from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms


# Steps in which a choice may cost or bring more than its label says.
CHANGING = ("offer", "patrol", "take", "fate")


class WarView(Struct, frozen=True):
    """A war that goes on."""

    attacker: int  # the seat that attacks
    defender: int | None  # None for a neutral figure
    region: str  # where it is fought
    by: str  # patrol or quest
    pair: bool  # two figures of the defender are attacked
    attack_set: bool  # whether the attacker has set a number
    defence_set: bool  # whether the defender has set a number
    attack: int | None  # 0 for the flag; the viewer's own at once, the other's when both are set
    defence: int | None  # the same of the defender
    attack_raise: int  # added to the attack after the reveal
    defence_raise: int  # added to the defence after the reveal
    most_attack: int  # the highest number that can be set; public
    most_defence: int  # the same of the defender
    winner: int | None  # the seat that won; None until it is decided
    loser: int | None  # the seat that lost; None until it is decided, and for a neutral figure
    leaving: list[str]  # the regions the loser still has to leave


class HarvestView(Struct, frozen=True):
    """What the player on turn would get by collecting."""

    food: int  # gained
    ore: int  # gained
    mana: int  # gained
    picks: int  # and this many of any kind


class TinyEpicKingdomsView(Struct, frozen=True):
    """What a seat, or a spectator, may see of a game of Tiny Epic Kingdoms."""

    seat: int | None  # the viewer; None for a spectator
    seats: int  # how many play
    step: str  # the current decision; "" while chance decides
    turn: int | None  # the seat that decides; None for chance and after the end
    waiting: list[int]  # every seat that may decide now: both sides while a war is set
    starter: int | None  # the seat that began the game; None until it is known
    active: int | None  # the seat whose turn it is, while others answer or follow; None before the first
    chosen: str | None  # the action of this turn
    shields: list[str]  # the actions under a shield
    shields_left: int  # before the actions are cleared
    cycle: int  # from 1
    last_cycle: int  # the game ends with it at the latest
    final: bool  # the end has been triggered, or this is the last cycle
    choices: list[str]  # the legal moves of the player on turn, as text; empty while dice are set in secret
    harvest: HarvestView | None  # if collecting is possible
    changes: dict[str, ChangeView]  # costs and gains of the viewer's choices that their labels do not say
    vain: list[str]  # actions that the viewer may choose now, but not carry out
    amount: int  # to be gained, given up, taken or paid now; food for a retreat; Patrols left
    price_kind: str | None  # the resource of a price
    price_instead: str | None  # and its substitute
    which_region: str | None  # where one of two figures leaves: the one that stands or the one that lies
    which_seat: int | None  # the owner of the two
    exploration: bool  # whether the game is played with exploration tokens
    rivers_are_water: bool  # whether rivers count as water for abilities
    castle_points: list[int]  # by level
    neutrals: int  # neutral figures on the map
    territories: list[TerritoryView]  # with their regions, by letter
    players: list[PlayerView]  # by seat
    war: WarView | None  # the one being fought, if any
    scores: list[int]  # points by seat, as they stand now
    ranks: list[int]  # places by seat, from 1

    def _repr_svg_(self) -> str:
        """The drawing of the table, for notebooks."""
        return game("tiny_epic_kingdoms").svg(self)


def look(state: TinyEpicKingdoms, seat: int) -> TinyEpicKingdomsView:
    turn, ranks, scores = state.turn(), state.ranks(), state.scores()
    top, name = state.number(), state.step_name()
    begun = state.kind() not in steps.OPENING
    kinds = [*("food", "ore", "mana"), None]
    return TinyEpicKingdomsView(
        seat=seat if seat >= 0 else None,
        seats=state.setup.seats,
        step=name,
        turn=turn if turn >= 0 else None,
        waiting=state.waiting(),
        starter=state.starter if state.starter >= 0 else None,
        active=state.active if begun else None,
        chosen=ACTIONS[state.chosen] if begun and name != "select" else None,
        shields=[action for at, action in enumerate(ACTIONS) if state.shields >> at & 1],
        shields_left=SHIELDS - state.shields.bit_count(),
        cycle=state.cycle,
        last_cycle=LAST_CYCLE,
        final=state.is_final,
        choices=[] if turn < 0 or name == "dial" else [state.write(move, turn) for move in state.moves(turn)],
        harvest=look_ahead(state, turn) if name == "offer" and turn != state.active else None,
        changes=changes_of(state, seat) if seat == turn and name in CHANGING else {},
        vain=vain_actions(state, seat) if seat == turn and name == "select" else [],
        amount=price_of_retreat(state) if name == "fate" else amount_of(name, top),
        price_kind=kinds[top >> 2 & 3] if name == "pay" else None,
        price_instead=kinds[top & 3] if name == "pay" else None,
        which_region=named(reaching.where_mixed(top)) if name == "which" else None,
        which_seat=reaching.whose_mixed(top, turn) if name == "which" else None,
        exploration=state.setup.exploration,
        rivers_are_water=state.setup.rivers_are_water,
        castle_points=state.setup.castle_points,
        neutrals=int(count(state.neutrals)),
        territories=look_at_territories(state),
        players=look_at_players(state, scores, ranks),
        war=None if state.war is None else look_at_war(state, seat),
        scores=scores,
        ranks=ranks,
    )


def look_ahead(state: TinyEpicKingdoms, seat: int) -> HarvestView:
    """The result of collecting, found by playing it: more than nine of a kind are lost."""
    ahead, before = state.copy(), state.realms[seat].stock
    gathering.collect(ahead, seat)
    got = [after - had for after, had in zip(ahead.realms[seat].stock, before, strict=True)]
    picks = sum(number_of(step) for step in ahead.agenda[len(state.agenda) :])
    return HarvestView(got[FOOD], got[ORE], got[MANA], picks)


def amount_of(name: str, number: int) -> int:
    if name == "pay":
        return number >> 4
    if name == "take":
        return number >> 3
    return number if name in ("gain", "give", "patrol", "rearrange") else 0


def price_of_retreat(state: TinyEpicKingdoms) -> int:
    """Nothing after a dragon; otherwise the same from every region (X5, R1)."""
    war = warring.the_war(state)
    free = all(retreating.is_free(state, region) for region in listed(war.leaving))
    return 0 if free else retreating.retreat_price(state.realms[war.loser])


def look_at_war(state: TinyEpicKingdoms, seat: int) -> WarView:
    """Both numbers once both are set, before that only the seat's own. The maxima are public, as resources are (W8)."""
    war = warring.the_war(state)
    is_open = war.attack != UNSET and (war.defender < 0 or war.defence != UNSET)
    setting = state.kind() == steps.DIAL
    return WarView(
        attacker=war.attacker,
        defender=war.defender if war.defender >= 0 else None,
        region=named(war.region),
        by=ACTIONS[war.by],
        pair=war.pair,
        attack_set=war.attack != UNSET,
        defence_set=war.defence != UNSET,
        attack=war.attack if war.attack != UNSET and (is_open or seat == war.attacker) else None,
        defence=war.defence if war.defence != UNSET and (is_open or seat == war.defender) else None,
        attack_raise=war.attack_raise,
        defence_raise=war.defence_raise,
        most_attack=warring.limit(state, war.attacker) if setting else 0,
        most_defence=warring.limit(state, war.defender) if setting else 0,
        winner=war.winner if war.winner >= 0 else None,
        loser=war.loser if war.loser >= 0 else None,
        leaving=[named(region) for region in listed(war.leaving)],
    )
