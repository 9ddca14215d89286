"""It's a Wonderful Kingdom as the rest of Koruna sees it."""

from __future__ import annotations

from koruna.engine.errors import BadSetup
from koruna.engine.game import Game
from koruna.engine.option import Option, Options
from koruna.engine.state import State
from koruna.games.wonderful_kingdom.evaluation import evaluate
from koruna.games.wonderful_kingdom.invariants import broken_invariants
from koruna.games.wonderful_kingdom.rules import WonderfulKingdom, begin
from koruna.games.wonderful_kingdom.setup import Setup, why_not_together

# No game of a hundred thousand random ones had more moves than a tenth of this.
LONGEST = 5000


class WonderfulKingdomGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(Setup(seats, options))

    def check_company(self, option: Option, seats: int, chosen: Options) -> None:
        super().check_company(option, seats, chosen)
        why = why_not_together(option.id, seats, chosen)
        if why:
            raise BadSetup("rule-" + why, {"option": option.id, "seats": seats}, self.id)

    def evaluate(self, state: State, seat: int) -> float:
        running = state.running()
        assert isinstance(running, WonderfulKingdom)
        return evaluate(running, seat)

    def broken_invariants(self, state: State) -> list[str]:
        running = state.running()
        assert isinstance(running, WonderfulKingdom)
        return broken_invariants(running)
