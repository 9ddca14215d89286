"""The one bid of the game: secret, made by all at once, and settled when the last is in."""

from __future__ import annotations

from typing import Final

from koruna.engine.event import NOBODY, Event, come_to_light
from koruna.engine.state import TURN
from koruna.games.eight_minute_empire.rules import turns
from koruna.games.eight_minute_empire.rules.numbers import BIDS
from koruna.games.eight_minute_empire.rules.setup import COINS
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire
from koruna.games.eight_minute_empire.rules.steps import LOT, START

ALL_BIDS: Final[list[int]] = [BIDS + coins for coins in range(max(COINS.values()) + 1)]


def bids_of(state: EightMinuteEmpire, seat: int) -> list[int]:
    """Any number of the player's coins, or none."""
    who = state.turn() if seat == TURN else seat
    if not 0 <= who < state.setup.seats or state.bids[who] != NONE:
        return []
    return ALL_BIDS[: state.empires[who].coins + 1]


def next_bidder(state: EightMinuteEmpire) -> int:
    """The first seat whose bid is not yet made."""
    for seat in range(state.setup.seats):
        if state.bids[seat] == NONE:
            return seat
    return NONE


def seal(state: EightMinuteEmpire, seat: int, move: int) -> None:
    bid = move - BIDS
    state.bids[seat] = bid
    if state.journal is not None:
        state.journal.append(Event("sealed", seat, {}, {"bid": bid}, [seat]))
    if next_bidder(state) == NONE:
        state.agenda.pop()
        open_bids(state)


def open_bids(state: EightMinuteEmpire) -> None:
    """The highest bid wins. A tie, even at zero, goes to the youngest or is decided by lot."""
    if state.journal is not None:
        come_to_light(state.journal, "sealed")
        for seat in range(state.setup.seats):
            state.journal.append(Event("offered", seat, {"bid": state.bids[seat]}))
    tied = highest_bidders(state)
    if len(tied) == 1:
        award(state, tied[0])
        return
    if state.journal is not None:
        state.journal.append(Event("tied-lot" if state.setup.random_tie else "tied-youngest", NOBODY, {}))
    if state.setup.random_tie:
        state.push(LOT)
    else:
        award(state, youngest(state, tied))


def highest_bidders(state: EightMinuteEmpire) -> list[int]:
    highest = max(state.bids)
    return [seat for seat in range(state.setup.seats) if state.bids[seat] == highest]


def youngest(state: EightMinuteEmpire, tied: list[int]) -> int:
    for seat in state.setup.ages:
        if seat in tied:
            return seat
    raise AssertionError(f"no age is known of the seats {tied}")


def award(state: EightMinuteEmpire, seat: int) -> None:
    """Only the winner pays. The winner starts, or names who does."""
    state.empires[seat].coins -= state.bids[seat]
    if state.journal is not None:
        state.journal.append(Event("won-bid", seat, {"price": state.bids[seat]}))
    if state.setup.starter_choice:
        state.push(START, seat)
    else:
        turns.begin_first(state, seat)
