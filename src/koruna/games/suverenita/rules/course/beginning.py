"""The initial state of a game."""

from __future__ import annotations

from koruna.engine.bits import all_of, bit
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import calendar
from koruna.games.suverenita.rules.course.course import Course
from koruna.games.suverenita.rules.numbers import NOBODY
from koruna.games.suverenita.rules.setup import Setup


def begin(setup: Setup) -> Course:
    """The initial state: an empty map; first chance decides who starts (5.3) and who is whose rival (5.2)."""
    state = empty(setup)
    calendar.prelude(state)
    state.go_on()
    return state


def empty(setup: Setup) -> Course:
    """A state with an empty map and an empty agenda."""
    state = Course(setup)
    fields = len(setup.world.ids)
    seats = setup.seats
    pairs = seats * seats
    state.agenda = [steps.OVER]
    state.armies = [[] for _ in range(fields)]
    state.settlement = [0] * fields
    state.lord = [NOBODY] * fields
    state.dockyard = [0] * fields
    state.fort = [0] * fields
    state.site = [0] * fields
    state.site_owner = [NOBODY] * fields
    state.site_done = [0] * fields
    state.crop = [0] * fields
    state.crop_owner = [NOBODY] * fields
    state.herds = [[] for _ in range(fields)]
    state.plundered = [0] * fields
    state.grain = [0] * fields
    state.fish = [0] * fields
    state.control = [NOBODY] * fields
    state.present = [0] * fields
    state.was_free = [0] * fields
    state.was_whose = [0] * fields
    state.bought = [0] * fields
    state.upgraded = [0] * fields
    state.refitted = [0] * fields
    state.assaulted = [0] * fields
    state.gold = [setup.values.start_gold] * seats
    state.halves = [0] * seats
    state.vp = [0] * seats
    state.rival = [NOBODY] * seats
    state.is_out = [False] * seats
    state.treaty_vp = [0] * seats
    state.announced = [0] * seats
    state.announced_in = [0] * seats
    state.riders = [0] * seats
    state.to_place = [0] * seats
    state.dues = [0] * seats
    state.parts = [0] * seats
    state.foes = [int(all_of(seats) & ~bit(seat)) for seat in range(seats)]
    state.treaty = [0] * pairs
    state.superior = [NOBODY] * pairs
    state.ends_in = [0] * pairs
    state.is_paid = [0] * pairs
    state.due = [0] * pairs
    state.scored_in = [0] * pairs
    state.scored_for = [NOBODY] * pairs
    state.offered = [0] * pairs
    state.sent = []
    state.fought = []
    state.merits = []
    state.fallen = []
    state.meat = []
    state.hungry = []
    state.known_networks = [None] * seats
    return state
