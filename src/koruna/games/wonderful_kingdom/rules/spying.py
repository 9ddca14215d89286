"""Cards that lie face down in the areas, and the spies who turn them up."""

from __future__ import annotations

from koruna.engine.event import NOBODY
from koruna.games.wonderful_kingdom.rules import free_actions, steps
from koruna.games.wonderful_kingdom.rules.numbers import AREA, CARD, DOWN, FLIPS, HAZARD, SPIES
from koruna.games.wonderful_kingdom.rules.realm import Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step


def add_with_free_actions(state: WonderfulKingdom, realm: Realm, moves: list[int]) -> None:
    """Spies and free actions, allowed all through the choice, even in the middle of a search (L3, Q6, R13)."""
    if realm.spies_ready:
        moves += [SPIES + place for place in face_down(state)]
    free_actions.add(state, realm, moves)


def is_one(move: int) -> bool:
    """Whether a move sends a spy."""
    return SPIES <= move < FLIPS


class Interrupted(Step):
    """A decision before which spies and free actions are allowed; they leave it on the agenda."""

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        if is_one(move):
            play(state, seat, move)
        elif free_actions.is_one(move):
            free_actions.play(state, seat, move)
        else:
            state.agenda.pop()
            self.answer(state, seat, number, move)

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        raise NotImplementedError


def play(state: WonderfulKingdom, seat: int, move: int) -> None:
    state.realms[seat].spies_ready -= 1
    if state.journal is not None:
        state.tell("spied", seat, {"area": (move - SPIES) // AREA + 1})
    turn_up(state, seat, move - SPIES)


def face_down(state: WonderfulKingdom) -> list[int]:
    """The places of cards that can be turned up; of the indistinguishable hazard cards in an area only the first."""
    found: list[int] = []
    for area in (0, 1):
        for place, entry in enumerate(state.areas[area]):
            if entry >> DOWN:
                found.append(AREA * area + place)
                if entry >> DOWN == HAZARD:
                    break
    return found


def is_down(state: WonderfulKingdom, place: int) -> bool:
    """Whether a card lies face down at a place."""
    entries, at = state.areas[place // AREA], place % AREA
    return at < len(entries) and entries[at] >> DOWN > 0


def count_down(state: WonderfulKingdom) -> int:
    return sum(1 for area in (0, 1) for entry in state.areas[area] if entry >> DOWN)


def turn_up(state: WonderfulKingdom, seat: int, place: int) -> None:
    """Turn a face-down card of an area face up, for everybody to see."""
    entries, at = state.areas[place // AREA], place % AREA
    if entries[at] >> DOWN == HAZARD:
        state.push(steps.SHOW_HAZARD, seat, place)
        return
    entries[at] &= CARD
    if state.journal is not None:
        state.tell("shown", NOBODY, {"card": state.setup.content.ids[entries[at]]})
