"""Moves as numbers, as text, and why one is refused.

    place e4 n    half a on e4, half b to the north of it (n, e, s, w)
    discard       the domino that fits nowhere
    claim 12      put the king on domino 12

Columns are letters from west to east, rows are numbers from south to north, on the land the castle
could ever reach: 9x9 with the castle on e5, or 13x13 with the castle on g7. Chance is written as the
number of the domino that is drawn, or as `king 0` for a king of seat 0.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import IllegalMove, NotAMove
from koruna.engine.notation import read_number
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER
from koruna.games.kingdomino.rules.dominoes import COUNT, IS_DOUBLE, TERRAIN_A, TERRAIN_B
from koruna.games.kingdomino.rules.kingdom import CASTLE_TILE, EAST, NORTH, PLACEMENTS, SOUTH, WEST, Kingdom
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.games.kingdomino.rules.torus import index

# Moves: claiming a domino is its number; placements come above (see kingdom.py).
DISCARD: Final = 0
# Chance outcomes: a domino is its number, a king of a seat comes above.
KINGS: Final = 49

NO_DOMINO: Final = -1  # `claim 0` is read as this, because 0 is the discard

GAME: Final = "kingdomino"
FACINGS: Final = "ewns"


class Placement:
    """A placement as the text gives it: the square of each half, counted from the castle."""

    ax: int
    ay: int
    bx: int
    by: int
    facing: int

    def __init__(self, ax: int, ay: int, facing: int) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = ax + (1 if facing == EAST else -1 if facing == WEST else 0)
        self.by = ay + (1 if facing == NORTH else -1 if facing == SOUTH else 0)
        self.facing = facing


# --- writing ------------------------------------------------------------------------------


def square_name(x: int, y: int, size: int) -> str:
    """Squares are counted from the castle; names from the south-western corner of the land."""
    return f"{chr(ord('a') + x + size - 1)}{y + size}"


def write(state: Kingdomino, move: int) -> str:
    seat = state.turn()
    if seat == CHANCE:
        return f"king {move - KINGS}" if move >= KINGS else str(move)
    if move == DISCARD:
        return "discard"
    if move < PLACEMENTS:
        return f"claim {move}"
    kingdom = state.kingdoms[seat]
    facing, k = divmod(move - PLACEMENTS, 63)
    x, y = kingdom.locate(k, facing <= WEST)
    if facing == WEST:  # half a is the eastern square
        x += 1
    elif facing == SOUTH:
        y += 1
    return f"place {square_name(x, y, kingdom.size)} {FACINGS[facing]}"


# --- reading ------------------------------------------------------------------------------


def read(state: Kingdomino, text: str, seat: int) -> int:
    if seat == CHANCE:
        return read_chance(text)
    words = text.split()
    if len(words) == 1 and words[0] == "discard":
        return DISCARD
    if len(words) == 2 and words[0] == "claim":
        return read_number(words[1], 0, 99, text, GAME) or NO_DOMINO
    placement = read_placement(words, text, state.setup.size)
    reason = must_place_now(state, seat)
    if reason is None:
        reason = why_not_there(state.kingdoms[seat], state.domino_to_place(), placement)
    if reason is not None:
        raise IllegalMove(text, reason, GAME)
    return placement_number(state.domino_to_place(), placement)


def read_chance(text: str) -> int:
    words = text.split()
    if len(words) == 2 and words[0] == "king":
        return KINGS + read_number(words[1], 0, 99, text, GAME)
    domino = read_number(text, 0, 99, text, GAME)
    if domino > COUNT:
        raise NotAMove(text, GAME)
    return domino


def read_placement(words: list[str], text: str, size: int) -> Placement:
    if len(words) != 3 or words[0] != "place" or len(words[1]) < 2 or len(words[2]) != 1 or words[2] not in FACINGS:
        raise NotAMove(text, GAME)
    column = words[1][0]
    if not "a" <= column <= "z":
        raise NotAMove(text, GAME)
    row = read_number(words[1][1:], 0, 99, text, GAME)
    return Placement(ord(column) - ord("a") - size + 1, row - size, FACINGS.index(words[2]))


def placement_number(domino: int, placement: Placement) -> int:
    """The one number of a placement: a double lies the same either way round. # K-D6"""
    k = index(min(placement.ax, placement.bx), min(placement.ay, placement.by))
    facing = placement.facing
    if IS_DOUBLE[domino]:
        facing = EAST if facing <= WEST else NORTH
    return int(PLACEMENTS + facing * 63 + k)


