"""One game of a run."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

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


def test_what_happened_is_counted_only_if_asked_for() -> None:
    plain, full = (
        next(
            iter(
                run_games(koruna.game("tiny_epic_kingdoms"), ["random"] * 3, 1, workers=1, measures=True, events=events)
            )
        )
        for events in (False, True)
    )
    assert "wars" not in plain.measures
    assert full.measures["wars"] > 0
    assert plain.measures.items() <= full.measures.items()
    assert plain.measures["decisions"] > 100


def test_medals_and_lost_games_are_counted_alone() -> None:
    """A seed with won and with lost games."""
    game = koruna.game("wonderful_kingdom")
    options: Options = {"scenario": "SC01"}
    games = list(run_games(game, ["random"], 5, options, workers=1, measures=True))
    lost = [game.measures["lost"] for game in games]
    assert lost == [1 - game.utility[0] for game in games]
    assert 0 < sum(lost) < 5
    assert all(0 <= game.measures["medal"] <= 3 for game in games)
    assert all(game.measures["medal"] == 0 for game in games if game.measures["lost"])


@pytest.mark.parametrize("id", ["kingdomino", "eight_minute_empire", "sealed_bids"])
@pytest.mark.parametrize("bots", [["random", "random"], ["greedy", "random"]])
def test_a_game_is_the_same_with_and_without_its_record(id: str, bots: list[str]) -> None:
    """All games with all their options are compared in tests/laws/test_playing.py."""
    plan = RunPlan(id, bots, 1, {}, 3, rotate=True, keep_records=True, measures=True, events=True)
    for number in range(2):
        kept = play_game(koruna.game(id), plan, number)
        assert kept.record
        assert play_game(koruna.game(id), replace(plan, keep_records=False), number) == replace(kept, record="")
