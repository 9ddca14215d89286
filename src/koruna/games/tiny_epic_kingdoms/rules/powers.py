"""What a faction can do at each level of its magic: the effects of `data/effects.csv`, read into plain values.

The rules ask a player's `Powers` and never which faction it is. Without any ability all values are those of the plain
rules. Levels add up (B1), except for what happens once, when a level is reached.
"""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.rules.values import WAR_VALUE

# What a gain may be of, besides the three kinds.
ANY: Final = 3  # the receiver picks
OF_REGION: Final = 4
NO_KIND: Final = -1

ATTACKER: Final = 1
DEFENDER: Final = 2
EITHER: Final = 3
NO_CAP: Final = 99  # no limit on what an opponent's resource is worth


class Gain:
    kind: int
    amount: int

    def __init__(self, kind: int = NO_KIND, amount: int = 0) -> None:
        self.kind = kind
        self.amount = amount


NOTHING: Final = Gain()


class MoveGain:
    """What entering a region brings."""

    actions: int  # the set of actions that bring it
    terrains: int  # the set of terrains
    across_water: bool  # only for a move across water
    gain: Gain

    def __init__(self, actions: int, terrains: int, across_water: bool, gain: Gain) -> None:
        self.actions = actions
        self.terrains = terrains
        self.across_water = across_water
        self.gain = gain


class Discount:
    """A discount in wars where all its conditions hold."""

    amount: int
    roles: int  # ATTACKER, DEFENDER or EITHER
    by_quest: bool  # only in a war that a Quest began
    terrains: int  # the set of terrains of the war region
    by_water: bool
    single_kind: bool  # only for a payment of one kind
    only: int  # only for a payment of this kind alone
    when_lost: bool

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.roles = EITHER
        self.by_quest = False
        self.terrains = 31
        self.by_water = False
        self.single_kind = False
        self.only = NO_KIND
        self.when_lost = False


class Score:
    """The bonus of the last level."""

    metric: str
    points: int
    per: int
    most: int
    kind: int
    threshold: int
    terrain: int
    steps: list[tuple[int, int]]  # count and points, rising

    def __init__(self, metric: str, points: int) -> None:
        self.metric = metric
        self.points = points
        self.per = 1
        self.most = 99
        self.kind = NO_KIND
        self.threshold = 0
        self.terrain = 0
        self.steps = []


class Powers:
    # choosing and doing
    instead: list[int]  # by the action chosen: the set of actions that may be done
    take: list[int]  # by the action chosen: how much may be taken from another player instead
    selects_any: bool
    # moving
    patrol_anywhere: bool
    patrol_water: bool
    patrols: int
    move_gains: list[MoveGain]
    swaps: bool
    hall: int
    forbids: int  # terrains where others may not attack
    protects: int  # with at most this many figures, all of them are as safe as a last one
    attacks_pairs: int  # the set of actions
    # war
    wins_ties: bool
    values: list[int]
    caps: list[int]  # what an opponent's resource is worth at most
    discounts: list[Discount]
    raises: int  # the set of kinds
    betrayed: int
    won: Gain
    lost_take: int
    tie: Gain
    figure_lost: Gain
    other_lost: Gain
    allied: Gain
    ally: Gain
    guards: bool
    # build, expand, trade, collect
    build_discount: int
    build_surcharge: int
    build_with: int  # the kind that may replace ore, or none
    expand_with: int
    retreat_with: int
    expand_near: bool
    other_expands: Gain
    trade_bonus: int
    trade_gives: int  # the set of kinds that may be given together
    trade_receives: int
    collect_bonus: Gain
    collect_by_water: bool
    pair_extra: int
    pair_terrains: int
    # once, when this very level is reached
    rearranges: bool
    others_lose: int
    removes: int
    score: Score | None

    def __init__(self) -> None:
        self.instead = [1 << action for action in range(6)]
        self.take = [0] * 6
        self.selects_any = False
        self.patrol_anywhere = False
        self.patrol_water = False
        self.patrols = 1
        self.move_gains = []
        self.swaps = False
        self.hall = 0
        self.forbids = 0
        self.protects = 0
        self.attacks_pairs = 0
        self.wins_ties = False
        self.values = list(WAR_VALUE)
        self.caps = [NO_CAP] * 3
        self.discounts = []
        self.raises = 0
        self.betrayed = 0
        self.won = NOTHING
        self.lost_take = 0
        self.tie = NOTHING
        self.figure_lost = NOTHING
        self.other_lost = NOTHING
        self.allied = NOTHING
        self.ally = NOTHING
        self.guards = False
        self.build_discount = 0
        self.build_surcharge = 0
        self.build_with = NO_KIND
        self.expand_with = NO_KIND
        self.retreat_with = NO_KIND
        self.expand_near = False
        self.other_expands = NOTHING
        self.trade_bonus = 0
        self.trade_gives = 0
        self.trade_receives = NO_KIND
        self.collect_bonus = NOTHING
        self.collect_by_water = False
        self.pair_extra = 0
        self.pair_terrains = 0
        self.rearranges = False
        self.others_lose = 0
        self.removes = 0
        self.score = None


PLAIN: Final = Powers()
