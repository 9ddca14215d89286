"""The row of cards on the page of a table, and under it what the viewer has and does."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.eight_minute_empire.forms.view import Act, CardView, EightMinuteEmpireView, PlayerView
from koruna.games.eight_minute_empire.rules.cards import PRICES, ROW
from koruna.locale import Words
from koruna.look import icon

ACTION_SYMBOLS = {
    "add": "k-act-recruit",
    "move": "k-act-march",
    "sail": "k-act-sail",
    "city": "k-act-build",
    "destroy": "k-act-strike",
}
GOOD_SYMBOLS = {good: f"k-{good}" for good in ("ruby", "stone", "wood", "anvil", "carrot")} | {"joker": "k-wild"}


def arms(seat: int, name: str) -> str:
    """A player's coat of arms, labelled with the name."""
    return icon(f"k-arms-{seat + 1}", label=name)


# --- the row -----------------------------------------------------------------------------------


def draw_row(view: EightMinuteEmpireView, say: Words) -> str:
    """Six places; a card whose action is in progress stays in its place, raised, until the row closes up."""
    if view.step == "over":
        return ""
    lying = {offer.place: offer.card for offer in view.row}
    cards = [
        draw_card(place_look(view, place, lying), place, lying.get(place) or taken_card(view), say)
        for place in range(1, ROW + 1)
    ]
    return f'<ol class="row" aria-label="{escape(say.say("map-row"))}">{"".join(cards)}</ol>'


def taken_card(view: EightMinuteEmpireView) -> CardView | None:
    return view.acting.card if view.acting else None


def place_look(view: EightMinuteEmpireView, place: int, lying: dict[int, CardView]) -> str:
    if place not in lying:
        return "taken"
    purse = view.players[view.turn].coins if view.turn is not None and view.step == "take" else None
    return "poor" if purse is not None and purse < PRICES[place - 1] else "open"


def draw_card(look: str, place: int, card: CardView | None, say: Words) -> str:
    if card is None:
        return '<li><div class="card empty"></div></li>'
    return card_in_place(look, place, card.id, card.good, card.icons, card.joined, tuple(card.acts), say)


@lru_cache(maxsize=2048)
def card_in_place(
    look: str, place: int, card: str, good: str, icons: int, joined: str, acts: tuple[Act, ...], say: Words
) -> str:
    price = PRICES[place - 1]
    clickable = "" if look == "taken" else f' data-target="card:{place}" data-ask="take {place}"'
    label = escape(card_label(good, icons, joined, acts, price, say))
    price_text = say.say("board-price", {"price": price})
    price_shown = f"{price}{icon('k-coin')}" if price else price_text
    goods = icon(GOOD_SYMBOLS[good], "g") * icons
    return (
        f'<li><div class="card {good} {look}"{clickable} data-label="{label}" data-piece="card-{card}">'
        f'<span class="goods" role="img" aria-label="{escape(goods_label(good, icons, say))}">{goods}</span>'
        f'<span class="price" title="{escape(price_text)}">{price_shown}</span>'
        f'<span class="acts">{draw_acts(joined, acts, say)}</span></div></li>'
    )


def draw_acts(joined: str, acts: tuple[Act, ...], say: Words) -> str:
    """What can be done; for two actions there is only room for icons and numbers."""
    size = "map-act" if len(acts) < 2 else "map-act.tiny"
    drawn = [
        f'<span class="act" title="{escape(act_text(act, say))}">{icon(ACTION_SYMBOLS[act.action], "ic")}'
        f"<b>{escape(act_text(act, say, size))}</b></span>"
        for act in acts
    ]
    return f'<i class="or">{say.say("map-joined", {"joined": joined})}</i>'.join(drawn)


def act_text(act: Act, say: Words, size: str = "act") -> str:
    """An action in words; `map-act` is short and `map-act.tiny` shorter."""
    return say.say(size, {"action": act.action, "count": act.count})


def goods_label(good: str, icons: int, say: Words) -> str:
    return say.say("good-on-card", {"good": good, "icons": icons})


def card_label(good: str, icons: int, joined: str, acts: tuple[Act, ...], price: int, say: Words) -> str:
    first, last = acts[0], acts[-1]
    facts = {"action": first.action, "count": first.count, "action2": last.action, "count2": last.count}
    return say.say("map-card", {"good": good, "icons": icons, "joined": joined, "price": price, **facts})


# --- the line under the row --------------------------------------------------------------------------


def draw_strip(view: EightMinuteEmpireView, seat: int, say: Words, names: list[str]) -> str:
    """One line under the row, always there, so that the map stays where it is."""
    if view.step == "over":
        return ""
    me = None if seat < 0 or view.step == "bid" else view.players[seat]
    own = "" if me is None else draw_purse(seat, me.coins, me.supply, me.cities_left, say)
    return f'<div class="strip" data-drop="card">{own}{draw_doing(view, seat, say, names)}</div>'


