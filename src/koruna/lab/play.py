"""One of many games between bots."""

from __future__ import annotations

from msgspec import Struct

from koruna.bots import bot
from koruna.bots.outsider import Outsider
from koruna.bots.own import OwnBot
from koruna.bots.playing import imagines, let_play
from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.ranking import shares
from koruna.engine.state import State
from koruna.engine.streams import stream


class RunPlan(Struct, frozen=True):
    """The settings of a run, as plain data for worker processes."""

    game: str  # its id
    bots: list[str]  # their names, by seat in the first game
    games: int  # how many
    options: Options  # all that the game has
    seed: int  # of all chance and all bots
    rotate: bool  # whether the bots change seats from game to game
    keep_records: bool  # whether results have the whole games
    measures: bool = False  # whether to count what `Game.measures` has
    events: bool = False  # whether to count events too, for which journals are kept
    own: tuple[OwnBot, ...] = ()  # custom bots among them


class Played(Struct, frozen=True):
    """The result of one game."""

    number: int  # which game of the run, from 0
    seating: list[int]  # by seat: the index of its bot
    points: list[int]  # by bot
    places: list[int]  # by bot
    utility: list[float]  # by bot: its share of the win, 0.0 for all if nobody won
    measures: dict[str, float]  # if asked for: those of `Game.measures`, and the number of decisions
    record: str  # the whole game as text, or "" if records are not kept
    turns: list[int] = []  # by bot: the decisions that a custom bot was asked for; empty without custom bots
    lost: list[int] = []  # by bot: those of them at which it failed, and `greedy` moved


def play_game(game: Game, plan: RunPlan, number: int) -> Played:
    """One game of a plan, from beginning to end."""
    count = len(plan.bots)
    seating = [(seat + number) % count if plan.rotate else seat for seat in range(count)]
    players = [bot(plan.bots[who], game, stream(plan.seed, number, f"bot {who}")) for who in seating]
    state, decisions, record = (recorded if plan.keep_records else unrecorded)(game, plan, number, seating, players)
    scores, ranks = state.scores(), state.ranks()
    points, places, utility = [0] * count, [0] * count, [0.0] * count
    for who, score, rank, share in zip(seating, scores, ranks, shares(ranks, state.all_lost()), strict=True):
        points[who], places[who], utility[who] = score, rank, share
    measures: dict[str, float] = {}
    if plan.measures or plan.events:
        events = state.journal if plan.events else None
        measures = {"decisions": float(decisions), **game.measures(state, events)}
    turns, lost = failures(seating, players) if plan.own else ([], [])
    return Played(number, seating, points, places, utility, measures, record, turns, lost)


def failures(seating: list[int], players: list[Bot]) -> tuple[list[int], list[int]]:
    """By bot: the decisions that a custom bot was asked for, and those at which it failed."""
    turns, lost = [0] * len(seating), [0] * len(seating)
    for who, player in zip(seating, players, strict=True):
        if isinstance(player, Outsider):
            turns[who], lost[who] = player.turns, player.lost
    return turns, lost


def recorded(game: Game, plan: RunPlan, number: int, seating: list[int], players: list[Bot]) -> tuple[State, int, str]:
    """Play a game as people do: its last state, the number of decisions, and its record."""
    names = [f"bot:{plan.bots[who]}" for who in seating]
    rngs = stream(plan.seed, number, "deal"), stream(plan.seed, number, "imagine")
    match = Match.new(game, len(players), plan.options, names, *rngs)
    match.noting = False
    decisions = 0
    while not match.over():
        seat = match.state.waiting()[0]
        match.let(players[seat], seat)
        decisions += 1
    return match.state, decisions, match.record.text()


def unrecorded(
    game: Game, plan: RunPlan, number: int, seating: list[int], players: list[Bot]
) -> tuple[State, int, str]:
    """The same game several times faster, without its record."""
    state = game.start(len(players), plan.options)
    if plan.events:
        state.journal = []
    thinking = stream(plan.seed, number, "imagine") if imagines(game, players) else None
    return state, let_play(game, state, players, stream(plan.seed, number, "deal"), thinking), ""
