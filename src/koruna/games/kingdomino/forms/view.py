"""What anybody at the table may see: everything but the dominoes still in the box.

Nothing here reveals which dominoes were removed or what comes next (K-A3).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from koruna.engine.library import game
from koruna.engine.state import CHANCE, OVER
from koruna.games.kingdomino.rules import dominoes
from koruna.games.kingdomino.rules.kingdom import NORTH, SOUTH, WEST, Kingdom, unpack
from koruna.games.kingdomino.rules.notation import DISCARD

if TYPE_CHECKING:
    from koruna.games.kingdomino.rules.state import Kingdomino

Step = Literal["draw", "place", "claim", "over"]
Bonus = Literal["off", "possible", "lost", "granted"]

MOST_REMEMBERED = 512  # kingdoms


class Square(Struct, frozen=True, gc=False):
    """A square of land, counted from the castle: x to the east, y to the north."""

    x: int  # squares to the east of the castle; negative to the west
    y: int  # squares to the north of the castle; negative to the south
    terrain: str  # wheat, forest, lake, grassland, swamp or mine
    crowns: int  # printed on it
    domino: int  # the number of the domino it belongs to


class Area(Struct, frozen=True, gc=False):
    """Squares of one terrain that hang together."""

    terrain: str  # of all its squares
    squares: tuple[tuple[int, int], ...]  # x and y of each
    crowns: int  # on all its squares together
    points: int  # squares times crowns


class KingdomView(Struct, frozen=True, gc=False, cache_hash=True):
    """A kingdom does not change while others play, so its drawings are cached by its hash."""

    seat: int  # whose kingdom it is
    outline: tuple[int, int, int, int]  # west, south, east, north; the castle is at 0, 0
    squares: tuple[Square, ...]  # in the order of placement, half a of a domino before half b
    areas: tuple[Area, ...]  # the most valuable first
    points: int  # of all areas, without bonuses
    crowns: int  # in the whole kingdom
    largest_area: int  # squares of the largest area, which breaks ties
    middle_kingdom: Bonus  # the bonus for a castle in the middle
    harmony: Bonus  # the bonus for a complete kingdom
    discards: tuple[int, ...]  # dominoes that fitted nowhere
    last: int  # the domino placed last, 0 before the first


class Offer(Struct, frozen=True, gc=False, cache_hash=True):
    """A domino in a row."""

    domino: int  # its number, from 1 to 48
    halves: tuple[tuple[str, int], tuple[str, int]]  # terrain and crowns of a and b
    seat: int | None  # whose king stands on it
    done: bool  # already placed or discarded


class KingdominoView(Struct, frozen=True):
    """What everybody may see of a game of Kingdomino."""

    seats: int  # how many play
    size: int  # kingdoms must fit size x size
    step: Step  # what happens now; chance draws
    turn: int | None  # the seat that decides, None for chance and after the end
    must_discard: bool  # the domino to be placed fits nowhere
    round: int  # 0 while the first row is claimed
    rounds: int  # rows of dominoes in the whole game
    to_place: list[Offer]  # the row being placed, in the order of play
    to_claim: list[Offer]  # the row being claimed
    king_order: list[int]  # the seats of the turns left in this round, the current one first
    kingdoms: list[KingdomView]  # by seat
    leftovers: list[int]  # dominoes nobody claimed
    scores: list[int]  # points by seat, as they stand now
    ranks: list[int]  # places by seat, from 1

    def _repr_svg_(self) -> str:
        """The drawing of the table, for notebooks."""
        return game("kingdomino").svg(self)


def look(state: Kingdomino, seat: int) -> KingdominoView:
    over = state.turn() == OVER
    seats = range(state.setup.seats)
    return KingdominoView(
        seats=state.setup.seats,
        size=state.setup.size,
        step=step_of(state),
        turn=state.turn() if state.turn() >= 0 else None,
        must_discard=state.is_placing() and state.moves() == [DISCARD],
        round=state.round,
        rounds=state.setup.rows,
        to_place=[
            offer(domino, seat, at < state.placed)
            for at, (domino, seat) in enumerate(zip(state.queue, state.queue_seats, strict=True))
        ],
        to_claim=row_to_claim(state),
        king_order=king_order(state),
        kingdoms=[remembered_kingdom(state.kingdoms[seat], seat, state, over) for seat in seats],
        leftovers=list(state.leftovers),
        scores=state.scores(),
        ranks=state.ranks(),
    )


def step_of(state: Kingdomino) -> Step:
    turn = state.turn()
    if turn == OVER:
        return "over"
    if turn == CHANCE:
        return "draw"
    return "place" if state.is_placing() else "claim"


def row_to_claim(state: Kingdomino) -> list[Offer]:
    """The row lies face down until it is complete and sorted. # K-A4"""
    if len(state.row) < state.setup.row_length:
        return []
    return [
        offer(domino, seat if seat >= 0 else None, False) for domino, seat in zip(state.row, state.claims, strict=True)
    ]


