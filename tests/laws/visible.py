"""What one seat, or a spectator, gets to know of a state and its events."""

from __future__ import annotations

from msgspec import json

from koruna.engine.state import State
from tests.laws.tables import Table


def view_bytes(state: State, viewer: int) -> bytes:
    return json.encode(state.view(viewer))


def all_visible(state: State, viewer: int) -> dict[str, object]:
    """Everything a viewer gets of a state by the contract, except drawings. Points are public."""
    moves = state.moves(viewer)
    return {
        "view": view_bytes(state, viewer),
        "turn": state.turn(),
        "waiting": state.waiting(),
        "moves": moves,
        "texts": [state.write(move, viewer) for move in moves],
        "scores": state.scores(),
        "ranks": state.ranks(),
    }


def visible_events(state: State, viewer: int) -> list[object]:
    """The journal as a viewer may read it."""
    assert state.journal is not None
    return [(event.kind, event.seat, event.seen_by(viewer)) for event in state.journal]


def drawings(state: State, viewer: int, table: Table) -> list[str]:
    view = state.view(viewer)
    names = ["Eva", "Adam", "Zoe", "Jan"][: table.seats]
    return [table.game.svg(view, "cs", names), table.game.text(view, "cs", names), table.game.text(view, colour=True)]
