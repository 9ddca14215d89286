"""No game goes on for ever: not with players who finish nothing, and not against opponents who do nothing."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.bots import bot
from koruna.bots.playing import let_play
from koruna.engine.bot import Bot, moves_of
from koruna.engine.game import Game
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import CHANCE, OVER, State
from tests.how_many import NIGHTLY, how_many
from tests.laws.choosing import A_LITTLE, steady_bots
from tests.laws.tables import GAMES, Table, every_table

TRIED = how_many(interpreted=3, compiled=8, nightly=1000)  # moves that a dawdler looks at
COMPARED = 4  # moves that a passive player compares
SANE = 3  # times as long as among its like


class Passive(Bot):
    """Does the least: the move after which the fewest words of the position are different, of several the first.

    So it passes, collects, shows the flag or discards. Of many moves it compares some.
    """

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        moves = moves_of(state, seat)
        if len(moves) == 1:
            return moves[0]
        before = state.position().split(" ")
        return min(moves[:: -(-len(moves) // COMPARED)], key=lambda move: changed(state, move, seat, before))


def changed(state: State, move: int, seat: int, before: list[str]) -> int:
    """How many words of the position a move changes."""
    after = state.copy()
    after.play(move, seat)
    words = after.position().split(" ")
    return abs(len(words) - len(before)) + sum(one != other for one, other in zip(before, words, strict=False))


def seats_of_games() -> list[tuple[Game, int]]:
    """The fewest seats with opponents; at night all."""
    found: list[tuple[Game, int]] = []
    for game in GAMES:
        several = [seats for seats in game.seats if seats > 1]
        found += [(game, seats) for seats in (several if NIGHTLY else several[:1])]
    return found


@pytest.mark.skipif(not koruna.compiled and not NIGHTLY, reason="games of bots take long interpreted")
@pytest.mark.parametrize(("game", "seats"), seats_of_games(), ids=lambda it: str(it) if isinstance(it, int) else it.id)
def test_a_bot_ends_the_game_against_passive_opponents(game: Game, seats: int) -> None:
    """Nobody else will: a bot that has won must not put off the end for what it can never use."""
    for name in steady_bots(game):
        equals = [bot(name, game, Random(seat)) for seat in range(seats)]
        passive = [equals[0], *(Passive() for _ in range(seats - 1))]
        usual, length = (
            let_play(game, game.start(seats), all, Random(1), Random(2), A_LITTLE) for all in (equals, passive)
        )
        assert length <= SANE * usual, f"{name} takes {length} decisions instead of {usual}"


@every_table
def test_players_who_dawdle_stay_within_the_stated_length(table: Table) -> None:
    """They do whatever leaves it to them to decide again, as long as there is any such move."""
    rng = table.rng("dawdling")
    state = table.start()
    played = 0
    while state.turn() != OVER:
        assert played < table.longest(), f"{table} is not over after {played} moves"
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
        else:
            seat = rng.choice(state.waiting())
            state.play(dawdling(state, seat, rng), seat)
        played += 1


def dawdling(state: State, seat: int, rng: Random) -> int:
    moves = state.moves(seat)
    tried = rng.sample(moves, min(TRIED, len(moves)))
    for move in tried:
        after = state.copy()
        after.play(move, seat)
        if seat in after.waiting():
            return move
    return tried[0]