def king_order(state: Kingdomino) -> list[int]:
    """Known only once kings stand on dominoes; while kings are drawn, only the drawn one. # K-B1"""
    if state.queue:
        return state.queue_seats[state.current_king() :]
    return state.claimants()


@lru_cache(maxsize=1024)
def offer(domino: int, seat: int | None, done: bool) -> Offer:
    return Offer(domino, halves(domino), seat, done)


def halves(domino: int) -> tuple[tuple[str, int], tuple[str, int]]:
    a = (dominoes.TERRAINS[dominoes.TERRAIN_A[domino]], dominoes.CROWNS_A[domino])
    b = (dominoes.TERRAINS[dominoes.TERRAIN_B[domino]], dominoes.CROWNS_B[domino])
    return a, b


remembered: dict[tuple[Any, ...], KingdomView] = {}  # by everything a view of a kingdom is made of


def remembered_kingdom(kingdom: Kingdom, seat: int, state: Kingdomino, over: bool) -> KingdomView:
    """A kingdom is looked at again only when it has changed: everything in it follows from its dominoes."""
    made_of = (seat, state.setup, over, tuple(kingdom.laid), tuple(kingdom.discards))
    found = remembered.get(made_of)
    if found is None:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        found = remembered[made_of] = look_at_kingdom(kingdom, seat, state, over)
    return found


def look_at_kingdom(kingdom: Kingdom, seat: int, state: Kingdomino, over: bool) -> KingdomView:
    squares = squares_of(kingdom)
    reach = state.setup.size // 2
    within = max(-kingdom.x0, -kingdom.y0, kingdom.x1, kingdom.y1) <= reach
    central = kingdom.castle_is_central() if over else within
    return KingdomView(
        seat=seat,
        outline=(kingdom.x0, kingdom.y0, kingdom.x1, kingdom.y1),
        squares=squares,
        areas=areas_of(kingdom, squares),
        points=kingdom.points(),
        crowns=kingdom.crowns(),
        largest_area=kingdom.largest_area(),
        middle_kingdom=bonus_of(state.setup.middle_kingdom, central, over),
        harmony=bonus_of(state.setup.harmony, kingdom.is_complete(), over),
        discards=tuple(kingdom.discards),
        last=squares[-1].domino if squares else 0,
    )


def bonus_of(played: bool, holds: bool, over: bool) -> Bonus:
    """A bonus stays possible until the game is over. # K-E4"""
    if not played:
        return "off"
    if not holds:
        return "lost"
    return "granted" if over else "possible"


def squares_of(kingdom: Kingdom) -> tuple[Square, ...]:
    """Every square in the order of placement, half a before half b."""
    found: list[Square] = []
    for packed in kingdom.laid:
        domino, facing, x, y = unpack(packed)
        near, far = (x, y), (x, y + 1) if facing >= NORTH else (x + 1, y)
        if facing in (WEST, SOUTH):
            near, far = far, near
        a, b = halves(domino)
        found.append(Square(*near, *a, domino))
        found.append(Square(*far, *b, domino))
    return tuple(found)


def areas_of(kingdom: Kingdom, land: tuple[Square, ...]) -> tuple[Area, ...]:
    """The areas with their squares. # K-E1"""
    places = {kingdom.bit_at(square.x, square.y): (square.x, square.y) for square in land}
    found = []
    for terrain, area in kingdom.areas():
        squares = tuple(sorted(place for bit, place in places.items() if bit & area))
        crowns = kingdom.crowns_in(area)
        found.append(Area(dominoes.TERRAINS[terrain], squares, crowns, len(squares) * crowns))
    return tuple(sorted(found, key=lambda area: (-area.points, -len(area.squares), area.terrain, area.squares)))
