"""What must add up at every moment of a game (section 13 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import count
from koruna.engine.state import OVER
from koruna.games.tiny_epic_kingdoms.rules import moving, reaching, scoring, steps
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import BANDITS, BLANK, CROWN, TOKENS, TREASURE
from koruna.games.tiny_epic_kingdoms.rules.values import CAP, FIGURES, LAST_CYCLE, RUINS, SHIELDS, TOP_CASTLE, TOP_MAGIC

IN_WAR: Final = ("dial", "raise", "pay-war", "lair", "fate")
IN_WAR_AND_ELSEWHERE: Final = ("", "gain", "give", "take", "pay", "ransom")


def broken_invariants(state: TinyEpicKingdoms) -> list[str]:
    broken = broken_map(state) + broken_tokens(state)
    begun = state.kind() not in steps.OPENING
    for realm in state.realms:
        broken += broken_realm(state, realm)
        if begun and realm.on_map == 0:
            broken.append("a player has no figure on the map")
    if state.kind() == steps.WHICH and not reaching.is_choice_sound(state, state.turn(), state.number()):
        broken.append("a choice between two figures that are not there")
    if not 1 <= state.cycle <= LAST_CYCLE or (state.cycle == LAST_CYCLE and not state.is_final):
        broken.append("the game goes on after its last cycle")
    if not 0 <= state.shields.bit_count() <= SHIELDS or state.shields >> 6:
        broken.append("the shields do not add up")
    if state.turn() == OVER:
        if state.waiting() or state.moves(0):
            broken.append("there are moves after the end")
        if not (state.is_final and state.is_card_full()):
            broken.append("the game is over before its time")
    elif (state.war is None) == (state.step_name() in IN_WAR) and state.step_name() not in IN_WAR_AND_ELSEWHERE:
        broken.append("a step of war without a war")
    return broken


def broken_realm(state: TinyEpicKingdoms, realm: Realm) -> list[str]:
    broken: list[str] = []
    if not all(0 <= amount <= CAP for amount in realm.stock):
        broken.append("a resource is overdrawn or beyond the most there can be")
    if min(realm.supply, realm.on_map, realm.hall) < 0 or realm.in_play() + realm.supply != FIGURES:
        broken.append("a figure is lost or doubled")
    if realm.on_map != count(realm.has) + count(realm.pair) or realm.pair & ~realm.has:
        broken.append("the figures on the map are miscounted")
    if realm.lying & ~realm.has or realm.lying_pair & ~(realm.pair & realm.lying):
        broken.append("a figure lies where none is")
    if realm.lying & ~state.map.of_terrain[RUINS]:
        broken.append("a figure lies outside of ruins")
    if realm.hall > realm.powers.hall:
        broken.append("a hall is too full")
    if not 0 <= realm.castle <= TOP_CASTLE or not 0 <= realm.magic <= TOP_MAGIC:
        broken.append("a castle or a magic is beyond its levels")
    return broken


def broken_map(state: TinyEpicKingdoms) -> list[str]:
    broken: list[str] = []
    some: i64 = state.neutrals
    two: i64 = 0
    three: i64 = 0
    for realm in state.realms:
        three |= (two & realm.has) | (some & realm.pair)
        two |= (some & realm.has) | realm.pair
        some |= realm.has
    if some & ~state.map.land:
        broken.append("a figure stands off the land")
    if is_at_rest(state):
        if three:
            broken.append("a region holds three figures")
        shared = any(realm.has & moving.foreign_regions(state, seat) for seat, realm in enumerate(state.realms))
        if state.setup.has_lost_kingdom and shared:
            broken.append("a region is shared by two players")
    if any(points < 0 for points in scoring.scores(state)):
        broken.append("points below nothing")
    return broken


def is_at_rest(state: TinyEpicKingdoms) -> bool:
    return state.kind() in (steps.SELECT, steps.OFFER)


def broken_tokens(state: TinyEpicKingdoms) -> list[str]:
    broken: list[str] = []
    gone = (CROWN, TREASURE, BANDITS, BLANK)
    for kind in range(len(TOKENS)):
        shown = count(state.open_tokens[kind])
        if state.unseen[kind] < 0 or shown + state.unseen[kind] > state.setup.tokens[kind]:
            broken.append("a token is lost or doubled")
        if kind in gone and shown:
            broken.append("a token stayed that should have gone")
    if count(state.hidden) > sum(state.unseen) and state.kind() != steps.DRAW_EMPTY:
        broken.append("more tokens are hidden than there are")
    if state.hidden & ~state.map.land:
        broken.append("a token lies off the land")
    return broken
