"""Full Greedy plays as in the paper it comes from."""

from __future__ import annotations

from random import Random

import koruna
from koruna.bots import bot
from koruna.games.kingdomino.bot.evaluation import can_be_central, holes
from koruna.games.kingdomino.bot.full_greedy import FullGreedy
from tests.bots.contest import contest
from tests.games.kingdomino.tabletop import castle, deal, happen, lay, table
from tests.how_many import NIGHTLY, how_many


def test_it_beats_three_random_players_as_often_as_in_the_paper() -> None:
    """97.7 % of four-player games with Middle Kingdom and Harmony, at about 55.7 points."""
    games = how_many(interpreted=20, compiled=150, nightly=1000)
    options = {"middle_kingdom": True, "harmony": True}
    wins, points = contest("kingdomino", ["full-greedy", "random", "random", "random"], games, options, seed=2)
    assert wins > (0.965 if NIGHTLY else 0.9)
    assert abs(points - 55.7) < (1.5 if NIGHTLY else 3 if koruna.compiled else 7)


def test_its_first_claims_go_by_crowns() -> None:
    state = table(4)
    deal(state, 10, 19, 45, 48)  # none, one, two and three crowns
    happen(state, "king 0")
    assert state.write(FullGreedy(Random(1)).choose(state, 0)) == "claim 48"


def test_it_keeps_the_castle_central_and_leaves_no_holes_when_it_need_not() -> None:
    rng = Random(7)
    player = bot("full-greedy", koruna.game("kingdomino"), rng)
    checked = 0
    for _ in range(6):
        state = table(2, middle_kingdom=True)
        while state.turn() != koruna.OVER:
            if state.turn() == koruna.CHANCE:
                state.play(state.draw(rng))
                continue
            seat = state.turn()
            move = player.choose(state, seat)
            if state.is_placing() and state.write(move) != "discard":
                kingdom, domino = state.kingdoms[seat], state.domino_to_place()
                spoiled = []
                for placement in state.moves():
                    after = kingdom.copy()
                    after.lay(domino, placement)
                    spoils = (can_be_central(kingdom) and not can_be_central(after)) + (holes(after) > holes(kingdom))
                    spoiled.append((spoils, placement))
                fewest = min(spoils for spoils, _ in spoiled)
                assert (fewest, move) in spoiled
                checked += 1
            state.play(move)
    assert checked > 100


def test_a_hole_is_a_square_that_no_domino_can_cover() -> None:
    kingdom = castle()
    for domino, where in ((1, "f5 e"), (2, "g6 n"), (3, "e6 n")):
        lay(kingdom, domino, where)
    assert holes(kingdom) == 0, "f6 and f7 are still open together"
    lay(kingdom, 4, "f7 n")
    assert holes(kingdom) == 1, "f6 is walled in"
