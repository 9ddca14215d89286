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
from koruna.games.suverenita.rules.farm.farming import PlacingYoung, RollingForYoung
from koruna.games.suverenita.rules.farm.feeding import AfterFeeding, Feeding, FeedingFirst
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
from koruna.games.suverenita.rules.march.coming_out import ComingOut, Housing
from koruna.games.suverenita.rules.march.moving import Moving, Ordering
from koruna.games.suverenita.rules.march.withdrawing import Withdrawing
from koruna.games.suverenita.rules.pacts.diplomacy import Answering, Offering, Revolting
from koruna.games.suverenita.rules.pacts.rising import Rising
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.trade.trading import PuttingToSea, Trading
from koruna.games.suverenita.rules.winning import Announcing, Checking


def by_kind() -> list[Phase]:
    """The phase of every kind of step."""
    found = [Phase()] * (KINDS + 1)
    found[steps.PHASE] = Calendar()
    # The prelude.
    found[steps.FIRST_IS] = DrawingFirst()
    found[steps.RIVAL_IS] = DrawingRivals()
    found[steps.VILLAGE] = Founding()
    found[steps.RELOCATE] = Relocating()
    found[steps.PARTS_BEGIN] = BeginningParts()
    found[steps.PARTS] = StartParts()
    # Subphases 1 to 3: movement.
    found[steps.ORDERS] = Ordering(steps.ORDERS)
    found[steps.UNITS] = Moving(steps.UNITS)
    found[steps.RIDE] = Moving(steps.RIDE)
    found[steps.HERDS] = Herding()
    found[steps.RETREAT] = Moving(steps.RETREAT)
    found[steps.ATTRITION] = Attrition()
    # Subphase 4: battles.
    found[steps.AMBUSHES] = Ambushing()
    found[steps.AMBUSH_DICE] = RollingAmbush()
    found[steps.WITHDRAW] = Withdrawing()
    found[steps.BATTLES] = AskingForBattles()
    found[steps.FIGHT] = Fighting()
    found[steps.BATTLE_ROUND] = BeginningRound()
    found[steps.CHARGE] = Charging()
    found[steps.CHARGE_DICE] = RollingCharge()
    found[steps.BATTLE_DICE] = RollingInBattle()
    found[steps.CONVERT] = Converting()
    found[steps.LOSSES] = TakingLosses()
    found[steps.HIT] = Hitting()
    found[steps.YIELD] = Yielding()
    found[steps.SPILL] = Spilling()
    found[steps.AFTERMATH] = Aftermath()
    found[steps.FLEE] = Fleeing()
    # Subphases 5 and 6: sieges and plunder.
    found[steps.SIEGES] = AskingForAssaults()
    found[steps.ASSAULT] = Assaulting()
    found[steps.SIEGE_ROUND] = BeginningAssaultRound()
    found[steps.SIEGE_DICE] = RollingInAssault()
    found[steps.BREACH] = Breaching()
    found[steps.STORM] = Storming()
    found[steps.FALL] = Falling()
    found[steps.PLUNDER] = Plundering()
    found[steps.COME_OUT] = ComingOut()
    found[steps.ROOM] = Housing()
    # Subphases 7 and 8: experience, treaties and trade.
    found[steps.MERIT] = Rising()
    found[steps.REVOLT] = Revolting()
    found[steps.OFFER] = Offering()
    found[steps.ANSWER] = Answering()
    found[steps.TRADE] = Trading()
    found[steps.CORSAIR] = PuttingToSea()
    # Subphase 10: the special phase of the season.
    found[steps.YOUNG_DIE] = RollingForYoung()
    found[steps.YOUNG] = PlacingYoung()
    found[steps.SOW] = Sowing()
    found[steps.HARVEST] = Harvesting()
    found[steps.FEED_FIRST] = FeedingFirst()
    found[steps.FEED] = Feeding()
    found[steps.SURRENDERS] = AfterFeeding()
    found[steps.SURRENDER] = Surrendering()
    # The end of a round.
    found[steps.CHECKS] = Checking()
    found[steps.ANNOUNCE] = Announcing()
    return found


PHASES: Final = by_kind()