# --- refusals -----------------------------------------------------------------------------


def why_not(state: Kingdomino, text: str, seat: int) -> Reason | None:
    """The rule that forbids a move: first whose turn it is, then which action, then the action itself."""
    words = text.split()
    if len(words) == 2 and words[0] == "claim":
        domino = read_number(words[1], 0, 99, text, GAME)
        reason = must_claim_now(state, seat)
        return reason if reason is not None else why_not_claim(state, domino)
    if len(words) == 1 and words[0] == "discard":
        reason = must_place_now(state, seat)
        return reason if reason is not None else why_not_discard(state, seat)
    placement = read_placement(words, text, state.setup.size)
    reason = must_place_now(state, seat)
    return reason if reason is not None else why_not_there(state.kingdoms[seat], state.domino_to_place(), placement)


def not_on_turn(state: Kingdomino, seat: int) -> Reason | None:
    if state.turn() == OVER:
        return Reason("game-over")
    return None if state.turn() == seat and seat != CHANCE else Reason("not-your-turn")


def must_place_now(state: Kingdomino, seat: int) -> Reason | None:
    reason = not_on_turn(state, seat)
    if reason is None and not state.is_placing():
        return Reason("claim-now")
    return reason


def must_claim_now(state: Kingdomino, seat: int) -> Reason | None:
    reason = not_on_turn(state, seat)
    if reason is None and state.is_placing():
        return Reason("last-round" if state.is_last_round() else "place-first")  # K-C3, K-C5
    return reason


def why_not_claim(state: Kingdomino, domino: int) -> Reason | None:
    """Why a domino cannot be claimed."""
    if domino not in state.row:
        return Reason("not-in-row", {"domino": domino})
    if state.claims[state.row.index(domino)] >= 0:
        return Reason("already-claimed", {"domino": domino})
    return None


def why_not_discard(state: Kingdomino, seat: int) -> Reason | None:
    if state.kingdoms[seat].placements(state.domino_to_place()):
        return Reason("must-place")  # K-D1
    return None


def why_not_there(kingdom: Kingdom, domino: int, at: Placement) -> Reason | None:
    """Why a domino cannot lie there, found square by square, without bit sets. # K-D2, K-D3, K-D4"""
    reach = int(kingdom.size) - 1
    if max(abs(at.ax), abs(at.ay), abs(at.bx), abs(at.by)) > reach:
        return Reason("off-grid", {"reach": reach})
    squares = kingdom.squares()
    if (at.ax, at.ay) in squares or (at.bx, at.by) in squares:
        return Reason("occupied", near=1)
    wide = max(kingdom.x1, at.ax, at.bx) - min(kingdom.x0, at.ax, at.bx)
    tall = max(kingdom.y1, at.ay, at.by) - min(kingdom.y0, at.ay, at.by)
    if max(wide, tall) > reach:
        return Reason("too-wide", {"size": reach + 1}, near=2)
    if touches(squares, at.ax, at.ay, TERRAIN_A[domino]) or touches(squares, at.bx, at.by, TERRAIN_B[domino]):
        return None
    return Reason("no-match", near=3)


def touches(squares: dict[tuple[int, int], int], x: int, y: int, terrain: int) -> bool:
    """Whether a side of this square meets the castle or its own terrain."""
    for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
        if near in squares and squares[near] in (CASTLE_TILE, terrain):
            return True
    return False
