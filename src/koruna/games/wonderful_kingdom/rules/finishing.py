"""The end of a round and of the game: the last chance for free actions, and who did the last step of a quest first."""

from __future__ import annotations

from koruna.engine.event import NOBODY, come_to_light
from koruna.games.wonderful_kingdom.rules import advising, free_actions, scoring, steps
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import DONE, USES
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step

ROUNDS = 4


def settle_claims(state: WonderfulKingdom) -> None:
    """Reward last steps paid in this phase: their only payer, or the starting player if both paid (Q2)."""
    setup = state.setup
    for board in range(len(setup.boards)):
        claiming = [seat for seat, realm in enumerate(state.realms) if realm.claims >> board & 1]
        if claiming and state.first_done[board] < 0:
            first = claiming[0] if len(claiming) == 1 else state.starter
            state.first_done[board] = first
            free_actions.reward(state, first, setup.quests[board][STEPS - 1])
            if state.journal is not None:
                state.tell("quest-first", first, {"board": setup.content.boards[setup.boards[board]]})
    for realm in state.realms:
        realm.claims = 0
    if setup.seats == 2:
        settle_spies(state)


def settle_spies(state: WonderfulKingdom) -> None:
    """If both took the last spy at once, it is the starting player's, as with the last step (Q6, Q2)."""
    other = state.realms[1 - state.starter]
    missing = state.realms[state.starter].spies + other.spies - state.setup.content.values["spies"]
    if missing > 0:
        other.spies -= missing
        other.spies_ready -= missing


class EndRound(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        """Spies that a quest brought are renewed (Q6), the other player starts (R19)."""
        setup = state.setup
        if setup.seats == 2:
            for realm in state.realms:
                realm.spies_ready = realm.spies
        if state.round < ROUNDS:
            if setup.seats == 2:
                state.starter = 1 - state.starter
            state.push(steps.BEGIN_ROUND, 0)
            return
        state.push(steps.FINISH, 0)
        for ahead in range(setup.seats - 1, -1, -1):
            state.push(steps.FINAL, (state.starter + ahead) % setup.seats)


class Final(Step):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        """The last chance before points are counted (R13, A4)."""
        realm = state.realms[seat]
        found = [DONE]
        if realm.advisors:
            advising.add_at_end(realm, found)
        free_actions.add(state, realm, found)
        return found

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        if move == DONE:
            state.agenda.pop()
            if state.journal is not None:
                state.tell("done", seat, {})
        elif USES <= move < USES + 128:
            advising.use(state, seat, move - USES)
        else:
            free_actions.play(state, seat, move)

    def is_settled(self, state: WonderfulKingdom, seat: int, number: int) -> bool:
        if len(self.moves(state, seat, number)) > 1:
            return False
        state.agenda.pop()
        return True


class Finish(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        settle_claims(state)
        state.is_lost = scoring.is_lost_at_end(state)
        if state.journal is not None:
            come_to_light(state.journal, "laid-down")
            state.tell("lost" if state.is_lost else "over", NOBODY, {})
