"""Pieces and moves packed into ints.

Equal units form one stack: what they are (the key) and how many. A move is its kind, two fields, an item (a type of
unit with its level and its place), a count and whatever else its kind needs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1
NOWHERE: Final = 255  # no field of a map has this number

# Types of units, 9.3.
TYPES: Final = ["LI", "HI", "SE", "CA", "TR", "WS", "ME", "CO"]
LIGHT: Final = 0
HEAVY: Final = 1
ENGINE: Final = 2
CAVALRY: Final = 3
TRANSPORT: Final = 4
WARSHIP: Final = 5
MERCENARY: Final = 6
CORSAIR: Final = 7

# Levels, 12.1.
LEVELS: Final = ["recruit", "standard", "experienced", "veteran", "elite"]
RECRUIT: Final = 0
STANDARD: Final = 1
EXPERIENCED: Final = 2
VETERAN: Final = 3
ELITE: Final = 4

# Where a unit is on its field. Ships at sea are in the open.
PLACES: Final = ["open", "inside", "site", "dock", "aboard"]
OPEN: Final = 0
INSIDE: Final = 1
SITE: Final = 2
DOCK: Final = 3
ABOARD: Final = 4

# Herds, 15.6.
HERDS: Final = ["sheep", "pigs", "cows", "horses"]
SHEEP: Final = 0
PIGS: Final = 1
COWS: Final = 2
HORSES: Final = 3

# Buildings, 12.2; also the kinds of sites.
BUILDINGS: Final = ["", "village", "city", "dock", "harbour", "fort"]
VILLAGE: Final = 1
CITY: Final = 2
DOCK_SITE: Final = 3
HARBOUR_SITE: Final = 4
FORT_SITE: Final = 5

# Colours of land, 3.5; a sea field has none.
COLOURS: Final = ["yellow", "green", "brown", "turquoise", "grey", "sea"]
YELLOW: Final = 0
GREEN: Final = 1
BROWN: Final = 2
TURQUOISE: Final = 3
GREY: Final = 4
SEA: Final = 5

SEASONS: Final = ["spring", "summer", "autumn", "winter"]
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

# Treaties, 16.1.
TREATIES: Final = ["", "aid", "tribute", "ransom", "vassalage"]
NO_TREATY: Final = 0
AID: Final = 1
TRIBUTE: Final = 2
RANSOM: Final = 3
VASSALAGE: Final = 4

# --- stacks ------------------------------------------------------------------------------
#
# From the lowest bit: type 3, level 3, place 3, owner 4, then flags of this round, the field they came from (8 bits,
# NOWHERE for none), and in the highest bits their number.

MOVED: Final = 1 << 13  # has used its movement capacity, 8.1
RODE: Final = 1 << 14  # has used its free movement: cavalry anywhere, warships in Retreat
ENTERED: Final = 1 << 15  # came to this field this round
BOARDED: Final = 1 << 16  # was carried by a ship this round
PULLED: Final = 1 << 17  # withdrew or sallied this round
FOUGHT: Final = 1 << 18  # was in a battle or siege this round
RISEN: Final = 1 << 19  # gained a level this round
IN_TRAINING: Final = 1 << 20  # gains a level in subphase 7 of the next round, 12.1
NEW: Final = 1 << 21  # bought, recruited or made this round
RODE_BEFORE: Final = 1 << 22  # cavalry that used a free movement in an earlier subphase and has another, Q17
ONLY_THIS_ROUND: Final = MOVED | RODE | RODE_BEFORE | ENTERED | BOARDED | PULLED | FOUGHT | RISEN | NEW

FROM_BIT: Final = 23
FROM_NOWHERE: Final = NOWHERE << FROM_BIT
FROM_MASK: Final = 255 << FROM_BIT
COUNT_BIT: Final = 31
ONE: Final = 1 << COUNT_BIT
KEY: Final = ONE - 1

ITEM: Final = 511  # type, level and place


def stack(type: i64, level: i64, place: i64, owner: i64, count: i64) -> int:
    """Units without an origin and without flags of this round."""
    return int(type | level << 3 | place << 6 | owner << 9 | FROM_NOWHERE | count << COUNT_BIT)


def type_of(units: i64) -> i64:
    return units & 7


def level_of(units: i64) -> i64:
    return units >> 3 & 7


def place_of(units: i64) -> i64:
    return units >> 6 & 7


def owner_of(units: i64) -> i64:
    return units >> 9 & 15


def from_of(units: i64) -> i64:
    return units >> FROM_BIT & 255


def count_of(units: i64) -> i64:
    return units >> COUNT_BIT


def item_of(units: i64) -> i64:
    return units & ITEM


def item(type: i64, level: i64 = STANDARD, place: i64 = OPEN) -> i64:
    return type | level << 3 | place << 6


# --- herds -------------------------------------------------------------------------------
#
# From the lowest bit: kind 2, owner 4, inside the settlement 1, moved in this subphase 1, and flags of feeding.

HERD_INSIDE: Final = 1 << 6
HERD_MOVED: Final = 1 << 7
HERD_FED: Final = 1 << 8  # in the feeding phase only: its grain has been paid
HERD_KILLED: Final = 1 << 9  # in the feeding phase only: its meat is in the larder


def herd(kind: i64, owner: i64) -> int:
    return int(kind | owner << 2)


def herd_kind(herd: i64) -> i64:
    return herd & 3


def herd_owner(herd: i64) -> i64:
    return herd >> 2 & 15


# --- moves -------------------------------------------------------------------------------
#
# From the lowest bit: kind 6, field 8, other field 8, item 9, count 6, the rest.


def move(kind: i64, a: i64 = 0, b: i64 = 0, item: i64 = 0, count: i64 = 0, rest: i64 = 0) -> int:
    return int(kind | a << 6 | b << 14 | item << 22 | count << 31 | rest << 37)


def kind_of(move: i64) -> i64:
    return move & 63


def field_of(move: i64) -> i64:
    return move >> 6 & 255


def target_of(move: i64) -> i64:
    return move >> 14 & 255


def moved_item(move: i64) -> i64:
    return move >> 22 & ITEM


def moved_count(move: i64) -> i64:
    return move >> 31 & 63


def rest_of(move: i64) -> i64:
    return move >> 37


# Kinds of moves, each with its notation.
DONE: Final = 0  # done
ACCEPT: Final = 1  # auto: accept the proposal for a whole chore
SETTLE: Final = 2  # village a: in the prelude
RELOCATE: Final = 3  # relocate a>b: in the prelude
PUT: Final = 4  # put a item*count: start parts
PUT_DOCK: Final = 5  # dock a
PUT_HERD: Final = 6  # put a sheep
PUT_GRAIN: Final = 7  # put a grain*count
MARCH: Final = 8  # mv a>b item*count: by land
SAIL: Final = 9  # sail a>b item*count +load
EMBARK: Final = 10  # board a>b item*count
LAND: Final = 11  # land a>b item*count
HERD: Final = 12  # herd a>b sheep
CARRY_GRAIN: Final = 13  # grain a>b *count
CARRY_FISH: Final = 14  # fish a>b *count
LOSE: Final = 15  # lose a item: attrition, the back row, overload
WITHDRAW: Final = 16  # wd a item*count
PULL_HERD: Final = 17  # wd a sheep
SALLY: Final = 18  # sally a item*count
LEAVE_SITE: Final = 19  # leave a item*count
FIGHT: Final = 20  # fight a, with the opponent in the rest
CHARGE: Final = 21  # charge
CONVERT: Final = 22  # conv: swords to shields, swords to the next round
HIT: Final = 23  # hit item
FLEE: Final = 24  # flee a>b item*count
ASSAULT: Final = 25  # assault a
DESTROY: Final = 26  # raze a: at the fall of a settlement; and an empty site, 11.5
KEEP: Final = 27  # keep a: occupied as it is, or degraded
PLUNDER: Final = 28  # loot a
TAKE: Final = 29  # take a sheep, or crop
BURN: Final = 30  # burn a sheep, or crop
RAISE: Final = 31  # raise a item: experience from combat
BUY: Final = 32  # buy a item
RECRUIT_UNIT: Final = 33  # rec a
UPGRADE: Final = 34  # up a item>type
DOWNGRADE: Final = 35  # down a item
TRAIN: Final = 36  # train a item
BUILD: Final = 37  # build a kind item*count
JOIN: Final = 38  # join a item*count: more builders
GIVE_UP: Final = 39  # drop a: a site
CLEAN: Final = 40  # clean a: a plunder marker
SELL: Final = 41  # sell a good*count
PURCHASE: Final = 42  # purchase a good*count
SLAUGHTER: Final = 43  # kill a cows
OFFER: Final = 44  # offer player treaty terms
YES: Final = 45  # yes
NO: Final = 46  # no
REVOLT: Final = 47  # revolt player
RELEASE: Final = 48  # release player
CORSAIRS: Final = 49  # corsair a: place a bought one at sea
NEWBORN: Final = 50  # calf a sheep: where a new herd goes
SOW: Final = 51  # sow a
REAP: Final = 52  # reap a>b *count
FEED: Final = 53  # feed fish: which food is used up first
STARVE: Final = 54  # starve a item*count
SURRENDER: Final = 55  # spare a: the besieger feeds it and takes it over
ANNOUNCE: Final = 56  # announce dominance, or power
HOUSE: Final = 57  # a>b sheep: where a herd goes that comes out of a settlement and has no room on its field (Q35)

# Chance.
FIRST_IS: Final = 58  # first P2
RIVAL_IS: Final = 59  # rival P3
ROLL: Final = 60  # roll 3-2: swords of both sides, bonuses for blanks included
YOUNG_IS: Final = 61  # young 1: how many odd herds had young

# Goods of Trade; herds follow in the order above.
GOODS: Final = ["grain", "fish", "sheep", "pigs", "cows", "horses", "meat"]
GRAIN: Final = 0
FISH: Final = 1
FIRST_HERD: Final = 2
MEAT: Final = 6

# Announcements, 17.2.
GOALS: Final = ["", "dominance", "power"]
DOMINANCE: Final = 1
POWER: Final = 2
