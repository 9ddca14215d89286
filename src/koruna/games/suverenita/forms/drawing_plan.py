"""A preview of what a proposal would do: in words above the map, and marked on its fields."""

from __future__ import annotations

from html import escape

from koruna.games.suverenita.forms.drawing_desk import FIRST_GAME
from koruna.games.suverenita.forms.drawing_ground import shape_id
from koruna.games.suverenita.forms.drawing_map import Here
from koruna.games.suverenita.forms.map_view import place_name
from koruna.games.suverenita.forms.parsed_move import ParsedMove
from koruna.games.suverenita.forms.plan_view import DeedView
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import Words

BAD = ("starve", "shrink", "abandon", "rot")
HUNGER = ("starve", "shrink", "abandon")
# Steps of a fight: its field is highlighted already.
FOUGHT = ("hit", "yield", "spill")


def draw_plan(view: SuverenitaView, say: Words) -> str:
    if not view.plan:
        return ""
    title = escape(say.say("plan-title", {"step": view.step}))
    deeds = "".join([f'<li class="chip{look}">{escape(sentence)}</li>' for sentence, look in plan_sentences(view, say)])
    return f'<section class="plan" tabindex="0" aria-label="{title}"><b>{title}</b><ul>{deeds}</ul></section>'


def plan_sentences(view: SuverenitaView, say: Words) -> list[tuple[str, str]]:
    """Each effect in words, and whether it is good or bad; everything sown, and all parts of a village, are merged."""
    if view.step == "parts":
        return village_sentences(view, say)
    sown = sorted([deed for deed in view.plan if deed.deed == "sow"], key=lambda deed: deed.field or 0)
    found: list[tuple[str, str]] = []
    if sown:
        fields = [place_of(view, deed.field) for deed in sown]
        found.append((say.say("plan-sow", {"fields": fields, "count": sum(deed.count for deed in sown)}), ""))
    found += [
        (deed_sentence(view, deed, say), " bad" if deed.deed in BAD else "") for deed in view.plan if deed.deed != "sow"
    ]
    if view.step == "feed" and not any(deed.deed in HUNGER for deed in view.plan):
        found.append((say.say("plan-all-paid" if view.mode == FIRST_GAME else "plan-all-fed"), " good"))
    return found


def village_sentences(view: SuverenitaView, say: Words) -> list[tuple[str, str]]:
    things: dict[str, list[str]] = {}
    for deed in view.plan:
        things.setdefault(place_of(view, deed.field), []).append(deed_sentence(view, deed, say))
    return [(say.say("plan-village", {"field": field, "things": given}), "") for field, given in things.items()]


def deed_sentence(view: SuverenitaView, deed: DeedView, say: Words) -> str:
    in_gold = view.mode == FIRST_GAME and deed.deed in HUNGER
    return say.say(f"plan-{deed.deed}-gold" if in_gold else f"plan-{deed.deed}", facts_of(view, deed))


def facts_of(view: SuverenitaView, deed: DeedView) -> dict[str, int | str]:
    facts: dict[str, int | str] = {"count": deed.count, "field": place_of(view, deed.field)}
    facts["to"] = place_of(view, deed.to)
    if deed.deed == "lose":
        return facts | ParsedMove(f"hit {deed.what}*{deed.count}").facts()
    return facts | dict.fromkeys(("herd", "good", "building", "type"), deed.what)


def place_of(view: SuverenitaView, field: int | None) -> str:
    return "" if field is None else place_name(view.map, field)


def planned(view: SuverenitaView) -> list[int]:
    """The fields that would be affected."""
    if view.step in FOUGHT:
        return []
    return sorted({deed.field for deed in view.plan if deed.field is not None})


def draw_planned(here: Here) -> str:
    shape = shape_id(here.map.view, here.field)
    return f'<g class="fought planned"><use href="#{shape}"/><use href="#{shape}"/></g>'
