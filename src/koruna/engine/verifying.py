"""Verifies the fair draw of a record (see fair_draw.py)."""

from __future__ import annotations

from koruna.engine.content import Content
from koruna.engine.errors import Trouble
from koruna.engine.keyed_chance import keyed_draw
from koruna.engine.library import game as game_by_id
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE


def verify(record: Record, content: Content | None = None) -> int:
    """Repeat all draws. Returns their number; raises `Trouble` if the record has a different draw, or lacks the
    data."""
    fair = record.fair_draw
    if fair is None:
        raise Trouble("verify-no-commitment", {})
    if not fair.secret:
        raise Trouble("verify-no-secret", {})
    if not fair.keeps_its_word():
        raise Trouble("verify-other-secret", {})
    played = record if content is None else record.played_with(content)
    game, seed = game_by_id(record.game), fair.seed()
    match = Match(game, played.first(0), deal=False)
    draws = 0
    for at, (seat, text) in enumerate(played.lines):
        if seat == CHANCE:
            draws += 1
            drawn = match.state.write(keyed_draw(match.state, seed, match.record.lines))
            if drawn != text:
                facts: dict[str, int | str] = {"line": record.line_number(at), "text": text, "drawn": drawn}
                raise Trouble("verify-other-draw", facts)
        match.go_on([(seat, text)])
    if match.state.turn() == CHANCE:
        raise Trouble("verify-cut", {})
    return draws
