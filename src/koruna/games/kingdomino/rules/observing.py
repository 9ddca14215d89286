"""What a seat may know, as numbers: everything but a row that is still being dealt."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import bit
from koruna.engine.observation import Observation
from koruna.games.kingdomino.rules.dominoes import COUNT, TERRAINS
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.state import FREE, PLACE, Kingdomino
from koruna.games.kingdomino.rules.torus import index

QUEUE = "king by king: the domino it stands on (a 1 of 48), whose king it is (a 1 of the seats)"
KINGDOM = (
    "square by square, from the south-western one and row by row, each with seven numbers: "
    "its terrain (a 1 of wheat, forest, lake, grassland, swamp, mine), its crowns"
)


def observe(state: Kingdomino, seen: Observation, seat: int) -> None:
    setup = state.setup
    seats = setup.seats
    seen.field("round")
    seen.number(state.round, setup.rows)
    seen.field("step")
    seen.one_of(state.kind(), PLACE + 1)
    is_open = len(state.row) == setup.row_length  # it lies face down until it is complete  # K-A4
    unseen = state.unseen
    if not is_open:
        for domino in state.row:
            unseen |= bit(domino)
    seen.field("unseen dominoes")
    seen.members(unseen >> 1, COUNT)
    seen.field("row")
    for at in range(setup.row_length):
        seen.one_of(state.row[at] - 1 if is_open else -1, COUNT)
    seen.field("claims")
    for at in range(setup.row_length):
        claim = state.claims[at] if at < len(state.claims) else FREE
        seen.one_of(-1 if claim == FREE else (claim - seat) % seats, seats)
    seen.field("queue", QUEUE)
    for at in range(setup.kings * seats):
        is_held = state.placed <= at < len(state.queue)
        seen.one_of(state.queue[at] - 1 if is_held else -1, COUNT)
        seen.one_of((state.queue_seats[at] - seat) % seats if is_held else -1, seats)
    seen.field("kings in hand")
    for other in range(seats):
        seen.number(state.hand[(seat + other) % seats], setup.kings)
    seen.field("discards")
    for other in range(seats):
        seen.number(len(state.kingdoms[(seat + other) % seats].discards), 4.0)
    for other in range(seats):
        seen.field(f"kingdom {other}", KINGDOM)
        put_kingdom(state.kingdoms[(seat + other) % seats], seen)


def put_kingdom(kingdom: Kingdom, seen: Observation) -> None:
    """Every square around the castle, as `KINGDOM` says."""
    reach = kingdom.size - 1
    y: i64 = -reach
    while y <= reach:
        x: i64 = -reach
        while x <= reach:
            if kingdom.x0 <= x <= kingdom.x1 and kingdom.y0 <= y <= kingdom.y1:
                put_square(kingdom, bit(index(x, y)), seen)
            else:
                seen.nothing(len(TERRAINS) + 1)
            x += 1
        y += 1


def put_square(kingdom: Kingdom, square: i64, seen: Observation) -> None:
    terrain: i64 = -1  # of free squares, and of the castle
    if kingdom.terrain_1 & square:
        terrain += 1
    if kingdom.terrain_2 & square:
        terrain += 2
    if kingdom.terrain_4 & square:
        terrain += 4
    crowns = (1.0 if kingdom.crowns_1 & square else 0.0) + (2.0 if kingdom.crowns_2 & square else 0.0)
    seen.one_of(terrain, len(TERRAINS))
    seen.number(crowns, 3.0)
