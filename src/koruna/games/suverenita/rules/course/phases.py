"""The phase of every kind of step: the only dispatch by kind."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import KINDS
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course.calendar import Calendar
from koruna.games.suverenita.rules.course.opening import (
    BeginningParts,
    DrawingFirst,
    DrawingRivals,
    Founding,
    Relocating,
)
from koruna.games.suverenita.rules.course.start_parts import StartParts
from koruna.games.suverenita.rules.farm.farming import Farming
from koruna.games.suverenita.rules.farm.feeding import Feeding
from koruna.games.suverenita.rules.farm.harvesting import Harvesting
from koruna.games.suverenita.rules.farm.herding import Herding
from koruna.games.suverenita.rules.farm.sowing import Sowing
from koruna.games.suverenita.rules.fight.battling import Aftermath, BeginningRound, RollingInBattle
from koruna.games.suverenita.rules.fight.besieging import AskingForAssaults, Assaulting
from koruna.games.suverenita.rules.fight.charging import Charging, RollingCharge
from koruna.games.suverenita.rules.fight.converting import Converting
from koruna.games.suverenita.rules.fight.escaping import Fleeing
from koruna.games.suverenita.rules.fight.falling import Falling
from koruna.games.suverenita.rules.fight.fighting import AskingForBattles, Fighting
from koruna.games.suverenita.rules.fight.hitting import Hitting, TakingLosses, Yielding
from koruna.games.suverenita.rules.fight.plundering import Plundering
from koruna.games.suverenita.rules.fight.spilling import Spilling
from koruna.games.suverenita.rules.fight.storming import BeginningAssaultRound, Breaching, RollingInAssault, Storming
from koruna.games.suverenita.rules.fight.surrendering import Surrendering
from koruna.games.suverenita.rules.march.ambushing import Ambushing, RollingAmbush
from koruna.games.suverenita.rules.march.attrition import Attrition
from koruna.games.suverenita.rules.march.coming_out import ComingOut
from koruna.games.suverenita.rules.march.moving import Moving
from koruna.games.suverenita.rules.march.withdrawing import Withdrawing
from koruna.games.suverenita.rules.pacts.diplomacy import Answering, Offering, Revolting
from koruna.games.suverenita.rules.pacts.rising import Rising
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.trade.trading import Trading
from koruna.games.suverenita.rules.winning import Announcing


def by_kind() -> list[Phase]:
    """The phase of every kind of step."""
    phases: list[tuple[Phase, list[int]]] = [
        (Calendar(), [steps.PHASE]),
        (DrawingFirst(), [steps.FIRST_IS]),
        (DrawingRivals(), [steps.RIVAL_IS]),
        (Founding(), [steps.VILLAGE]),
        (Relocating(), [steps.RELOCATE]),
        (BeginningParts(), [steps.PARTS_BEGIN]),
        (StartParts(), [steps.PARTS]),
        (Moving(), [steps.ORDERS, steps.UNITS, steps.RIDE, steps.RETREAT]),
        (Herding(), [steps.HERDS]),
        (Attrition(), [steps.ATTRITION]),
        (Ambushing(), [steps.AMBUSHES]),
        (RollingAmbush(), [steps.AMBUSH_DICE]),
        (Withdrawing(), [steps.WITHDRAW]),
        (AskingForBattles(), [steps.BATTLES]),
        (Fighting(), [steps.FIGHT]),
        (BeginningRound(), [steps.BATTLE_ROUND]),
        (Charging(), [steps.CHARGE]),
        (RollingCharge(), [steps.CHARGE_DICE]),
        (RollingInBattle(), [steps.BATTLE_DICE]),
        (Converting(), [steps.CONVERT]),
        (Aftermath(), [steps.AFTERMATH]),
        (Fleeing(), [steps.FLEE]),
        (TakingLosses(), [steps.LOSSES]),
        (Hitting(), [steps.HIT]),
        (Yielding(), [steps.YIELD]),
        (Spilling(), [steps.SPILL]),
        (AskingForAssaults(), [steps.SIEGES]),
        (Assaulting(), [steps.ASSAULT]),
        (BeginningAssaultRound(), [steps.SIEGE_ROUND]),
        (RollingInAssault(), [steps.SIEGE_DICE]),
        (Storming(), [steps.STORM]),
        (Breaching(), [steps.BREACH]),
        (Falling(), [steps.FALL]),
        (Plundering(), [steps.PLUNDER]),
        (ComingOut(), [steps.COME_OUT, steps.ROOM]),
        (Rising(), [steps.MERIT]),
        (Revolting(), [steps.REVOLT]),
        (Offering(), [steps.OFFER]),
        (Answering(), [steps.ANSWER]),
        (Trading(), [steps.TRADE, steps.CORSAIR]),
        (Farming(), [steps.YOUNG_DIE, steps.YOUNG]),
        (Sowing(), [steps.SOW]),
        (Harvesting(), [steps.HARVEST]),
        (Feeding(), [steps.FEED_FIRST, steps.FEED, steps.SURRENDERS]),
        (Surrendering(), [steps.SURRENDER]),
        (Announcing(), [steps.CHECKS, steps.ANNOUNCE]),
    ]
    found = [Phase()] * (KINDS + 1)
    for phase, kinds in phases:
        for kind in kinds:
            found[kind] = phase
    return found


PHASES: Final = by_kind()
