"""A simulation of the rest of a round for one player, on a copy of the player's realm.

A plan is an order of sites: a cube goes to the first site with a space for it, otherwise to the laboratory.
Which picked cards are slated and which exchanged is decided before (plans.py); everything else is automatic here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import OVER_NOW, pack
from koruna.games.wonderful_kingdom.bot.outlook import demand, outlook, reserved
from koruna.games.wonderful_kingdom.bot.worth import KRYSTALLIUM_KEPT, build_value
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS, Quest
from koruna.games.wonderful_kingdom.rules.numbers import (
    CARD,
    CUBES,
    FROZEN,
    GIANT,
    KRYSTALLIUM,
    RAT,
    SHADOW,
    SOLDIER,
    SPACE_BITS,
    SPACES,
    SYMBOLS,
    THIEF,
    VERMIN,
)
from koruna.games.wonderful_kingdom.rules.realm import FIVE, IN_HAND, LABORATORY, THREAT, Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

# Policies for krystallium.
KEEP: Final = 0  # only as a last resort
FINISH: Final = 1  # if what is missing will not be produced any more in this round
HURRY: Final = 2  # also before production, so that a card produces in this round

# Which steps of quests come before sites.
NO_STEP: Final = 0
LAST_STEP: Final = 1
ALL_STEPS: Final = 2

CUBE_SPACES: Final = 0xFFFF00  # mask of a site's spaces for the four cubes
FIGHTS: Final = [THIEF, RAT, SHADOW, VERMIN, GIANT]  # in the order in which they are beaten


class RestOfRound:
    """The rest of a round."""

    state: WonderfulKingdom
    realm: Realm
    left: int  # rounds after this one
    step: int  # the next step of production
    is_waiting: bool  # done with the current phase: nothing more can be done before that step
    is_over: bool  # done with the last chance of the game: nothing more can be done at all
    fights: bool  # whether there will be combat
    enough: list[int]  # by resource: cubes that win the reward
    vermin: int  # vermin left in their deck

    def __init__(self, state: WonderfulKingdom, seat: int) -> None:
        setup = state.setup
        self.state = state
        self.realm = state.realms[seat]
        fresh = has_just_begun(state)
        self.left = 5 - state.round if fresh else 4 - state.round
        self.step = CUBES if fresh else first_step(state)
        is_closed = state.closed >> seat & 1 == 1
        self.is_waiting = is_closed and self.step < CUBES and state.kind() != steps.KEEP
        self.is_over = state.kind() == steps.FINAL and not is_last_chance_left(state, seat)
        self.fights = setup.has_combat and not fresh and state.kind() != steps.FINAL
        if is_closed and state.kind() == steps.COMBAT:
            self.fights = False
        self.vermin = state.vermin
        if setup.seats == 1:
            self.enough = [setup.content.values["solo.dominance"]] * CUBES
        else:
            rival = state.realms[1 - seat]
            self.enough = [rival.volume(resource) + 1 for resource in range(CUBES)]

    def play(self, sites: list[int], cubes: list[int], saving: int, errand: int) -> float:
        """The value of a plan; `cubes` are those from exchanged cards."""
        realm = self.realm.copy()
        realm.sites = sites
        self.vermin = self.state.vermin
        if realm.claims:
            self.collect_claims(realm)
        if self.is_over:
            return outlook(self.state.setup, realm, self.left, self.vermin)
        for resource in range(CUBES):
            have = realm.sums[IN_HAND + resource] + cubes[resource]
            if have:
                self.place(realm, resource, have, errand)
        if not self.is_waiting:
            self.finish(realm, -1 if saving == HURRY and self.step == 0 else self.step, saving, errand)
        for resource in range(self.step, CUBES):
            volume = realm.volume(resource)
            if volume >= self.enough[resource]:
                realm.win_dominance()
            if volume:
                self.place(realm, resource, volume, errand)
            self.finish(realm, resource + 1, saving, errand)
        if self.state.setup.boards:
            self.change(realm)
            self.finish(realm, CUBES, saving, errand)
        if self.fights:
            self.fight(realm)
        return outlook(self.state.setup, realm, self.left, self.vermin)

    # --- cubes and sites -----------------------------------------------------------------

    def place(self, realm: Realm, resource: int, cubes: int, errand: int) -> None:
        if errand:
            cubes = self.put_aside(realm, resource, cubes, errand)
        sites = realm.sites
        shift: i64 = SPACES + SPACE_BITS * resource
        at = 0
        while cubes and at < len(sites):
            packed: i64 = sites[at]
            spaces = int(packed >> shift & 15)
            if spaces:
                used = min(spaces, cubes)
                cubes -= used
                if realm.fill(at, resource, used):
                    continue  # the next site moved to this index
            at += 1
        if cubes:
            realm.add_to_lab(resource, cubes)

    def finish(self, realm: Realm, step: int, saving: int, errand: int) -> None:
        """Complete what soldiers and krystallium can now, before a step of production; -1 if all may be used."""
        if errand:
            self.do_steps(realm)
        sites = realm.sites
        at = 0
        while at < len(sites):
            packed: i64 = sites[at]
            at += 1
            if packed & FROZEN or (packed & CUBE_SPACES and (saving == KEEP or not realm.krystallium)):
                continue
            soldiers = int(packed >> SPACES + SPACE_BITS * SOLDIER & 15)
            krystallium = self.krystallium_for(realm, packed, step)
            if soldiers <= realm.soldiers and krystallium <= realm.krystallium:
                realm.soldiers -= soldiers
                realm.krystallium -= krystallium
                realm.complete(at - 1)
                at = 0  # its bonus may complete another
        if self.state.setup.boards:
            self.do_steps(realm)

    def krystallium_for(self, realm: Realm, packed: i64, step: int) -> int:
        """The krystallium needed to complete a site; 99 if that would be a waste."""
        missing: i64 = packed >> SPACES + SPACE_BITS * KRYSTALLIUM & 15
        if not packed & CUBE_SPACES:
            return int(missing)
        for resource in range(CUBES):
            spaces: i64 = packed >> SPACES + SPACE_BITS * resource & 15
            if spaces and resource >= step >= 0:
                return 99  # cubes may still come
            missing += spaces
        if missing > realm.krystallium or self.left == 0:
            return int(missing)
        setup, card = self.state.setup, int(packed & CARD)
        worth = build_value(setup, realm, card, float(self.left)) + demand(setup, realm, card)
        return int(missing) if worth > KRYSTALLIUM_KEPT * float(missing) else 99

    # --- quests --------------------------------------------------------------------------

    def put_aside(self, realm: Realm, resource: int, cubes: int, errand: int) -> int:
        """Reserve cubes in the laboratory for steps of quests. Returns how many are left."""
        quests = self.state.setup.quests
        for board in range(len(quests)):
            for step in range(STEPS - 1 if errand == LAST_STEP else 0, STEPS):
                price = quests[board][step].cost[resource]
                if price and not realm.quests >> STEPS * board + step & 1:
                    lack = min(cubes, price - realm.sums[LABORATORY + resource])
                    if lack > 0:
                        realm.add_to_lab(resource, lack)
                        cubes -= lack
                        self.do_steps(realm)
        return cubes

    def do_steps(self, realm: Realm) -> None:
        """Pay for every affordable step, with krystallium only for the last."""
        quests = self.state.setup.quests
        soldiers = realm.soldiers - reserved(self.state.setup, realm)
        for board in range(len(quests)):
            for step in range(STEPS - 1, -1, -1):
                quest = quests[board][step]
                if realm.quests >> STEPS * board + step & 1 or quest.cost[SOLDIER] > soldiers:
                    continue
                lack = lacking(realm, quest)
                if lack > (realm.krystallium if step == STEPS - 1 else 0) or (
                    quest.calamities and not realm.calamities
                ):
                    continue
                pay(realm, quest, lack)
                realm.quests |= 1 << STEPS * board + step
                if not quest.first_only or self.state.first_done[board] < 0:
                    reward(realm, quest)
                soldiers += quest.soldiers - quest.cost[SOLDIER]

    def collect_claims(self, realm: Realm) -> None:
        """Rewards of last steps done in a phase that is not over yet."""
        quests = self.state.setup.quests
        for board in range(len(quests)):
            if realm.claims >> board & 1 and self.state.first_done[board] < 0:
                reward(realm, quests[board][STEPS - 1])

    def change(self, realm: Realm) -> None:
        """Convert cubes that quests will not need into krystallium."""
        while realm.in_lab >= (2 * FIVE if self.left else FIVE):
            for _ in range(FIVE):
                most = 0
                for colour in range(1, CUBES + 1):
                    if realm.sums[LABORATORY + colour] > realm.sums[LABORATORY + most]:
                        most = colour
                realm.sums[LABORATORY + most] -= 1
            realm.in_lab -= FIVE
            realm.krystallium += 1

    # --- combat --------------------------------------------------------------------------

    def fight(self, realm: Realm) -> None:
        setup, sums = self.state.setup, realm.sums
        price = setup.content.threat_price
        if realm.giants:
            beat_giants(realm, price[GIANT])
        for kind in FIGHTS:
            while sums[THREAT + kind] and realm.soldiers >= price[kind]:
                realm.soldiers -= price[kind]
                sums[THREAT + kind] -= 1
                if kind == THIEF:
                    uncover(realm)
                elif kind == VERMIN:
                    self.vermin += 1
        scenario = setup.scenario
        if scenario is not None and scenario.vermin_for >= 0:
            for packed in realm.sites:
                if packed & CARD == scenario.vermin_for:
                    sums[THREAT + VERMIN] += 1
                    self.vermin -= 1


def lacking(realm: Realm, quest: Quest) -> int:
    """The krystallium that a step would need in addition to the cubes in the laboratory."""
    lack = quest.cost[KRYSTALLIUM]
    for resource in range(CUBES):
        lack += max(0, quest.cost[resource] - realm.sums[LABORATORY + resource])
    return lack


def pay(realm: Realm, quest: Quest, krystallium: int) -> None:
    realm.soldiers -= quest.cost[SOLDIER]
    realm.krystallium -= krystallium
    for resource in range(CUBES):
        used = min(quest.cost[resource], realm.sums[LABORATORY + resource])
        realm.sums[LABORATORY + resource] -= used
        realm.in_lab -= used


def reward(realm: Realm, quest: Quest) -> None:
    realm.krystallium += quest.krystallium
    realm.soldiers += quest.soldiers
    realm.extra += quest.points
    realm.lose_calamities(quest.calamities)


def beat_giants(realm: Realm, price: int) -> None:
    """Beat giants on sites that are full, or lack only soldiers and krystallium."""
    at = 0
    while at < len(realm.sites):
        packed = realm.sites[at]
        soldiers = (packed >> SPACES + SPACE_BITS * SOLDIER & 15) + price
        krystallium = packed >> SPACES + SPACE_BITS * KRYSTALLIUM & 15
        is_full = packed & FROZEN and not packed & CUBE_SPACES
        if is_full and soldiers <= realm.soldiers and krystallium <= realm.krystallium:
            realm.soldiers -= soldiers
            realm.krystallium -= krystallium
            realm.giants -= 1
            realm.complete(at)
        else:
            at += 1


def uncover(realm: Realm) -> None:
    """A beaten thief gives back a symbol, preferably one that counts a family."""
    for symbol in range(SYMBOLS - 1, -1, -1):
        if realm.covered[symbol]:
            realm.cover(symbol, -1)
            return


# --- where in a round a state is -------------------------------------------------------------


def has_just_begun(state: WonderfulKingdom) -> bool:
    """Whether a round is being dealt: for the player who ended the previous one, that one is not over yet."""
    if state.setup.seats == 2:
        return state.kind() == steps.DEAL
    return state.kind() == steps.DRAW_TOP and state.pick_number == 0 and not state.has_searched


def is_last_chance_left(state: WonderfulKingdom, seat: int) -> bool:
    """Whether a player will still be asked before points are counted."""
    return pack(steps.FINAL, seat) in state.agenda


def first_step(state: WonderfulKingdom) -> int:
    """The first step of production that has not begun."""
    kind = state.kind()
    if kind == steps.PRODUCE:
        return state.number() + 1
    if kind == steps.DECLARE:
        return state.number()
    return CUBES if kind in (steps.COMBAT, steps.FINAL, OVER_NOW) else 0
