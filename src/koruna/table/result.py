"""The end of a game on its page: who won by how much, why it ended, and everybody's points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from koruna.engine.state import OVER, SPECTATOR
from koruna.locale import words
from koruna.look.ending import EndingTold, shown_ending
from koruna.look.faults import shown
from koruna.table.log import Live
from koruna.table.telling import names

if TYPE_CHECKING:
    from koruna.table.parts import Look


def ended(table: Live, seat: int, own: list[int], language: str) -> EndingTold | None:
    """How the game ended, once it is over; people who share a device read the same of it, as a spectator does."""
    state = table.match.state
    if state.turn() != OVER:
        return None
    reader = seat if len(own) < 2 else SPECTATOR
    return shown_ending(table.match.game, table.view(seat), state.ranks(), names(table, language), language, reader)


def end(look: Look, view: Any, called: list[str]) -> dict[str, Any]:
    """What the end says; places and points line by line; who won."""
    state = look.table.match.state
    scores, ranks = state.scores(), state.ranks()
    order = sorted(range(len(called)), key=lambda seat: (ranks[seat], seat))
    return {
        "told": ended(look.table, look.seat, look.own, look.language),
        "places": tuple(
            (seat, called[seat], ranks[seat], scores[seat], points_told(look, view, seat)) for seat in order
        ),
        "rematch": look.rematch,
    }


def points_told(look: Look, view: Any, seat: int) -> tuple[str, ...]:
    own, parts = words(look.language, look.table.head.game), look.table.match.game.parts
    return shown(lambda: tuple(own.say(*line) for line in parts(view, seat)), lambda: (own.say("at-not-shown"),))
