"""The choice on the page: both areas, the deck in a solo game, the hand, cards looked at, and picked cards."""

from __future__ import annotations

from html import escape

from koruna.games.wonderful_kingdom.forms.drawing_names import advisor_text, content_of, number_of
from koruna.games.wonderful_kingdom.forms.drawing_parts import (
    Sight,
    any_card,
    back_label,
    clickable,
    counted,
    icon,
    open_card,
    told_icon,
)
from koruna.games.wonderful_kingdom.forms.view import CardView
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, DEVELOPMENT, TREASURE

CHOICE = ("offer", "pick", "flip", "shift", "choose", "remove")


def draw_offers(sight: Sight) -> str:
    view = sight.view
    if view.step not in CHOICE and not any(view.areas):
        return ""
    areas = "".join([draw_area(sight, area) for area in (0, 1)])
    deck = draw_decks(sight) if sight.alone else ""
    return f'<div class="offers{" alone" if deck else ""}">{areas}{deck}</div>'


# --- areas -------------------------------------------------------------------------------------------


def draw_area(sight: Sight, area: int) -> str:
    view, say, number = sight.view, sight.say, area + 1
    cards = view.areas[area]
    sight.zone = f"area{number}"
    target = f"area:{number}" if sight.decides("offer", "pick") else ""
    drawn = "".join(
        [draw_entry(sight, card, f"{number}-{place + 1}", area, bool(target)) for place, card in enumerate(cards)]
    )
    if not cards:
        drawn = f'<p class="none">{escape(say.say("page-area-empty"))}</p>'
    title = escape(say.say("page-area", {"area": number}))
    count = escape(say.say("page-cards", {"count": len(cards)}))
    inside = f'<header><h2>{title}</h2><span class="cap">{count}</span></header><div class="cards">{drawn}</div>'
    label = escape(area_label(sight, area))
    place = f'data-place="area-{number}"'
    if target:
        clicked = f'data-target="{target}" data-ask="pick {number}" data-label="{label}"'
        take = f'<div class="take" {clicked} {place}>{inside}</div>'
    else:
        take = f'<div class="take" {place}>{inside}</div>'
    tools = draw_tools(sight, area)
    return f'<section class="offer" aria-label="{label}">{take}{tools}</section>'


def area_label(sight: Sight, area: int) -> str:
    names = [sight.name(card.card) if card.card else back_label(sight, card) for card in sight.view.areas[area]]
    facts = {"area": area + 1, "cards": ", ".join(names)}
    return sight.say.say("page-area-told" if names else "page-area-told-empty", facts)


def draw_entry(sight: Sight, card: CardView, place: str, area: int, within: bool) -> str:
    """A card in an area; a click target only if a single card is chosen."""
    step = sight.view.step
    if sight.decides("flip") and card.card is None:
        return any_card(sight, card, f"flip:{place}", f"flip {place}")
    if sight.decides("shift"):
        return any_card(sight, card, f"shift:{place}", f"shift {place}")
    if (
        sight.decides("remove")
        and area == sight.view.number & 1
        and card.card is not None
        and is_of_deck(sight, card.card)
    ):
        return any_card(sight, card, f"remove:{card.card}", f"remove {card.card}")
    return any_card(sight, card, within=within and step in CHOICE)


def is_of_deck(sight: Sight, card: str) -> bool:
    of = content_of(sight.view.content)
    return of.kind[number_of(sight.view.content, card)] <= ADVISOR


def draw_tools(sight: Sight, area: int) -> str:
    """Below an area: a place for a face-down card, a search, spies."""
    number, say, me = area + 1, sight.say, sight.me
    tools = []
    if sight.decides("offer") and (me.traps or me.snares):
        text = say.say("page-trap-here")
        label = say.say("page-trap-into", {"area": number})
        inside = f"{icon('k-trap')}<span>{escape(text)}</span>"
        tools.append(clickable(f"trap:{number}", label, inside, "tool", f"pick {number}"))
    if sight.decides("pick") and sight.alone:
        text, label = say.say("page-search"), say.say("page-search-in", {"area": number})
        inside = f"{icon('u-eye')}<span>{escape(text)}</span>"
        tools.append(clickable(f"search:{number}", label, inside, "tool", f"search {number}"))
    if sight.decides(*CHOICE) and me.spies_ready:
        tools += draw_spies(sight, area)
    return f'<div class="tools">{"".join(tools)}</div>' if tools else ""


def draw_spies(sight: Sight, area: int) -> list[str]:
    """A button for every card that a spy can turn up; hazard cards are indistinguishable."""
    found = []
    for place, card in enumerate(sight.view.areas[area]):
        if card.card is None:
            name = f"{area + 1}-{place + 1}"
            label = sight.say.say("page-spy-on", {"area": area + 1, "place": place + 1})
            inside = f"{icon('k-spy')}<span>{place + 1}.</span>"
            found.append(clickable(f"spy:{name}", label, inside, "tool", f"spy {name}"))
            if card.laid_by is None:
                break
    return found


