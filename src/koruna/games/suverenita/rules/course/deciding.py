"""Which file knows what is legal in a step, and what follows from it."""

from __future__ import annotations

from random import Random

from koruna.engine.reason import Reason
from koruna.engine.state import OVER
from koruna.games.suverenita.rules import steps, winning
from koruna.games.suverenita.rules.course import opening
from koruna.games.suverenita.rules.farm import farming, feeding, herding
from koruna.games.suverenita.rules.fight import besieging, falling, fighting, hitting, plundering, rolling
from koruna.games.suverenita.rules.march import ambushing, coming_out, moving, retreating, withdrawing
from koruna.games.suverenita.rules.numbers import ACCEPT, DONE
from koruna.games.suverenita.rules.pacts import rising, treaties
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import trading


def moves(state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
    if kind in (steps.UNITS, steps.ORDERS, steps.RIDE):
        return moving.moves(state, kind, seat)
    if kind == steps.TRADE or kind == steps.CORSAIR:
        return trading.moves(state, kind, seat)
    if kind == steps.HERDS:
        return herding.moves(state, seat)
    if kind == steps.RETREAT or kind == steps.ATTRITION:
        return retreating.moves(state, kind, seat, number)
    if kind == steps.WITHDRAW:
        return withdrawing.moves(state, seat)
    if kind == steps.ROOM:
        return coming_out.moves(state, number, seat)
    if kind in (steps.FIGHT, steps.CHARGE, steps.CONVERT, steps.FLEE):
        return fighting.moves(state, kind, seat, number)
    if kind in (steps.HIT, steps.YIELD, steps.SPILL):
        return hitting.moves(state, kind, seat, number)
    if kind == steps.ASSAULT or kind == steps.STORM:
        return besieging.moves(state, kind, seat, number)
    if kind == steps.FALL:
        return falling.moves(state, seat, number)
    if kind == steps.PLUNDER:
        return plundering.moves(state, seat)
    if kind == steps.MERIT:
        return rising.moves(state, seat)
    if kind in (steps.REVOLT, steps.OFFER, steps.ANSWER):
        return treaties.moves(state, kind, seat, number)
    if kind in (steps.YOUNG, steps.SOW, steps.HARVEST):
        return farming.moves(state, kind, seat)
    if kind in (steps.FEED, steps.FEED_FIRST, steps.SURRENDER):
        return feeding.moves(state, kind, seat, number)
    if kind == steps.ANNOUNCE:
        return winning.moves(state, seat)
    return opening.moves(state, kind, seat)


def is_idle(state: Suverenita, kind: int, seat: int, number: int) -> bool:
    """Whether all that a player could do is to be done; of long lists the beginning tells."""
    if kind == steps.TRADE:
        found = trading.moves(state, kind, seat, True)
    elif kind == steps.HERDS:
        found = herding.moves(state, seat, True)
    else:
        found = moves(state, kind, seat, number)
    return is_nothing(found)


def is_nothing(found: list[int]) -> bool:
    """Whether a list of moves leaves nothing to decide."""
    return not found or (len(found) == 1 and found[0] == DONE)


def play(state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
    """Play a move; whether the step is over for this seat."""
    if kind in (steps.UNITS, steps.ORDERS, steps.RIDE):
        return moving.play(state, kind, seat, move)
    if kind == steps.TRADE or kind == steps.CORSAIR:
        return trading.play(state, kind, seat, move)
    if kind == steps.HERDS:
        return herding.play(state, seat, move)
    if kind == steps.RETREAT or kind == steps.ATTRITION:
        return retreating.play(state, kind, seat, number, move)
    if kind == steps.WITHDRAW:
        return withdrawing.play(state, seat, move)
    if kind == steps.ROOM:
        return coming_out.play(state, seat, move)
    if kind in (steps.FIGHT, steps.CHARGE, steps.CONVERT, steps.FLEE):
        return fighting.play(state, kind, seat, number, move)
    if kind in (steps.HIT, steps.YIELD, steps.SPILL):
        return hitting.play(state, kind, seat, number, move)
    if kind == steps.ASSAULT or kind == steps.STORM:
        return besieging.play(state, kind, seat, number, move)
    if kind == steps.FALL:
        return falling.play(state, seat, number, move)
    if kind == steps.PLUNDER:
        return plundering.play(state, seat, move)
    if kind == steps.MERIT:
        return rising.play(state, seat, move)
    if kind in (steps.REVOLT, steps.OFFER, steps.ANSWER):
        return treaties.play(state, kind, seat, number, move)
    if kind in (steps.YOUNG, steps.SOW, steps.HARVEST):
        return farming.play(state, kind, seat, move)
    if kind in (steps.FEED, steps.FEED_FIRST, steps.SURRENDER):
        return feeding.play(state, kind, seat, number, move)
    if kind == steps.ANNOUNCE:
        return winning.play(state, seat, move)
    return opening.play(state, kind, seat, move)


def finish(state: Suverenita, kind: int, number: int) -> None:
    """Everybody is done with a step of all."""
    if kind == steps.ORDERS:
        moving.reveal(state)
    elif kind == steps.PARTS:
        opening.reveal(state)
    elif kind == steps.HERDS:
        herding.finish(state)
    elif kind == steps.CHARGE or kind == steps.CONVERT:
        fighting.reveal(state, kind)
    elif kind == steps.FEED:
        feeding.finish(state)
    elif kind == steps.YOUNG:
        farming.begin_sowing(state)
    elif kind == steps.HARVEST:
        farming.finish(state)
    elif kind == steps.TRADE:
        trading.finish(state)


# --- chance ------------------------------------------------------------------------------


def happen(state: Suverenita, kind: int, seat: int, number: int, outcome: int) -> None:
    if kind == steps.FIRST_IS or kind == steps.RIVAL_IS:
        opening.happen(state, kind, seat, outcome)
    elif kind == steps.YOUNG_DIE:
        farming.happen(state, seat, number, outcome)
    else:
        dice = [] if state.journal is None else rolling.handfuls(state, kind)  # only to be told
        if kind == steps.AMBUSH_DICE:
            ambushing.happen(state, outcome, dice)
        elif kind == steps.SIEGE_DICE:
            besieging.happen(state, outcome, dice)
        else:
            fighting.happen(state, kind, outcome, dice)


def draw(state: Suverenita, kind: int, seat: int, number: int, rng: Random) -> int:
    if kind == steps.FIRST_IS or kind == steps.RIVAL_IS:
        return opening.draw(state, kind, seat, rng)
    if kind == steps.YOUNG_DIE:
        return farming.draw(state, seat, number, rng)
    return rolling.draw(state, kind, rng)


def odds(state: Suverenita, kind: int, seat: int, number: int) -> list[tuple[int, float]]:
    if kind == steps.FIRST_IS or kind == steps.RIVAL_IS:
        return opening.odds(state, kind, seat)
    if kind == steps.YOUNG_DIE:
        return farming.odds(state, seat, number)
    return rolling.odds(state, kind)


# --- refusals ----------------------------------------------------------------------------


def why_not(state: Suverenita, move: int, seat: int) -> Reason | None:
    """The rule that forbids a move now, or None."""
    if move in state.moves(seat):
        return None
    if state.turn() == OVER:
        return Reason("game-over")
    if seat not in state.waiting():
        return Reason("not-your-turn")
    step = state.agenda[-1]
    kind = step & steps.KIND
    number = step >> steps.NUMBER_BIT
    if move == DONE:
        return Reason(f"{state.step_name()}-first")
    if move == ACCEPT:
        return Reason("nothing-to-propose")
    if kind in (steps.UNITS, steps.ORDERS, steps.RIDE):
        return moving.why_not(state, kind, seat, move)
    if kind == steps.TRADE or kind == steps.CORSAIR:
        return trading.why_not(state, kind, seat, move)
    if kind == steps.HERDS:
        return herding.why_not(state, seat, move)
    if kind == steps.RETREAT or kind == steps.ATTRITION:
        return retreating.why_not(state, kind, seat, number, move)
    if kind == steps.WITHDRAW:
        return withdrawing.why_not(state, seat, move)
    if kind == steps.ROOM:
        return coming_out.why_not(state, number, seat, move)
    if kind in (steps.FIGHT, steps.CHARGE, steps.CONVERT, steps.FLEE):
        return fighting.why_not(state, kind, seat, number, move)
    if kind in (steps.HIT, steps.YIELD, steps.SPILL):
        return hitting.why_not(state, kind, seat, number, move)
    if kind == steps.ASSAULT or kind == steps.STORM:
        return besieging.why_not(state, kind, seat, number, move)
    if kind == steps.FALL:
        return falling.why_not(state, seat, number, move)
    if kind == steps.PLUNDER:
        return plundering.why_not(state, seat, move)
    if kind == steps.MERIT:
        return rising.why_not(state, seat, move)
    if kind in (steps.REVOLT, steps.OFFER, steps.ANSWER):
        return treaties.why_not(state, kind, seat, number, move)
    if kind in (steps.YOUNG, steps.SOW, steps.HARVEST):
        return farming.why_not(state, kind, seat, move)
    if kind in (steps.FEED, steps.FEED_FIRST, steps.SURRENDER):
        return feeding.why_not(state, kind, seat, number, move)
    if kind == steps.ANNOUNCE:
        return winning.why_not(state, seat, move)
    return opening.why_not(state, kind, seat, move)
