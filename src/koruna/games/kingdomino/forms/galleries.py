"""The pieces of Kingdomino for the page of its rules: land, castles, kings and all dominoes."""

from __future__ import annotations

from koruna.engine.gallery import Gallery, Piece
from koruna.games.kingdomino.forms.drawing_domino import draw_domino, king, tile
from koruna.games.kingdomino.forms.drawing_kingdom import draw_castle
from koruna.games.kingdomino.forms.view import offer
from koruna.games.kingdomino.rules.dominoes import COUNT, TERRAINS
from koruna.locale import Words, words

SEATS = 4
SIZE = 5  # of a kingdom, by which squares are named


def galleries(language: str) -> list[Gallery]:
    say = words(language, "kingdomino")
    castles = [
        Piece(f"castle-{seat}", say.say("gallery-castle", {"seat": seat}), square(draw_castle(seat - 1, SIZE)))
        for seat in range(1, SEATS + 1)
    ]
    crown = Piece("crown", say.say("gallery-crown"), square('<use href="#k-badge-crown" width="100" height="100"/>'))
    terrains = [
        Piece(f"terrain-{name}", say.say(f"terrain-{name}.title"), square(tile(0, 0, name, 0, 0))) for name in TERRAINS
    ]
    kings = [
        Piece(f"king-{seat}", say.say("gallery-king", {"seat": seat}), square(king(seat - 1, 0, 0, 0, 100)))
        for seat in range(1, SEATS + 1)
    ]
    return [
        Gallery("kingdom", say.say("gallery-castles"), [*castles, crown], "tiny"),
        Gallery("terrains", say.say("gallery-terrains"), terrains),
        Gallery("kings", say.say("gallery-kings"), kings, "tiny"),
        Gallery("", say.say("gallery-dominoes"), [domino(number, say) for number in range(1, COUNT + 1)]),
    ]


def square(drawn: str) -> str:
    return f'<svg viewBox="0 0 100 100">{drawn}</svg>'


def domino(number: int, say: Words) -> Piece:
    lying = offer(number, None, False)
    left, right = [say.say("web-half", {"terrain": terrain, "crowns": crowns}) for terrain, crowns in lying.halves]
    name = say.say("web-domino", {"domino": number, "left": left, "right": right})
    return Piece(f"domino-{number}", name, draw_domino(lying), str(number))
