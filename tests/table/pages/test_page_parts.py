"""The parts of a table's page."""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.state import SPECTATOR
from koruna.table.live.live_table import Live
from koruna.table.live.simultaneous import SimultaneousDecisions
from koruna.table.log_lines import Ask, Name, Seed
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import actions, seats
from koruna.table.store.store import Head
from tests.games.wonderful_kingdom.tabletop import play
from tests.games.wonderful_kingdom.tabletop import table as two_dukes


def test_the_seat_list_shows_a_player_the_points_that_the_own_panel_does() -> None:
    head = Head("points", "wonderful_kingdom", 1, {}, 2)
    table = Live(head, [Seed("points"), Name(0, "Eva"), Name(1, "Petr")])
    own = "sites petrified_forest, krystallium 4, picks mill"
    state = two_dukes(f"realm 0 {own} | realm 1 picks mill", step="end_choice")
    play(state, *["crystal exploration petrified_forest"] * 4, seat=0)  # 2 points, in secret
    table.match.state = state
    for seat, shown in ((0, [2, 0]), (1, [0, 0]), (SPECTATOR, [0, 0])):
        cards = seats(PageContext(table, seat, [seat], "en"), ["Eva", "Petr"], [])
        assert [card.score for card in cards] == shown
        view = state.view(seat)
        assert [player.points for player in view.players] == shown


def test_whether_others_need_a_move_is_not_told_before_somebody_takes_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they decide in secret at the same time would show otherwise."""
    head = Head("plans", "wonderful_kingdom", koruna.game("wonderful_kingdom").version, {"module": "basic"}, 2)
    log = [Seed("plans"), Name(0, "Eva"), Name(1, "Petr")]
    table = Live(head, [*log, *Live(head, log).deal()])
    while len(waiting := table.match.state.waiting()) < 2:
        table.read(table.move(table.match.moves(waiting[0])[0], waiting[0])[0])
    for seat in (0, 1):
        table.read(table.move(table.match.moves(seat)[0], seat)[0])
    assert actions(PageContext(table, 0, [0], "en"))["undo"] == "undo"
    monkeypatch.setattr(SimultaneousDecisions, "same_without", lambda *_: False)
    assert isinstance(table.undo(0)[0], Ask)
    assert actions(PageContext(table, 0, [0], "en"))["undo"] == "undo"
