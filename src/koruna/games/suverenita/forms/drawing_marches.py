"""Before a march: the odds of possible attacks, beside the map, on its fields and in words."""

from __future__ import annotations

from html import escape
from itertools import groupby

from koruna.games.suverenita.forms.battle_view import MarchView
from koruna.games.suverenita.forms.drawing_panels import odds_bar, percent
from koruna.games.suverenita.forms.map_view import place_name
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import Words
from koruna.look import icon

MOST = 6  # attacks listed beside the map; the others are only in the tooltips of their fields


def draw_marches(view: SuverenitaView, say: Words, names: list[str]) -> str:
    """A row for each field, in it a bar of win, draw and loss for each way to attack it."""
    if not view.marches:
        return ""
    rows = "".join(
        [
            draw_row(view, list(ways), say, names)
            for _, ways in groupby(view.marches[:MOST], lambda march: (march.fight.field, march.fight.defender))
        ]
    )
    return (
        f'<section class="panel march"><h2>{escape(say.say("page-marches"))}</h2><ul>{rows}</ul>'
        f'<p class="cap">{escape(say.say("page-marches-about", {"mode": view.mode}))}</p></section>'
    )


def draw_row(view: SuverenitaView, ways: list[MarchView], say: Words, names: list[str]) -> str:
    fight = ways[0].fight
    place = view.map.fields[fight.field]
    against = icon(f"k-arms-{fight.defender + 1}")
    target = escape(say.say("page-march-on", facts_of(view, ways[0], names)))
    bars = "".join([draw_way(view, way, say, names) for way in ways])
    name = escape(place.names[say.language])
    return f'<li data-about="field-{place.id}"><p><b>{name}</b>{against}<span>{target}</span></p>{bars}</li>'


def draw_way(view: SuverenitaView, march: MarchView, say: Words, names: list[str]) -> str:
    fight = march.fight
    facts = facts_of(view, march, names)
    parts = [("w", fight.attacker, fight.win), ("d", -1, fight.draw), ("l", fight.defender, fight.loss)]
    units, odds, left = [escape(say.say(f"page-march-{name}", facts)) for name in ("units", "odds", "left")]
    return (
        f'<div class="way"><b>{units}</b><svg class="odds" viewBox="0 0 1000 90" preserveAspectRatio="none"'
        f' aria-hidden="true">{odds_bar(parts)}</svg><span>{odds}</span><span>{left}</span></div>'
    )


def attack_labels(view: SuverenitaView, say: Words, names: list[str]) -> dict[int, str]:
    """By field: all ways to attack it, to be appended to its label."""
    found: dict[int, str] = {}
    for march in view.marches:
        label = escape("; " + say.say("page-march-here", facts_of(view, march, names)))
        found[march.fight.field] = found.get(march.fight.field, "") + label
    return found


def march_sentence(view: SuverenitaView, march: MarchView, say: Words, names: list[str]) -> str:
    """An attack as a sentence."""
    return say.say("page-march", facts_of(view, march, names))


def facts_of(view: SuverenitaView, march: MarchView, names: list[str]) -> dict[str, int | float | str]:
    fight = march.fight
    units = len(fight.left[0]) - 1
    return {
        "field": place_name(view.map, fight.field),
        "kind": "siege" if fight.siege else "battle",
        "defender": names[fight.defender],
        "coming": march.coming,
        "all": int(len(march.orders) > 1),
        "win": percent(fight.win),
        "draw": percent(fight.draw),
        "loss": percent(fight.loss),
        "units": units,
        "left": round(units - fight.losses[0], 1),
    }
