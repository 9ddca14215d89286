"""Exploration tokens: nobody knows which one lies in a region until a figure arrives and turns it up."""

from __future__ import annotations

from random import Random

from koruna.engine.bits import bit, count, listed
from koruna.engine.chance import below
from koruna.engine.event import NOBODY, Event
from koruna.games.tiny_epic_kingdoms.rules import figures, gathering
from koruna.games.tiny_epic_kingdoms.rules.numbers import EMPTY_IS, LAYS, LOSES, PAYS, TOKEN_IS
from koruna.games.tiny_epic_kingdoms.rules.paying import ways_to_give
from koruna.games.tiny_epic_kingdoms.rules.setup import TOKENS_OF_FIVE
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.steps import DRAW_EMPTY, GAIN, GIVE, LAY, RANSOM
from koruna.games.tiny_epic_kingdoms.rules.tokens import BANDITS, CROWN, STAYS, TOKENS, TREASURE, TREASURE_GAIN
from koruna.games.tiny_epic_kingdoms.rules.tokens import RANSOM as RANSOM_PRICE
from koruna.games.tiny_epic_kingdoms.rules.values import RUINS

# --- tokens are laid face down -------------------------------------------------------------


class Hide(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """One token face down in every region without starting figures (X1); five players lay three each (F3)."""
        if state.setup.skips_clearing_turn:
            for ahead in range(state.setup.seats - 1, -1, -1):
                seat = (state.starter + ahead) % state.setup.seats
                for _ in range(TOKENS_OF_FIVE):
                    state.push(LAY, seat)
            return
        state.hidden = state.map.land
        for realm in state.realms:
            state.hidden &= ~realm.has
        for _ in range(int(count(state.hidden)) - sum(state.unseen)):
            state.push(DRAW_EMPTY, 0)
        if state.journal is not None:
            state.journal.append(Event("tokens-hidden", NOBODY, {}))


class Lay(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        free = state.map.whole[6 * seat] & ~state.realms[seat].has & ~state.hidden
        return [LAYS + region for region in listed(free)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        region = move - LAYS
        state.hidden |= bit(region)
        if state.journal is not None:
            state.journal.append(Event("laid-token", seat, state.map.where("region", region)))


class DrawEmpty(Step):
    def outcomes(self, state: TinyEpicKingdoms, seat: int) -> list[int]:
        return [EMPTY_IS + region for region in listed(state.hidden)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        region = move - EMPTY_IS
        state.hidden &= ~bit(region)
        if state.journal is not None:
            state.journal.append(Event("no-token", NOBODY, state.map.where("region", region)))


# --- a token is turned up ------------------------------------------------------------------


class DrawToken(Step):
    def draw(self, state: TinyEpicKingdoms, seat: int, rng: Random) -> int:
        skip = below(sum(state.unseen), rng)
        kind = 0
        while skip >= state.unseen[kind]:
            skip -= state.unseen[kind]
            kind += 1
        return TOKEN_IS + kind

    def odds(self, state: TinyEpicKingdoms, seat: int) -> list[tuple[int, float]]:
        total = sum(state.unseen)
        return [(TOKEN_IS + kind, number / total) for kind, number in enumerate(state.unseen) if number]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        """The token in a region is turned up and takes effect."""
        region, kind = number, move - TOKEN_IS
        state.hidden &= ~bit(region)
        state.unseen[kind] -= 1
        if state.journal is not None:
            state.journal.append(Event("found", seat, {**state.map.where("region", region), "token": TOKENS[kind]}))
        if STAYS[kind]:
            state.open_tokens[kind] |= bit(region)
        elif kind == CROWN:
            state.crown = seat
        elif kind == TREASURE:
            for _ in range(TREASURE_GAIN):
                state.push(GAIN, seat, 1)
        elif kind == BANDITS:
            meet_bandits(state, seat, region)


def meet_bandits(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    """Two resources, or the figure; a last figure is never taken and pays what it has (X4)."""
    realm = state.realms[seat]
    if realm.on_map == 1:
        state.push(GIVE, seat, RANSOM_PRICE)
    elif realm.total() >= RANSOM_PRICE:
        state.push(RANSOM, seat, region)
    else:
        lose_newcomer(state, seat, region)


class Ransom(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [*(PAYS + way for way in ways_to_give(state.realms[seat], RANSOM_PRICE)), LOSES + number]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        if move >= PAYS:
            gathering.give(state, seat, move - PAYS)
        else:
            lose_newcomer(state, seat, move - LOSES)


def lose_newcomer(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    """The figure that came there; in ruins it lies."""
    figures.lose(state, seat, region, lying=state.map.terrain[region] == RUINS)