def draw_decks(sight: Sight) -> str:
    """In a solo game: the card on top of the deck, the number of cards left, the hazard deck and the spies."""
    view, say, me = sight.view, sight.say, sight.me
    sight.zone = "deck"
    top = open_card(sight, view.top) if view.top else ""
    spies = "".join([icon("k-spy", "i" if n < me.spies_ready else "i used") for n in range(me.spies)])
    told = escape(say.say("page-spies", {"ready": me.spies_ready, "spies": me.spies}))
    shown = f'<span class="n" role="img" aria-label="{told}" data-tip="{told}">{spies}</span>' if me.spies else ""
    told = say.say("page-searched" if view.searched else "page-not-searched")
    search = told_icon("u-check" if view.searched else "u-eye", told)
    return (
        f'<section class="decks"><header><h2>{escape(say.say("page-deck"))}</h2></header>{top}<div class="counts">'
        f"{counted('k-scene-back', view.deck, say.say('page-deck-left', {'cards': view.deck}))}"
        f"{counted('k-calamity', view.hazards or 0, say.say('page-hazards', {'cards': view.hazards or 0}))}{shown}"
        f'<span class="n" data-tip="{escape(told)}">{search}</span></div></section>'
    )


# --- the hand, cards looked at, picked cards ---------------------------------------------------------


def draw_cards(sight: Sight) -> str:
    """The viewer's hand, and beside it the picked cards."""
    parts = draw_looked(sight) + draw_hand(sight) + draw_picks(sight)
    return f'<div class="held-cards">{parts}</div>' if parts else ""


def row(name: str, title: str, cards: list[str]) -> str:
    """Cards side by side, scrollable if they do not fit."""
    return f'<div class="row" data-pan="{name}" tabindex="0" role="group" aria-label="{title}">{"".join(cards)}</div>'


def draw_looked(sight: Sight) -> str:
    if not sight.view.looked:
        return ""
    sight.zone = "looked"
    cards = [draw_kept(sight, card, "choose") for card in sight.view.looked]
    title = escape(sight.say.say("page-looked"))
    return f'<section class="zone looked"><header><h2>{title}</h2></header>{row("looked", title, cards)}</section>'


def draw_kept(sight: Sight, card: str, step: str) -> str:
    """A card that the viewer may keep; the effects of an advisor are listed beside it."""
    content = sight.view.content
    drawn = open_card(sight, card, f"keep:{card}" if sight.decides(step) else "", f"keep {card}")
    if content_of(content).kind[number_of(content, card)] != ADVISOR:
        return drawn
    return f'<div class="pick told">{drawn}<p>{escape(advisor_text(content, card, sight.say))}</p></div>'


def draw_hand(sight: Sight) -> str:
    me, say = sight.me, sight.say
    if sight.seat < 0 or not me.hand or (sight.view.step == "keep" and not sight.mine):
        return ""
    cards = []
    sight.zone = "hand"
    for card in me.hand:
        if sight.view.step == "keep":
            cards.append(draw_kept(sight, card, "keep"))
        elif sight.decides("offer"):
            cards.append(open_card(sight, card, f"hand:{card}", f"lay {card} 1"))
        else:
            cards.append(open_card(sight, card))
    title = say.say("page-first-advisors" if sight.view.step == "keep" else "page-hand")
    return (
        f'<section class="zone hand"><header><h2>{escape(title)}</h2>{draw_traps(sight)}</header>'
        f"{row('hand', escape(title), cards)}</section>"
    )


def draw_traps(sight: Sight) -> str:
    """How many cards the viewer may still lay face down."""
    me = sight.me
    if sight.view.step not in CHOICE or sight.alone:
        return ""
    told = escape(sight.say.say("page-traps", {"traps": me.traps}))
    traps = "".join([icon("k-trap", "i" if n < me.traps else "i used") for n in range(max(2, me.traps))])
    return f'<span class="n" role="img" aria-label="{told}" data-tip="{told}">{traps}</span>'


def draw_picks(sight: Sight) -> str:
    """Picked cards; during planning each with its possible moves."""
    me, say = sight.me, sight.say
    if not me.picks:
        return ""
    planning = sight.decides("plan") and not me.cubes
    sight.zone = "pick"
    cards = [draw_pick(sight, card, planning) for card in me.picks]
    title = escape(say.say("page-picks"))
    doubled = escape(say.say("page-doubled", {"cards": me.doubled})) if me.doubled else ""
    note = doubled or escape(say.say("page-cards", {"count": len(me.picks)}))
    return (
        f'<section class="zone picks"><header><h2>{title}</h2><span class="cap">{note}</span></header>'
        f"{row('picks', title, cards)}</section>"
    )


def draw_pick(sight: Sight, card: CardView, planning: bool) -> str:
    if card.card is None:
        return any_card(sight, card)
    of, id = content_of(sight.view.content), card.card
    kind = of.kind[number_of(sight.view.content, id)]
    loses = sight.decides("lose") and kind <= TREASURE
    tucks = sight.decides("tuck") and kind == DEVELOPMENT
    if loses or tucks:
        return open_card(sight, id, f"pick:{id}", f"{'lose' if loses else 'tuck card'} {id}")
    if not planning:
        return open_card(sight, id)
    say, name = sight.say, sight.name(id)
    build = ""
    if kind == DEVELOPMENT:
        inside = f"{icon('k-b-site')}<span>{escape(say.say('page-slate'))}</span>"
        build = clickable(f"slate:{id}", say.say("page-slate-card", {"card": name}), inside, "tool", f"slate {id}")
    inside = f"{icon('k-recycle')}<span>{escape(say.say('page-exchange'))}</span>"
    swap = clickable(f"exchange:{id}", say.say("page-exchange-card", {"card": name}), inside, "tool", f"exchange {id}")
    return f'<div class="pick">{open_card(sight, id)}<div class="ways">{build}{swap}</div></div>'
