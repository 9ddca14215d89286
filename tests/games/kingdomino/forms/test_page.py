"""The parts of the web page."""

from __future__ import annotations

import re
from random import Random

import koruna
from koruna.engine.playout import play_out
from koruna.games.kingdomino.forms.page import draw_score
from koruna.locale import words
from tests.games.kingdomino.tabletop import deal, happen, play, table


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


def test_every_domino_that_is_still_there_is_a_piece_that_can_travel() -> None:
    game = koruna.game("kingdomino")
    state = table(2)
    deal(state, 5, 24, 40, 48)
    for king, domino in (("king 0", 24), ("king 1", 5), ("king 1", 48), ("king 0", 40)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 1, 10, 20, 30)
    play(state, "place e6 n")
    page = game.draw_page(state.view(1), 1, "en", ["Eva", "Petr"])
    pieces = re.findall(r'data-piece="domino-(\d+)"', page.beside + page.board)
    assert {"24", "40", "48", "1", "10", "20", "30"} <= {*pieces}
    assert pieces.count("5") < 2, "laid, it is no longer in the row"
