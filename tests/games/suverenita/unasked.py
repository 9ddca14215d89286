"""Which move is made without asking."""

from __future__ import annotations

import koruna
from koruna.engine.automatic_moves import AskSettings, unasked
from koruna.games.suverenita.rules.state import Suverenita

GAME = koruna.game("suverenita")


def made(state: Suverenita, seat: int = 0, *opened: str, said: AskSettings | None = None) -> str:
    """The move made for a seat without asking, or ""."""
    said = said or AskSettings()
    said.opened += opened
    assert state.journal is not None
    return unasked(GAME, state, seat, said, state.journal)
