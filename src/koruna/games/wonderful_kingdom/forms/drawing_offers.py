"""The choice on the page: both areas, the deck in a solo game, the hand, cards looked at, and picked cards."""

from __future__ import annotations

from html import escape

from koruna.games.wonderful_kingdom.forms.drawing_names import advisor_text, number_of
from koruna.games.wonderful_kingdom.forms.drawing_parts import (
    PageContext,
    any_card,
    back_label,
    clickable,
    icon,
    icon_with_count,
    open_card,
)
from koruna.games.wonderful_kingdom.forms.drawing_sites import draw_tile
from koruna.games.wonderful_kingdom.forms.player_view import CardView
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, DEVELOPMENT, RESOURCES, TREASURE

CHOICE = ("offer", "pick", "flip", "shift", "choose", "remove")


def draw_offers(context: PageContext) -> str:
    view = context.view
    if view.step not in CHOICE and not any(view.areas):
        return ""
    areas = "".join([draw_area(context, area) for area in (0, 1)])
    deck = draw_decks(context) if context.alone else ""
    return f'<div class="offers{" alone" if deck else ""}">{areas}{deck}</div>'


# --- areas -------------------------------------------------------------------------------------------


def draw_area(context: PageContext, area: int) -> str:
    view, say, number = context.view, context.say, area + 1
    cards = view.areas[area]
    context.zone = f"area{number}"
    target = f"area:{number}" if context.decides("offer", "pick") else ""
    drawn = "".join(
        [draw_entry(context, card, f"{number}-{place + 1}", area, bool(target)) for place, card in enumerate(cards)]
    )
    if not cards:
        drawn = f'<p class="none">{escape(say.say("page-area-empty"))}</p>'
    title = escape(say.say("page-area", {"area": number}))
    count = escape(say.say("page-cards", {"count": len(cards)}))
    inside = f'<header><h2>{title}</h2><span class="cap">{count}</span></header><div class="cards">{drawn}</div>'
    label = escape(area_label(context, area))
    place = f'data-place="area-{number}"'
    if target:
        clicked = f'data-target="{target}" data-ask="pick {number}" data-label="{label}"'
        take = f'<div class="take" {clicked} {place}>{inside}</div>'
    else:
        take = f'<div class="take" {place}>{inside}</div>'
    tools = draw_tools(context, area)
    return f'<section class="offer" aria-label="{label}">{take}{tools}</section>'


def area_label(context: PageContext, area: int) -> str:
    names = [
        context.name(card.card) if card.card else back_label(card, context.say, context.names)
        for card in context.view.areas[area]
    ]
    facts = {"area": area + 1, "cards": ", ".join(names)}
    return context.say.say("page-area-label" if names else "page-area-label-empty", facts)


def draw_entry(context: PageContext, card: CardView, place: str, area: int, within: bool) -> str:
    """A card in an area; a click target only if a single card is chosen."""
    step = context.view.step
    if context.decides("flip") and card.card is None:
        return any_card(context, card, f"flip:{place}", f"flip {place}")
    if context.decides("shift"):
        return any_card(context, card, f"shift:{place}", f"shift {place}")
    if (
        context.decides("remove")
        and area == context.view.number & 1
        and card.card is not None
        and is_of_deck(context, card.card)
    ):
        return any_card(context, card, f"remove:{card.card}", f"remove {card.card}")
    return any_card(context, card, within=within and step in CHOICE)


def is_of_deck(context: PageContext, card: str) -> bool:
    content = context.view.edition
    return content.kind[number_of(context.view.edition, card)] <= ADVISOR


def draw_tools(context: PageContext, area: int) -> str:
    """Below an area: a place for a face-down card, a search, spies."""
    number, say, me = area + 1, context.say, context.me
    tools = []
    if context.decides("offer") and (me.traps or me.snares):
        text = say.say("page-trap-here")
        label = say.say("page-trap-into", {"area": number})
        inside = f"{icon('k-trap')}<span>{escape(text)}</span>"
        tools.append(clickable(f"trap:{number}", label, inside, "tool", f"pick {number}"))
    if context.decides("pick") and context.alone:
        text, label = say.say("page-search"), say.say("page-search-in", {"area": number})
        inside = f"{icon('u-eye')}<span>{escape(text)}</span>"
        tools.append(clickable(f"search:{number}", label, inside, "tool", f"search {number}"))
    if context.decides(*CHOICE) and me.spies_ready:
        tools += draw_spies(context, area)
    return f'<div class="tools">{"".join(tools)}</div>' if tools else ""


def draw_spies(context: PageContext, area: int) -> list[str]:
    """A button for every card that a spy can turn up; hazard cards are indistinguishable."""
    found = []
    for place, card in enumerate(context.view.areas[area]):
        if card.card is None:
            name = f"{area + 1}-{place + 1}"
            label = context.say.say("page-spy-on", {"area": area + 1, "place": place + 1})
            inside = f"{icon('k-spy')}<span>{place + 1}.</span>"
            found.append(clickable(f"spy:{name}", label, inside, "tool", f"spy {name}"))
            if card.laid_by is None:
                break
    return found


