"""Combat: soldiers beat the threats in one's construction space (H9)."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.wonderful_kingdom.rules import free_actions, steps, suffering
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
from koruna.games.wonderful_kingdom.rules.step import Step


class BeginCombat(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        state.begin_shared(steps.COMBAT)


class Combat(Step):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        realm = state.realms[seat]
        found = [DONE]
        add_beatable(realm, found)
        free_actions.add(state, realm, found)
        return found

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        realm = state.realms[seat]
        if BEATS <= move < BEATS + THREATS:
            beat(state, seat, move - BEATS, NONE)
        elif BEAT_THIEF <= move < BEAT_THIEF + SYMBOLS:
            beat(state, seat, THIEF, move - BEAT_THIEF)
        elif BEAT_GIANTS <= move < BEAT_GIANTS + 96:
            beat_giant(state, seat, realm, move - BEAT_GIANTS)
        else:
            free_actions.play(state, seat, move)

    def finish(self, state: WonderfulKingdom) -> None:
        """After combat, sites that a scenario names bring vermin (X1)."""
        scenario = state.setup.scenario
        if scenario is not None and scenario.vermin_for >= 0:
            sites = state.realms[0].sites
            suffering.add_vermin(state, 0, sum(1 for site in sites if site & CARD == scenario.vermin_for))

    def why_not(self, state: WonderfulKingdom, seat: int, word: str, move: int) -> Reason | None:
        return why_not_beat(state, seat, move) if word == "beat" else None


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


def why_not_beat(state: WonderfulKingdom, seat: int, move: int) -> Reason:
    realm, content = state.realms[seat], state.setup.content
    kind = GIANT if move >= BEAT_GIANTS else THIEF if move >= BEAT_THIEF else move - BEATS
    there = realm.sums[THREAT + kind] + (realm.giants if kind == GIANT else 0)
    if not there:
        return Reason("no-such-threat")
    if realm.soldiers < content.threat_price[kind]:
        return Reason("beat-price", {"soldiers": content.threat_price[kind]})
    return Reason("beat-thief" if kind == THIEF else "beat-giant")
