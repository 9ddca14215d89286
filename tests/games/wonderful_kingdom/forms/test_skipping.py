"""Automatic moves: steps of production and combats in which nothing is left to do."""

from __future__ import annotations

import koruna
from koruna.engine.automatic_moves import AskSettings, next_unasked, unasked
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    change,
    legal,
    play,
    table,
)

GAME = koruna.game("wonderful_kingdom")


def made(state: WonderfulKingdom, seat: int = 0, *opened: str) -> str:
    said = AskSettings()
    said.opened += opened
    return unasked(GAME, state, seat, said, [])


def producing(module: str = "basic", items: str = "") -> WonderfulKingdom:
    """Both have a site that they cannot complete, and all cubes are placed."""
    sites = "sites quarry, krystallium 0"
    return table(f"realm 0 {sites} | realm 1 {sites}", items, module=module, step="begin_step")


def place_all(state: WonderfulKingdom, seat: int) -> None:
    for word in ("place", "lab"):
        while legal(state, word, seat):
            play(state, legal(state, word, seat)[-1], seat=seat)


def test_R8_cubes_in_hand_are_asked_about_and_without_them_the_step_closes_by_itself() -> None:
    state = producing()
    assert made(state) == ""
    place_all(state, 0)
    change(state, "realm 0 sites quarry")
    assert any(text.startswith("discard") for text in legal(state, seat=0))
    assert made(state) == "done"
    assert made(state, 0, "steps") == ""


def test_R13_krystallium_that_completes_a_site_is_asked_about() -> None:
    state = producing()
    place_all(state, 0)
    change(state, "realm 0 sites quarry, krystallium 1")
    assert made(state) == "done", "it completes nothing"
    change(state, "realm 0 krystallium 9")
    assert made(state) == ""


def test_H6_a_frozen_site_is_no_reason_to_ask_before_its_giant_can_be_beaten() -> None:
    state = producing("threats")
    place_all(state, 0)
    change(state, "realm 0 sites quarry:frozen, krystallium 9")
    assert made(state) == "done", "krystallium completes nothing there"
    change(state, step="begin_combat")
    assert state.step_name() == "combat"
    assert made(state) == "", "it could be filled, and the giant beaten"
    while legal(state, "crystal", 0):
        play(state, legal(state, "crystal", 0)[0], seat=0)
    assert made(state) == "done", "it is full, and there are no soldiers"


def test_what_is_closed_by_itself_tells_the_other_nothing() -> None:
    """While the other player still decides, nobody learns that this one has nothing to decide."""
    state = producing()
    said = {0: AskSettings(), 1: AskSettings()}
    place_all(state, 0)
    change(state, "realm 0 sites quarry")
    assert made(state) == "done"
    assert next_unasked(GAME, state, said, []) is None
    assert next_unasked(GAME, state, {0: AskSettings()}, []) is None, "the other is a bot"
    place_all(state, 1)
    change(state, "realm 1 sites quarry")
    assert next_unasked(GAME, state, said, []) == (0, "done")
    play(state, "done", seat=0)
    assert next_unasked(GAME, state, said, []) == (1, "done")
