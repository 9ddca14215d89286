"""Names of cards and other things, and descriptions of cards in words.

Names of the built-in content are in the Fluent files; content entered by an owner brings its own names.
"""

from __future__ import annotations

from functools import lru_cache

from koruna.engine.option import HOUSE
from koruna.games.wonderful_kingdom.forms.player_view import SiteView, amounts_by_name
from koruna.games.wonderful_kingdom.forms.sentences import amounts_in_words
from koruna.games.wonderful_kingdom.forms.view import StepView
from koruna.games.wonderful_kingdom.rules.content import PHASES, THREAT_EFFECTS, Edition
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CUBES,
    DEVELOPMENT,
    FAMILIES,
    RESOURCES,
    THREAT,
    TREASURE,
)
from koruna.locale import LANGUAGES, Words

GAME = "wonderful_kingdom"
TIMES, MINUS = "\N{MULTIPLICATION SIGN}", "\N{MINUS SIGN}"


@lru_cache(maxsize=4096)
def number_of(content: Edition, card: str) -> int:
    return content.ids.index(card)


def card_name(content: Edition, card: str, say: Words) -> str:
    if content.name == HOUSE:
        return say.say("card", {"card": card})
    return in_language(content.names[number_of(content, card)], say)


def in_language(names: list[str], say: Words) -> str:
    return names[LANGUAGES.index(say.language)]


def step_name(content: Edition, seats: int, step: StepView, say: Words) -> str:
    """The name of a step of a quest."""
    if content.name == HOUSE:
        side = "two-player" if seats == 2 else "solo"
        return say.say("quest-step", {"key": f"{step.board}-{side}-{step.step}"})
    return in_language(
        content.quests[content.boards.index(step.board)][0 if seats == 2 else 1][step.step - 1].names, say
    )


def board_name(content: Edition, board: str, say: Words) -> str:
    if content.name == HOUSE:
        return say.say("quest", {"board": board})
    return in_language(content.board_names[content.boards.index(board)], say)


def duchy_name(content: Edition, duchy: str | None, side: str, say: Words) -> str:
    if duchy is None:
        return say.say("page-no-duchy")
    if content.name == HOUSE:
        return say.say("duchy", {"duchy": duchy})
    return in_language(content.duchy_sides[content.duchies.index(duchy)]["AB".index(side)].names, say)


def scenario_name(content: Edition, scenario: str, say: Words) -> str:
    if content.name == HOUSE:
        return say.say("scenario", {"scenario": scenario})
    found = next(each for each in content.scenarios if each.id == scenario)
    return in_language(found.names, say)


def advisor_text(content: Edition, card: str, say: Words) -> str:
    if content.name == HOUSE:
        return say.say("advisor-text", {"advisor": card})
    return in_language(content.texts[number_of(content, card)], say)


# --- descriptions of cards -------------------------------------------------------------------------


def gives(content: Edition, card: int) -> dict[str, int]:
    """The cubes for exchanging a card."""
    found: dict[str, int] = {}
    for resource in content.gives[card]:
        found[RESOURCES[resource]] = found.get(RESOURCES[resource], 0) + 1
    return found


@lru_cache(maxsize=4096)
def describe(content: Edition, id: str, say: Words) -> str:
    """Everything on a card in words, for screen readers and tooltips."""
    card = number_of(content, id)
    texts = [card_name(content, id, say)]
    kind = content.kind[card]
    if kind == DEVELOPMENT:
        texts += describe_development(content, card, say)
    elif kind == TREASURE:
        texts += [say.say("card-kind", {"kind": "treasure"}), describe_exchange(content, card, say)]
    elif kind == ADVISOR:
        phase = say.say("phase", {"phase": PHASES[content.phase[card]]})
        texts += [say.say("page-advisor", {"phase": phase}), advisor_text(content, id, say)]
    elif kind == THREAT:
        deck = card - content.first_threat
        texts.append(say.say("effect-beat", {"soldiers": content.threat_price[deck]}))
        texts.append(say.say("effect-points", {"points": content.threat_points[deck]}))
        texts.append(say.say("threat-text", {"effect": THREAT_EFFECTS[deck]}))
    else:
        texts.append(say.say("effect-points", {"points": content.calamity_points}))
    return as_sentences(texts)


def describe_development(content: Edition, card: int, say: Words) -> list[str]:
    texts = [say.say("family", {"family": FAMILIES[content.family[card]]})]
    texts.append(
        say.say("effect-cost", {"amounts": amounts_in_words(amounts_by_name(RESOURCES, content.cost[card]), say)})
    )
    made = amounts_by_name(RESOURCES[:CUBES], content.income[card])
    if made:
        texts.append(say.say("effect-production", {"amounts": amounts_in_words(made, say)}))
    each = content.income_each[card]
    if each >= 0:
        facts = {"resource": RESOURCES[(each - 4) // 4], "family": FAMILIES[(each - 4) % 4]}
        texts.append(say.say("effect-production-each", facts))
    bonus = amounts_by_name(RESOURCES[CUBES:], [content.bonus_krystallium[card], content.bonus_soldiers[card]])
    if bonus:
        texts.append(say.say("effect-bonus", {"amounts": amounts_in_words(bonus, say)}))
    if content.points_each[card]:
        facts_each = {"points": content.points_each[card], "family": FAMILIES[content.points_family[card]]}
        texts.append(say.say("effect-points-each", facts_each))
    elif content.points[card]:
        texts.append(say.say("effect-points", {"points": content.points[card]}))
    return [*texts, describe_exchange(content, card, say)]


def describe_exchange(content: Edition, card: int, say: Words) -> str:
    return say.say("effect-exchange", {"amounts": amounts_in_words(gives(content, card), say)})


def is_needed(content: Edition, scenario: str | None, card: str, completed: list[str]) -> bool:
    """Whether a scenario still requires this card, without which the game may be lost."""
    for each in content.scenarios:
        if each.id == scenario:
            number = number_of(content, card)
            return any(needed == number and completed.count(card) < count for needed, count in each.needs)
    return False


@lru_cache(maxsize=2048)
def describe_site(content: Edition, site: SiteView, say: Words, needed: bool = False) -> str:
    """What is still missing, then the description of the card."""
    missing = say.say("page-site-open", {"pieces": amounts_in_words(site.open, say)}) if site.open else ""
    texts = [card_name(content, site.card, say), missing or say.say("page-site-full")]
    if needed:
        texts.append(say.say("page-needed"))
    if site.frozen:
        texts.append(say.say("page-site-frozen"))
    if site.protected:
        texts.append(say.say("page-site-protected"))
    return as_sentences([*texts, describe(content, site.card, say).partition(". ")[2]])


def as_sentences(texts: list[str]) -> str:
    """Joined into a text, each with a capital and a full stop."""
    return " ".join([text[0].upper() + text[1:] + ("" if text[-1] in ".!?…" else ".") for text in texts if text])
