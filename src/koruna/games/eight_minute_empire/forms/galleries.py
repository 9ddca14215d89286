"""The pieces of Eight-Minute Empire for the page of its rules: armies, cities, coins, goods, cards and both maps."""

from __future__ import annotations

from koruna.engine.gallery import Gallery, Piece
from koruna.engine.library import game
from koruna.games.eight_minute_empire.forms.drawing_card import HEIGHT as CARD_HEIGHT
from koruna.games.eight_minute_empire.forms.drawing_card import draw_card
from koruna.games.eight_minute_empire.forms.drawing_land import HEIGHT, WIDTH
from koruna.games.eight_minute_empire.forms.drawing_map import draw_map
from koruna.games.eight_minute_empire.forms.drawing_player import draw_worth
from koruna.games.eight_minute_empire.forms.drawing_row import ACTION_SYMBOLS, GOOD_SYMBOLS
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView, look_at_card
from koruna.games.eight_minute_empire.rules.cards import IDS, ONLY_FIVE, about
from koruna.locale import Words, words

GAME = "eight_minute_empire"
SEATS = 5
CARD = 158  # the width of a card
WORTH = 300  # the width of the table of goods


def galleries(language: str) -> list[Gallery]:
    say = words(language, GAME)
    coin = Piece("coin", say.say("map-coins"), symbol("k-coin"))
    goods = [
        Piece(f"good-{good}", say.say("good.title", {"good": good}), symbol(of)) for good, of in GOOD_SYMBOLS.items()
    ]
    actions = [
        Piece(f"action-{action}", say.say("act", {"action": action, "count": 1}), symbol(of))
        for action, of in ACTION_SYMBOLS.items()
    ]
    worth = "".join(draw_worth(view_of("A"), say, WORTH))
    table = Piece("worth", say.say("gallery-worth"), f'<svg viewBox="0 0 {WORTH} 162">{worth}</svg>')
    return [
        Gallery("pieces", say.say("gallery-pieces"), pieces(say), "tiny"),
        Gallery("coins", say.say("map-coins"), [coin], "tiny"),
        Gallery("not-on-card", say.say("gallery-actions"), actions, "tiny"),
        Gallery("goods", say.say("map-goods"), goods, "tiny"),
        Gallery("goods", "", [table], "large"),
        Gallery("sides", say.say("gallery-maps"), [side(letter, say) for letter in "AB"], "whole"),
        Gallery("", say.say("gallery-cards"), [card(number, say) for number in range(len(IDS))], "wide"),
    ]


def symbol(name: str, owner: int = 0, emblem: str = "") -> str:
    return (
        f'<svg viewBox="0 0 48 48"><g class="p{owner}"><use href="#{name}" width="48" height="48"/>{emblem}</g></svg>'
    )


def pieces(say: Words) -> list[Piece]:
    """An army and a city of every player, and an army of nobody."""
    found = []
    for seat in range(1, SEATS + 1):
        on_army = f'<use href="#k-e{seat}" x="10" y="19" width="20" height="20"/>'
        on_city = f'<use href="#k-e{seat}" x="17" y="27" width="14" height="14"/>'
        found += [
            Piece(f"army-{seat}", say.say("gallery-army", {"seat": seat}), symbol("k-army", seat, on_army)),
            Piece(f"city-{seat}", say.say("gallery-city", {"seat": seat}), symbol("k-city", seat, on_city)),
        ]
    return [*found, Piece("army-neutral", say.say("gallery-neutral"), symbol("k-army"))]


def card(number: int, say: Words) -> Piece:
    drawn = draw_card(look_at_card(number), None, 0, CARD, say)
    message = "overview-card-five" if ONLY_FIVE[number] else "overview-card"
    name = say.say(message, {**about(number), "id": IDS[number]})
    return Piece(f"card-{IDS[number]}", name, f'<svg viewBox="0 0 {CARD} {CARD_HEIGHT}">{drawn}</svg>')


def view_of(side: str) -> EightMinuteEmpireView:
    start = game(GAME).start(2, {"board": side})
    view: EightMinuteEmpireView = start.view()
    return view


def side(letter: str, say: Words) -> Piece:
    drawn = "".join(draw_map(view_of(letter), say.language))
    name = say.say("map-map", {"side": letter})
    return Piece(
        f"map-{letter.lower()}",
        name,
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}"><g clip-path="url(#k-map-sheet)">{drawn}</g></svg>',
    )
