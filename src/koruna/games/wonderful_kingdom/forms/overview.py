"""The components of the game, and how reliable their values are, for the end of the help."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.forms.drawing_names import as_sentences, describe
from koruna.games.wonderful_kingdom.forms.sentences import amounts_in_words, reward_in_words
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import Duchy
from koruna.games.wonderful_kingdom.rules.contents import HOUSE_EDITION
from koruna.games.wonderful_kingdom.rules.numbers import CUBES, FAMILIES, RESOURCES
from koruna.locale import Words, words


def overview(language: str) -> list[str]:
    """Every built-in card, duchy and step of a quest, and how reliable their values are."""
    say = words(language, "wonderful_kingdom")
    content = HOUSE_EDITION
    lines = [say.say("overview-source")]
    for card, id in enumerate(content.ids):
        lines.append(say.say("overview-card", {"copies": content.copies[card], "text": describe(content, id, say)}))
    for duchy, sides in zip(content.duchies, content.duchy_sides, strict=True):
        for side, letter in zip(sides, "AB", strict=True):
            facts: dict[str, int | str] = {"duchy": duchy, "side": letter, "text": duchy_text(side, say)}
            lines.append(say.say("overview-duchy", facts))
    return lines + overview_of_quests(content, say)


def duchy_text(side: Duchy, say: Words) -> str:
    """What it produces, what it scores, and what is on it at the start."""
    made = amounts_in_words(dict(zip(RESOURCES, [*side.income, 0, 0], strict=True)), say)
    parts = [say.say("effect-production", {"amounts": made})]
    if side.points_family >= 0:
        facts: dict[str, int | str] = {"family": FAMILIES[side.points_family], "points": side.points_each}
        parts.append(say.say("effect-points-each", facts))
    start = {"krystallium": side.krystallium, "soldier": side.soldiers}
    if any(start.values()):
        parts.append(say.say("effect-start", {"amounts": amounts_in_words(start, say)}))
    return as_sentences(parts)


def overview_of_quests(content: Edition, say: Words) -> list[str]:
    lines: list[str] = []
    for board, sides in zip(content.boards, content.quests, strict=True):
        for side, steps in zip(("two-player", "solo"), sides, strict=True):
            for number, quest in enumerate(steps, 1):
                facts: dict[str, int | str] = {"board": board, "step": number, "key": f"{board}-{side}-{number}"}
                facts["cost"] = amounts_in_words(dict(zip(RESOURCES, quest.cost, strict=True)), say)
                facts["reward"] = reward_in_words(quest, say)
                lines.append(say.say(f"overview-step-{side}", facts))
    return lines


assert len(RESOURCES) - 2 == CUBES
