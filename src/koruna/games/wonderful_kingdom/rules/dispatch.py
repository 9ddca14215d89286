"""The step of every kind: the only dispatch by kind."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import KINDS
from koruna.games.wonderful_kingdom.rules import (
    advising,
    choosing,
    dealing,
    deck,
    fighting,
    finishing,
    planning,
    producing,
    searching,
    steps,
    suffering,
)
from koruna.games.wonderful_kingdom.rules.content import CHOICE, END, PLANNING, PRODUCTION
from koruna.games.wonderful_kingdom.rules.step import Step

FREE: Final = "crystal enlist discard quest change"


def by_kind() -> list[Step]:
    """With the words of its moves, the rule that refuses other words, and the rule that refuses other illegal moves."""
    table: dict[int, Step] = {
        steps.DRAW_STARTER: deck.DrawStarter(),
        steps.DRAW_DUCHY: deck.DrawDuchy(),
        steps.DRAW_ADVISOR: deck.DrawAdvisor(),
        steps.DEAL: deck.Deal(),
        steps.TURN_UP: deck.TurnUp(),
        steps.DRAW_TOP: deck.DrawTop(),
        steps.SHOW_HAZARD: deck.ShowHazard(),
        steps.SHOW_PICK: deck.ShowPick(),
        steps.LOOK: deck.Look(),
        steps.KEEP: searching.Keep("keep", "keep-now", "keep-one"),
        steps.PLAN: planning.Plan(f"slate exchange place fill lab use done {FREE}", "plan-now", phase=PLANNING),
        steps.PRODUCE: producing.Produce(f"place fill lab use done {FREE}", "produce-now", phase=PRODUCTION),
        steps.COMBAT: fighting.Combat(f"beat done {FREE}", "combat-now"),
        steps.OFFER: choosing.Offer(f"lay spy use {FREE}", "offer-now", phase=CHOICE),
        steps.PICK: choosing.Pick(f"pick search spy use {FREE}", "pick-now", phase=CHOICE),
        steps.FLIP: advising.Flip(f"flip done spy {FREE}", "flip-now", "flip-hidden"),
        steps.SHIFT: advising.Shift(f"shift spy {FREE}", "shift-now", "shift-card"),
        steps.CHOOSE: searching.Choose(f"keep spy {FREE}", "choose-now", "choose-one"),
        steps.REMOVE: searching.Remove(f"remove spy {FREE}", "remove-now", "remove-open"),
        steps.LOSE: suffering.Lose("lose", "lose-now", "lose-card"),
        steps.COVER: suffering.Cover("cover", "cover-now", "cover-symbol"),
        steps.TUCK: suffering.Tuck("tuck", "tuck-now", "tuck-where"),
        steps.DECLARE: producing.Declare(f"use done {FREE}", "declare-now", "declare-herald"),
        steps.FINAL: finishing.Final(f"use done {FREE}", "final-now", phase=END),
        steps.BEGIN_ROUND: dealing.BeginRound(),
        steps.BEGIN_KEEPING: searching.BeginKeeping(),
        steps.REFILL: dealing.Refill(),
        steps.TAKE: choosing.Take(),
        steps.END_CHOICE: choosing.EndChoice(),
        steps.SETTLE: suffering.Settle(),
        steps.BREED: suffering.Breed(),
        steps.SHADOWS: suffering.Shadows(),
        steps.THIEVES: suffering.Thieves(),
        steps.GIANTS: suffering.Giants(),
        steps.BEGIN_PLANNING: planning.BeginPlanning(),
        steps.BEGIN_STEP: producing.BeginStep(),
        steps.COMPARE: producing.Compare(),
        steps.BEGIN_COMBAT: fighting.BeginCombat(),
        steps.END_ROUND: finishing.EndRound(),
        steps.FINISH: finishing.Finish(),
    }
    return [table.get(kind, Step()) for kind in range(KINDS + 1)]


STEPS: Final = by_kind()
