"""It's a Wonderful Kingdom: its seats, options, help and bots."""

from __future__ import annotations

from typing import Any

from koruna.engine.errors import BadSetup
from koruna.engine.game import Game
from koruna.engine.option import Option, Options
from koruna.games.wonderful_kingdom.forms import skipping
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView
from koruna.games.wonderful_kingdom.rules.contents import read_own
from koruna.games.wonderful_kingdom.rules.course import begin
from koruna.games.wonderful_kingdom.rules.numbers import DONE, LAST
from koruna.games.wonderful_kingdom.rules.reading import TABLES
from koruna.games.wonderful_kingdom.rules.setup import OPTIONS, setup_of, why_not_together
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

# The chapters of the help, with their rules.
CHAPTERS = {
    "goal": "aim modules resources families",
    "setup": "deck first-player-for-two",
    "choice": "deal offer-now offer-first !not-in-hand no-traps hidden pick-now piles",
    "planning": "plan-now !not-picked treasure-exchanged !cubes-first !picks-left calamity !done-stays",
    "production": "produce-now volume per-family dominance cubes-left",
    "building": "!no-such-site no-space !no-cube !fill-several laboratory !lab-all no-krystallium no-soldier completing"
    " any-time discarding",
    "end": "final-now points ties",
    "threats": "threats-come !threat-decks threats-differ !rival-threat-for-two rats rats-breed !lose-now lose-card"
    " !cover-now cover-symbol !tuck-now tuck-where frozen-stays combat-now !no-such-threat beat-price beat-thief"
    " beat-giant",
    "advisors": "advisors keep-now keep-one !no-such-advisor advisor-phase advisor-once advisor-price advisor-useless"
    " !flip-now flip-hidden flip-one !shift-now shift-card !choose-now choose-one !declare-now declare-herald",
    "quests": "quests !quest-board last-step !no-such-quest step-done step-price !transmute-quests !change-by-itself"
    " change-five !change-what-you-have quest-spies",
    "alone": "alone no-spy spy-hidden spy-first-hidden search-once !search-alone search-two-open search-reserve"
    " !remove-now remove-open dominance-alone medals",
    "scenarios": "scenarios !scenario-alone scenario-1 protected-site scenario-2 scenario-3 scenario-4 scenario-5"
    " scenario-6",
    "moves": "write-choice write-planning write-free write-modules",
}

# None of a hundred thousand random games had more than a tenth of this.
LONGEST = 5000


class WonderfulKingdomGame(Game[WonderfulKingdom, WonderfulKingdomView]):
    def begin(self, seats: int, options: Options) -> WonderfulKingdom:
        return begin(setup_of(seats, options))

    def check_company(self, option: Option, seats: int, chosen: Options) -> None:
        super().check_company(option, seats, chosen)
        why = why_not_together(option.id, seats, chosen)
        if why:
            raise BadSetup("rule-" + why, {"option": option.id, "seats": seats}, self.id)

    def read_content(self, files: dict[str, str]) -> tuple[str, Any]:
        own = read_own(files)
        return own.name, own


GAME = WonderfulKingdomGame(
    id="wonderful_kingdom",
    version=1,
    seats=[1, 2],
    options=OPTIONS,
    longest=LONGEST,
    actions=LAST,
    idle_moves=[DONE],
    difficulty=4,
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
    stops=skipping.STOPS,
    asks_all=False,
    content_files=TABLES,
    where={
        "warning": "aims.warning",
        "tell_end": "aims.tell_end",
        "targets": "targets.targets",
        "overview": "overview.overview",
    },
)
