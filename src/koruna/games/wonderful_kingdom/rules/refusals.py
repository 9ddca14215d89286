"""The rule that forbids a move: checks first the turn, then the kind of move, then the move itself."""

from __future__ import annotations

from typing import Final

from koruna.engine.reason import Reason
from koruna.engine.state import OVER
from koruna.games.wonderful_kingdom.rules import advising, site_refusals, spying
from koruna.games.wonderful_kingdom.rules.content import HERALD
from koruna.games.wonderful_kingdom.rules.dispatch import FREE, STEPS
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, NONE, SPIES, USES
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

ANY_TIME: Final = FREE.split()


def why_not(state: WonderfulKingdom, word: str, move: int, seat: int) -> Reason | None:
    if state.turn() == OVER:
        return Reason("game-over")
    if seat not in state.waiting():
        is_done = state.is_shared() and 0 <= seat < state.setup.seats
        return Reason("done-stays" if is_done else "not-your-turn")
    step = STEPS[state.kind()]
    if word not in step.words:
        return Reason(step.wrong_time)
    if move == NONE:
        return Reason("no-such-site")
    if move in state.moves(seat):
        return None
    reason = step.why_not(state, seat, word, move)
    if reason is not None:
        return reason
    if word in ANY_TIME:
        return site_refusals.why_not(state, word, move, seat)
    if word == "spy":
        return why_not_spy(state, move - SPIES, seat)
    if step.otherwise:
        return Reason(step.otherwise)
    if word == "use":
        return why_not_use(state, step.phase, move - USES, seat)
    if word == "done":
        return Reason("cubes-left" if state.realms[seat].in_hand else "picks-left")
    return site_refusals.why_not(state, word, move, seat)


def why_not_spy(state: WonderfulKingdom, place: int, seat: int) -> Reason:
    if not state.realms[seat].spies_ready:
        return Reason("no-spy")
    return Reason("spy-first-hidden" if spying.is_down(state, place) else "spy-hidden")


def why_not_use(state: WonderfulKingdom, phase: int, card: int, seat: int) -> Reason:
    realm, content = state.realms[seat], state.setup.content
    if content.kind[card] != ADVISOR or card not in realm.advisors:
        return Reason("no-such-advisor")
    if content.phase[card] != phase:
        return Reason("advisor-phase")
    if realm.used >> card - content.first_advisor & 1:
        return Reason("advisor-once")
    if not advising.is_ready(realm, card):
        return Reason("advisor-price", {"soldiers": content.price[card]})
    if content.effect[card] == HERALD:
        return Reason("declare-herald")
    return Reason("advisor-useless")
