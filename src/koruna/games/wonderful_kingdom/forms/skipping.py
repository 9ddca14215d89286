"""Automatic moves: ending a step of production, or a combat, in which nothing useful is left to do.

Free actions are allowed at nearly any time. Krystallium and soldiers on a site bring nothing before it is complete, and
a site can as well be discarded later: none of them is worth asking about unless it could complete a site now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.prompt_settings import PromptSettings

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.forms.player_view import PlayerView
    from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView

DONE: Final = "done"
STOPS: Final = ["steps"]
CAN_WAIT: Final = ("crystal", "enlist", "discard", "change")
FIVE: Final = 5  # cubes of the laboratory for one krystallium


def unasked(view: WonderfulKingdomView, seat: int, moves: list[str], prompts: PromptSettings) -> str:
    if view.step not in ("produce", "combat") or DONE not in moves or "steps" in prompts.opened:
        return ""
    if any(text != DONE and text.partition(" ")[0] not in CAN_WAIT for text in moves):
        return ""
    return "" if can_complete(view, view.players[seat]) else DONE


def can_complete(view: WonderfulKingdomView, player: PlayerView) -> bool:
    """Whether krystallium and soldiers could fill all open spaces of some site.

    A frozen site is only worth filling in combat, so that its giant can be beaten.
    """
    crystals = player.krystallium
    if not view.changes_at_five:
        crystals += sum(player.laboratory.values()) // FIVE
    for site in player.sites:
        if site.frozen and (view.step != "combat" or not site.open):
            continue
        soldiers = site.open.get("soldier", 0)
        if soldiers <= player.soldiers and sum(site.open.values()) - soldiers <= crystals:
            return True
    return False
