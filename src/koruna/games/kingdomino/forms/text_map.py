"""The kingdom of the player to move for a terminal, on which a domino is placed by cursor."""

from __future__ import annotations

import re

from koruna.games.kingdomino.forms.text_board import GAP, GROUNDS, KingdominoBoard, side_by_side, width_of_block
from koruna.games.kingdomino.forms.view import KingdominoView
from koruna.games.kingdomino.rules.notation import square_name
from koruna.look.text_map import Span, TextMap

LEFT, TOP = 4, 2  # where the squares begin: right of the rows' numbers and the frame, under title and frame
SQUARE = 3  # columns of a square


def draw(view: KingdominoView, language: str, names: list[str], width: int, height: int) -> TextMap:
    """The mover's kingdom, the others beside it as far as they fit, and under them the rows of dominoes."""
    board = KingdominoBoard(view, language, names, True)
    seat = view.turn if view.turn is not None else 0
    blocks = [board.kingdom(view.kingdoms[seat])]
    for kingdom in [*view.kingdoms[seat + 1 :], *view.kingdoms[:seat]]:
        block = board.kingdom(kingdom)
        if sum(width_of_block(each) + len(GAP) for each in blocks) + width_of_block(block) <= width:
            blocks.append(block)
    rows = board.rows(width)
    lines = [*side_by_side(blocks), *rows]
    found = TextMap(max(width_of_block(lines), width), len(lines))
    for row, line in enumerate(lines):
        found.paste(row, 0, line)
    if view.step != "over":
        find_squares(view, seat, found)
    for row in range(len(lines) - len(rows), len(lines)):
        find_offers(view, row, found)
    if view.step == "place":
        offer = next(offer for offer in view.to_place if not offer.done)
        found.piece = [(f">{board.square(*half)[1:]}", f"1;{GROUNDS[half[0]]}") for half in offer.halves]
    return found


def find_squares(view: KingdominoView, seat: int, found: TextMap) -> None:
    """Every square within reach."""
    size = view.size
    west, south, east, north = view.kingdoms[seat].outline
    for y in range(north - size + 1, south + size):
        for x in range(east - size + 1, west + size):
            row, column = TOP + south + size - 1 - y, LEFT + SQUARE * (x - (east - size + 1))
            found.places[f"square:{square_name(x, y, size)}"] = Span(row, column, SQUARE)


def find_offers(view: KingdominoView, row: int, found: TextMap) -> None:
    """The dominoes that can be claimed, in a row under the kingdoms."""
    text = "".join(character for character, _ in found.glyphs[row])
    for offer in view.to_claim:
        at = re.search(rf"[> ]{offer.domino} \w[ \d] \w[ \d]", text)
        if at is not None:
            found.places[f"offer:{offer.domino}"] = Span(row, at.start(), at.end() - at.start() + 1)
