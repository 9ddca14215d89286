"""One game of a run."""

from __future__ import annotations

import koruna
from koruna.engine.match import Match
from koruna.lab.play import RunPlan, play_game

GAME = koruna.game("kingdomino")


def test_rotation_moves_the_bots_but_not_their_results() -> None:
    bots = ["random", "greedy", "random"]
    plan = RunPlan("kingdomino", bots, 3, {}, 5, rotate=True, keep_records=True)
    for number in range(3):
        game = play_game(GAME, plan, number)
        assert game.seating == [(seat + number) % 3 for seat in range(3)]
        match = Match(GAME, koruna.read_record(game.record))
        assert match.record.names == [f"bot:{bots[who]}" for who in game.seating]
        assert [game.points[who] for who in game.seating] == match.state.scores()
        assert [game.places[who] for who in game.seating] == match.state.ranks()
