"""One of many games between bots."""

from __future__ import annotations

from msgspec import Struct

from koruna.bots import bot
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.streams import stream


class RunPlan(Struct, frozen=True):
    """What is played, as plain data that can be sent to a worker process."""

    game: str
    bots: list[str]
    games: int
    options: Options
    seed: int
    rotate: bool  # whether the bots change seats from game to game
    keep_records: bool
    events: bool = False  # whether measures count events too, for which journals are kept


class Played(Struct, frozen=True):
    """The result of one game."""

    number: int  # which game of the run, from 0
    seating: list[int]  # by seat: the index of its bot
    points: list[int]  # by bot
    places: list[int]  # by bot
    utility: list[float]  # by bot: its share of the win, 0.0 for all if nobody won
    measures: dict[str, float]  # what `Game.measures` counts, and the number of decisions
    record: str  # the whole game as text, or "" if records are not kept


def play_game(game: Game, plan: RunPlan, number: int) -> Played:
    """One game of a plan, from beginning to end."""
    count = len(plan.bots)
    seating = [(seat + number) % count if plan.rotate else seat for seat in range(count)]
    names = [f"bot:{plan.bots[who]}" for who in seating]
    rngs = stream(plan.seed, number, "deal"), stream(plan.seed, number, "imagine")
    match = Match.new(game, count, plan.options, names, *rngs)
    match.noting = False
    players = [bot(plan.bots[who], game, stream(plan.seed, number, f"bot {who}")) for who in seating]
    decisions = 0
    while not match.over():
        seat = match.state.waiting()[0]
        match.let(players[seat], seat)
        decisions += 1
    points, places, utility = [0] * count, [0] * count, [0.0] * count
    state = match.state
    for who, score, rank, share in zip(seating, state.scores(), state.ranks(), state.utility(), strict=True):
        points[who], places[who], utility[who] = score, rank, share
    measures = {"decisions": float(decisions), **game.measures(state, match.events() if plan.events else None)}
    return Played(number, seating, points, places, utility, measures, match.record.text() if plan.keep_records else "")
