"""A field and everything on it in words, for tooltips and screen readers."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.suverenita.forms.drawing_map import Here, key_of
from koruna.games.suverenita.forms.field_view import FieldView
from koruna.games.suverenita.forms.map_view import place_name
from koruna.locale import Words


@lru_cache(maxsize=4096)
def field_label(here: Here, say: Words, names: tuple[str, ...]) -> str:
    place = here.map.view.fields[here.field]
    content = here.content
    facts: dict[str, int | str] = {
        "field": place_name(here.map.view, here.field),
        "colour": "neutral" if place.neutral else place.colour,
    }
    parts = [say.say("field-name", facts)]
    parts += whose(content, say, names)
    parts += buildings(content, say, names)
    parts += goods(content, say)
    counts: dict[tuple[int, str, str, str], int] = {}
    for stack in content.stacks:
        counts[key_of(stack)] = counts.get(key_of(stack), 0) + stack.count
    for (owner, type, level, where), count in counts.items():
        facts = {"player": names[owner], "type": type, "level": level, "place": where, "count": count}
        parts.append(say.say("field-units", facts))
    return escape("; ".join(parts))


def whose(content: FieldView, say: Words, names: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    if content.locked:
        found.append(say.say("field-locked"))
    elif content.control is not None:
        found.append(say.say("field-control", {"player": names[content.control]}))
    if content.encircled:
        found.append(say.say("field-encircled"))
    if content.plundered:
        found.append(say.say("field-plundered"))
    return found


def buildings(content: FieldView, say: Words, names: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    if content.lord is not None:
        facts: dict[str, int | str] = {"player": names[content.lord], "building": content.settlement}
        found.append(say.say("field-settlement", facts))
        if content.dockyard:
            found.append(say.say("building", {"building": content.dockyard}))
        if content.fort:
            found.append(say.say("building", {"building": "fort"}))
    if content.site:
        found.append(say.say("field-site", {"building": content.site, "done": content.site_done}))
    return found


def goods(content: FieldView, say: Words) -> list[str]:
    found: list[str] = []
    if content.crop:
        found.append(say.say("field-crop", {"count": content.crop}))
    found += [say.say("herd", {"herd": herd.kind}) for herd in content.herds]
    if content.grain:
        found.append(say.say("field-grain", {"count": content.grain}))
    if content.fish:
        found.append(say.say("field-fish", {"count": content.fish}))
    return found
