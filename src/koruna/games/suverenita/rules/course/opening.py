"""The prelude (5): the first player, rivals, villages, and start parts, placed in secret and revealed together."""

from __future__ import annotations

from random import Random

from koruna.engine.chance import below
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import touch
from koruna.games.suverenita.rules.course import start_parts
from koruna.games.suverenita.rules.numbers import (
    DONE,
    FIRST_IS,
    NOBODY,
    RELOCATE,
    RIVAL_IS,
    SETTLE,
    VILLAGE,
    field_of,
    kind_of,
    move,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


def begin(state: Suverenita) -> None:
    """5.3: everybody rolls six dice, and most swords start, ties again; so all are equally likely."""
    state.push(steps.FIRST_IS)


def begin_villages(state: Suverenita) -> None:
    """5.4: villages forwards, backwards and forwards again; then, backwards, each player may move one village."""
    order = [(state.first + i) % state.setup.seats for i in range(state.setup.seats)]
    state.push(steps.PARTS_BEGIN)
    for seat in order:  # the last one pushed is the first one played
        state.push(steps.RELOCATE, seat)
    for turn in reversed(range(state.setup.values.start_villages)):
        for seat in order if turn % 2 else reversed(order):
            state.push(steps.VILLAGE, seat)


# --- chance ------------------------------------------------------------------------------


class Lot(Phase):
    """One of several players is drawn; all are equally likely."""

    def candidates(self, state: Suverenita, seat: int) -> list[int]:
        """The outcomes, by the player drawn."""
        raise NotImplementedError

    def draw(self, state: Suverenita, seat: int, number: int, rng: Random) -> int:
        outcomes = self.candidates(state, seat)
        return outcomes[below(len(outcomes), rng)]

    def odds(self, state: Suverenita, seat: int, number: int) -> list[tuple[int, float]]:
        outcomes = self.candidates(state, seat)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class DrawingFirst(Lot):
    def candidates(self, state: Suverenita, seat: int) -> list[int]:
        return [move(FIRST_IS, rest=who) for who in range(state.setup.seats)]

    def happen(self, state: Suverenita, seat: int, number: int, outcome: int) -> None:
        state.first = int(rest_of(outcome))
        state.tell("first", state.first, {})
        begin_villages(state)
        if state.setup.seats == 2:
            state.rival = [1, 0]
        else:
            for other in reversed(range(state.setup.seats)):  # 5.2
                state.push(steps.RIVAL_IS, other)


class DrawingRivals(Lot):
    def candidates(self, state: Suverenita, seat: int) -> list[int]:
        return [move(RIVAL_IS, rest=who) for who in range(state.setup.seats) if who != seat]

    def happen(self, state: Suverenita, seat: int, number: int, outcome: int) -> None:
        state.rival[seat] = int(rest_of(outcome))
        state.tell("rival", seat, {"player": state.rival[seat]})


# --- villages ----------------------------------------------------------------------------


def free_fields(state: Suverenita) -> list[int]:
    """Where a village may be founded: empty land that is not neutral."""
    world = state.setup.world
    return [
        field
        for field in range(len(world.ids))
        if not world.is_sea[field] and not world.is_neutral[field] and state.lord[field] == NOBODY
    ]


def put_village(state: Suverenita, seat: int, field: int) -> None:
    state.settlement[field] = VILLAGE
    state.lord[field] = seat
    touch(state, field)


def why_not_there(state: Suverenita, field: int) -> Reason:
    return Reason("village-land" if state.lord[field] == NOBODY else "village-taken")


class Founding(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return [move(SETTLE, field) for field in free_fields(state)]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        field = int(field_of(move))
        put_village(state, seat, field)
        state.tell("village", seat, {"field": state.setup.world.ids[field]})
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != SETTLE:
            return Reason("village-now")
        return why_not_there(state, int(field_of(move)))


class Relocating(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        free = free_fields(state)
        own = [field for field in range(len(state.lord)) if state.lord[field] == seat]
        return [DONE, *[move(RELOCATE, field, other) for field in own for other in free]]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        old = int(field_of(move))
        new = int(target_of(move))
        state.settlement[old] = 0
        state.lord[old] = NOBODY
        touch(state, old)
        put_village(state, seat, new)
        ids = state.setup.world.ids
        state.tell("relocated", seat, {"field": ids[old], "to": ids[new]})
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != RELOCATE:
            return Reason("relocate-now")
        if state.lord[field_of(move)] != seat:
            return Reason("relocate-own")
        return why_not_there(state, int(target_of(move)))


# --- start parts -------------------------------------------------------------------------


class BeginningParts(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        """5.5: everybody at once; parts are revealed when all are placed."""
        for seat in range(state.setup.seats):
            if not start_parts.is_coastal(state, seat):
                state.gold[seat] = state.setup.values.inland_gold  # 5.6
        state.shown = [stacks.copy() for stacks in state.armies]
        for seat in range(state.setup.seats):
            start_parts.place_forced(state, seat)
        state.begin_shared(steps.PARTS)
