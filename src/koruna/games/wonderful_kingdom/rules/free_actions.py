"""What a player may do at any time: krystallium and soldiers onto sites, discarding a site, quest steps (R13).

Also the change of cubes into krystallium where the player decides about it (Q4).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS, Quest
from koruna.games.wonderful_kingdom.rules.numbers import (
    BEATS,
    CARD,
    CHANGES,
    COLOURLESS,
    CRYSTALS,
    CUBES,
    DISCARDS,
    ENLISTS,
    FROZEN,
    KRYSTALLIUM,
    PROTECTED,
    QUESTS,
    RESOURCES,
    SOLDIER,
    SPACE_BITS,
    SPACES,
)
from koruna.games.wonderful_kingdom.rules.realm import FIVE, IN_HAND, LABORATORY, Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

CUBE_SPACES: Final = 0xFFFFF  # mask for cubes and krystallium, after shifting a site by SPACES
SOLDIER_SPACES: Final = 15 << SPACES + SPACE_BITS * SOLDIER
KEPT: Final = FROZEN | PROTECTED  # bits of a site that cannot be discarded (R16)


def add(state: WonderfulKingdom, realm: Realm, moves: list[int]) -> None:
    """Add every legal free action."""
    has_krystallium, has_soldiers = realm.krystallium > 0, realm.soldiers > 0
    for at, packed in enumerate(realm.sites):
        site: i64 = packed
        if has_krystallium:
            spaces: i64 = site >> SPACES & CUBE_SPACES
            move: i64 = CRYSTALS + 8 * at
            while spaces:
                if spaces & 15:
                    moves.append(int(move))
                spaces >>= SPACE_BITS
                move += 1
        if has_soldiers and site & SOLDIER_SPACES:
            moves.append(ENLISTS + at)
        if not site & KEPT:
            moves.append(DISCARDS + at)
    if state.setup.boards:
        add_quests(state, realm, moves)


def is_one(move: int) -> bool:
    """Whether a move is a free action."""
    return move >= DISCARDS or QUESTS <= move < BEATS


def can_discard(realm: Realm) -> bool:
    """Whether there is a site that can be given up."""
    for packed in realm.sites:
        site: i64 = packed
        if not site & KEPT:
            return True
    return False


def play(state: WonderfulKingdom, seat: int, move: int) -> None:
    realm, content = state.realms[seat], state.setup.content
    if move >= CHANGES:
        change(state, seat, move - CHANGES)
    elif move >= CRYSTALS:
        site, resource = (move - CRYSTALS) >> 3, (move - CRYSTALS) & 7
        realm.krystallium -= 1
        card = realm.sites[site] & CARD
        if state.journal is not None:
            state.tell("krystallium-placed", seat, {"card": content.ids[card], "resource": RESOURCES[resource]})
        put(state, seat, site, resource, 1)
    elif move >= ENLISTS:
        realm.soldiers -= 1
        card = realm.sites[move - ENLISTS] & CARD
        if state.journal is not None:
            state.tell("soldier-placed", seat, {"card": content.ids[card]})
        put(state, seat, move - ENLISTS, SOLDIER, 1)
    elif move >= DISCARDS:
        discard(state, seat, move - DISCARDS)
    else:
        do_step(state, seat, move - QUESTS)


def put(state: WonderfulKingdom, seat: int, site: int, resource: int, pieces: int) -> None:
    """Put pieces onto a site, which may complete it; its bonus can be used at once (R14, R15)."""
    realm = state.realms[seat]
    card = realm.sites[site] & CARD
    if realm.fill(site, resource, pieces):
        state.tell_completed(seat, card)


def discard(state: WonderfulKingdom, seat: int, site: int) -> None:
    """The cube of its exchange goes into the laboratory; the pieces on it are lost (R16)."""
    realm, content = state.realms[seat], state.setup.content
    card = realm.sites.pop(site) & CARD
    realm.discarded += 1
    realm.given_up += 1
    realm.add_to_lab(content.gives[card][0], 1)
    if state.journal is not None:
        state.tell("site-discarded", seat, {"card": content.ids[card]})


# --- quests --------------------------------------------------------------------------------


def add_quests(state: WonderfulKingdom, realm: Realm, moves: list[int]) -> None:
    for board in range(len(state.setup.boards)):
        for step in range(STEPS):
            at = STEPS * board + step
            if not realm.quests >> at & 1 and can_pay(realm, state.setup.quests[board][step]):
                moves.append(QUESTS + at)
    if not state.setup.changes_at_five and realm.in_lab >= FIVE:
        add_changes(realm, moves)


def can_pay(realm: Realm, step: Quest) -> bool:
    """Cubes in hand and in the laboratory, krystallium for what is missing, soldiers from the duchy (Q3)."""
    if realm.soldiers < step.cost[SOLDIER]:
        return False
    missing = step.cost[KRYSTALLIUM]
    for resource in range(CUBES):
        price = step.cost[resource]
        if price:
            lack = price - realm.sums[LABORATORY + resource] - realm.sums[IN_HAND + resource]
            if lack > 0:
                missing += lack
    return missing <= realm.krystallium


def do_step(state: WonderfulKingdom, seat: int, at: int) -> None:
    """The whole price at once: from the laboratory first, then cubes in hand, krystallium last.

    No other way to pay leaves a player better off: a cube in hand can do all that one in the laboratory can, and
    krystallium all that a cube can.
    """
    realm, setup = state.realms[seat], state.setup
    board = at // STEPS
    step = setup.quests[board][at % STEPS]
    realm.soldiers -= step.cost[SOLDIER]
    realm.krystallium -= step.cost[KRYSTALLIUM]
    for resource in range(CUBES):
        price = step.cost[resource]
        from_lab = min(price, realm.sums[LABORATORY + resource])
        realm.sums[LABORATORY + resource] -= from_lab
        realm.in_lab -= from_lab
        from_hand = min(price - from_lab, realm.sums[IN_HAND + resource])
        realm.drop_cubes(resource, from_hand)
        realm.krystallium -= price - from_lab - from_hand
    realm.quests |= 1 << at
    if state.journal is not None:
        state.tell("quest-step", seat, {"board": setup.content.boards[setup.boards[board]], "step": at % STEPS + 1})
    if not step.first_only:
        reward(state, seat, step)
    elif steps.OFFER <= state.kind() <= steps.REMOVE:  # in the choice players act in turn (Q2)
        if state.first_done[board] < 0:
            state.first_done[board] = seat
            reward(state, seat, step)
    else:
        realm.claims |= 1 << board  # who was first is settled when the phase ends (Q2)


def reward(state: WonderfulKingdom, seat: int, step: Quest) -> None:
    realm, setup = state.realms[seat], state.setup
    realm.krystallium += step.krystallium
    realm.soldiers += step.soldiers
    realm.extra += step.points
    realm.lose_calamities(step.calamities)  # Q5
    for _ in range(step.spies):
        if setup.seats == 1:
            realm.renews_both = True  # Q8
            if realm.spies_ready < realm.spies:
                realm.spies_ready += 1
        elif has_spies_left(state, seat):
            realm.spies += 1
            realm.spies_ready += 1


def has_spies_left(state: WonderfulKingdom, seat: int) -> bool:
    """Whether there are spies that belong to nobody yet, as far as this player can see (Q6)."""
    theirs = (state.shown or state.realms)[1 - seat].spies
    return state.realms[seat].spies + theirs < state.setup.content.values["spies"]


# --- the change ----------------------------------------------------------------------------


def add_changes(realm: Realm, moves: list[int]) -> None:
    """Any five cubes, whatever their colours."""
    have = [min(FIVE, realm.sums[LABORATORY + colour]) for colour in range(COLOURLESS + 1)]
    for first in range(have[0] + 1):
        for second in range(min(have[1], FIVE - first) + 1):
            for third in range(min(have[2], FIVE - first - second) + 1):
                left = FIVE - first - second - third
                for fourth in range(min(have[3], left) + 1):
                    if left - fourth <= have[4]:
                        code = (((left - fourth) * 6 + fourth) * 6 + third) * 6 + second
                        moves.append(CHANGES + code * 6 + first)


def cubes_changed(code: int) -> list[int]:
    """By colour, colourless ones last."""
    cubes: list[int] = []
    for _ in range(COLOURLESS + 1):
        cubes.append(code % 6)
        code //= 6
    return cubes


def change(state: WonderfulKingdom, seat: int, code: int) -> None:
    realm = state.realms[seat]
    for colour, cubes in enumerate(cubes_changed(code)):
        realm.sums[LABORATORY + colour] -= cubes
    realm.in_lab -= FIVE
    realm.krystallium += 1
    if state.journal is not None:
        state.tell("changed", seat, {})
