"""Production: in four steps everybody counts symbols, the player with more wins the reward, and the cubes are
placed."""

from __future__ import annotations

from koruna.engine.event import NOBODY
from koruna.games.wonderful_kingdom.rules import advising, free_actions, planning, spying, steps
from koruna.games.wonderful_kingdom.rules.numbers import DONE, NONE, RESOURCES, USES
from koruna.games.wonderful_kingdom.rules.realm import IN_HAND
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step


class BeginStep(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        """The volumes are fixed now, for the whole step (R2, R3); heralds may speak before they are compared."""
        seats = state.setup.seats
        for seat in range(seats):
            state.volumes[seat] = state.realms[seat].volume(number)
        state.push(steps.COMPARE, 0, number)
        if seats == 2 and state.setup.has_advisors:
            for ahead in (1, 0):
                seat = (state.starter + ahead) % seats
                if advising.herald(state, seat) != NONE:
                    state.push(steps.DECLARE, seat, number)


class Declare(spying.Interrupted):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        found = [DONE]
        card = advising.herald(state, seat)
        if card != NONE:
            found.append(USES + card)
        free_actions.add(state, state.realms[seat], found)
        return found

    def is_settled(self, state: WonderfulKingdom, seat: int, number: int) -> bool:
        """A free action may have come first."""
        if advising.herald(state, seat) != NONE:
            return False
        state.agenda.pop()
        return True

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        if move != DONE:
            advising.use(state, seat, move - USES)


class Compare(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        """The larger volume wins the reward, a tie wins none (R4), a solo player needs five (L7). Cubes follow."""
        resource = number
        volumes, setup = state.volumes, state.setup
        winner = NONE
        if setup.seats == 1:
            if volumes[0] >= setup.content.values["solo.dominance"]:
                winner = 0
        else:
            lead = volumes[0] + state.realms[0].boost - volumes[1] - state.realms[1].boost
            if lead:
                winner = 0 if lead > 0 else 1
        if state.journal is not None:
            state.tell("produced", NOBODY, {"resource": RESOURCES[resource], "volumes": volumes.copy()})
        if winner != NONE:
            soldier = state.realms[winner].win_dominance()  # it can be used in this very step (R7)
            if state.journal is not None:
                state.tell("won-soldier" if soldier else "trains", winner, {"resource": RESOURCES[resource]})
        for who in range(setup.seats):
            realm = state.realms[who]
            realm.boost = 0
            realm.take_cubes(resource, volumes[who])
        state.begin_shared(steps.PRODUCE, number)


class Produce(Step):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        """The step cannot be closed with cubes in hand (R8)."""
        realm = state.realms[seat]
        found: list[int] = []
        if realm.sums[IN_HAND + number]:
            planning.add_places(realm, number, found)
        else:
            found.append(DONE)
        if realm.advisors:
            advising.add_in_production(state, realm, number, found)
        free_actions.add(state, realm, found)
        return found

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        if USES <= move < USES + 128:
            advising.use(state, seat, move - USES)
        elif not planning.place(state, seat, move):
            free_actions.play(state, seat, move)
