"""Parts of views that games remember: a remembered one is what somebody who looks now would see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import koruna
from koruna.games.eight_minute_empire.forms import view as eight_minute_empire
from koruna.games.kingdomino.forms import view as kingdomino
from koruna.games.tiny_epic_kingdoms.forms import map_view as tiny_epic_map
from koruna.games.tiny_epic_kingdoms.forms import player_view as tiny_epic_players
from koruna.games.wonderful_kingdom.forms import player_view as wonderful_kingdom

FORGET: dict[str, list[Callable[[], None]]] = {
    "eight_minute_empire": [
        eight_minute_empire.remembered_maps.clear,
        eight_minute_empire.remembered_players.clear,
    ],
    "kingdomino": [kingdomino.remembered.clear],
    "tiny_epic_kingdoms": [
        tiny_epic_map.territories.cache_clear,
        tiny_epic_map.look_at_territory.cache_clear,
        tiny_epic_players.remembered.clear,
    ],
    "wonderful_kingdom": [wonderful_kingdom.remembered.clear],
}


@pytest.mark.parametrize("id", FORGET)
def test_a_remembered_view_is_what_is_seen_now(id: str) -> None:
    rng, game = Random(id), koruna.game(id)
    state = game.start(2)
    while state.turn() != koruna.OVER:
        seen = [state.view(seat) for seat in (0, 1, koruna.SPECTATOR)]
        for forget in FORGET[id]:
            forget()
        assert [state.view(seat) for seat in (koruna.SPECTATOR, 1, 0)] == seen[::-1]
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        else:
            seat = rng.choice(state.waiting())
            state.play(rng.choice(state.moves(seat)), seat)
