"""Whole games between bots, as fast as possible: no texts, no record, and a journal only if it is switched on.

With the same streams it plays the same games as `Match.let`.
"""

from __future__ import annotations

from random import Random

from koruna.bots.random_bot import RandomBot
from koruna.engine.bot import Bot, must_play
from koruna.engine.errors import IllegalMove, Trouble
from koruna.engine.game import Game
from koruna.engine.limit import USUAL, Limit
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, State
from koruna.engine.streams import imagining
from koruna.engine.ties import seed_of


def imagines(game: Game, players: list[Bot]) -> bool:
    """Whether hidden information has to be resampled for these bots; random ones only look at their moves."""
    return not game.all_open and any(not isinstance(player, RandomBot) for player in players)


def let_play(
    game: Game, state: State, players: list[Bot], rng: Random, thinking: Random | None, limit: Limit = USUAL
) -> int:
    """Let bots, by seat, play a game to its end. Returns the number of decisions.

    `rng` draws chance. Every bot decides from what its seat can know, resampled by a seed from `thinking`, as in a
    `Match`; it may be None only if nothing needs to be resampled (`imagines`). There is a bot for every seat; one that
    chooses an illegal move is refused (`IllegalMove`).
    """
    for player in players:
        must_play(player, game.id)
    if thinking is None and imagines(game, players):
        raise Trouble("bots-would-see", {"game": game.id})
    thoughts = 0 if thinking is None else seed_of(thinking)
    decisions = draws = 0
    while True:
        seat = state.turn()
        if seat == CHANCE:
            state.play(state.draw(rng))
            draws += 1
            continue
        if seat == OVER:
            return decisions
        seat = state.waiting()[0]  # in a simultaneous decision not always the seat of `turn`
        if seat >= len(players):
            raise Trouble("bots-for-seats", {"seats": len(state.scores()), "bots": len(players)})
        player = players[seat]
        if isinstance(player, RandomBot):
            move = player.choose(state, seat)
        else:
            line = decisions + draws
            known = state.copy() if thinking is None else state.imagine(seat, imagining(thoughts, line))
            move = player.choose(known, seat, limit)
            if move not in state.moves(seat):
                raise IllegalMove(str(move), Reason("no-such-move"), game.id)
        state.play(move, seat)
        decisions += 1
