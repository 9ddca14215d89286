"""The pieces of Wonderful Kingdom for the page of its rules: resources, tokens, duchies, quests and every card."""

from __future__ import annotations

from koruna.engine.gallery import Gallery, Piece
from koruna.engine.library import game
from koruna.games.wonderful_kingdom.forms.drawing import draw_quest, sheet
from koruna.games.wonderful_kingdom.forms.drawing_card import (
    FAMILY,
    HEIGHT,
    NUMBER,
    SYMBOLS,
    WIDTH,
    draw_back,
    draw_card,
    use,
)
from koruna.games.wonderful_kingdom.forms.drawing_names import TIMES, card_name, describe
from koruna.games.wonderful_kingdom.forms.drawing_parts import ICONS
from koruna.games.wonderful_kingdom.forms.overview import duchy_text
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView
from koruna.games.wonderful_kingdom.rules.contents import HOUSE_EDITION
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CALAMITY,
    DEVELOPMENT,
    FAMILIES,
    RESOURCES,
    THREAT,
    TREASURE,
)
from koruna.locale import Words, words
from koruna.look import colour, letters

GAME = "wonderful_kingdom"
EDITION = HOUSE_EDITION
INK, SURFACE, LINE = colour("ink"), colour("surface"), colour("line-strong")
DUCHY = 240  # the width of a duchy card
QUEST = 640  # the width of a quest board


def galleries(language: str) -> list[Gallery]:
    say = words(language, GAME)
    resources = [
        Piece(f"resource-{name}", say.say("resource", {"resource": name}), symbol(of))
        for name, of in zip(RESOURCES, SYMBOLS, strict=True)
    ]
    families = [
        Piece(f"family-{family}", say.say("family", {"family": family}), symbol(ICONS[family])) for family in FAMILIES
    ]
    trap = Piece("trap", say.say("gallery-trap"), symbol("k-trap"))
    back = Piece("back", say.say("gallery-back"), card_sheet(draw_back(0, say)))
    duchies = [duchy(name, side, say) for name in EDITION.duchies for side in (0, 1)]
    return [
        Gallery("resources", say.say("gallery-resources"), resources, "tiny"),
        Gallery("families", say.say("gallery-families"), families, "tiny"),
        Gallery("deck", say.say("gallery-duchies"), duchies, "large"),
        Gallery("no-traps", "", [trap, back]),
        Gallery("treasure-exchanged", say.say("gallery-treasures"), cards_of(TREASURE, say)),
        Gallery("calamity", "", cards_of(CALAMITY, say)),
        Gallery("threats-come", say.say("gallery-threats"), cards_of(THREAT, say)),
        Gallery("advisors", say.say("gallery-advisors"), cards_of(ADVISOR, say)),
        Gallery("quests", say.say("gallery-quests"), [quest(board, say) for board in EDITION.boards], "whole"),
        Gallery("no-spy", "", [Piece("spy", say.say("gallery-spy"), symbol("k-spy"))]),
        Gallery("scenarios", say.say("gallery-scenarios"), [scenario(at, say) for at in range(len(EDITION.scenarios))]),
        *[
            Gallery("", say.say("gallery-family", {"family": name}), cards_of(DEVELOPMENT, say, family))
            for family, name in enumerate(FAMILIES)
        ],
    ]


def symbol(name: str) -> str:
    return f'<svg viewBox="0 0 48 48"><use href="#{name}" width="48" height="48"/></svg>'


def card_sheet(inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}">{inside}</svg>'


def cards_of(kind: int, say: Words, family: int | None = None) -> list[Piece]:
    """The cards of a kind, or the developments of a family; under each its name and how many there are."""
    found = []
    for card, id in enumerate(EDITION.ids):
        if EDITION.kind[card] == kind and family in (None, EDITION.family[card]):
            copies = f" {EDITION.copies[card]}{TIMES}" if EDITION.copies[card] > 1 else ""
            name = say.say("overview-card", {"copies": EDITION.copies[card], "text": describe(EDITION, id, say)})
            short = card_name(EDITION, id, say) + copies
            found.append(Piece(f"card-{id}", name, card_sheet(draw_card(EDITION, id, say)), short))
    return found


def duchy(name: str, side: int, say: Words) -> Piece:
    """What it produces, what it has at the start, and what it scores for."""
    own = EDITION.duchy_sides[EDITION.duchies.index(name)][side]
    amounts = [*own.income, own.krystallium, own.soldiers]
    drawn, x = "", 14
    for resource, count in enumerate(amounts):
        if count:
            drawn += letters(x, 72, str(count), 19, f'{NUMBER} fill="{INK}"') + use(SYMBOLS[resource], x + 13, 53, 25)
            x += 48
    if own.points_family >= 0:
        drawn += letters(14, 106, f"{own.points_each} {TIMES}", 19, f'{NUMBER} fill="{INK}"')
        drawn += use(ICONS[FAMILIES[own.points_family]], 44, 87, 25)
    tint = FAMILY[max(own.points_family, 0)]
    title = letters(14, 31, say.say("gallery-duchy", {"duchy": name, "side": "AB"[side]}), 15, f'{NUMBER} fill="{INK}"')
    box = f'x="1.5" y="1.5" width="{DUCHY - 3}" height="117" rx="10"'
    picture = (
        f'<svg viewBox="0 0 {DUCHY} 120"><rect {box} fill="{SURFACE}" stroke="{LINE}" stroke-width="2"/>'
        f'<rect x="9" y="10" width="{DUCHY - 18}" height="4" rx="2" fill="{tint}"/>{title}{drawn}</svg>'
    )
    facts: dict[str, int | str] = {"duchy": name, "side": "AB"[side], "text": duchy_text(own, say)}
    return Piece(f"duchy-{'ab'[side]}-{name}", say.say("overview-duchy", facts), picture)


def quest(board: str, say: Words) -> Piece:
    view: WonderfulKingdomView = game(GAME).start(2, {"module": "quests", "quest": board}).view()
    name = say.say("quest", {"board": board})
    drawn = sheet(QUEST, 150, name) + [draw_quest(view, step, say, QUEST) for step in view.quests]
    return Piece(f"quest-{board}", name, f'<svg viewBox="0 0 {QUEST} 150">{"".join(drawn)}</svg>')


def scenario(at: int, say: Words) -> Piece:
    """A scenario by a card that it is about: one that has to be built, or one of its hazards."""
    own = EDITION.scenarios[at]
    card = own.needs[0][0] if own.needs else own.special
    name = say.say("gallery-scenario", {"scenario": own.id})
    return Piece(f"scenario-{own.id}", name, card_sheet(draw_card(EDITION, EDITION.ids[card], say)))
