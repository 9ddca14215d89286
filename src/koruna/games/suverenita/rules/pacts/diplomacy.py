"""Diplomacy (16.1, 16.2, 16.4): treaties run out, vassals revolt or are released, then offers and answers."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import know_foes, pair
from koruna.games.suverenita.rules.numbers import (
    DONE,
    NO,
    RELEASE,
    REVOLT,
    SPRING,
    VASSALAGE,
    YES,
    kind_of,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.pacts import offering
from koruna.games.suverenita.rules.pacts.offering import BY_BIT, COIN_BIT, NUMBER_BIT, TREATY_BIT, sides_of
from koruna.games.suverenita.rules.pacts.treaties import close, sign, terms_of
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


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


# --- revolt and release ------------------------------------------------------------------


class Revolting(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
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

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        between = pair(state, seat, int(rest_of(move)) & 15)
        if kind_of(move) == REVOLT:
            state.vp[seat] += state.setup.values.revolt_vp
            close(state, between, "revolt")
        else:
            close(state, between, "release")
        know_foes(state)
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        deed = kind_of(move)
        other = int(rest_of(move)) & 15
        if deed not in (REVOLT, RELEASE):
            return Reason("revolts-first")
        between = pair(state, seat, other)
        if (
            other == seat
            or state.treaty[between] != VASSALAGE
            or (state.superior[between] == seat) != (deed == RELEASE)
        ):
            return Reason("release-own-vassal" if deed == RELEASE else "revolt-against-lord")
        return Reason("revolt-in-spring")


# --- offers and answers ------------------------------------------------------------------


class Offering(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return offering.offers(state, seat)

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        other = int(rest_of(move)) & 15
        state.offered[pair(state, seat, other)] |= 1 if seat < other else 2
        state.offer = int(rest_of(move)) | seat << BY_BIT
        state.tell("offer", seat, {"partner": other, **terms_of(state)})
        state.push(steps.ANSWER, other)
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        return offering.why_not(state, seat, move)


class Answering(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return [make(NO), make(YES)]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        return answer(state, seat, kind_of(move) == YES)

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        return Reason("answer-first")


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
