"""What both sides of a battle choose in secret (9.5, 9.8): it is revealed when both have chosen."""

from __future__ import annotations

from koruna.engine.event import Event, Fact, come_to_light
from koruna.games.suverenita.rules.battle import OTHER, STARTER, UNDECIDED, Battle
from koruna.games.suverenita.rules.board.forces import the_battle
from koruna.games.suverenita.rules.state import Suverenita


def choose(state: Suverenita, seat: int, choice: int, event: str, secret: dict[str, Fact]) -> None:
    battle = the_battle(state)
    battle.choice[battle.side_of(seat)] = choice
    if state.journal is not None:
        state.journal.append(Event(event, seat, {"field": state.setup.world.ids[battle.field]}, secret, [seat]))


def reveal(state: Suverenita, event: str) -> list[int]:
    """What both sides have chosen; 0 for one that had no choice."""
    if state.journal is not None:
        come_to_light(state.journal, event)
    battle = the_battle(state)
    chosen = [max(choice, 0) for choice in battle.choice]
    battle.choice = [UNDECIDED, UNDECIDED]
    return chosen


def hidden_from(battle: Battle, seat: int) -> list[int]:
    """The sides that have chosen what this seat cannot know yet."""
    return [side for side in (STARTER, OTHER) if battle.sides[side] != seat and battle.choice[side] != UNDECIDED]
