"""The parts of the web page."""

from __future__ import annotations

import re
from random import Random

import koruna
from koruna.engine.playout import play_out
from koruna.games.kingdomino.forms.page import draw_score
from koruna.locale import words
from tests.games.kingdomino.tabletop import table


def test_the_lines_of_the_score_add_up() -> None:
    say = words("en", "kingdomino")
    for seed in range(30):
        state = table(2, mighty_duel=True, middle_kingdom=True, harmony=True)
        play_out(state, Random(seed))
        for seat in (0, 1):
            drawn = draw_score(state.view().kingdoms[seat], state.scores()[seat], say)
            lines = [int(points) for points in re.findall(r"<b>(\d+)</b>", drawn)]
            assert sum(lines) == state.scores()[seat]


def test_every_target_of_a_move_is_on_the_page() -> None:
    game = koruna.game("kingdomino")
    rng = Random(1)
    state = table(2)
    checked = 0
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        seat, view = state.turn(), state.view(state.turn())
        page = game.draw_page(view, seat, "cs", ["Eva", "Petr"])
        shown = page.beside + page.board
        for move in state.moves():
            for target in game.targets(view, state.write(move)):
                assert f'data-target="{target}"' in shown, target
                checked += 1
        state.play(rng.choice(state.moves()))
    assert checked > 300
