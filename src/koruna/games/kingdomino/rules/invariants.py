"""What must add up at every moment of a game."""

from __future__ import annotations

from koruna.engine.bits import count
from koruna.games.kingdomino.rules.dominoes import COUNT
from koruna.games.kingdomino.rules.kingdom import unpack
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.games.kingdomino.rules.torus import everywhere


def broken_invariants(state: Kingdomino) -> list[str]:
    broken: list[str] = []
    seen = state.leftovers + state.queue[state.placed :] + state.row
    for kingdom in state.kingdoms:
        seen += [unpack(packed)[0] for packed in kingdom.laid] + kingdom.discards
        if count(everywhere() & ~kingdom.free) != 2 * len(kingdom.laid) + 1:
            broken.append("a kingdom does not have two squares for each of its dominoes and one for its castle")
        if max(kingdom.x1 - kingdom.x0, kingdom.y1 - kingdom.y0) >= kingdom.size:
            broken.append("a kingdom has outgrown its box")
        if sum(count(kingdom.land(terrain)) for terrain in range(6)) != 2 * len(kingdom.laid):
            broken.append("a square has no terrain, or two")
    if len(seen) != len(set(seen)):
        broken.append("a domino is in two places")
    if len(seen) + state.unseen_count != COUNT or count(state.unseen) != state.unseen_count:
        broken.append("dominoes seen and unseen are not 48 together")
    kings = state.setup.kings * state.setup.seats
    if not state.queue and not state.setup.snake_order:
        standing = len(state.row) - state.claims.count(-1)
        waiting = len(state.claimants())
        if standing + waiting + state.kings_in_hand() != kings:
            broken.append("a king is missing or doubled")
    return broken
