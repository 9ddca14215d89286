"""Every player with stock, figures, progress, prices and points, the same for all viewers.

The views of a moment are made once and shared by all viewers, and by later moments that are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from koruna.games.tiny_epic_kingdoms.rules import offering, retreating, scoring
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDE_IDS
from koruna.games.tiny_epic_kingdoms.rules.values import FOOD, MAGIC_COST, MANA, ORE, TOP_CASTLE, TOP_MAGIC

if TYPE_CHECKING:
    from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
    from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms

MOST_REMEMBERED = 256


class PlayerView(Struct, frozen=True, cache_hash=True):
    """A player with stock, figures and progress."""

    seat: int  # who it is
    faction: str | None  # its id; None until it is chosen
    card: tuple[str, ...]  # the ids of the two sides of the territory card drawn, or nothing
    food: int  # in stock
    ore: int  # in stock
    mana: int  # in stock
    castle: int  # the level reached, 0 for none
    magic: int  # the level reached, 0 for none
    supply: int  # figures not in play
    in_play: int  # figures on the map and in the hall
    on_map: int  # figures on the map, those that lie in ruins included
    hall: int  # figures in the hall of the faction
    hall_room: int  # how many figures the hall holds
    beaten: int  # neutral figures
    crown: bool  # whether this player has the token of the crown
    build_price: int | None  # of the next level; None at the top
    research_price: int | None  # of the next level; None at the top
    expand_price: int | None  # of the next figure; None if there is none in the supply
    retreat_price: int  # in food, for one retreat
    trade_bonus: int  # additional resources received in a trade
    points_figures: int  # for figures that count
    points_castle: int  # for the level of the castle
    points_magic: int  # for the level of magic
    points_bonus: int  # for what the last level of magic counts
    points_capitals: int  # for capitals held, alone or shared
    points_crown: int  # for the crown
    points_towns: int  # for towns held
    points_neutrals: int  # for neutral figures beaten
    points_lost_kingdom: int  # for regions of the Lost Kingdom
    figures_counted: int  # the tie-breaker: without those in ruins
    points: int  # all together
    rank: int  # place, from 1


remembered: dict[tuple[Any, ...], list[PlayerView]] = {}  # by everything the views are made of


def look_at_players(state: TinyEpicKingdoms, scores: list[int], ranks: list[int]) -> list[PlayerView]:
    made_of = (
        *(state.setup, state.map, state.crown, state.ended_by, *state.cards, *state.open_tokens, *scores, *ranks),
        *[part for realm in state.realms for part in parts_of(realm)],
    )
    found = remembered.get(made_of)
    if found is None:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        found = [look_at_player(state, seat, scores, ranks) for seat in range(state.setup.seats)]
        remembered[made_of] = found
    return found.copy()


def parts_of(realm: Realm) -> tuple[Any, ...]:
    figures = (realm.supply, realm.on_map, realm.hall, realm.has, realm.pair, realm.lying, realm.lying_pair)
    return (realm.faction, realm.powers, *realm.stock, realm.castle, realm.magic, *figures, realm.beaten)


def look_at_player(state: TinyEpicKingdoms, seat: int, scores: list[int], ranks: list[int]) -> PlayerView:
    realm, tally, card = state.realms[seat], scoring.tally(state, seat), state.cards[seat]
    return PlayerView(
        seat=seat,
        faction=FACTIONS[realm.faction] if realm.faction >= 0 else None,
        card=(SIDE_IDS[2 * card], SIDE_IDS[2 * card + 1]) if card >= 0 else (),
        food=realm.stock[FOOD],
        ore=realm.stock[ORE],
        mana=realm.stock[MANA],
        castle=int(realm.castle),
        magic=int(realm.magic),
        supply=int(realm.supply),
        in_play=int(realm.in_play()),
        on_map=int(realm.on_map),
        hall=int(realm.hall),
        hall_room=realm.powers.hall,
        beaten=int(realm.beaten),
        crown=state.crown == seat,
        build_price=offering.build_price(state, seat) if realm.castle < TOP_CASTLE else None,
        research_price=MAGIC_COST[realm.magic + 1] if realm.magic < TOP_MAGIC else None,
        expand_price=offering.expand_price(realm) if realm.supply > 0 else None,
        retreat_price=retreating.retreat_price(realm),
        trade_bonus=realm.powers.trade_bonus,
        points_figures=tally.figures,
        points_castle=tally.castle,
        points_magic=tally.magic,
        points_bonus=tally.bonus,
        points_capitals=tally.capitals,
        points_crown=tally.crown,
        points_towns=tally.towns,
        points_neutrals=tally.neutrals,
        points_lost_kingdom=tally.lost_kingdom,
        figures_counted=scoring.figures(state, seat),
        points=scores[seat],
        rank=ranks[seat],
    )
