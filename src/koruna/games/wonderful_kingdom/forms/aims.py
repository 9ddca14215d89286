"""The aims of a solo game with their progress, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.ending import Ending
from koruna.engine.ranking import winners
from koruna.engine.sentence import Sentence
from koruna.games.wonderful_kingdom.forms.sentences import card_argument, localized, tie_break
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import Scenario
from koruna.games.wonderful_kingdom.rules.contents import HOUSE
from koruna.games.wonderful_kingdom.rules.scoring import MEDALS

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView

FEW_VERMIN: Final = 3
LOSING: Final = ("discard", "exchange", "lose", "remove")  # own cards, but for the last, which lies in an area


class Aim:
    """A condition that wins or loses a solo game, with its progress."""

    met: bool  # for a losing condition: whether it is still far away
    sentence: Sentence

    def __init__(self, met: bool, sentence: Sentence) -> None:
        self.met = met
        self.sentence = sentence


def aims(view: WonderfulKingdomView) -> list[Aim]:
    return demands(view) + dangers(view)


def about_scenario(view: WonderfulKingdomView) -> list[Sentence]:
    """Its story and its special rules; for one entered by an owner, the general rules."""
    if view.scenario is None:
        return []
    if view.edition.name != HOUSE:
        return [("rule-scenarios", {})]
    return [("scenario-story", {"scenario": view.scenario}), (f"rule-scenario-{int(view.scenario[2:])}", {})]


def scenario_of(view: WonderfulKingdomView) -> Scenario | None:
    for scenario in view.edition.scenarios:
        if scenario.id == view.scenario:
            return scenario
    return None


def demands(view: WonderfulKingdomView) -> list[Aim]:
    """What must hold at the end: cards in the duchy, the last step of every quest, no threat of a kind left."""
    content, scenario, me = view.edition, scenario_of(view), view.players[0]
    found: list[Aim] = []
    if scenario is not None:
        for card, count in scenario.needs:
            done = min(me.completed.count(content.ids[card]), count)
            facts: dict[str, int | str] = {"card": card_argument(view, content.ids[card]), "done": done, "count": count}
            found.append(Aim(done == count, ("aim-card", facts)))
    found += [last_step(view, content, board, 0) for board in boards(view)]
    if scenario is not None and scenario.threat_loses >= 0:
        threat = content.ids[scenario.threat_loses]
        left = me.threats.get(threat, 0)
        found.append(Aim(left == 0, ("aim-threat", {"threat": card_argument(view, threat), "left": left})))
    return found


def boards(view: WonderfulKingdomView) -> list[str]:
    return [step.board for step in view.quests if step.last]


def last_step(view: WonderfulKingdomView, content: Edition, board: str, seat: int) -> Aim:
    steps = [step for step in view.quests if step.board == board]
    met = any(step.last and step.done[seat] for step in steps)
    name = board if view.edition.name == HOUSE else localized(content.board_names[content.boards.index(board)])
    facts: dict[str, int | str] = {"board": name, "met": int(met), "count": len(steps), "seat": seat}
    facts["done"] = sum(step.done[seat] for step in steps)
    return Aim(met, ("aim-last-step" if view.seats == 1 else "ended-last-step", facts))


def dangers(view: WonderfulKingdomView) -> list[Aim]:
    """What loses a scenario at once."""
    scenario = scenario_of(view)
    found: list[Aim] = []
    if scenario is not None and scenario.vermin_loses:
        found.append(Aim(view.vermin > FEW_VERMIN, ("aim-vermin", {"count": view.vermin})))
    if scenario is not None and scenario.stored_loses:
        facts: dict[str, int | str] = {"count": view.stored, "most": scenario.stored_loses}
        found.append(Aim(view.stored * 2 < scenario.stored_loses, ("aim-stored", facts)))
    return found


def warning(view: WonderfulKingdomView, text: str) -> Sentence | None:
    """Warn before a card that the scenario needs is lost, unless the player has as many others of it as needed."""
    word, *args = text.split()
    scenario = scenario_of(view)
    if word not in LOSING or scenario is None:
        return None
    card, player = args[0].partition("-")[0], view.players[0]
    owned = player.completed.count(card)
    owned += sum(site.card == card for site in player.sites) + sum(pick.card == card for pick in player.picks)
    left = owned if word == "remove" else owned - 1
    content = view.edition
    for needed, count in scenario.needs:
        if content.ids[needed] == card and left < count:
            return "warning-needed", {"card": card_argument(view, card)}
    return None


# --- the end ---------------------------------------------------------------------------------


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