@lru_cache(maxsize=1024)
def draw_purse(seat: int, coins: int, supply: int, cities_left: int, say: Words) -> str:
    owner = f"p{seat + 1}"
    held = [
        ("k-coin", "map-coins", coins, ""),
        ("k-army", "map-supply", supply, ' data-carry="add"'),
        ("k-city", "map-cities-left", cities_left, ' data-carry="city"'),
    ]
    chips = [
        f'<span class="held" data-tip="{escape(say.say(f"{name}.about"))}">'
        f"<span{carried}>{icon(symbol)}</span><b>{count}</b>"
        f'<span class="sr">{escape(say.say(name))}</span></span>'
        for symbol, name, count, carried in held
    ]
    return f'<span class="purse {owner}">{"".join(chips)}</span>'


def draw_doing(view: EightMinuteEmpireView, seat: int, say: Words, names: list[str]) -> str:
    if view.step == "bid":
        return draw_bids(view, seat, say, names)
    if view.step == "start":
        return draw_starters(view, seat, say, names)
    if view.acting is not None:
        return draw_acting(view, seat, say, names)
    if view.step == "neutral":
        army = f'<span class="p0" data-carry="neutral">{icon("k-army")}</span>'
        return f'<span class="doing">{army}{escape(say.say("map-neutral-left", {"armies": view.neutral_left}))}</span>'
    return f'<span class="doing quiet">{escape(say.say("board-pile", {"cards": view.pile}))}</span>'


def draw_acting(view: EightMinuteEmpireView, seat: int, say: Words, names: list[str]) -> str:
    """What is left of an action in progress. Its player chooses between two actions."""
    assert view.acting is not None
    assert view.turn is not None
    joined, left = "or" if view.acting.either else "and", tuple(view.acting.left)
    title = f'<span class="left">{escape(say.say("map-left"))}</span>'
    if view.turn != seat:
        return f'<span class="doing">{arms(view.turn, names[view.turn])}{title}{draw_acts(joined, left, say)}</span>'
    drawn = draw_acts(joined, left, say) if len(left) < 2 else draw_choice(joined, left, say)
    return f'<span class="doing">{title}{drawn}</span>'


def draw_choice(joined: str, left: tuple[Act, ...], say: Words) -> str:
    """Two actions to choose from, before a region is clicked."""
    picks = []
    for act in left:
        symbol, label = icon(ACTION_SYMBOLS[act.action], "ic"), act_text(act, say)
        picks.append(button(f"action:{act.action}", "done", act_text(act, say, "map-act.tiny"), label, symbol))
    return f'<i class="or">{say.say("map-joined", {"joined": joined})}</i>'.join(picks)


def draw_bids(view: EightMinuteEmpireView, seat: int, say: Words, names: list[str]) -> str:
    """Everybody's coat of arms, marked once they have bid; the amounts stay secret until all have."""
    marks = "".join([draw_bidder(player, names[player.seat], say) for player in view.players])
    if seat < 0 or view.players[seat].has_bid:
        own = "" if seat < 0 else say.say("map-own-bid", {"coins": view.players[seat].bid or 0})
        return f'<span class="doing">{escape(own)}{marks}</span>'
    title = escape(say.say("map-bidding"))
    more = 'data-ask-more="bid {n}"'
    step = f'<span data-step data-label="{title}" {more}>{icon("k-coin")}<b aria-hidden="true">{title}</b></span>'
    return f'<span class="doing" data-steps="bid" data-begin="0">{step}</span>{marks}'


def draw_bidder(player: PlayerView, name: str, say: Words) -> str:
    message, symbol = ("map-has-bid", "u-check") if player.has_bid else ("map-bids", "u-wait")
    look = "bidder in" if player.has_bid else "bidder"
    for_screen_readers = f'<span class="sr">{escape(say.say(message))}</span>'
    return f'<span class="{look}">{arms(player.seat, name)}{icon(symbol)}{for_screen_readers}</span>'


def draw_starters(view: EightMinuteEmpireView, seat: int, say: Words, names: list[str]) -> str:
    if view.turn != seat:
        return ""
    chosen = [
        button(f"start:{other + 1}", f"start {other + 1}", name, about, icon(f"k-arms-{other + 1}", ""))
        for other, name in enumerate(names)
        for about in [say.say("map-starter", {"player": name})]
    ]
    return f'<span class="doing bids">{"".join(chosen)}</span>'


def button(target: str, ask: str, text: str, label: str = "", symbol: str = "") -> str:
    # Not a <button>: arrow keys move between targets, but not out of buttons. The page gives active targets that role.
    return (
        f'<span class="btn pick" data-target="{target}" data-ask="{ask}" data-label="{escape(label or text)}">'
        f"{symbol}{escape(text)}</span>"
    )
