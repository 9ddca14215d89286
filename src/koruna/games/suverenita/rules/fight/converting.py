"""Conversion (9.5): pairs of swords become shields, or are saved for the next round."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.chance import below
from koruna.engine.event import Fact
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.battle import OTHER, STARTER
from koruna.games.suverenita.rules.board.forces import the_battle
from koruna.games.suverenita.rules.fight import choosing
from koruna.games.suverenita.rules.fight.battling import strike
from koruna.games.suverenita.rules.numbers import CONVERT, DONE, kind_of, move, rest_of
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita

# A conversion: the number of shields, and from SAVED_BIT on how many pairs are saved.
SHIELDS: Final = 255
SAVED_BIT: Final = 8
MOST_PAIRS: Final = 15  # of swords that may be converted in every combination; more only all to one use


def conversions(state: Suverenita, seat: int) -> list[int]:
    """9.5: pairs of swords become shields or are saved for the next round; no more shields than enemy swords."""
    battle = the_battle(state)
    side = battle.side_of(seat)
    pairs = battle.swords[side] // state.setup.values.swords_per_shield
    found: list[int] = []
    for shields in range(min(pairs, battle.swords[1 - side]) + 1):
        step = 1 if pairs <= MOST_PAIRS else max(1, pairs - shields)
        found += [move(CONVERT, rest=shields | saved << SAVED_BIT) for saved in range(0, pairs - shields + 1, step)]
    found[0] = DONE  # no shields, none saved
    return found


class Converting(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return conversions(state, seat)

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        choice = int(rest_of(move))
        secret: dict[str, Fact] = {"shields": choice & SHIELDS, "saved": choice >> SAVED_BIT}
        choosing.choose(state, seat, choice, "chooses-conversion", secret)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != CONVERT:
            return Reason("convert-or-not")
        battle = the_battle(state)
        return Reason("pairs-of-swords", {"swords": battle.swords[battle.side_of(seat)]})

    def finish(self, state: Suverenita) -> None:
        battle = the_battle(state)
        chosen = choosing.reveal(state, "chooses-conversion")
        for side in (STARTER, OTHER):
            shields = chosen[side] & SHIELDS
            battle.saved[side] = chosen[side] >> SAVED_BIT
            battle.shields[side] += shields
            battle.swords[side] -= (shields + battle.saved[side]) * state.setup.values.swords_per_shield
        strike(state, battle)


def choose_anew(twin: Suverenita, seat: int, rng: Random) -> None:
    """Resample what the other side converts, which this seat cannot know yet."""
    battle = the_battle(twin)
    for side in choosing.hidden_from(battle, seat):
        choices = conversions(twin, battle.sides[side])
        battle.choice[side] = int(rest_of(choices[below(len(choices), rng)]))
