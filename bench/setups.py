"""Which set-ups are measured, and the figures they must reach."""

from __future__ import annotations

from msgspec import Struct

import koruna
from koruna.engine.option import Options

IMPORT_MS = 150.0  # `import koruna`
HELP_MS = 300.0  # `koruna --help`, the start of Python included


class Setup(Struct, frozen=True):
    """A set-up of a game. A figure of 0 means that it is measured but has no target."""

    name: str
    seats: int
    options: Options
    games: int = 0  # random games a second, compiled, at least
    decisions: int = 0  # random decisions a second, compiled, at least
    ratio: int = 0  # how many times the interpreted speed, at least
    copy_us: float = 0.0  # microseconds for a copy in the middle of a game, at most
    bots_s: float = 0.0  # seconds for a whole game of greedy bots, compiled, at most; measured only where it is given


# Every seat count of every game is measured anyway; these have targets or are notable variants.
NOTABLE: dict[str, list[Setup]] = {
    "kingdomino": [
        Setup("2 players", 2, {}, games=30_000, ratio=15, copy_us=2.0),
        Setup("4 players", 4, {}, games=12_000, ratio=15, copy_us=2.0),
        Setup("Mighty Duel", 2, {"mighty_duel": True}, games=9_000, ratio=15, copy_us=2.0),
    ],
    # A game of two has about 85 decisions, one of four 105: half a million decisions a second.
    "eight_minute_empire": [
        Setup("2 players", 2, {}, games=6_000, ratio=12, copy_us=2.0),
        Setup("4 players", 4, {}, games=4_800, ratio=12, copy_us=2.0),
        Setup("Full Game", 2, {"full_game": True, "goods_tokens": True}),
    ],
    # A game of two has about 410 decisions, one of four 540: half a million decisions a second.
    "tiny_epic_kingdoms": [
        Setup("2 players", 2, {}, games=1_250, ratio=10),
        Setup("4 players", 4, {}, games=950, ratio=10),
        Setup("Exploration", 4, {"draft": True, "exploration": True}, games=1_050, ratio=10),
    ],
    # A game of two has about 300 decisions, one alone 140: four hundred thousand decisions a second.
    "wonderful_kingdom": [
        Setup("alone", 1, {}, games=2_900, ratio=10),
        Setup("2 players", 2, {}, games=1_350, ratio=10),
        Setup("Quests", 2, {"module": "quests"}),
    ],
    # How long a game lasts differs widely here, so the figure is for decisions.
    "suverenita": [
        Setup("4 players", 4, {}, decisions=150_000, copy_us=40.0, bots_s=2.0),
        Setup("first game", 4, {"mode": "first_game"}, decisions=150_000, copy_us=40.0, bots_s=2.0),
        Setup("advanced", 4, {"mode": "advanced"}, decisions=150_000, copy_us=40.0, bots_s=2.0),
    ],
}


def setups_of(game: str) -> list[Setup]:
    notable = NOTABLE.get(game, [])
    plain = {setup.seats: setup for setup in notable if not setup.options}
    every = [plain.get(n, Setup(f"{n} players", n, {})) for n in koruna.game(game).seats]
    return every + [setup for setup in notable if setup.options]
