"""Diplomacy (16): the end of treaties, revolt and release, offers and answers, dues, and victory points."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps, winning
from koruna.games.suverenita.rules.board.holding import is_encircled, know_foes, pair
from koruna.games.suverenita.rules.march import coming_out
from koruna.games.suverenita.rules.numbers import (
    AID,
    DONE,
    HERD_INSIDE,
    INSIDE,
    NO,
    NO_TREATY,
    NOBODY,
    RANSOM,
    RELEASE,
    REVOLT,
    SPRING,
    TREATIES,
    TRIBUTE,
    VASSALAGE,
    YES,
    kind_of,
    place_of,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.pacts import offering
from koruna.games.suverenita.rules.pacts.offering import BY_BIT, COIN_BIT, NUMBER_BIT, TREATY_BIT, sides_of
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import paying


def begin(state: Suverenita) -> None:
    """The start of Trade: treaties run out (16.5), then revolt and release (Q34), then offers by initiative (16.2)."""
    ended = False
    for between in range(len(state.treaty)):
        if state.treaty[between] and 0 < state.ends_in[between] <= state.round:
            close(state, between, "time")
            ended = True
        state.offered[between] = 0
    if ended:
        know_foes(state)
    order = state.initiative()
    for seat in reversed(order):
        state.push(steps.OFFER, seat)
    for seat in reversed(order):
        state.push(steps.REVOLT, seat)


def close(state: Suverenita, between: i64, why: str) -> None:
    """End a treaty; the caller must update the foes afterwards."""
    superior = state.superior[between]
    one, other = int(between // state.setup.seats), int(between % state.setup.seats)
    inferior = other if superior == one else one
    state.tell("treaty-ends", superior, {"partner": inferior, "treaty": TREATIES[state.treaty[between]], "why": why})
    state.treaty[between] = NO_TREATY
    state.superior[between] = NOBODY
    state.ends_in[between] = 0
    state.due[between] = 0
    state.is_paid[between] = 0


# --- what may be done --------------------------------------------------------------------


class Diplomacy(Phase):
    def moves(self, state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
        if kind == steps.ANSWER:
            return [make(NO), make(YES)]
        if kind == steps.REVOLT:
            return revolts(state, seat)
        return offering.offers(state, seat)

    def play(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        if kind == steps.ANSWER:
            return answer(state, seat, kind_of(move) == YES)
        other = int(rest_of(move)) & 15
        if kind == steps.REVOLT:
            if kind_of(move) == REVOLT:
                state.vp[seat] += state.setup.values.revolt_vp
            close(state, pair(state, seat, other), "revolt" if kind_of(move) == REVOLT else "release")
            know_foes(state)
            return False
        state.offered[pair(state, seat, other)] |= 1 if seat < other else 2
        state.offer = int(rest_of(move)) | seat << BY_BIT
        state.tell("offer", seat, {"partner": other, **terms_of(state)})
        state.push(steps.ANSWER, other)
        return False

    def why_not(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> Reason:
        if kind == steps.ANSWER:
            return Reason("answer-first")
        other = int(rest_of(move)) & 15
        if kind == steps.REVOLT:
            return why_no_revolt(state, seat, other, int(kind_of(move)))
        return offering.why_not(state, seat, move)


def revolts(state: Suverenita, seat: int) -> list[int]:
    """16.4: a vassal may revolt in spring, a lord may release at any time."""
    found = [DONE]
    for other in range(state.setup.seats):
        if other == seat:
            continue
        between = pair(state, seat, other)
        if state.treaty[between] == VASSALAGE:
            if state.superior[between] == seat:
                found.append(make(RELEASE, rest=other))
            elif state.season() == SPRING:
                found.append(make(REVOLT, rest=other))
    return found


# --- playing -----------------------------------------------------------------------------


def answer(state: Suverenita, seat: int, accepts: bool) -> bool:
    offer = state.offer
    superior, inferior = sides_of(offer)
    by = offer >> BY_BIT
    if not accepts:
        state.offer = 0
        state.tell("refusal", seat, {"partner": by})
        return True
    state.tell("treaty", seat, {"partner": by, **terms_of(state)})
    state.offer = 0
    sign(state, superior, inferior, offer >> TREATY_BIT & 7, offer >> NUMBER_BIT & 255, offer >> COIN_BIT & 7)
    return not state.victory


def terms_of(state: Suverenita) -> dict[str, int | str | list[int]]:
    """The terms of an offer, for its event and for the view, and whether signing it ends the game."""
    offer = state.offer
    superior, inferior = sides_of(offer)
    return {
        "treaty": TREATIES[offer >> TREATY_BIT & 7],
        "superior": superior,
        "inferior": inferior,
        "number": offer >> NUMBER_BIT & 255,
        "coin": paying.COINS[offer >> COIN_BIT & 7],
        "ends_game": int(would_end(state, superior, inferior)),
    }


def would_end(state: Suverenita, superior: int, inferior: int) -> bool:
    """17.1: whether a treaty between the two makes the superior sovereign (with two players every treaty does)."""
    between = pair(state, superior, inferior)
    if state.treaty[between]:
        return False
    return winning.treaties_missing(state, superior) == 1


def sign(state: Suverenita, superior: int, inferior: int, treaty: int, number: int, coin: int) -> None:
    """16.3: put the treaty into force; aid and ransom are paid and scored at once."""
    between = pair(state, superior, inferior)
    rounds = state.setup.values.treaty_rounds[treaty]
    state.treaty[between] = treaty
    state.superior[between] = superior
    state.ends_in[between] = state.round + rounds if rounds else 0
    state.is_paid[between] = 0
    if treaty in (AID, RANSOM):
        paying.pay(state, superior, inferior, coin, number)
        score(state, between)
    else:
        state.due[between] = number
    know_foes(state)
    winning.look_for_sovereigns(state)
    if not state.victory and somebody_inside(state, superior, inferior):
        coming_out.come_out(state)  # encirclements between them are over


def somebody_inside(state: Suverenita, one: int, other: int) -> bool:
    for field in range(len(state.armies)):
        if state.lord[field] not in (one, other) or is_encircled(state, field):
            continue
        if any(place_of(units) == INSIDE for units in state.armies[field]):
            return True
        if any(herd & HERD_INSIDE for herd in state.herds[field]):
            return True
    return False


# --- points and dues ---------------------------------------------------------------------


def score(state: Suverenita, between: i64) -> None:
    """16.5: victory points with the first payment, within the limits of a pair and of a player."""
    values = state.setup.values
    state.is_paid[between] = 1
    superior = state.superior[between]
    one, other = int(between // state.setup.seats), int(between % state.setup.seats)
    inferior = other if superior == one else one
    last = state.scored_in[between]
    if last:
        if (last + 3) // 4 == state.year():
            return  # one scored treaty per pair and year
        if state.scored_for[between] != superior and state.round - last < values.treaty_opposite_rounds:
            return
    if not values.treaty_scored_per_year:
        return
    treaty = state.treaty[between]
    gain = min(values.treaty_vp_superior[treaty], values.treaty_most_vp - state.treaty_vp[superior])
    loss = values.treaty_vp_inferior[treaty]
    state.scored_in[between] = state.round
    state.scored_for[between] = superior
    state.vp[superior] += gain
    state.treaty_vp[superior] += gain
    state.vp[inferior] += loss
    state.treaty_vp[inferior] += loss
    state.tell("treaty-points", superior, {"partner": inferior, "gain": gain, "loss": -loss})


def pay_dues(state: Suverenita) -> None:
    """15.4, 16.4: tributes and vassals' dues after the taxes, payers by initiative; without payment the treaty ends."""
    ended = False
    order = state.initiative()
    for inferior in order:
        for superior in order:
            if superior == inferior:
                continue
            between = pair(state, superior, inferior)
            if state.treaty[between] not in (TRIBUTE, VASSALAGE) or state.superior[between] != superior:
                continue
            due = state.due[between]
            if state.gold[inferior] < due:
                close(state, between, "unpaid")
                ended = True
                continue
            state.gold[inferior] -= due
            state.gold[superior] += due
            state.tell("due", inferior, {"partner": superior, "gold": due})
            if not state.is_paid[between]:
                score(state, between)
    if ended:
        know_foes(state)


# --- refusals ----------------------------------------------------------------------------


def why_no_revolt(state: Suverenita, seat: int, other: int, kind: int) -> Reason:
    if kind not in (REVOLT, RELEASE):
        return Reason("revolts-first")
    is_vassalage = other != seat and state.treaty[pair(state, seat, other)] == VASSALAGE
    if not is_vassalage or (state.superior[pair(state, seat, other)] == seat) != (kind == RELEASE):
        return Reason("release-own-vassal" if kind == RELEASE else "revolt-against-lord")
    return Reason("revolt-in-spring")
