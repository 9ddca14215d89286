"""Flight: of units from a battle (9.5), or of ships from the dockyard of a settlement that has fallen (10.7)."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.forces import the_battle
from koruna.games.suverenita.rules.fight import falling
from koruna.games.suverenita.rules.march import fleeing
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


class Fleeing(Phase):
    """The number of the step is 0 for a battle, else one more than the field of the settlement."""

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return falling.ships_out(state, seat, number - 1) if number else fleeing.moves(state, seat)

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        return falling.sail_out(state, seat, number - 1, move) if number else fleeing.play(state, seat, move)

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        return fleeing.why_not(state, seat, number - 1 if number else the_battle(state).field, move)
