"""The construction space on the page: every site with its open and filled spaces, and above it the threats.

A few sites are drawn as cards. Many would not fit, so they become tiles, each with its spaces and its value.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.wonderful_kingdom.forms.drawing_art import ART, FAMILY_ART, THREAT_ART
from koruna.games.wonderful_kingdom.forms.drawing_card import draw_card
from koruna.games.wonderful_kingdom.forms.drawing_names import (
    MINUS,
    TIMES,
    card_name,
    describe,
    describe_site,
    gives,
    is_needed,
    number_of,
)
from koruna.games.wonderful_kingdom.forms.drawing_parts import (
    FREE,
    ICONS,
    PageContext,
    amount_icons,
    clickable,
    draw_worth,
    frame_card,
    icon,
    with_tooltip,
)
from koruna.games.wonderful_kingdom.forms.player_view import SiteView
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.numbers import FAMILIES, RESOURCES, TREASURE
from koruna.locale import Words

# How many sites are drawn as cards: two rows, one row below other cards, none below areas and a hand.
TWO_ROWS, ONE_ROW, NONE = 10, 5, 0
PLANNING = ("plan", "lose", "cover", "tuck")
OTHERS = ("declare", "produce", "combat", "final")


def draw_sites(context: PageContext) -> str:
    me, say = context.me, context.say
    step = context.view.step
    roomy = context.alone and not me.picks and not context.view.looked
    most = ONE_ROW if step in PLANNING or roomy else TWO_ROWS if step in OTHERS else NONE
    tiles = len(me.sites) > most
    context.zone = "site"
    sites = "".join([draw_site(context, site, tiles) for site in me.sites])
    if not sites:
        sites = f'<p class="none">{escape(say.say("page-no-sites"))}</p>'
    discard = ""
    if context.mine and me.sites and context.view.step in FREE:
        inside = f"{icon('k-recycle')}<span>{escape(say.say('page-discard'))}</span>"
        discard = clickable("discard", say.say("page-discard-why"), inside, "free", f"discard {me.sites[0].name}")
    title, css = escape(say.say("page-sites")), "tiles" if tiles else "cards"
    return (
        f'<div class="building">{draw_threats(context)}<section class="zone sites" data-drop="slate">'
        f"<header><h2>{title}</h2>{discard}</header>"
        f'<div class="{css}" data-pan="sites" tabindex="0" role="group" aria-label="{title}">{sites}</div></section>'
        "</div>"
    )


def draw_site(context: PageContext, site: SiteView, tile: bool) -> str:
    view, say = context.view, context.say
    spaces = tuple(site.open.get(resource, 0) for resource in RESOURCES)
    drawing = draw_card(view.edition, site.card, say, spaces, site.frozen)
    needed = is_needed(view.edition, view.scenario, site.card, context.me.completed)
    label = describe_site(view.edition, site, say, needed)
    target = f"site:{site.name}" if context.mine and view.step in (*FREE, "tuck") else ""
    css = (" tile" if tile else "") + (" needed" if needed else "")
    # With nothing to place, a click on a site enlarges it.
    enlarged = not context.me.cubes and view.step not in ("tuck", "combat")
    piece = context.piece(site.card) + (" data-large" if enlarged else "")
    beside = draw_tile(view.edition, site.card, spaces, site.frozen, say)
    beside = beside if tile else f'<span class="small tile">{beside}</span>'  # for a small screen
    return frame_card(drawing, label, target, asked(context, site), piece, False, css, beside)


@lru_cache(maxsize=4096)
def draw_tile(content: Edition, id: str, open_spaces: tuple[int, ...], frozen: bool, say: Words) -> str:
    """The card's picture, its name, its spaces, and its value."""
    card = number_of(content, id)
    name = escape(card_name(content, id, say))
    if content.kind[card] == TREASURE:
        worth = amount_icons(gives(content, card), say)
        return f'<span class="art">{icon("k-treasure", "tic")}</span><b>{name}</b><span class="spaces">{worth}</span>'
    family = FAMILIES[content.family[card]]
    symbol, _, player = ART.get(id, FAMILY_ART[family]).partition(" ")
    spaces = ""
    for resource, count in enumerate(content.cost[card]):
        for number in range(count):
            is_open = number >= count - open_spaces[resource]
            spaces += icon(ICONS[RESOURCES[resource]], "i open" if is_open else "i")
    ice = icon("k-threat-giant", "ice") if frozen else ""
    return (
        f'<span class="art {family} {player}">{icon(symbol, "tic")}{ice}</span>'
        f"<b>{name}</b>"
        f'<span class="spaces">{spaces}</span><span class="makes">{draw_worth(content, id, say)}</span>'
    )


def asked(context: PageContext, site: SiteView) -> str:
    """The moves that a click on a site could mean."""
    if context.view.step == "tuck":
        return f"tuck site {site.name}"
    if context.me.cubes:
        return "|".join([f"place {resource} {site.name}" for resource in context.me.cubes])
    if context.view.step == "combat" and site.frozen:
        content = context.view.edition
        return f"beat {content.ids[content.first_threat + 2]} {site.name}"
    return f"place materials {site.name}" if context.view.step == "plan" else f"enlist {site.name}"


def draw_threats(context: PageContext) -> str:
    """Threats in the construction space; giants under sites are drawn with the sites."""
    me, content, say = context.me, context.view.edition, context.say
    drawn = ""
    for id, count in me.threats.items():
        deck = number_of(context.view.edition, id) - content.first_threat
        waiting = me.giants_waiting if deck == 2 else count
        if not waiting:
            continue
        name = card_name(context.view.edition, id, say)
        label = say.say(
            "page-threats-label", {"count": waiting, "description": describe(context.view.edition, id, say)}
        )
        inside = (
            f"{icon(THREAT_ART[deck], 'tic')}<span><b>{escape(name)}</b><small>{TIMES}{waiting}"
            f" · {MINUS}{-content.threat_points[deck] * waiting}{icon('k-vp')}</small></span>"
            f'<span class="need">{content.threat_price[deck]}{icon("k-soldier")}</span>'
        )
        if context.decides("combat"):
            drawn += clickable(f"threat:{id}", label, inside, "threat", f"beat {id}", f"threat-{id}")
        else:
            drawn += with_tooltip(label, inside, "threat", f"threat-{id}")
    title = escape(say.say("page-threats"))
    if not drawn:
        return ""
    return f'<section class="zone gate"><h2>{title}</h2><div class="threats">{drawn}</div></section>'
