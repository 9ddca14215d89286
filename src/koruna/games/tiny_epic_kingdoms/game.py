"""Tiny Epic Kingdoms: its seats, options, help and bots."""

from __future__ import annotations

from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.engine.state import State
from koruna.games.tiny_epic_kingdoms.rules.course import begin
from koruna.games.tiny_epic_kingdoms.rules.setup import OPTIONS, Setup

# The chapters of the help, with their rules.
CHAPTERS = {
    "goal": "aim",
    "setup": "draft-now !faction-taken side-now !split-now six-resources start-now start-at-home",
    "turn": "choose-now under-shield cycle shield-now shield-on-free !act-now active-acts act-or-collect not-chosen"
    " collect single !gain-now cap !not-your-turn !game-over",
    "moves-on-map": "patrol-or-quest not-adjacent border-regions !no-such-region !no-figure-there two-figures"
    " last-figure own-last-figure last-two protected-figures safe-terrain ruins lying !nobody-lies patrol-on !no-hall"
    " !hall-full last-stays-on-map !no-swap swap-where",
    "war": "dial-now !dial-stays number-too-high only-flag war-result raise-now cannot-raise !pay-now pay-exactly"
    " price-exactly !give-now give-exactly !take-now take-from-winner fate-now !not-beaten retreat-price retreat-where"
    " keep-last haven-where",
    "alliance": "alliance alliance-break",
    "growth": "build-price !castle-top research-price !magic-top expand-price expand-where !no-supply"
    " !trade-what-you-have trade-for-another trade-cap trade-one-kind",
    "abilities": "!no-robbing !take-from-other !nothing-to-take rearrange-now rearrange-where remove-now remove-whom",
    "end": "end points capital ties",
    "seats": "lost-kingdom neutral-price five",
    "exploration": "exploration lay-now lay-at-home ransom-now !ransom-price lair-now shelter-where !reveal-now"
    " !reveal-where",
    "moves": "write-regions write-actions write-war write-rare",
}


# The rules do not limit the length of a game: it ends when somebody has grown enough. None of a hundred thousand random
# games came near this.
LONGEST = 5000


class TinyEpicKingdomsGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(Setup(seats, options))


GAME = TinyEpicKingdomsGame(
    id="tiny_epic_kingdoms",
    version=1,
    seats=[2, 3, 4, 5],
    options=OPTIONS,
    longest=LONGEST,
    difficulty=3,
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
    where={"overview": "overview.overview"},
)
