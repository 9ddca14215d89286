"""Simultaneous phases: how they begin, and how all decisions are revealed when everybody is done.

Until then, `shown` holds what the others may see: every realm as it was when the phase began.
"""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.event import Event
from koruna.games.wonderful_kingdom.rules import finishing, free_actions, steps
from koruna.games.wonderful_kingdom.rules.dispatch import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import DONE
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def begin(state: WonderfulKingdom, kind: int, number: int = 0) -> None:
    """Let everybody decide; players with nothing to decide are done at once."""
    state.closed = 0
    state.push(kind, 0, number)
    for seat in range(state.setup.seats):
        if is_idle(state, kind, seat, number):
            state.closed |= 1 << seat
    if state.is_closed():
        end(state)
    elif state.setup.seats > 1:
        state.shown = state.realms.copy()


def is_idle(state: WonderfulKingdom, kind: int, seat: int, number: int) -> bool:
    """Whether the only legal move of a player is `done`."""
    realm = state.realms[seat]
    if realm.in_hand or realm.picks or free_actions.can_discard(realm):
        return False
    moves = STEPS[kind].moves(state, seat, number)
    return len(moves) == 1 and moves[0] == DONE


def play(state: WonderfulKingdom, kind: i64, seat: int, number: int, move: int) -> None:
    """Play a move. With `done`, or with the advisor kept, a player is done with the phase."""
    if move == DONE:
        if state.journal is not None:
            state.journal.append(Event("done", seat, {}))
    else:
        if state.shown and state.shown[seat] is state.realms[seat]:
            state.realms[seat] = state.realms[seat].copy()  # the others still see it as it was
        STEPS[kind].play(state, seat, number, move)
    if move == DONE or kind == steps.KEEP:
        close(state, seat)


def close(state: WonderfulKingdom, seat: int) -> None:
    """One player is done."""
    state.closed |= 1 << seat
    if state.is_closed():
        end(state)


def end(state: WonderfulKingdom) -> None:
    """The last player is done: reveal all decisions."""
    kind = state.kind()
    state.agenda.pop()
    state.shown = []
    state.closed = 0
    if state.journal is not None:
        publish(state.journal, state.setup.content.ids)
    if state.setup.boards:
        finishing.settle_claims(state)
    STEPS[kind].finish(state)


def publish(journal: list[Event], ids: list[str]) -> None:
    """Turn the secret moves of the phase into public events."""
    completed: list[Event] = []
    for event in journal:
        if event.kind == "secret-move":
            facts = {**event.secret}
            event.kind = str(facts.pop("did"))
            cards = facts.pop("completed", None)
            event.facts, event.secret, event.knows = facts, {}, []
            if isinstance(cards, list):
                completed += [Event("completed", event.seat, {"card": ids[card]}) for card in cards]
    journal += completed
