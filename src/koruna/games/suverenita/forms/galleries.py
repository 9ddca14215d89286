"""The pieces of Suverenita for the page of its rules: land, units and their levels, buildings, goods, dice and maps."""

from __future__ import annotations

from koruna.engine.gallery import Gallery, Piece
from koruna.engine.library import game
from koruna.games.suverenita.forms.drawing import draw_world
from koruna.games.suverenita.forms.drawing_desk import CHIPS
from koruna.games.suverenita.forms.drawing_ground import ROCK, draw_shapes
from koruna.games.suverenita.forms.drawing_map import UNITS, draw_piece
from koruna.games.suverenita.forms.drawing_map import Piece as Drawn
from koruna.games.suverenita.forms.sentences import overview
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules.numbers import BUILDINGS, HERDS, LEVELS, TYPES
from koruna.locale import Words, words

GAME = "suverenita"
OWNER = 0  # whose colour pieces have
GOODS = {"grain": "k-grain", "fish": "k-fish", "meat": "k-meat"}
SIGNS = {"plundered": "k-plunder", "encircled": "k-lock", "locked": "k-act-strike"}
SIDES = ("sword", "blank")  # of dice


def galleries(language: str) -> list[Gallery]:
    say = words(language, GAME)
    about = overview(language)  # units, then buildings
    built = [building for building in BUILDINGS if building]
    land = [
        Piece(f"land-{chip}", say.say("colour", {"colour": colour}), symbol(f"k-chip-{chip}"))
        for colour, chip in CHIPS.items()
    ]
    units = [Piece(f"unit-{type}", about[at], piece(UNITS[type])) for at, type in enumerate(TYPES)]
    levels = [
        Piece(f"level-{level}", say.say("gallery-level", {"level": level}), piece(UNITS["LI"], level))
        for level in LEVELS
    ]
    buildings = [
        Piece(f"building-{building}", about[len(TYPES) + at], piece(f"k-b-{building}"))
        for at, building in enumerate(built)
    ]
    site = Piece("building-site", say.say("gallery-site"), piece("k-b-site", done=50))
    herds = [Piece(f"herd-{kind}", say.say("herd", {"herd": kind}), piece(f"k-h-{kind}")) for kind in HERDS]
    goods = [Piece(f"good-{good}", say.say("good-name", {"good": good}), symbol(of)) for good, of in GOODS.items()]
    dice = [Piece(f"die-{side}", say.say("gallery-die", {"side": side}), symbol(f"k-die-{side}")) for side in SIDES]
    signs = [Piece(f"sign-{sign}", say.say("gallery-sign", {"sign": sign}), symbol(of)) for sign, of in SIGNS.items()]
    return [
        Gallery("land", say.say("gallery-land"), land, "tiny"),
        Gallery("neutral", "", [world(say)], "whole"),
        Gallery("connected", say.say("gallery-signs"), signs, "tiny"),
        Gallery("unit-kinds", say.say("gallery-units"), units, "wide"),
        Gallery("dice", say.say("gallery-dice"), dice, "tiny"),
        Gallery("levels", say.say("gallery-levels"), levels, "tiny"),
        Gallery("goods-move", say.say("gallery-goods"), [*herds, *goods], "tiny"),
        Gallery("building-prices", say.say("gallery-buildings"), [*buildings, site], "wide"),
    ]


def symbol(name: str) -> str:
    return f'<svg viewBox="0 0 48 48"><use href="#{name}" width="48" height="48"/></svg>'


def piece(name: str, level: str = "", done: int = -1) -> str:
    """A piece of the first player, as it stands on the map."""
    drawn = draw_piece(Drawn("", "", name, OWNER, "", level, done=done), 24, 24, 44, 1)
    return f'<svg viewBox="0 0 48 48">{drawn}</svg>'


def world(say: Words) -> Piece:
    """The map for two; others have fields of the same names, and a page has every name once."""
    view: SuverenitaView = game(GAME).start(2).view()
    top, *lines, end = draw_world(view, say)
    shapes = f"<defs>{ROCK}{draw_shapes(view.map)}</defs>"  # as in the drawings of examples
    return Piece("map", say.say("gallery-map"), "".join([top, shapes, *lines, end]))