def draw_decks(context: PageContext) -> str:
    """In a solo game: the card on top of the deck, the number of cards left, the hazard deck and the spies."""
    view, say, me = context.view, context.say, context.me
    hazards = view.hazards or 0
    context.zone = "deck"
    top = open_card(context, view.top) if view.top else ""
    spies = "".join([icon("k-spy", "i" if n < me.spies_ready else "i used") for n in range(me.spies)])
    spies_label = escape(say.say("page-spies", {"ready": me.spies_ready, "spies": me.spies}))
    if spies:
        spies = f'<span class="n" role="img" aria-label="{spies_label}" data-tip="{spies_label}">{spies}</span>'
    search_label = say.say("page-searched" if view.searched else "page-not-searched")
    search = icon("u-check" if view.searched else "u-eye", label=search_label)
    return (
        f'<section class="decks"><header><h2>{escape(say.say("page-deck"))}</h2></header>{top}<div class="counts">'
        f"{icon_with_count('k-scene-back', view.deck, say.say('page-deck-left', {'cards': view.deck}))}"
        f"{icon_with_count('k-calamity', hazards, say.say('page-hazards', {'cards': hazards}))}{spies}"
        f'<span class="n" data-tip="{escape(search_label)}">{search}</span></div></section>'
    )


# --- the hand, cards looked at, picked cards ---------------------------------------------------------


def draw_cards(context: PageContext) -> str:
    """The viewer's hand, and beside it the picked cards."""
    parts = draw_looked(context) + draw_hand(context) + draw_picks(context)
    return f'<div class="held-cards">{parts}</div>' if parts else ""


def row(name: str, title: str, cards: list[str]) -> str:
    """Cards side by side, scrollable if they do not fit."""
    return f'<div class="row" data-pan="{name}" tabindex="0" role="group" aria-label="{title}">{"".join(cards)}</div>'


def draw_looked(context: PageContext) -> str:
    if not context.view.looked:
        return ""
    context.zone = "looked"
    cards = [draw_kept(context, card, "choose") for card in context.view.looked]
    title = escape(context.say.say("page-looked"))
    return f'<section class="zone looked"><header><h2>{title}</h2></header>{row("looked", title, cards)}</section>'


def draw_kept(context: PageContext, card: str, step: str) -> str:
    """A card that the viewer may keep; the effects of an advisor are listed beside it."""
    content = context.view.edition
    drawn = open_card(context, card, f"keep:{card}" if context.decides(step) else "", f"keep {card}")
    if content.kind[number_of(content, card)] != ADVISOR:
        return drawn
    return f'<div class="pick told">{drawn}<p>{escape(advisor_text(content, card, context.say))}</p></div>'


def draw_hand(context: PageContext) -> str:
    me, say = context.me, context.say
    if context.seat < 0 or not me.hand or (context.view.step == "keep" and not context.mine):
        return ""
    cards = []
    context.zone = "hand"
    for card in me.hand:
        if context.view.step == "keep":
            cards.append(draw_kept(context, card, "keep"))
        elif context.decides("offer"):
            cards.append(open_card(context, card, f"hand:{card}", f"lay {card} 1"))
        else:
            cards.append(open_card(context, card))
    title = say.say("page-first-advisors" if context.view.step == "keep" else "page-hand")
    return (
        f'<section class="zone hand"><header><h2>{escape(title)}</h2>{draw_traps(context)}</header>'
        f"{row('hand', escape(title), cards)}</section>"
    )


def draw_traps(context: PageContext) -> str:
    """How many cards the viewer may still lay face down."""
    me = context.me
    if context.view.step not in CHOICE or context.alone:
        return ""
    label = escape(context.say.say("page-traps", {"traps": me.traps}))
    traps = "".join([icon("k-trap", "i" if n < me.traps else "i used") for n in range(max(2, me.traps))])
    return f'<span class="n" role="img" aria-label="{label}" data-tip="{label}">{traps}</span>'


def draw_picks(context: PageContext) -> str:
    """Picked cards; during planning each with its possible moves."""
    me, say = context.me, context.say
    if not me.picks:
        return ""
    planning = context.decides("plan") and not me.cubes
    context.zone = "pick"
    cards = [draw_pick(context, card, planning) for card in me.picks]
    title = escape(say.say("page-picks"))
    doubled = escape(say.say("page-doubled", {"cards": me.doubled})) if me.doubled else ""
    note = doubled or escape(say.say("page-cards", {"count": len(me.picks)}))
    return (
        f'<section class="zone picks"><header><h2>{title}</h2><span class="cap">{note}</span></header>'
        f"{row('picks', title, cards)}</section>"
    )


def draw_pick(context: PageContext, card: CardView, planning: bool) -> str:
    if card.card is None:
        return any_card(context, card)
    content, id = context.view.edition, card.card
    kind = content.kind[number_of(context.view.edition, id)]
    loses = context.decides("lose") and kind <= TREASURE
    tucks = context.decides("tuck") and kind == DEVELOPMENT
    if loses or tucks:
        return open_card(context, id, f"pick:{id}", f"{'lose' if loses else 'tuck card'} {id}")
    if not planning:
        return open_card(context, id)
    say, name = context.say, context.name(id)
    build = ""
    if kind == DEVELOPMENT:
        inside = f"{icon('k-b-site')}<span>{escape(say.say('page-slate'))}</span>"
        build = clickable(f"slate:{id}", say.say("page-slate-card", {"card": name}), inside, "tool", f"slate {id}")
    inside = f"{icon('k-recycle')}<span>{escape(say.say('page-exchange'))}</span>"
    swap = clickable(f"exchange:{id}", say.say("page-exchange-card", {"card": name}), inside, "tool", f"exchange {id}")
    carried = f'data-carry="slate {id}|exchange {id}"'
    small = draw_tile(content, id, (0,) * len(RESOURCES), False, say) if kind <= TREASURE else ""
    drawn = open_card(context, id, beside=small and f'<span class="small tile">{small}</span>')
    return f'<div class="pick" {carried}>{drawn}<div class="ways">{build}{swap}</div></div>'
