"""A bot chooses by the state, the seat and its seed alone, and its analysis agrees with what it chooses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import koruna
from koruna.bots import bot_names
from koruna.bots.search import Search
from koruna.engine.analysis import Analysis
from koruna.engine.game import Game
from koruna.engine.limit import Limit, Progress
from tests.how_many import how_many
from tests.laws.choosing import A_LITTLE, chosen, decisions, new_bot, steady_bots
from tests.laws.fingerprint import fingerprint
from tests.laws.pairs import carry_on, splits, what_is_unseen
from tests.laws.tables import Table, every_game, every_table, some_moments

ROOT = Path(__file__).parent.parent.parent
IN_A_ROW = how_many(interpreted=12, compiled=60, nightly=400)  # decisions of one game
ENOUGH = Limit(iterations=60)
PARTS = (0.0, 0.4, 0.9)  # of a game, from which on bots play


@every_game
@pytest.mark.parametrize("part", PARTS)
def test_a_bot_made_anew_chooses_like_one_that_has_played_before(game: Game, part: float) -> None:
    for name in steady_bots(game):
        for state, seat, player, move in decisions(game, name, IN_A_ROW, part):
            before = fingerprint(state)
            assert move in state.moves(seat)
            assert new_bot(name, game, seat).choose(state, seat, A_LITTLE) == move, f"{name} at seat {seat}"
            assert player.choose(state.copy(), seat, A_LITTLE) == move, f"{name} at seat {seat}, asked again"
            assert fingerprint(state) == before, f"{name} changed the state"


@every_game
def test_the_random_bot_chooses_by_its_stream_alone(game: Game) -> None:
    """It is exempt from the law above: to choose by the state it would need a key for every decision."""
    twins = {seat: new_bot("random", game, seat) for seat in range(max(game.seats))}
    for state, seat, _, move in decisions(game, "random", IN_A_ROW, 0.4):
        before = fingerprint(state)
        assert twins[seat].choose(state, seat) == move
        assert fingerprint(state) == before


@every_game
def test_an_analysis_is_of_all_moves_and_begins_with_the_one_chosen(game: Game) -> None:
    for name in steady_bots(game):
        for state, seat, player, _ in decisions(game, name, how_many(interpreted=2, compiled=6, nightly=30), 0.5):
            move = player.choose(state, seat, ENOUGH)
            before = fingerprint(state)
            told: list[Analysis] = []
            found = player.analyse(state, seat, ENOUGH, Progress(told.append))
            assert fingerprint(state) == before, f"{name} changed the state"
            assert found.best.move == move
            assert sorted(considered.move for considered in found.moves) == sorted(state.moves(seat))
            assert all(0 <= considered.chance <= 1 for considered in found.moves)
            assert all(considered.text == state.write(considered.move, seat) for considered in found.moves)
            assert all(considered.line[0] == f"{seat} {considered.text}" for considered in found.moves)
            assert told[-1].visits == found.visits >= min(len(found.moves), ENOUGH.iterations)


@every_game
def test_a_seat_that_does_not_decide_has_nothing_to_choose(game: Game) -> None:
    seats = max(game.seats)
    at_chance, decided = game.start(seats), koruna.Match.new(game, seats, rng=Random(1)).state
    assert at_chance.turn() == koruna.CHANCE
    for name in bot_names(game):
        player = new_bot(name, game, 0)
        for state, seat in ((at_chance, 0), (at_chance, koruna.CHANCE), (decided, seats), (decided, koruna.SPECTATOR)):
            for ask in (player.choose, player.analyse):
                with pytest.raises(koruna.Trouble, match=f"Seat {seat} has nothing"):
                    ask(state, seat)


@every_game
def test_an_analysis_can_be_stopped_and_limited(game: Game) -> None:
    for name in steady_bots(game):
        several = (found for found in decisions(game, name, 40, 0.2) if len(found.state.moves(found.seat)) > 3)
        state, seat, player, _ = next(several)
        # Not 1000, the default, for which bots may substitute a shorter limit of their own.
        stopped = player.analyse(state, seat, Limit(iterations=2000), stops_after(2))
        limited = player.analyse(state, seat, Limit(iterations=2))
        assert stopped.visits == limited.visits == 2
        assert stopped.best.move == limited.best.move == player.choose(state, seat, Limit(iterations=2))
        assert len(stopped.moves) == len(limited.moves) == len(state.moves(seat))


@every_table
def test_no_bot_knows_what_its_seat_may_not(table: Table) -> None:
    """From two states that differ only in what is hidden from a seat, the same stream imagines the same for it, which
    is what bots are handed. Search imagines by itself: even the true states make no difference to it."""
    rng = table.rng("pairs for bots")
    search, searched = Search(table.game, Random(5)), how_many(interpreted=1, compiled=3, nightly=12)
    for state in some_moments(table, "pairs for bots", 1, what_is_unseen):
        for seat in range(table.seats):
            for one, other in splits(state, seat, rng):
                for left, right in carry_on(one, other, seat, rng):
                    if seat not in left.waiting() or seat not in right.waiting():
                        continue
                    known, same = left.imagine(seat, Random("twins")), right.imagine(seat, Random("twins"))
                    assert fingerprint(known) == fingerprint(same)
                    searched -= 1
                    if searched >= 0:
                        moves = {search.choose(state, seat, A_LITTLE) for state in (left, right)}
                        assert len(moves) == 1


def stops_after(visits: int) -> Progress:
    progress = Progress(lambda analysis: progress.stop() if analysis.visits >= visits else None)
    return progress


@pytest.mark.skipif(not koruna.compiled, reason="compared in the compiled run")
def test_bots_choose_the_same_compiled_and_interpreted() -> None:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.laws.choosing"]
    done = subprocess.run(command, check=True, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.stdout.splitlines() == chosen()
