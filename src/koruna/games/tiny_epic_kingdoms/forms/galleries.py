"""The pieces of Tiny Epic Kingdoms for the page of its rules: resources, figures, actions, factions, land, tokens."""

from __future__ import annotations

from koruna.engine.gallery import Gallery, Piece
from koruna.games.tiny_epic_kingdoms.forms.drawing_card import SYMBOLS, TOWER, draw_keep, level_top
from koruna.games.tiny_epic_kingdoms.forms.drawing_land import WIDTH
from koruna.games.tiny_epic_kingdoms.forms.drawing_map import (
    HEAD,
    HEIGHT,
    SHEET,
    Pieces,
    draw_frame,
    draw_pieces,
    token_symbol,
)
from koruna.games.tiny_epic_kingdoms.forms.drawing_realm import draw_magic
from koruna.games.tiny_epic_kingdoms.forms.drawing_terrain import draw_ground
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDE_IDS, SIDES
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, CASTLE_POINTS, KINDS, TERRAINS, TOP_CASTLE
from koruna.locale import Words, words

SEATS = 5


def galleries(language: str) -> list[Gallery]:
    say = words(language, "tiny_epic_kingdoms")
    kinds = [Piece(f"kind-{kind}", say.say("kind", {"kind": kind}), symbol(f"k-{kind}")) for kind in KINDS]
    lying = Piece("figure-lying", say.say("gallery-lying"), symbol("k-figure-lying", 1))
    neutral = Piece("figure-neutral", say.say("gallery-neutral"), symbol("k-figure"))
    figures = [
        Piece(f"figure-{seat}", say.say("gallery-figure", {"seat": seat}), symbol("k-figure", seat))
        for seat in range(1, SEATS + 1)
    ]
    shield = Piece("shield", say.say("gallery-shield"), symbol("k-shield"))
    tokens = [
        Piece(f"token-{token}", say.say("gallery-token", {"token": token}), symbol(token_symbol(token)))
        for token in TOKENS
    ]
    return [
        Gallery("draft-now", say.say("gallery-factions"), [faction(name, say) for name in FACTIONS], "large"),
        Gallery(
            "side-now", say.say("gallery-territories"), [side(number, say) for number in range(len(SIDES))], "large"
        ),
        Gallery("six-resources", say.say("gallery-resources"), kinds, "tiny"),
        Gallery("start-now", say.say("gallery-figures"), [*figures, lying, neutral], "tiny"),
        Gallery("choose-now", say.say("gallery-actions"), [*[action(name, say) for name in ACTIONS], shield], "wide"),
        Gallery("build-price", "", [castle(say)], "large"),
        Gallery("exploration", say.say("gallery-tokens"), tokens, "wide"),
    ]


def symbol(name: str, owner: int = 0) -> str:
    return f'<svg viewBox="0 0 48 48"><g class="p{owner}"><use href="#{name}" width="48" height="48"/></g></svg>'


def action(name: str, say: Words) -> Piece:
    return Piece(f"action-{name}", say.say("gallery-action", {"action": name}), symbol(SYMBOLS[name]))


def faction(name: str, say: Words) -> Piece:
    """Its five abilities with their prices, as at the table."""
    return Piece(f"faction-{name}", say.say("gallery-faction", {"faction": name}), draw_magic(name, 0, say))


def castle(say: Words) -> Piece:
    points = "".join(
        [
            f'<text x="188" y="{level_top(level) + 28}" class="vp">{say.say("page-pt", {"points": worth})}</text>'
            for level, worth in enumerate(CASTLE_POINTS[: TOP_CASTLE + 1])
            if level
        ]
    )
    drawn = f'<svg viewBox="0 0 {TOWER} 316"><g class="castle">{draw_keep()}{points}</g></svg>'
    return Piece("castle", say.say("gallery-castle"), drawn)


def side(number: int, say: Words) -> Piece:
    """A territory without figures."""
    id, letter = SIDE_IDS[number], "AB"[number % 2]
    name = say.say("territory", {"territory": id})
    regions = [
        Pieces(id, f"a{region}", TERRAINS[terrain], (), (), False, "", False)
        for region, terrain in enumerate(SIDES[number].terrain, 1)
    ]
    drawn = (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{SHEET}</defs><g clip-path="url(#k-tek-sheet)">'
        f'<g transform="translate(0 {HEAD})">{draw_ground(id)}'
        f"{''.join([draw_pieces(region, say.language) for region in regions])}</g></g>"
        f"{draw_frame(letter, None, name, '')}</svg>"
    )
    return Piece(f"territory-{id}", name, drawn)
