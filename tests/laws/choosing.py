"""What bots choose in the middle of games: `python -m tests.laws.choosing` prints it, to compare the two modes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from koruna.bots import LEVELS, bot, bot_names
from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.engine.limit import Limit
from koruna.engine.playout import play_on, play_out
from koruna.engine.state import CHANCE, OVER, State
from tests.laws.tables import CHOSEN, GAMES, Table

FEW = 6  # decisions compared between the modes
A_LITTLE = Limit(iterations=4)  # thinking of bots that search; the others take no notice of it


class Decision(NamedTuple):
    state: State  # as the bot knows it
    seat: int
    player: Bot
    move: int


def table_of(game: Game) -> Table:
    return next(table for table in CHOSEN if table.game is game and table.seats == max(2, game.seats[0]))


def steady_bots(game: Game) -> list[str]:
    """All bots but the random one, whose every call is a draw from its stream. Of the five levels, which are one search
    that is more or less narrow, the weakest and the strongest."""
    return [name for name in bot_names(game) if name != "random" and name not in LEVELS[1:-1]]


def new_bot(name: str, game: Game, seat: int) -> Bot:
    return bot(name, game, Random(f"bot {seat}"))


def decisions(game: Game, name: str, count: int, part: float) -> Iterator[Decision]:
    """So many decisions in a row from some part of a random game on, by bots that play all of them."""
    table = table_of(game)
    rng = table.rng(f"choosing from {part}")
    whole = play_out(table.start(), rng)
    state = table.start()
    play_on(state, rng, int(part * whole))
    players = [new_bot(name, game, seat) for seat in range(table.seats)]
    for _ in range(count):
        while state.turn() == CHANCE:
            state.play(state.draw(rng))
        if state.turn() == OVER:
            return
        seat = rng.choice(state.waiting())
        known = state.imagine(seat, rng)
        move = players[seat].choose(known, seat, A_LITTLE)
        yield Decision(known, seat, players[seat], move)
        state.play(move, seat)


def chosen() -> list[str]:
    return [
        f"{game.id} {name} {decision.seat} {decision.state.write(decision.move, decision.seat)}"
        for game in GAMES
        for name in steady_bots(game)
        for decision in decisions(game, name, FEW, 0.3)
    ]


if __name__ == "__main__":
    print("\n".join(chosen()))
