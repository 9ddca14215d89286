"""Victory (17): sovereignty, announcements and their checks, the lead and the final count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.numbers import (
    ANNOUNCE,
    CITY,
    DOMINANCE,
    DONE,
    NO_TREATY,
    NOBODY,
    POWER,
    WINTER,
    kind_of,
    move,
    rest_of,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.scoring import (
    best,
    farm_points,
    free_settlements,
    lands,
    ranks,
    standing_grain,
    total_points,
)
from koruna.games.suverenita.rules.state import Suverenita

# Ways to win; the first two numbers are those of the announcements.
BY_DOMINANCE: Final = DOMINANCE
BY_POWER: Final = POWER
BY_SOVEREIGNTY: Final = 3
BY_LEAD: Final = 4
BY_SIGNIFICANCE: Final = 5
AS_THE_LAST: Final = 6
VICTORIES: Final = ["", "dominance", "power", "sovereignty", "lead", "significance", "last"]


def end(state: Suverenita, seat: int, kind: int) -> None:
    """End the game. The winner is NOBODY if points decide (17.4): then see `ranks`.

    A `play` that ends the game returns False, because its step is no longer on the agenda.
    """
    state.winner = seat
    state.victory = kind
    state.agenda = [steps.OVER]
    state.closed = 0
    state.tell("victory", seat, {"way": VICTORIES[kind]})


# --- sovereignty (17.1) ------------------------------------------------------------------


def look_for_sovereigns(state: Suverenita) -> None:
    """A treaty with every other player in the game, always as the superior, wins at once."""
    for seat in range(state.setup.seats):
        if not state.is_out[seat] and treaties_missing(state, seat) == 0:
            end(state, seat, BY_SOVEREIGNTY)
            return  # there can be only one: in every pair one is the inferior


def treaties_missing(state: Suverenita, seat: i64) -> int:
    """How many players have no treaty with this seat as the superior yet."""
    missing = 0
    for other in range(state.setup.seats):
        if other == seat or state.is_out[other]:
            continue
        between = pair(state, seat, other)
        if state.treaty[between] == NO_TREATY or state.superior[between] != seat:
            missing += 1
    return missing


# --- dominance and power (17.2, 17.3) ----------------------------------------------------


def minor_goals(state: Suverenita, seat: i64) -> list[bool]:
    """17.2: which of A, B, C and D hold; C is off in the first game (18)."""
    values = state.setup.values
    return [
        lands(state, seat) >= values.win_lands,
        free_settlements(state, seat) >= values.win_settlements,
        state.setup.has_farms and farm_points(state, seat) >= values.win_farm_points,
        free_settlements(state, seat, CITY) >= values.win_cities,
    ]


def has_goal(state: Suverenita, seat: i64, goal: i64) -> bool:
    values = state.setup.values
    if goal == DOMINANCE:
        return state.vp[seat] >= values.win_vp
    held = 0
    if free_settlements(state, seat) >= values.win_settlements:
        held += 1
    if free_settlements(state, seat, CITY) >= values.win_cities:
        held += 1
    if state.setup.has_farms and farm_points(state, seat) >= values.win_farm_points:
        held += 1
    if held + 1 == values.win_goals and lands(state, seat) >= values.win_lands:  # last: the slowest check
        held += 1
    return held >= values.win_goals


def can_feed(state: Suverenita, seat: i64, goal: i64) -> bool:
    """17.3: whether there is food (in the first game gold) for all settlements; if power needs goal C, on top of it."""
    return food_for_victory(state, seat) >= food_asked(state, seat, goal)


def food_for_victory(state: Suverenita, seat: i64) -> i64:
    if not state.setup.has_farms:
        return state.gold[seat]
    return farm_points(state, seat) + standing_grain(state, seat)


def food_asked(state: Suverenita, seat: i64, goal: i64) -> i64:
    values = state.setup.values
    needed: i64 = 0
    for field in range(len(state.armies)):
        if state.lord[field] == seat:
            needed += state.setup.meal_of_settlement[state.settlement[field]]
    if goal == POWER and state.setup.has_farms:
        held = minor_goals(state, seat)
        if held[0] + held[1] + held[3] < values.win_goals:
            needed += values.win_farm_points
    return needed


def check(state: Suverenita) -> None:
    """17.2: check announcements; in winter the lead or the final count; then ask for new announcements."""
    for goal in (DOMINANCE, POWER):
        settle_announcements(state, goal)
    if announced_and_reached(state):
        return
    if state.season() == WINTER and count_points(state):
        return
    for seat in reversed(state.initiative()):
        state.push(steps.ANNOUNCE, seat)


def settle_announcements(state: Suverenita, goal: int) -> None:
    """Cancel announcements of earlier rounds that no longer hold."""
    for seat in range(state.setup.seats):
        if not state.announced[seat] & goal or state.announced_in[seat] >= state.round:
            continue
        if not has_goal(state, seat, goal) or not can_feed(state, seat, goal):
            state.announced[seat] &= ~goal
            state.tell("lapse", seat, {"goal": VICTORIES[goal], "fed": int(can_feed(state, seat, goal))})


def announced_and_reached(state: Suverenita) -> bool:
    """Everybody still announced has reached the goal; 17.8 decides among several."""
    winners = [
        seat
        for seat in range(state.setup.seats)
        if state.announced[seat] and state.announced_in[seat] < state.round and not state.is_out[seat]
    ]
    if not winners:
        return False
    winner = best(state, winners)
    end(state, winner, BY_DOMINANCE if state.announced[winner] & DOMINANCE else BY_POWER)
    return True


def count_points(state: Suverenita) -> bool:
    """17.4: after the last year most total points win, before it a great lead."""
    values = state.setup.values
    first = best(state, state.initiative())
    if state.year() >= values.years:
        end(state, first if is_outdone(state) else NOBODY, BY_SIGNIFICANCE)
        return True
    if state.year() < values.lead_from_year:
        return False
    lead = lead_of(state, first)
    if lead < values.win_lead:
        return False
    end(state, first, BY_LEAD)
    return True


def is_outdone(state: Suverenita) -> bool:
    """Whether a player who is out, and so cannot win, has at least as many points as the best of the others."""
    return any(rank == 1 and state.is_out[seat] for seat, rank in enumerate(ranks(state)))


def lead_of(state: Suverenita, seat: int) -> int:
    """How many total points a player is ahead of the best of the others; negative if behind."""
    others = [total_points(state, other) for other in state.initiative() if other != seat]
    return total_points(state, seat) - max(others)


# --- announcing --------------------------------------------------------------------------


class Checking(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        check(state)


class Announcing(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return [DONE, *(move(ANNOUNCE, rest=goal) for goal in (DOMINANCE, POWER) if may_announce(state, seat, goal))]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        goal = int(rest_of(move))
        state.announced[seat] |= goal
        state.announced_in[seat] = state.round
        state.tell("announcement", seat, {"goal": VICTORIES[goal]})
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        goal = rest_of(move)
        if kind_of(move) != ANNOUNCE or goal not in (DOMINANCE, POWER):
            return Reason("announce-only")
        values = state.setup.values
        if state.announced[seat] & goal:
            return Reason("announced-already")
        if goal == POWER:
            return Reason("power-not-reached", {"goals": values.win_goals, "held": sum(minor_goals(state, seat))})
        if state.vp[seat] < values.win_vp:
            return Reason("dominance-not-reached", {"needed": values.win_vp, "points": state.vp[seat]})
        return Reason("dominance-too-early", {"round": values.dominance_from_round})


def may_announce(state: Suverenita, seat: int, goal: int) -> bool:
    if goal == DOMINANCE and state.round < state.setup.values.dominance_from_round:
        return False
    return not state.announced[seat] & goal and has_goal(state, seat, goal)
