"""The chapters of the help, with the names of their rules."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {
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
