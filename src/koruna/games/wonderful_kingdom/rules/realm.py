"""What one player has: cards in hand, picked, under construction and completed, and everything on the duchy card."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from koruna.games.wonderful_kingdom.rules.numbers import (
    ALL_SPACES,
    CARD,
    COLOURLESS,
    CUBES,
    FROZEN,
    PROTECTED,
    SPACE_BITS,
    SPACES,
    SYMBOLS,
    THREATS,
)
from koruna.games.wonderful_kingdom.rules.setup import Setup

# Indices into `sums`.
INCOME: Final = 0  # 20 kinds of symbols, without covered ones
FAMILY: Final = 20  # completed cards by family
WORTH: Final = 24  # points for each of them
LABORATORY: Final = 28  # cubes by colour; all are colourless if no quest needs colours
THREAT: Final = 33  # by kind; giants only while they wait for a site
IN_HAND: Final = 38  # cubes still to be placed
SUMS: Final = 42

UNFINISHED: Final = ALL_SPACES | FROZEN  # the bits of a site that must be clear to complete it

FIVE: Final = 5  # cubes that make a krystallium (R9)


@mypyc_attr(acyclic=True)
class Realm:
    SHARED: ClassVar[tuple[str, ...]] = ("completed", "advisors", "covered")  # replaced and never changed in place

    setup: Setup
    duchy: int = -1
    hand: list[int]
    picks: list[int]
    sites: list[int]
    completed: list[int]
    advisors: list[int]
    covered: list[int]  # by symbol: how many are under tokens of theft
    used: int = 0  # the set of advisors used this round, as card - first_advisor
    sums: list[int]
    in_lab: int = 0  # all cubes in the laboratory
    in_hand: int = 0  # all cubes in hand
    points: int = 0  # fixed points of completed cards
    extra: int = 0  # points from quests and advisors
    krystallium: int = 0
    soldiers: int = 0
    trained: int = 0  # on the training ground, none or one
    calamities: int = 0
    giants: int = 0  # under sites
    traps: int = 0
    snares: bool = False  # this offer needs no traps
    spies: int = 0
    spies_ready: int = 0
    renews_both: bool = False  # solo: every used spy is renewed instead of one (Q8)
    quests: int = 0  # the set of steps done, 4 * board + step
    claims: int = 0  # the set of boards whose last step was done in this phase
    doubled: int = 0  # exchanges that still give twice as much
    boost: int = 0  # from a herald, in this step of production
    discarded: int = 0  # cards of the deck that this player removed from the game
    averted: int = 0  # calamities and threats that this player removed from the game
    given_up: int = 0  # sites that were discarded (R16)

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def copy(self) -> Realm:
        twin = Realm(self.setup)
        twin.duchy = self.duchy
        twin.hand = self.hand.copy()
        twin.picks = self.picks.copy()
        twin.sites = self.sites.copy()
        twin.completed = self.completed
        twin.advisors = self.advisors
        twin.covered = self.covered
        twin.sums = self.sums.copy()
        twin.used = self.used
        twin.in_lab = self.in_lab
        twin.in_hand = self.in_hand
        twin.points = self.points
        twin.extra = self.extra
        twin.krystallium = self.krystallium
        twin.soldiers = self.soldiers
        twin.trained = self.trained
        twin.calamities = self.calamities
        twin.giants = self.giants
        twin.traps = self.traps
        twin.snares = self.snares
        twin.spies = self.spies
        twin.spies_ready = self.spies_ready
        twin.renews_both = self.renews_both
        twin.quests = self.quests
        twin.claims = self.claims
        twin.doubled = self.doubled
        twin.boost = self.boost
        twin.discarded = self.discarded
        twin.averted = self.averted
        twin.given_up = self.given_up
        return twin

    # --- the duchy card ------------------------------------------------------------------

    def take_duchy(self, duchy: int) -> None:
        """Take a duchy card with its starting pieces (S2)."""
        side = self.setup.content.duchy_sides[duchy][self.setup.side]
        self.duchy = duchy
        for resource in range(CUBES):
            self.sums[INCOME + resource] += side.income[resource]
        if side.points_family >= 0:
            self.sums[WORTH + side.points_family] += side.points_each
        self.krystallium += side.krystallium
        self.soldiers += side.soldiers

    def volume(self, resource: int) -> int:
        """How many cubes are produced: plain symbols, and one for each card of a family (R2, R3)."""
        sums = self.sums
        volume: i64 = sums[INCOME + resource]
        first: i64 = INCOME + 4 + 4 * resource
        family: i64 = 0
        while family < 4:
            symbols: i64 = sums[first + family]
            if symbols:
                volume += symbols * sums[FAMILY + family]
            family += 1
        return int(volume)

    def cover(self, symbol: int, tokens: int) -> None:
        """Lay tokens of theft on a symbol, or take them away if the number is negative (H8)."""
        self.covered = self.covered.copy()
        self.covered[symbol] += tokens
        self.sums[INCOME + symbol] -= tokens

    def win_dominance(self) -> bool:
        """Every second time brings a soldier (R5). Returns whether this one did."""
        if self.trained:
            self.trained = 0
            self.soldiers += 1
            return True
        self.trained = 1
        return False

    def add_to_lab(self, colour: int, cubes: int) -> None:
        """Five cubes become a krystallium at once (R9), unless the player decides about that (Q4)."""
        setup = self.setup
        if not setup.boards:
            colour = COLOURLESS
        self.in_lab += cubes
        if self.in_lab < FIVE or not setup.changes_at_five:
            self.add(LABORATORY + colour, cubes)
            return
        while self.in_lab >= FIVE:
            self.in_lab -= FIVE
            self.krystallium += 1
        for other in range(5):
            self.sums[LABORATORY + other] = 0
        self.sums[LABORATORY + colour] = self.in_lab

    def take_cubes(self, resource: int, cubes: int) -> None:
        self.add(IN_HAND + resource, cubes)
        self.in_hand += cubes

    def drop_cubes(self, resource: int, cubes: int) -> None:
        self.add(IN_HAND + resource, -cubes)
        self.in_hand -= cubes

    def add(self, at: i64, count: i64) -> None:
        """Compiled, `self.sums[at] += count` would add objects instead of numbers."""
        before: i64 = self.sums[at]
        self.sums[at] = int(before + count)

    # --- construction --------------------------------------------------------------------

    def open_spaces(self, site: int, resource: int) -> int:
        return self.sites[site] >> SPACES + SPACE_BITS * resource & 15

    def fill(self, site: int, resource: int, pieces: int) -> bool:
        """Put pieces on a site. Returns whether that completed it; a frozen site cannot be completed (H6)."""
        now: i64 = self.sites[site] - (pieces << SPACES + SPACE_BITS * resource)
        self.sites[site] = int(now)
        if now & UNFINISHED:
            return False
        self.complete(site)
        return True

    def complete(self, site: int) -> None:
        """The site becomes a part of the duchy, and its bonus is taken (R14)."""
        content = self.setup.content
        card = self.sites.pop(site) & CARD
        self.krystallium += content.bonus_krystallium[card]
        self.soldiers += content.bonus_soldiers[card]
        self.add_completed(card)

    def add_completed(self, card: int) -> None:
        content, sums = self.setup.content, self.sums
        self.completed = [*self.completed, card]
        sums[FAMILY + content.family[card]] += 1
        each = content.income_each[card]
        if each >= 0:
            sums[INCOME + each] += 1
        else:
            income = content.income[card]
            for resource in range(CUBES):
                sums[INCOME + resource] += income[resource]
        self.points += content.points[card]
        family = content.points_family[card]
        if family >= 0:
            sums[WORTH + family] += content.points_each[card]

    def lose_calamities(self, count: int) -> None:
        """Up to this many leave the game."""
        count = min(count, self.calamities)
        self.calamities -= count
        self.averted += count

    def slate(self, card: int) -> None:
        self.sites.append(self.setup.content.new_site[card])

    def protect(self, site: int) -> None:
        """This site may never be discarded (X2)."""
        self.sites[site] |= PROTECTED

    def join(self, advisor: int) -> None:
        """An advisor that was picked brings a soldier (A2)."""
        self.advisors = [*self.advisors, advisor]
        self.soldiers += self.setup.content.values["advisor.reward"]

    # --- points --------------------------------------------------------------------------

    def family_points(self) -> int:
        """Points for combinations, each source with its own family (T3)."""
        sums = self.sums
        points = 0
        for family in range(4):
            points += sums[WORTH + family] * sums[FAMILY + family]
        return points

    def threat_points(self) -> int:
        """The penalty for threats that are not beaten (H10)."""
        content, sums = self.setup.content, self.sums
        points = self.giants * content.threat_points[2]
        for kind in range(THREATS):
            if sums[THREAT + kind]:
                points += sums[THREAT + kind] * content.threat_points[kind]
        return points

    def score(self) -> int:
        """As if the game ended now (T1, L8)."""
        setup = self.setup
        points = self.points + self.extra + self.family_points() + self.calamities * setup.content.calamity_points
        if setup.has_combat:
            points += self.threat_points()
        if setup.seats == 1 and self.duchy >= 0:
            points -= setup.content.duchy_sides[self.duchy][setup.side].penalty
        return points


def add_sorted(cards: list[int], card: int) -> None:
    """Cards are kept sorted by their numbers, so that the order reveals nothing (C1)."""
    new: i64 = card
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > new:
        at -= 1
    cards.insert(at, card)


def take_out(cards: list[int], card: int) -> None:
    """Remove a card from a list; faster than `list.remove`, which compares objects instead of numbers."""
    wanted: i64 = card
    at: i64 = 0
    while cards[at] != wanted:
        at += 1
    cards.pop(at)


def new_realm(setup: Setup) -> Realm:
    realm = Realm(setup)
    realm.hand, realm.picks, realm.sites, realm.completed, realm.advisors = [], [], [], [], []
    realm.covered = [0] * SYMBOLS
    realm.sums = [0] * SUMS
    realm.soldiers = setup.soldiers
    realm.spies = setup.spies_ready + setup.spies_used
    realm.spies_ready = setup.spies_ready
    return realm


assert FAMILY - INCOME == SYMBOLS
