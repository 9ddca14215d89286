"""The viewer's duchy on the page: the current decision, stores, advisors and completed cards."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from html import escape
from itertools import product

from koruna.games.wonderful_kingdom.forms.drawing_names import (
    MINUS,
    TIMES,
    advisor_text,
    card_name,
    describe,
    duchy_name,
    number_of,
)
from koruna.games.wonderful_kingdom.forms.drawing_parts import (
    FREE,
    ICONS,
    PageContext,
    clickable,
    draw_worth,
    icon,
    with_tooltip,
)
from koruna.games.wonderful_kingdom.forms.drawing_portraits import portrait
from koruna.games.wonderful_kingdom.forms.player_view import PlayerView
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.numbers import COLOURS, CUBES, FAMILIES, RESOURCES
from koruna.locale import Words

FIVE = 5


# --- the current decision ------------------------------------------------------------------------------


def draw_desk(context: PageContext) -> str:
    """Cubes in hand, the space for krystallium and the cubes to convert."""
    parts = draw_cubes(context) + draw_kinds(context) + draw_fives(context)
    return f'<section class="desk">{parts}</section>' if parts else ""


def draw_cubes(context: PageContext) -> str:
    me, say = context.me, context.say
    if not me.cubes or not context.mine:
        return ""
    drawn = ""
    for resource, count in me.cubes.items():
        amount = say.say("amount", {"resource": resource, "count": count})
        inside = icon(ICONS[resource], "cb") * min(count, 6) + (f"<b>{count}</b>" if count > 1 else "")
        if len(me.cubes) > 1:
            cubes = with_tooltip(amount, inside, "cubes")
        else:
            cubes = clickable(f"cube:{resource}", say.say("page-one-cube", {"amount": amount}), inside, "cubes")
        drawn += f'<span data-carry="place {resource}|lab {resource}">{cubes}</span>'
    kinds = len(me.cubes)
    hint = escape(say.say("page-place-cubes", {"cubes": sum(me.cubes.values()), "kinds": kinds}))
    return (
        f'<div class="in-hand"><b>{escape(say.say("page-cubes"))}</b>{drawn}{draw_laboratory(context)}'
        f'<span class="cap">{hint}</span></div>'
    )


def draw_kinds(context: PageContext) -> str:
    """The kinds of spaces for krystallium; shown when a site with several kinds is chosen."""
    if not context.mine or not context.me.krystallium:
        return ""
    say, kinds = context.say, RESOURCES[: CUBES + 1]
    open_kinds = [kind for kind in kinds if any(site.open.get(kind) for site in context.me.sites)]
    buttons = "".join(
        [
            clickable(f"kind:{kind}", say.say("page-space", {"resource": kind}), icon(ICONS[kind], "cb"), "cubes")
            for kind in open_kinds
        ]
    )
    return f'<div class="asked"><b>{escape(say.say("page-which-space"))}</b>{buttons}</div>' if buttons else ""


def draw_fives(context: PageContext) -> str:
    """Which five cubes of the laboratory become krystallium; shown when converting."""
    if not can_change(context):
        return ""
    say = context.say
    have = tuple(context.me.laboratory.get(colour, 0) for colour in COLOURS)
    ways = "".join([draw_five(way, say) for way in fives(have)])
    return f'<div class="asked"><b>{escape(say.say("page-which-cubes"))}</b>{ways}</div>'


def can_change(context: PageContext) -> bool:
    has_five = sum(context.me.laboratory.values()) >= FIVE
    return context.mine and has_five and bool(context.view.quests) and not context.view.changes_at_five


@lru_cache(maxsize=256)
def fives(have: tuple[int, ...]) -> list[tuple[int, ...]]:
    ranges = [range(min(FIVE, count) + 1) for count in have]
    return [way for way in product(*ranges) if sum(way) == FIVE]


@lru_cache(maxsize=1024)
def draw_five(way: tuple[int, ...], say: Words) -> str:
    cubes = {colour: count for colour, count in zip(COLOURS, way, strict=True) if count}
    inside = "".join([f"{icon(ICONS[colour])}<b>{count}</b>" for colour, count in cubes.items()])
    label = ", ".join([say.say("amount", {"resource": colour, "count": count}) for colour, count in cubes.items()])
    return clickable("five:" + "-".join(map(str, way)), label, inside, "cubes")


# --- the duchy ---------------------------------------------------------------------------------------------


def draw_duchy(context: PageContext) -> str:
    view, say, me = context.view, context.say, context.me
    name = escape(duchy_name(view.edition, me.duchy, view.side, say))
    side = escape(say.say("page-side", {"side": view.side}))
    place = f'data-place="duchy-{me.seat}" tabindex="0" aria-label="{name}"'
    return (
        f'<section class="zone duchy p{me.seat + 1}" {place}><header><h2>{icon(f"k-arms-{me.seat + 1}")}{name}</h2>'
        f'<span class="cap">{side}</span></header>'
        f"{draw_stores(context)}{draw_advisors(context)}{draw_families(me, say)}"
        f"{draw_completed(view.edition, me, say)}</section>"
    )


def draw_stores(context: PageContext) -> str:
    """The laboratory, krystallium and soldiers; click targets whenever they can be used."""
    me, say = context.me, context.say
    crystals = say.say("amount", {"resource": "krystallium", "count": me.krystallium})
    soldiers = say.say("amount", {"resource": "soldier", "count": me.soldiers})
    return (
        f'<div class="stores">{draw_laboratory(context)}{draw_change(context)}'
        f"{draw_store(context, 'crystal', 'k-krystallium', me.krystallium, crystals)}"
        f"{draw_store(context, 'soldier', 'k-soldier', me.soldiers, soldiers)}"
        f"{draw_training(me, say)}</div>"
    )


def draw_store(context: PageContext, target: str, symbol: str, count: int, amount: str) -> str:
    inside = f"{icon(symbol)}<b>{count}</b>"
    if context.mine and context.view.step in FREE and count:
        site = context.me.sites[0].name if context.me.sites else context.view.edition.ids[0]
        ask = f"crystal {RESOURCES[0]} {site}" if target == "crystal" else f"enlist {site}"
        return clickable(target, context.say.say(f"page-{target}", {"amount": amount}), inside, "store free", ask)
    return f'<div class="store" data-tip="{escape(amount)}" role="img" aria-label="{escape(amount)}">{inside}</div>'


def draw_laboratory(context: PageContext) -> str:
    """Five places for cubes; more only while deciding about the conversion."""
    me, say = context.me, context.say
    total = sum(me.laboratory.values())
    cubes = (
        "".join([icon(ICONS[colour]) * count for colour, count in me.laboratory.items()])
        if total <= FIVE
        else "".join([f"{icon(ICONS[colour])}<b>{count}</b>" for colour, count in me.laboratory.items()])
    )
    places = "<i></i>" * (FIVE - total) if total < FIVE else ""
    label = say.say("page-laboratory", {"cubes": total})
    inside = f'{icon("k-lab")}<span class="lab-cubes">{cubes}{places}</span>'
    if context.mine and me.cubes:
        drawn = clickable("lab", say.say("page-to-laboratory", {"cubes": total}), inside, "store lab")
    else:
        drawn = (
            f'<div class="store lab" data-tip="{escape(label)}" role="img" aria-label="{escape(label)}">{inside}</div>'
        )
    return drawn


def draw_change(context: PageContext) -> str:
    if not can_change(context):
        return ""
    name, why = context.say.say("page-change"), context.say.say("page-change-why")
    return clickable("change", f"{name}. {why}", f"{icon('k-krystallium')}<span>{escape(name)}</span>", "store free")


def draw_training(me: PlayerView, say: Words) -> str:
    label = escape(say.say("page-training", {"trained": "yes" if me.trained else "no"}))
    soldier = icon("k-soldier", "i" if me.trained else "i none")
    return (
        f'<div class="store ground" data-tip="{label}" role="img" aria-label="{label}">{icon("k-flag")}{soldier}</div>'
    )


def draw_advisors(context: PageContext) -> str:
    me, say, view = context.me, context.say, context.view
    if not me.advisors:
        return ""
    content = view.edition
    drawn = []
    for card in me.advisors:
        used, number = card in me.advisors_used, number_of(view.edition, card)
        price = content.price[number]
        name = card_name(view.edition, card, say)
        state = say.say("page-advisor-used") if used else ""
        label = " ".join([part for part in (f"{name}.", advisor_text(view.edition, card, say), state) if part])
        drawing = portrait(card, number - content.first_advisor)
        face = f'<svg class="i" viewBox="0 0 48 48" aria-hidden="true">{drawing}</svg>'
        inside = f'{face}<span>{escape(name)}</span><span class="need">{price}{icon("k-soldier")}</span>'
        css, place = "advisor used" if used else "advisor", f"advisor-{card} card-{card}"
        if context.mine:
            drawn.append(f"<li>{clickable(f'advisor:{card}', label, inside, css, f'use {card}', place)}</li>")
        else:
            drawn.append(f"<li>{with_tooltip(label, inside, css, place)}</li>")
    return f'<ul class="advisors" aria-label="{escape(say.say("page-advisors"))}">{"".join(drawn)}</ul>'


@lru_cache(maxsize=512)
def draw_families(player: PlayerView, say: Words) -> str:
    """The number of cards of each family, and the points per card."""
    drawn = ""
    for family in FAMILIES:
        count, worth = player.families[family], player.worth[family]
        label = escape(say.say("page-family", {"family": family, "count": count, "worth": worth}))
        each = f"<em>{worth}{icon('k-vp')}</em>" if worth else ""
        drawn += (
            f'<li class="{family}{"" if count else " none"}" data-tip="{label}" data-place="family-{family}">'
            f"{icon(ICONS[family])}"
            f'<b aria-hidden="true">{count}</b>{each}<span class="sr">{label}</span></li>'
        )
    return f'<ul class="families">{drawn}</ul>'


def draw_completed(content: Edition, player: PlayerView, say: Words) -> str:
    """Every completed card as a line, copies merged, and calamities."""
    rows = [draw_row(content, card, count, say) for card, count in Counter(player.completed).items()]
    if player.calamities:
        name = escape(card_name(content, content.ids[content.calamity], say))
        points = content.calamity_points * player.calamities
        many = f" {TIMES}{player.calamities}" if player.calamities > 1 else ""
        worth = f"<span><em>{MINUS}{-points}{icon('k-vp')}</em></span>"
        rows.append(f'<li class="bad" data-place="calamities">{icon("k-calamity")}<b>{name}{many}</b>{worth}</li>')
    return f'<ol class="built" data-pan="built">{"".join(rows)}</ol>' if rows else ""


@lru_cache(maxsize=4096)
def draw_row(content: Edition, id: str, count: int, say: Words) -> str:
    card = number_of(content, id)
    family = FAMILIES[content.family[card]]
    tooltip = escape(describe(content, id, say))
    many = f" {TIMES}{count}" if count > 1 else ""
    name = escape(card_name(content, id, say))
    about, worth = f'data-tip="{tooltip}" data-place="card-{id}"', draw_worth(content, id, say)
    return f'<li class="{family}" {about}>{icon(ICONS[family])}<b>{name}{many}</b><span>{worth}</span></li>'
