"""The legal moves of the rarer steps of the agenda, and what each of them does."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.rules import (
    exploring,
    gathering,
    moving,
    offering,
    opening,
    reaching,
    retreating,
    steps,
    turns,
    warring,
)
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    DECLINE,
    DRAFTS,
    LAYS,
    LYING,
    PAYS,
    REVEALS,
    SHIELDS_ON,
    SIDES_UP,
    STANDING,
    STARTS,
    TAKES,
    TEAR_DOWN,
)
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms


def moves(state: TinyEpicKingdoms, kind: int, seat: int, number: int) -> list[int]:
    if kind == steps.GAIN:
        return gathering.kinds_with_room(state.realms[seat])
    if kind == steps.FATE:
        return retreating.fates(state, seat)
    if kind == steps.PAY_WAR:
        return [PAYS + way for way in warring.payments_of(state, seat)]
    if kind == steps.PAY:
        return gathering.prices(state.realms[seat], number)
    if kind == steps.PATROL_ON:
        return offering.patrols(state, seat)
    if kind == steps.GIVE:
        return gathering.gifts(state.realms[seat], number)
    if kind == steps.TAKE:
        return gathering.takes(state, number & 7)
    if kind == steps.RAISE:
        return [*warring.raises_of(state, seat), DECLINE]
    if kind == steps.LAIR:
        return [TEAR_DOWN, DECLINE]
    if kind == steps.RANSOM:
        return exploring.ransoms(state, seat, number)
    if kind == steps.REVEAL:
        return reaching.reveals(state, seat)
    if kind == steps.REARRANGE:
        return reaching.rearrangements(state, seat)
    if kind == steps.REMOVE:
        return reaching.removals(state, seat)
    if kind == steps.WHICH:
        return [STANDING, LYING]
    if kind == steps.SHIELD:
        return [SHIELDS_ON + action for action in range(6) if not state.shields >> action & 1]
    return opening_moves(state, kind, seat)


def opening_moves(state: TinyEpicKingdoms, kind: int, seat: int) -> list[int]:
    if kind == steps.DRAFT:
        return opening.drafts(state)
    if kind == steps.SIDE:
        return [SIDES_UP, SIDES_UP + 1]
    if kind == steps.SPLIT:
        return opening.SPLITS.copy()
    if kind == steps.START:
        return opening.starts(state, seat)
    return exploring.places_to_lay(state, seat)


def play(state: TinyEpicKingdoms, kind: int, seat: int, number: int, move: int) -> None:
    if kind == steps.PAY_WAR:
        warring.pay(state, seat, move - PAYS)
    elif kind == steps.PAY:
        gathering.pay(state, seat, move - PAYS)
    elif kind == steps.PATROL_ON:
        offering.patrol_on(state, seat, move, number)
    elif kind == steps.GIVE:
        gathering.give(state, seat, move - PAYS)
    elif kind == steps.TAKE:
        gathering.take(state, seat, number & 7, (move - TAKES) % 3, number >> 3)
    elif kind == steps.RAISE:
        warring.raise_number(state, seat, move)
    elif kind == steps.LAIR:
        retreating.tear_down(state, seat, move)
    elif kind == steps.RANSOM:
        exploring.pay_ransom(state, seat, move)
    elif kind == steps.REVEAL:
        reaching.reveal(state, seat, move - REVEALS)
    elif kind == steps.REARRANGE:
        reaching.rearrange(state, seat, number, move)
    elif kind == steps.REMOVE:
        reaching.remove(state, seat, move)
    elif kind == steps.WHICH:
        reaching.choose_figure(state, seat, number, move == LYING)
    elif kind == steps.SHIELD:
        turns.put_shield(state, seat, move - SHIELDS_ON)
    elif kind == steps.DRAFT:
        opening.take_faction(state, seat, move - DRAFTS)
    elif kind == steps.SIDE:
        opening.turn_side(state, seat, move - SIDES_UP)
    elif kind == steps.SPLIT:
        opening.split(state, seat, move - PAYS)
    elif kind == steps.START:
        opening.settle_first(state, seat, move - STARTS)
    else:
        exploring.lay(state, seat, move - LAYS)


def do_at_once(state: TinyEpicKingdoms, kind: int, seat: int, number: int) -> None:
    if kind == steps.CHECK:
        turns.check_end(state)
    elif kind == steps.NEXT_TURN:
        turns.begin(state)
    elif kind == steps.ARRIVE:
        moving.arrive(state, seat)
    elif kind == steps.RESULT:
        warring.decide(state)
    elif kind == steps.CHARGE:
        warring.charge(state, seat)
    elif kind == steps.AFTERMATH:
        warring.settle_stage(state, number)
    elif kind == steps.JUDGE:
        retreating.judge(state)
    elif kind == steps.AFTER_WAR:
        warring.end(state)
    elif kind == steps.BEAT_NEUTRAL:
        warring.beat_neutral(state, seat)
    elif kind == steps.HIDE:
        exploring.hide(state)
    else:
        opening.lay_out(state)
