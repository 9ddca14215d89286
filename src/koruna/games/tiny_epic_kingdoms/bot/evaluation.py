"""How good a state is for a player: what it will come to, after the best continuation of what the player has begun."""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.bot.standing import standing
from koruna.games.tiny_epic_kingdoms.bot.war_outlook import war_value
from koruna.games.tiny_epic_kingdoms.rules import steps, warring
from koruna.games.tiny_epic_kingdoms.rules.numbers import DONE
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.war import UNSET

DEEPEST: Final = 2  # own decisions of lookahead
EFFORT: Final = 0.001  # of a further Patrol, so that nobody goes there and back

# Steps that complete an earlier move, which is evaluated by its best continuation.
LOOK_ON: Final = (
    steps.SPLIT,
    steps.START,
    steps.OFFER,
    steps.PATROL_ON,
    steps.SHIELD,
    steps.FATE,
    steps.PAY,
    steps.PAY_WAR,
    steps.GAIN,
    steps.GIVE,
    steps.TAKE,
    steps.RANSOM,
    steps.RAISE,
    steps.LAIR,
    steps.WHICH,
    steps.REMOVE,
)


def evaluate(state: TinyEpicKingdoms, seat: int) -> float:
    return outlook(state, seat, DEEPEST)


def before_others(state: TinyEpicKingdoms, seat: int) -> TinyEpicKingdoms:
    """In a war the other side has not set its number yet."""
    war = state.war
    if state.kind() != steps.DIAL or war is None or war.dial(war.opponent(seat)) == UNSET:
        return state
    before = state.copy()
    if before.war is not None:
        before.war.set_dial(war.opponent(seat), UNSET)
        before.war.is_guess = False
    return before


def outlook(state: TinyEpicKingdoms, seat: int, depth: int) -> float:
    """The value of a state; if the player decides again at once, that of the best continuation."""
    kind = state.kind()
    if kind in (steps.DIAL, steps.DRAW_DIAL):
        war = warring.the_war(state)
        return war_value(state, seat) if seat in (war.attacker, war.defender) else standing(state, seat)
    if depth == 0 or kind not in LOOK_ON or state.turn() != seat:
        return standing(state, seat)
    best = -1e300
    for move in state.moves(seat):
        after = state.copy()
        after.play(move, seat)
        value = outlook(after, seat, depth - 1)
        if kind == steps.PATROL_ON and move != DONE:
            value -= EFFORT
        best = max(best, value)
    return best
