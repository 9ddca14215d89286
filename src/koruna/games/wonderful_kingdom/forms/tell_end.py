"""How a game ended: what ended it, who won, and how close it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.engine.ending import Ending
from koruna.engine.ranking import winners
from koruna.engine.sentence import Sentence
from koruna.games.wonderful_kingdom.forms.aims import boards, demands, last_step, scenario_of
from koruna.games.wonderful_kingdom.forms.sentences import tie_break
from koruna.games.wonderful_kingdom.rules.scoring import MEDALS

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView


def tell_end(view: WonderfulKingdomView) -> Ending:
    return Ending(why_ended(view), winners(view.ranks, view.lost), view.scores, details=details(view))


def why_ended(view: WonderfulKingdomView) -> Sentence:
    """After four rounds, unless a scenario was lost at once."""
    if not view.lost:
        return "ended-met" if view.seats == 1 and demands(view) else "ended", {}
    if view.seats == 2:
        return "ended-both-lose", {}
    scenario = scenario_of(view)
    if scenario is not None and scenario.vermin_loses and view.vermin == 0:
        return "ended-vermin", {"round": view.round}
    if scenario is not None and 0 < scenario.stored_loses <= view.stored:
        return "ended-stored", {"count": view.stored, "round": view.round}
    return "ended-unmet", {}


def details(view: WonderfulKingdomView) -> list[Sentence]:
    """How close it was, what decided a tie, or the medal."""
    content = view.edition
    if view.seats == 2 and view.lost:
        return [last_step(view, content, board, seat).sentence for seat in range(2) for board in boards(view)]
    if view.seats == 2:
        decided = tie_break(view)
        return [decided] if decided else []
    if view.lost:
        return [aim.sentence for aim in demands(view) if not aim.met]
    medal = view.medal or MEDALS[0]
    higher = [limit - view.scores[0] for limit in view.medals if limit > view.scores[0]]
    return [("ended-medal", {"medal": medal, "missing": min(higher) if higher else 0})]
