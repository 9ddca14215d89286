"""A copy of a game in which all that one seat, or a spectator, cannot know is dealt anew.

A solo game has no secrets: what nobody has seen is not decided yet. Of two players each hides from the other the hand,
cards laid face down, cards looked at and put away, and decisions in a simultaneous phase.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.agenda import seat_of
from koruna.engine.chance import below
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.dispatch import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import CALAMITY, CARD, DONE, DOWN
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

MOST_MOVES: Final = 8  # imagined for a player who is not done yet
LOOKING: Final = 6  # instead of a round, for cards being looked at


def deal_anew(twin: WonderfulKingdom, seat: int, rng: Random) -> None:
    """Deal anew, in a copy of a game, all that a seat cannot know."""
    if twin.setup.seats == 1:
        return
    hidden = Hidden(twin, seat)
    hidden.deal_anew(rng)
    if twin.shown and twin.kind() != steps.KEEP:
        for other in range(2):
            if other != seat:
                plan_anew(twin, other, rng)


def plan_anew(twin: WonderfulKingdom, seat: int, rng: Random) -> None:
    """Replace the unknown decisions of a player in this phase by random ones, up to `done` if the player is done."""
    twin.realms[seat] = twin.shown[seat].copy()
    kind, number, closed = twin.kind(), twin.number(), twin.closed
    is_done = closed >> seat & 1 == 1
    left = -1 if is_done else below(MOST_MOVES, rng)
    twin.closed &= ~(1 << seat)
    while left != 0:
        moves = STEPS[kind].moves(twin, seat, number)
        if not is_done and moves[0] == DONE:
            moves = moves[1:]
        if not moves:
            break
        move = moves[below(len(moves), rng)]
        if move == DONE:
            break
        STEPS[kind].play(twin, seat, number, move)
        left -= 1
    twin.closed = closed


class Hidden:
    """The cards that a seat cannot know, and the places where they are."""

    state: WonderfulKingdom
    seat: int

    def __init__(self, state: WonderfulKingdom, seat: int) -> None:
        self.state = state
        self.seat = seat

    def deal_anew(self, rng: Random) -> None:
        state = self.state
        groups = self.groups()
        unknown = state.pool.copy()
        for cards in groups.values():
            for card in cards:
                if not self.is_special(card):
                    unknown[card] += 1
        pool = [card for card, count in enumerate(unknown) for _ in range(count)]  # in an order that tells nothing
        rng.shuffle(pool)
        dealt: dict[int, list[int]] = {}
        for group in sorted(groups):
            cards = groups[group]
            special = [card for card in cards if self.is_special(card)]
            wanted = len(cards) - len(special)
            fresh = self.advisors_from(pool, wanted) if group < 2 else [pool.pop() for _ in range(wanted)]
            dealt[group] = special + fresh
            rng.shuffle(dealt[group])
        self.put_back(dealt)
        state.pool = [0] * len(state.pool)
        for card in pool:
            state.pool[card] += 1

    def is_special(self, card: int) -> bool:
        """A calamity or a threat: it is known that there is one, though not where."""
        return self.state.setup.content.kind[card] >= CALAMITY

    def advisors_from(self, pool: list[int], count: int) -> list[int]:
        """Cards known to be advisors."""
        content = self.state.setup.content
        advisors = [card for card in pool if content.first_advisor <= card < content.calamity][:count]
        for card in advisors:
            pool.remove(card)
        return advisors

    def group(self, owner: int, round: int) -> int:
        """A number for the hidden cards of one player and round; those of round 0 are all advisors."""
        return 2 * round + owner

    def groups(self) -> dict[int, list[int]]:
        """What is hidden now, group by group, in the order in which `put_back` deals it."""
        found: dict[int, list[int]] = {}
        state = self.state
        for owner in range(2):
            if owner == self.seat:
                continue
            round = state.round
            now = found.setdefault(self.group(owner, round), [])
            if state.kind() == steps.KEEP:
                now += state.realms[owner].advisors
            now += state.realms[owner].hand
            for entries in self.places():
                now += [entry & CARD for entry in entries if entry >> DOWN == owner + 1]
            if state.looked and seat_of(state.agenda[-1]) == owner:
                found.setdefault(self.group(owner, LOOKING), []).extend(state.looked)
            for entry in state.buried:
                if entry >> DOWN & 3 == owner + 1:
                    found.setdefault(self.group(owner, entry >> 12), []).append(entry & CARD)
        return found

    def places(self) -> list[list[int]]:
        """Where cards can lie face down."""
        state = self.state
        return [state.areas[0], state.areas[1], state.realms[0].picks, state.realms[1].picks]

    def put_back(self, dealt: dict[int, list[int]]) -> None:
        state = self.state
        for owner in range(2):
            if owner == self.seat:
                continue
            realm = state.realms[owner]
            now = dealt[self.group(owner, state.round)]
            if state.kind() == steps.KEEP:
                realm.advisors = [now.pop(0) for _ in realm.advisors]
            realm.hand = sorted(now.pop(0) for _ in realm.hand)
            if state.shown and state.shown[owner] is not realm and state.kind() == steps.KEEP:
                self.show_as_dealt(owner)
            for entries in self.places():
                for at, entry in enumerate(entries):
                    if entry >> DOWN == owner + 1:
                        entries[at] = now.pop(0) | (owner + 1) << DOWN
            if state.looked and seat_of(state.agenda[-1]) == owner:
                state.looked = sorted(dealt[self.group(owner, LOOKING)])
            for at, entry in enumerate(state.buried):
                if entry >> DOWN & 3 == owner + 1:
                    state.buried[at] = entry & ~CARD | dealt[self.group(owner, entry >> 12)].pop(0)

    def show_as_dealt(self, owner: int) -> None:
        """An advisor that was just kept is still shown in the hand."""
        state = self.state
        shown = state.realms[owner].copy()
        shown.hand, shown.advisors = sorted(shown.hand + shown.advisors), []
        state.shown = [shown if seat == owner else other for seat, other in enumerate(state.shown)]
