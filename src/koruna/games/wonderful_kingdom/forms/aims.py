"""The aims of a solo game with their progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.option import HOUSE
from koruna.engine.sentence import Sentence
from koruna.games.wonderful_kingdom.forms.sentences import card_argument, localized
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import Scenario

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView

FEW_VERMIN: Final = 3


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
