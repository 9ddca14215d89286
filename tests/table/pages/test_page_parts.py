"""The parts of a table's page."""

from __future__ import annotations

from koruna.table.live.live_table import Live
from koruna.table.pages.page_parts import notice
from koruna.table.pages.viewer import Look
from koruna.table.store.store import Head


def test_only_people_are_asked_to_agree_to_an_undo() -> None:
    head = Head("undo", "kingdomino", 1, {}, ["a", "b", "c"])
    log = ["seed undo", "name 0 Eva", "name 1 Petr", "name 2 Jana", "bot 1 random"]
    log += Live(head, log).deal()
    table = Live(head, [*log, f"ask 0 {len(log)}"])
    called = ["Eva", "Petr", "Jana"]
    assert notice(Look(table, 2, [2], "en"), called)["may_agree"]
    assert not notice(Look(table, 1, [1], "en"), called)["may_agree"], "a bot plays for Petr"
    assert not notice(Look(table, -1, [], "en"), called)["may_agree"]
