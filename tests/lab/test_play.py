"""One game of a run."""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.lab import run_games
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
        assert [game.utility[who] for who in game.seating] == match.state.utility()


@pytest.mark.parametrize(
    ("bots", "options"), [(["random", "random"], {"module": "quests"}), (["random"], {"scenario": "SC02"})]
)
def test_lost_games_are_nobodys_though_somebody_is_first(bots: list[str], options: Options) -> None:
    played = list(run_games(koruna.game("wonderful_kingdom"), bots, 4, options, workers=1))
    assert [min(game.places) for game in played] == [1] * 4
    assert [sum(game.utility) for game in played] == [0.0] * 4
