"""Tiny Epic Kingdoms: its seats, options, help and bots."""

from __future__ import annotations

from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.games.tiny_epic_kingdoms.rules.course import begin
from koruna.games.tiny_epic_kingdoms.rules.numbers import DECLINE, DONE, END_OF_MOVES, PASS
from koruna.games.tiny_epic_kingdoms.rules.setup import OPTIONS, Setup
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import LAST_CYCLE, SHIELDS

# The last cycle limits the length of a game (our own rule). In every turn an action is chosen, and perhaps a shield put
# elsewhere; then each of five players has at most one war, of 14 moves: going there, a gain for it, two dice, a raise,
# two payments, a gain or a theft, a loss, a dragon, and two figures that leave and pay. A further figure leaves only
# where an alliance is broken, whose own war had at most 6 moves. The Goblins may have two wars.
MOST_IN_WAR = 14
MOST_IN_TURN = 2 + 6 * MOST_IN_WAR
# What happens once: 45 moves before the first turn, 16 tokens with two further moves each and the order of 7 of them,
# 7 figures put elsewhere in two moves each, four losses and one figure removed in two moves.
ONCE = 45 + 16 * 3 + 7 + 7 * 2 + 4 + 2
LONGEST = LAST_CYCLE * SHIELDS * MOST_IN_TURN + ONCE


class TinyEpicKingdomsGame(Game[TinyEpicKingdoms, TinyEpicKingdomsView]):
    def begin(self, seats: int, options: Options) -> TinyEpicKingdoms:
        return begin(Setup(seats, options))


GAME = TinyEpicKingdomsGame(
    id="tiny_epic_kingdoms",
    version=2,
    pinned={1: {"rivers_are_water": False}},
    seats=[2, 3, 4, 5],
    options=OPTIONS,
    longest=LONGEST,
    actions=END_OF_MOVES,
    idle_moves=[PASS, DONE, DECLINE],
    difficulty=3,
)
