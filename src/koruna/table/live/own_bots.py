"""Bots of the operator's own: workers make their questions, and threads wait for their answers.

They are processes of their own, so that waiting costs nothing. One that is late keeps only its own tables waiting, no
bot of another name and no hint.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple
from weakref import WeakKeyDictionary

from koruna.bots.outsider import Outsider
from koruna.bots.own import ALLOWED
from koruna.bots.program import end_all
from koruna.table.live.bot_workers import Decided, bot_seed, imagined_for, question
from koruna.table.live.live_table import Live
from koruna.table.live.worker_pool import NICENESS, WorkerPool

Players = dict[tuple[int, str], Outsider]  # by seat and name


class OwnBots:
    count: int  # of concurrent questions to the bots of one name
    askers: dict[str, WorkerPool]  # by name
    players: WeakKeyDictionary[Live, Players]  # how often they have failed

    def __init__(self, count: int) -> None:
        self.count = count
        self.askers = {}
        self.players = WeakKeyDictionary()

    def askers_of(self, name: str) -> WorkerPool:
        if name not in self.askers:
            self.askers[name] = WorkerPool(self.count, in_threads=True)
        return self.askers[name]

    async def decide(self, thinkers: WorkerPool, client: str, table: Live, seat: int, name: str) -> Decided:
        """The move of such a bot, or of `greedy` if it fails."""
        record, _, _, seed, _ = question(table, seat, name)
        asked = await thinkers.run_later(client, own_question, record, seat, name, seed)
        if len(asked.moves) == 1:
            return Decided(asked.moves[0])
        player = self.player(table, seat, name)
        answer = await self.askers_of(name).run_later(client, ask, player, asked)
        if answer:
            return Decided(answer)
        player.name_failure(seat)
        text = await thinkers.run_later(client, default, record, seat, name, seed)
        return Decided(text, player.failure)

    def player(self, table: Live, seat: int, name: str) -> Outsider:
        """The same for the whole game."""
        players = self.players.setdefault(table, {})
        if (seat, name) not in players:
            players[seat, name] = Outsider(ALLOWED[name], table.match.game, Random(bot_seed(table, seat)))
        return players[seat, name]

    def stop(self) -> None:
        """End them, so that no thread waits for an answer."""
        for askers in self.askers.values():
            askers.stop()
        if self.askers:
            end_all()


def ask(player: Outsider, asked: OwnQuestion) -> str:
    """In a thread: what it answers, "" if it fails."""
    return player.answer(asked.text, asked.moves, player.own.seconds, NICENESS)


# --- in the processes -------------------------------------------------------------------------


class OwnQuestion(NamedTuple):
    """What such a bot is asked."""

    text: str  # "" if there is only one move
    moves: list[str]  # the valid answers


def own_question(record: str, seat: int, name: str, seed: str) -> OwnQuestion:
    """The question to a bot of the operator's own: all that its seat may know about a decision."""
    match, imagined, _ = imagined_for(record, seat, seed)
    moves = [match.state.write(move, seat) for move in imagined.moves(seat)]
    player = Outsider(ALLOWED[name], match.game, Random(seed))
    text = player.question(imagined, seat, moves, player.own.seconds) if len(moves) > 1 else ""
    return OwnQuestion(text, moves)


def default(record: str, seat: int, name: str, seed: str) -> str:
    """The move made in its place if it fails."""
    match, imagined, _ = imagined_for(record, seat, seed)
    player = Outsider(ALLOWED[name], match.game, Random(seed))
    return match.state.write(player.default(imagined, seat), seat)
