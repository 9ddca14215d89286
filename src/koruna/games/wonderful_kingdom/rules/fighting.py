"""Combat: soldiers beat the threats in one's construction space (H9)."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.rules import free_actions, suffering
from koruna.games.wonderful_kingdom.rules.numbers import (
    ALL_SPACES,
    BEAT_GIANTS,
    BEAT_THIEF,
    BEATS,
    CARD,
    DONE,
    FROZEN,
    GIANT,
    NONE,
    SYMBOLS,
    THIEF,
    THREATS,
    VERMIN,
)
from koruna.games.wonderful_kingdom.rules.realm import THREAT, Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def moves(state: WonderfulKingdom, seat: int) -> list[int]:
    realm = state.realms[seat]
    found = [DONE]
    add_beatable(realm, found)
    free_actions.add(state, realm, found)
    return found


def add_beatable(realm: Realm, found: list[int]) -> None:
    """Every threat whose price can be paid; a giant under a site only when the site is full (H6)."""
    price, sums = realm.setup.content.threat_price, realm.sums
    for kind in range(THREATS):
        if not sums[THREAT + kind] or realm.soldiers < price[kind]:
            continue
        covered = covered_symbols(realm) if kind == THIEF else []
        if covered:
            found += [BEAT_THIEF + symbol for symbol in covered]
        else:
            found.append(BEATS + kind)
    if realm.giants and realm.soldiers >= price[GIANT]:
        for at, site in enumerate(realm.sites):
            if site & FROZEN and not site & ALL_SPACES:
                found.append(BEAT_GIANTS + at)


def covered_symbols(realm: Realm) -> list[int]:
    return [symbol for symbol in range(SYMBOLS) if realm.covered[symbol]]


def play(state: WonderfulKingdom, seat: int, move: int) -> None:
    realm = state.realms[seat]
    if BEATS <= move < BEATS + THREATS:
        beat(state, seat, move - BEATS, NONE)
    elif BEAT_THIEF <= move < BEAT_THIEF + SYMBOLS:
        beat(state, seat, THIEF, move - BEAT_THIEF)
    elif BEAT_GIANTS <= move < BEAT_GIANTS + 96:
        beat_giant(state, seat, realm, move - BEAT_GIANTS)
    else:
        free_actions.play(state, seat, move)


def beat(state: WonderfulKingdom, seat: int, kind: int, symbol: int) -> None:
    """The threat leaves the game; a thief gives back one symbol, which the player chooses (H8)."""
    realm, content, scenario = state.realms[seat], state.setup.content, state.setup.scenario
    realm.soldiers -= content.threat_price[kind]
    realm.sums[THREAT + kind] -= 1
    if kind != VERMIN:
        realm.averted += 1
    if symbol != NONE:
        realm.cover(symbol, -1)
    if kind == VERMIN and scenario is not None and scenario.vermin_return:
        state.vermin += 1
    if state.journal is not None:
        state.tell("beaten", seat, {"threat": content.ids[content.threat(kind)]})


def beat_giant(state: WonderfulKingdom, seat: int, realm: Realm, site: int) -> None:
    """The site is complete at once, and produces from the next round on."""
    content = state.setup.content
    realm.soldiers -= content.threat_price[GIANT]
    realm.giants -= 1
    realm.averted += 1
    card = realm.sites[site] & CARD
    realm.complete(site)
    if state.journal is not None:
        state.tell("giant-beaten", seat, {"card": content.ids[card]})
    state.tell_completed(seat, card)


def end(state: WonderfulKingdom) -> None:
    """After combat, sites that a scenario names bring vermin (X1)."""
    scenario = state.setup.scenario
    if scenario is not None and scenario.vermin_for >= 0:
        sites = state.realms[0].sites
        suffering.add_vermin(state, 0, sum(1 for site in sites if site & CARD == scenario.vermin_for))
