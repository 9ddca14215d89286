"""A drawing that fails only affects its own part of the page, which shows a placeholder: tested by breaking every
drawing function of a game's page in turn.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from koruna.engine.game import Game
from koruna.engine.state import SPECTATOR
from koruna.locale import LANGUAGES
from koruna.look.faults import not_shown
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Seed
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.store.store import Head
from tests.laws.tables import CHOSEN, every_game

if TYPE_CHECKING:
    from tests.conftest import Heard

PARTS = ("prompt", "part", "steps", "board", "map", "cards", "realm", "points", "panel")
MOMENTS = 3


@every_game
def test_a_fault_in_a_drawing_stays_in_its_part(
    game: Game, monkeypatch: pytest.MonkeyPatch, faults_heard: Heard
) -> None:
    page = page_of(game)
    names = [] if page is None else [name for name in vars(page) if name.startswith("draw_") and name != "draw_page"]
    met = set()
    for number, live in enumerate(moments(game)):
        language = LANGUAGES[number % len(LANGUAGES)]
        placeholders = {not_shown(what, language) for what in PARTS}
        for seat in (0, SPECTATOR):
            context = PageContext(live, seat, [seat] if seat >= 0 else [], language)
            whole = parts_of(context)
            assert not faults_heard.records
            for name in names:
                with monkeypatch.context() as planted:
                    planted.setattr(page, name, broken)
                    parts = parts_of(context)
                changed = [part for part in whole if parts[part] != whole[part]]
                assert len(changed) <= 1, f"{name} fails without affecting other parts"
                if changed:
                    met.add(name)
                    assert any(text in parts[changed[0]] for text in placeholders), f"a placeholder for {name}"
                assert len(faults_heard.take()) <= 1
    assert page is None or met, "at least one drawing function was used"


def page_of(game: Game) -> ModuleType | None:
    name = f"koruna.games.{game.id}.forms.page"
    return import_module(name) if find_spec(name) else None


def moments(game: Game) -> list[Live]:
    """The default table of a multiplayer game: at its beginning, later, and at its end."""
    table = next(table for table in CHOSEN if table.game is game and table.seats > 1)
    head = Head("drawn", game.id, game.version, table.options, table.seats)
    rng = Random(f"{game.id} drawn")
    log = [Seed("drawn"), *Live(head, [Seed("drawn")]).deal()]
    found = [Live(head, log)]
    live = Live(head, log)
    while not live.match.over():
        state = live.match.state
        seat = rng.choice(state.waiting())
        lines = live.move(state.write(rng.choice(state.moves(seat)), seat), seat)[0]
        log += lines
        live.read(lines)
        if len(found) < MOMENTS - 1 and len(live.match.record.lines) > 60:
            found.append(Live(head, log))
        if len(live.match.record.lines) > 400:
            break
    return [*found, live]


def broken(*_: Any, **__: Any) -> str:
    raise ZeroDivisionError("a fault of ours")
