"""Eight-Minute Empire: its seats, options, help and bots."""

from __future__ import annotations

from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.engine.series import Series
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView
from koruna.games.eight_minute_empire.rules.course import begin
from koruna.games.eight_minute_empire.rules.numbers import BIDS, DESTROYS, DONE, OWNERS, STRIDE
from koruna.games.eight_minute_empire.rules.setup import OPTIONS, Setup
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire


class EightMinuteEmpireGame(
    Game[EightMinuteEmpire, EightMinuteEmpireView, EightMinuteEmpire | Series[EightMinuteEmpire]]
):
    def begin(self, seats: int, options: Options) -> EightMinuteEmpire:
        return begin(Setup(seats, options))


# The longest has five players: 5 bids, 35 cards with up to six small moves each, 40 cards dealt, 5 tokens, a lot and
# the choice of the starter.
GAME = EightMinuteEmpireGame(
    id="eight_minute_empire",
    version=1,
    seats=[2, 3, 4, 5],
    options=OPTIONS,
    longest=300,
    actions=DESTROYS + OWNERS * (STRIDE - 1),
    idle_moves=[DONE, BIDS],
    difficulty=2,
    series="full_game",
)
