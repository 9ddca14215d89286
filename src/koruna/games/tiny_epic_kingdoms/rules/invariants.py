"""What must add up at every moment of a game (section 13 of the rules)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import OVER_NOW, kind_of, number_of, pack, seat_of
from koruna.engine.bits import bit, count
from koruna.engine.state import OVER
from koruna.games.tiny_epic_kingdoms.rules import moving, reaching, scoring, steps, warring
from koruna.games.tiny_epic_kingdoms.rules.map import NO_SIDE
from koruna.games.tiny_epic_kingdoms.rules.numbers import HALL, STRIDE
from koruna.games.tiny_epic_kingdoms.rules.opening import NO_CARD
from koruna.games.tiny_epic_kingdoms.rules.realm import NO_FACTION, Realm
from koruna.games.tiny_epic_kingdoms.rules.setup import TOKENS_OF_FIVE
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import BANDITS, BLANK, CROWN, TOKENS, TREASURE
from koruna.games.tiny_epic_kingdoms.rules.values import CAP, FIGURES, LAST_CYCLE, RUINS, SHIELDS, TOP_CASTLE, TOP_MAGIC
from koruna.games.tiny_epic_kingdoms.rules.war import NOBODY, War

IN_WAR: Final = ("dial", "raise", "pay-war", "lair", "fate")
BEFORE_RESULT: Final = (steps.DIAL, steps.DRAW_DIAL, steps.RAISE)
AFTER_RESULT: Final = (steps.AFTERMATH, steps.JUDGE, steps.LAIR, steps.FATE)
OF_A_TURN: Final = (steps.SHIELD, steps.OFFER, steps.PATROL_ON, steps.ARRIVE, steps.REARRANGE, steps.REMOVE)
PAYING: Final = (steps.CHARGE, steps.PAY_WAR)
IN_WAR_AND_ELSEWHERE: Final = ("", "gain", "give", "take", "pay", "ransom")


def broken_invariants(state: TinyEpicKingdoms) -> list[str]:
    broken = broken_agenda(state) or broken_bounds(state)
    if broken:
        return broken  # not even who decides can be told
    broken += broken_map(state) + broken_tokens(state)
    if state.war is not None and not is_fought_there(state, state.war):
        broken.append("a side of a war has no figure there")
    begun = state.kind() not in steps.OPENING
    for realm in state.realms:
        broken += broken_realm(state, realm)
        if begun and realm.on_map == 0:
            broken.append("a player has no figure on the map")
    if state.kind() == steps.WHICH and not reaching.is_choice_sound(state, state.turn(), state.number()):
        broken.append("a choice between two figures that are not there")
    if state.kind() == steps.PAY and len(state.moves(state.turn())) < 2:
        broken.append("a choice of how to pay that is none")
    if not 1 <= state.cycle <= LAST_CYCLE or (state.cycle == LAST_CYCLE and not state.is_final):
        broken.append("the game goes on after its last cycle")
    if not 0 <= state.shields.bit_count() <= SHIELDS or state.shields >> 6:
        broken.append("the shields do not add up")
    if state.kind() == steps.SELECT and state.is_card_full():
        broken.append("an action is to be chosen from a full card")
    if state.turn() == OVER:
        if state.waiting() or state.moves(0):
            broken.append("there are moves after the end")
        if not (state.is_final and state.is_card_full()):
            broken.append("the game is over before its time")
    elif (state.war is None) == (state.step_name() in IN_WAR) and state.step_name() not in IN_WAR_AND_ELSEWHERE:
        broken.append("a step of war without a war")
    return broken


def broken_bounds(state: TinyEpicKingdoms) -> list[str]:
    """Everybody that is named is at the table, and every place is on the map, as far as it is laid out."""
    broken: list[str] = []
    war, seats = state.war, state.setup.seats
    named, places = [state.starter, state.active, state.crown], state.arrivals
    if war is not None:
        named += [war.attacker, war.defender, war.winner, war.loser]
        places |= bit(war.region) | bit(war.origin) | war.leaving | war.hosts
        loser = NOBODY if war.winner == NOBODY else war.opponent(war.winner)
        if war.winner not in (NOBODY, war.attacker, war.defender) or war.loser != loser:
            broken.append("somebody wins or loses a war of others")
        payers = [seat_of(step) for step in state.agenda if kind_of(step) in PAYING]
        sides = (war.attacker, war.defender)
        if any(seat not in sides or not warring.payments_of(state, seat) for seat in payers):
            broken.append("somebody pays for a war who cannot")
        fleeing = [seat_of(step) for step in state.agenda if kind_of(step) in (steps.JUDGE, steps.FATE)]
        if any(seat != war.loser or war.leaving & ~state.realms[seat].has for seat in fleeing):
            broken.append("figures flee that have not lost, or are not there")
        if state.kind() == steps.DIAL and any(war.dial(seat) > warring.limit(state, seat) for seat in sides):
            broken.append("a number is set that cannot be paid")
    if state.kind() not in steps.OPENING:
        places |= bit(state.moved_from) | bit(state.moved_to)
    if max(named) >= seats or (state.reached_top | state.ended_by) >> seats:
        broken.append("a player is named who is not at the table")
    if places & ~state.map.land & ~bit(HALL) or (war is not None and war.region == HALL):
        broken.append("a place lies off the map")
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
    if three & ~entered(state):
        broken.append("a region holds three figures")
    if is_at_rest(state):
        shared = any(realm.has & moving.foreign_regions(state, seat) for seat, realm in enumerate(state.realms))
        if state.setup.has_lost_kingdom and shared:
            broken.append("a region is shared by two players")
    if any(points < 0 for points in scoring.scores(state)):
        broken.append("points below nothing")
    return broken


def entered(state: TinyEpicKingdoms) -> i64:
    """The regions where a third figure may be, until it is settled who stays."""
    if is_at_rest(state):
        return 0
    found = state.arrivals | bit(state.moved_to)
    if state.war is not None:
        found |= bit(state.war.region) | state.war.leaving | state.war.hosts
    return found


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
    if state.hidden & ~state.map.land:
        broken.append("a token lies off the land")
    return broken


def broken_agenda(state: TinyEpicKingdoms) -> list[str]:
    """A turn ends once, the opening comes before all turns, and a war has its own steps."""
    broken: list[str] = []
    kinds = [kind_of(step) for step in state.agenda]
    rest = kinds[2:]
    if steps.CHECK in rest or steps.NEXT_TURN in rest or steps.SELECT in rest:
        broken.append("a turn within a turn")
    is_opening = len(kinds) > 1 and kinds[1] == steps.NEXT_TURN
    if any((kind in steps.OPENING or kind in (steps.LAY_OUT, steps.HIDE)) != is_opening for kind in rest):
        broken.append("a step of the opening after it, or another one before its end")
    elif steps.LAY_OUT not in kinds:
        broken += broken_opening(state) if is_opening else []
    elif any(realm.faction != NO_FACTION or realm.on_map for realm in state.realms) or max(state.cards) != NO_CARD:
        broken.append("a game that has begun is about to begin")
    drawn = [number_of(step) for step in state.agenda if kind_of(step) == steps.DRAW_TOKEN]
    if len(drawn) != len(set(drawn)) or any(not state.hidden & bit(region) for region in drawn):
        broken.append("a token is turned up where none is hidden")
    return broken + broken_laying(state) + broken_war(state)


def broken_opening(state: TinyEpicKingdoms) -> list[str]:
    """Everybody gets a faction and a card, takes one of its sides, and settles there."""
    for seat, realm in enumerate(state.realms):
        to_settle = pack(steps.START, seat) in state.agenda
        to_turn = pack(steps.SIDE, seat) in state.agenda
        to_draw = pack(steps.DRAW_CARD, seat) in state.agenda
        to_join = pack(steps.DRAFT if state.setup.draft else steps.DRAW_FACTION, seat) in state.agenda
        if to_settle != (realm.on_map == 0) or to_turn != (state.map.sides[seat] == NO_SIDE):
            return ["a player settles twice, or never"]
        if to_draw != (state.cards[seat] == NO_CARD) or to_join != (realm.faction == NO_FACTION):
            return ["a player draws twice, or never"]
    for step, above in pairwise(state.agenda):
        if kind_of(above) in (steps.SPLIT, steps.SIDE) and seat_of(step) != seat_of(above):
            return ["a player settles before choosing a side"]
    return []


def broken_laying(state: TinyEpicKingdoms) -> list[str]:
    """Tokens are hidden once, each where there is room for it, and there are enough of them (X1, F3)."""
    kinds = [kind_of(step) for step in state.agenda]
    laying = [seat_of(step) for step in state.agenda if kind_of(step) == steps.LAY]
    to_lay = len(laying)
    if steps.LAY_OUT in kinds or steps.HIDE in kinds:
        if state.hidden or any(state.open_tokens):
            return ["tokens lie there before they are hidden"]
        if state.setup.exploration and state.setup.skips_clearing_turn:
            to_lay = TOKENS_OF_FIVE * state.setup.seats
    if not 0 <= count(state.hidden) - kinds.count(steps.DRAW_EMPTY) <= sum(state.unseen) - to_lay:
        return ["more tokens are hidden or to be laid than there are"]
    for seat in laying:
        free = state.map.whole[STRIDE * seat] & ~state.realms[seat].has & ~state.hidden
        if count(free) < laying.count(seat):
            return ["a token is to be laid where there is no room"]
    return []


def broken_war(state: TinyEpicKingdoms) -> list[str]:
    """While there is a war, one step is to end it; the other steps of the war lie above that one, and no turn does."""
    kinds = [kind_of(step) for step in state.agenda]
    ends = [at for at, kind in enumerate(kinds) if kind in (steps.RESULT, steps.AFTER_WAR, steps.BEAT_NEUTRAL)]
    if len(ends) != (0 if state.war is None else 1):
        return ["a war without an end, or an end without a war"]
    for at, kind in enumerate(kinds):
        end = kinds[ends[0]] if ends and at > ends[0] else OVER_NOW
        if (
            (kind in BEFORE_RESULT and end != steps.RESULT)
            or (kind in AFTER_RESULT and end != steps.AFTER_WAR)
            or (kind in PAYING and end not in (steps.AFTER_WAR, steps.BEAT_NEUTRAL))
            or (kind in OF_A_TURN and end != OVER_NOW)
        ):
            return ["a step of war at the wrong time"]
    payers = [seat_of(step) for step in state.agenda if kind_of(step) in PAYING]
    if len(payers) != len(set(payers)):
        return ["a side of a war pays twice"]
    return []


def is_fought_there(state: TinyEpicKingdoms, war: War) -> bool:
    """Whether both sides have figures in the region, as long as nobody has lost."""
    if any(kind_of(step) == steps.AFTER_WAR for step in state.agenda):
        return True
    defending = state.neutrals if war.defender == NOBODY else state.realms[war.defender].has
    return state.realms[war.attacker].has & defending & bit(war.region) != 0
