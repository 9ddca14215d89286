"""Treaties in force (16.3 to 16.5): what they say, how one is signed and ends, dues, and victory points."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules import winning
from koruna.games.suverenita.rules.board.holding import is_encircled, know_foes, pair
from koruna.games.suverenita.rules.march import coming_out
from koruna.games.suverenita.rules.numbers import (
    AID,
    HERD_INSIDE,
    INSIDE,
    NO_TREATY,
    NOBODY,
    RANSOM,
    TREATIES,
    TRIBUTE,
    VASSALAGE,
    place_of,
)
from koruna.games.suverenita.rules.pacts.offering import COIN_BIT, NUMBER_BIT, TREATY_BIT, sides_of
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import paying


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


# --- the beginning and the end -----------------------------------------------------------


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
