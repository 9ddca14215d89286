"""The step of every kind: the only dispatch by kind."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import KINDS
from koruna.games.tiny_epic_kingdoms.rules import (
    acting,
    aftermath,
    exploring,
    gathering,
    moving,
    opening,
    reaching,
    retreating,
    steps,
    turns,
    warring,
)
from koruna.games.tiny_epic_kingdoms.rules.step import Step


def by_kind() -> list[Step]:
    """With the words of its moves, the rule that refuses other words, and the rule that refuses other illegal moves."""
    table: dict[int, Step] = {
        steps.DRAW_STARTER: opening.DrawStarter(),
        steps.DRAW_FACTION: opening.DrawFaction(),
        steps.DRAW_CARD: opening.DrawCard(),
        steps.DRAW_LOST_CARD: opening.DrawLostCard(),
        steps.DRAW_LOST_SIDE: opening.DrawLostSide(),
        steps.DRAW_EMPTY: exploring.DrawEmpty(),
        steps.DRAW_TOKEN: exploring.DrawToken(),
        steps.DRAW_DIAL: warring.DrawDial(),
        steps.DIAL: warring.Dial("war flag", "dial-now"),
        steps.DRAFT: opening.Draft("faction", "draft-now", "faction-taken"),
        steps.SIDE: opening.Side("side", "side-now"),
        steps.SPLIT: opening.Split("split", "split-now", "six-resources"),
        steps.START: opening.Start("start", "start-now", "start-at-home"),
        steps.LAY: exploring.Lay("lay", "lay-now", "lay-at-home"),
        steps.SELECT: turns.Select("choose", "choose-now", "under-shield"),
        steps.SHIELD: turns.Shield("shield", "shield-now", "shield-on-free"),
        steps.OFFER: acting.Offer(),
        steps.PATROL_ON: acting.PatrolOn("patrol stand done", "patrol-on"),
        steps.RAISE: warring.Raise("raise decline", "raise-now", "cannot-raise"),
        steps.PAY_WAR: warring.PayWar("pay", "pay-now", "pay-exactly"),
        steps.PAY: gathering.Pay("pay", "pay-now", "price-exactly"),
        steps.GAIN: gathering.GainOfChoice("gain", "gain-now", "cap"),
        steps.GIVE: gathering.Give("pay", "give-now", "give-exactly"),
        steps.TAKE: gathering.Take("take", "take-now", "take-from-winner"),
        steps.LAIR: retreating.Lair("raze decline", "lair-now"),
        steps.FATE: retreating.Fate("retreat shelter lose haven", "fate-now"),
        steps.RANSOM: exploring.Ransom("pay lose", "ransom-now", "ransom-price"),
        steps.REVEAL: reaching.Reveal("reveal", "reveal-now", "reveal-where"),
        steps.REARRANGE: reaching.Rearrange("rearrange done", "rearrange-now", "rearrange-where"),
        steps.REMOVE: reaching.Remove("remove decline", "remove-now", "remove-whom"),
        steps.WHICH: reaching.Which("standing lying", "which-now"),
        steps.LAY_OUT: opening.LayOut(),
        steps.HIDE: exploring.Hide(),
        steps.NEXT_TURN: turns.NextTurn(),
        steps.CHECK: turns.Check(),
        steps.ARRIVE: moving.Arrive(),
        steps.RESULT: warring.Result(),
        steps.CHARGE: warring.Charge(),
        steps.AFTERMATH: aftermath.Aftermath(),
        steps.JUDGE: retreating.Judge(),
        steps.AFTER_WAR: aftermath.AfterWar(),
        steps.BEAT_NEUTRAL: aftermath.BeatNeutral(),
    }
    return [table.get(kind, Step()) for kind in range(KINDS + 1)]


STEPS: Final = by_kind()
