"""What must add up at every moment of a game."""

from __future__ import annotations

from koruna.engine.agenda import kind_of, seat_of
from koruna.engine.bits import count
from koruna.games.kingdomino.rules.dominoes import COUNT
from koruna.games.kingdomino.rules.kingdom import unpack
from koruna.games.kingdomino.rules.state import CLAIM, DEAL, KING, PLACE, Kingdomino
from koruna.games.kingdomino.rules.torus import everywhere


def broken_invariants(state: Kingdomino) -> list[str]:
    broken = broken_agenda(state)
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
        if state.kings_in_hand() > [kind_of(step) for step in state.agenda].count(KING):
            broken.append("a king in the hand is never drawn")
    return broken


def broken_agenda(state: Kingdomino) -> list[str]:
    """What is still to be done fits the dominoes and the kings."""
    broken: list[str] = []
    setup = state.setup
    kinds = [kind_of(step) for step in state.agenda]
    deals, drawn = kinds.count(DEAL), kinds.count(KING)
    to_claim = kinds.count(CLAIM) + drawn * (4 if setup.snake_order else 1)
    placing = [seat_of(step) for step in reversed(state.agenda) if kind_of(step) == PLACE]
    if state.placed > len(state.queue) or placing != state.queue_seats[state.placed :]:
        broken.append("the dominoes to be placed are not those of the queue")
    if (state.row or deals or to_claim) and len(state.row) + deals != setup.row_length:
        broken.append("a row is too long or too short")
    if drawn > state.kings_in_hand():
        broken.append("a king is to be drawn, but not in the hand")
    standing = len(state.row) - len(state.unclaimed())
    if standing + to_claim > setup.kings * setup.seats:
        broken.append("more kings are to claim than there are")
    has_begun = bool(state.queue) or setup.snake_order  # before that, other kings are in the hand
    if (state.row or deals or to_claim) and has_begun and standing + to_claim < setup.kings * setup.seats:
        broken.append("a king does not claim")
    if state.round > setup.rows or (state.round == setup.rows and (state.row or deals or to_claim)):
        broken.append("there are more rows than there should be")
    if deals + setup.row_length * max(0, setup.rows - 1 - state.round) > state.unseen_count:
        broken.append("there are too few dominoes for the rows to come")
    return broken
