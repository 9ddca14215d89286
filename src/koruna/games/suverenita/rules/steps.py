"""The kinds of steps on the agenda (engine/agenda.py), and which of them are decided by whom."""

from __future__ import annotations

from typing import Final

OVER: Final = 0  # the kind at the bottom of the agenda

# Chance.
FIRST_IS: Final = 1
RIVAL_IS: Final = 2
AMBUSH_DICE: Final = 3
CHARGE_DICE: Final = 4
BATTLE_DICE: Final = 5
SIEGE_DICE: Final = 6
YOUNG_DIE: Final = 7
LAST_CHANCE: Final = 7

# Simultaneous decisions of all seats; one after another if the table has chosen that.
PARTS: Final = 8
ORDERS: Final = 9  # hidden orders for subphase 1
HERDS: Final = 10
MERIT: Final = 11  # who rises after combat
TRADE: Final = 12
YOUNG: Final = 13
SOW: Final = 14
HARVEST: Final = 15
FEED: Final = 16
# Decisions of both sides of a battle, made in secret.
CHARGE: Final = 17
CONVERT: Final = 18
LAST_SHARED: Final = 18

# Decisions of one seat.
VILLAGE: Final = 19
RELOCATE: Final = 20
UNITS: Final = 21
RIDE: Final = 22
RETREAT: Final = 23
ATTRITION: Final = 24
WITHDRAW: Final = 25
FIGHT: Final = 26
HIT: Final = 27
YIELD: Final = 28  # the back row, chosen by its owner
FLEE: Final = 29
SPILL: Final = 30  # choosing embarked units to lose, if transports cannot carry all
ASSAULT: Final = 31
STORM: Final = 32  # whether an assault goes on
FALL: Final = 33
PLUNDER: Final = 34
REVOLT: Final = 35
OFFER: Final = 36
ANSWER: Final = 37
CORSAIR: Final = 38
FEED_FIRST: Final = 39  # besiegers feed before all others
SURRENDER: Final = 40
ANNOUNCE: Final = 41
ROOM: Final = 42  # where a herd goes that comes out of a settlement and has no room
LAST_SEAT: Final = 47

# Steps without a decision, carried out at once.
PHASE: Final = 48  # a subphase begins; its number says which (calendar.py)
AMBUSHES: Final = 49
BATTLES: Final = 50  # the next battle, if any is left
BATTLE_ROUND: Final = 51
LOSSES: Final = 52
AFTERMATH: Final = 53
SIEGES: Final = 54
SIEGE_ROUND: Final = 55
BREACH: Final = 56
COME_OUT: Final = 57
SURRENDERS: Final = 58
CHECKS: Final = 59
PARTS_BEGIN: Final = 60

PRELUDE: Final = (FIRST_IS, RIVAL_IS, VILLAGE, RELOCATE, PARTS_BEGIN)  # before start parts are placed
DICE: Final = (AMBUSH_DICE, CHARGE_DICE, BATTLE_DICE, SIEGE_DICE)
# While there is a battle, one of these says how it goes on.
OF_BATTLE: Final = (
    *DICE,
    CHARGE,
    CONVERT,
    STORM,
    BATTLE_ROUND,
    LOSSES,
    AFTERMATH,
    SIEGE_ROUND,
    BREACH,
)
# The low bits of their number are a field.
OF_FIELD: Final = (ATTRITION, FIGHT, SPILL, ASSAULT, STORM, FALL, SURRENDER, ROOM, BATTLES, SIEGES)

NAMES: Final[dict[int, str]] = {
    PARTS: "parts",
    ORDERS: "units",
    HERDS: "herds",
    MERIT: "merit",
    TRADE: "trade",
    YOUNG: "young",
    SOW: "sow",
    HARVEST: "harvest",
    FEED: "feed",
    CHARGE: "charge",
    CONVERT: "convert",
    VILLAGE: "village",
    RELOCATE: "relocate",
    UNITS: "units",
    RIDE: "ride",
    RETREAT: "retreat",
    ATTRITION: "attrition",
    WITHDRAW: "withdraw",
    FIGHT: "fight",
    HIT: "hit",
    YIELD: "yield",
    FLEE: "flee",
    SPILL: "spill",
    ASSAULT: "assault",
    STORM: "storm",
    FALL: "fall",
    PLUNDER: "plunder",
    REVOLT: "revolt",
    OFFER: "offer",
    ANSWER: "answer",
    CORSAIR: "corsair",
    FEED_FIRST: "feed",
    SURRENDER: "surrender",
    ANNOUNCE: "announce",
    ROOM: "room",
}
