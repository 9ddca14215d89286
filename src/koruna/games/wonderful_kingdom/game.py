"""It's a Wonderful Kingdom: its seats, options, help and bots."""

from __future__ import annotations

from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.games.wonderful_kingdom.forms import skipping
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.contents import read_own
from koruna.games.wonderful_kingdom.rules.course import begin
from koruna.games.wonderful_kingdom.rules.numbers import DONE, LAST
from koruna.games.wonderful_kingdom.rules.reading import TABLES
from koruna.games.wonderful_kingdom.rules.setup import OPTIONS, setup_of, why_not_together
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

# None of a hundred thousand random games had more than a tenth of this.
LONGEST = 5000


class WonderfulKingdomGame(Game[WonderfulKingdom, WonderfulKingdomView]):
    def begin(self, seats: int, options: Options) -> WonderfulKingdom:
        return begin(setup_of(seats, options))

    def why_not_together(self, option: str, seats: int, chosen: Options) -> str:
        return why_not_together(option, seats, chosen)

    def read_content(self, files: dict[str, str]) -> Edition:
        return read_own(files)


GAME = WonderfulKingdomGame(
    id="wonderful_kingdom",
    version=1,
    seats=[1, 2],
    options=OPTIONS,
    longest=LONGEST,
    actions=LAST,
    idle_moves=[DONE],
    difficulty=4,
    stops=skipping.STOPS,
    asks_all=False,
    content_files=TABLES,
)
