"""21: the figures of the sheet, box by box, and the values they became; then our own figures for what it leaves open.

What each number does is tested with its rule. Here they are written down once more, by hand, so that none changes
unnoticed.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from koruna.games.suverenita.game import GAME
from koruna.games.suverenita.rules import values_reading
from koruna.games.suverenita.rules.course.calendar import SUBPHASE
from tests.games.suverenita.positions import value_names

Row = dict[str, int | bool | list[int]]

# Rows without a value of their own: Phases-Units (one move, two fields with ships: 8.1, 19.1), Phases-Herds (one land
# field over sea: 8.3), Phases-Experience (one level a round: 12.1), Phases-Sowing (one grain a field: 15.2), the rounds
# of Building prices (three: 12.2), Prelude (six dice for the first player, equally likely for all: 5.3); and pieces a
# program does not run out of: Player parts, Shared parts, Large army.
# Lists go by the order of data/values.toml: colours, types of units, levels, herds, buildings.
SHEET: dict[str, Row] = {
    "Phases-Siege: per level 5 shields, 1 blue die": {"shields_per_level": 5, "blue_dice_per_level": 1},
    "Phases-Plunder, Plunder box: field 1, village 2, harbour 4, city 6; 1 grain; 3 gold": {
        "sack_field": 1,
        "sack_village": 2,
        "sack_harbour": 4,
        "sack_city": 6,
        "plundered_seed": 1,
        "cleaning": 3,
    },
    "Phases-Building, Building text: at most 4 units; 4 elite as 8; 25, 50, 75, 100 %": {
        "site_most": 4,
        "elite_counts": 2,
        "site_start": 25,
        "site_step": 25,
    },
    "Phases-Trade, Unit table: prices and refunds": {
        "recruit": 1,
        "buy_light": 2,
        "upgrade": [0, 3, 2, 4, 2, 3, 0, 0],
        "refund_in_place": [0, 3, 0, 4, 2, 3, 0, 0],
        "mercenary": 4,
        "corsair": 10,
        "wage": 2,
        "riders_per_herd": 2,
        "most_units": 20,
    },
    "Unit list, Unit table: dice, lives, load and sizes": {
        "dice_of": [1, 1, 0, 1, 1, 1, 1, 4],
        "die_of": [0, 3, 0, 3, 0, 2, 2, 0],  # white, red, none, red, white, blue, blue, white
        "rough_die_of": [1, 2, 0, 2, 0, 2, 2, 0],  # inverted white, blue, none, blue, and the others unchanged
        "lives": [1, 2, 1, 2, 1, 2, 2, 3],
        "rough_lives": [1, 1, 1, 1, 1, 2, 2, 3],
        "load": 3,
        "size": [1, 1, 0, 2, 0, 0, 1, 0],
    },
    "Phases-Fishing, Phases-Harvest, Storage": {
        "store_grain": [0, 5, 10],
        "store_units": [0, 5, 10],
        "store_herds": [0, 1, 2],
        "store_fish": [0, 2, 4],
        "store_ships": [0, 2, 4],
        "fort_grain": 1,
        "fort_units": 1,
        "buy_slots": [0, 1, 2],
        "upgrade_slots": [0, 1, 2],
        "ship_slots": [0, 1, 2],
    },
    "Phases-Young: 1, 2 on the brown die": {"brown_success": 2},
    "Phases-Growth, Field colours: +3/0, +2/0, +1/+1, +1/+1, none/0": {
        "growth": [3, 2, 1, 1, 0, 0],
        "level_of_colour": [0, 0, 1, 1, 0, 0],
    },
    "Phases-Taxes, Tax box: village 1, harbour 2, city 3, field 1/2": {
        "tax_village": 1,
        "tax_harbour": 2,
        "tax_city": 3,
        "tax_field_halves": 1,
    },
    "Building list: village level 1, city level 2, fort +1": {"level_of_settlement": [0, 1, 2], "level_of_fort": 1},
    "Field capacity: 1-2 herds": {"most_herds": 2},
    "Start parts, Prelude: 3, 1, 5, 1, 10, 2, 1, 5; +2 LI, +2 gold": {
        "start_villages": 3,
        "start_light": 5,
        "start_transports": 1,
        "start_grain": 10,
        "start_sheep": 2,
        "start_pigs": 1,
        "start_gold": 5,
        "inland_light": 7,
        "inland_gold": 7,
    },
    "Commodity table": {
        "herd_price": [5, 7, 9, 7],
        "herd_sale_halves": [6, 10, 14, 10],
        "grain_price": 2,
        "grain_sale_halves": 1,
        "grain_harbour_halves": 2,
        "fish_price": 1,
        "fish_sale_halves": 1,
        "meat_sale_halves": 1,
        "meat_full": [3, 5, 7, 5],
    },
    "Feeding table: 1 grain, 2 fish, 1 meat; meat 1 gold; city 2; cavalry 1 + 1": {
        "food_unit": 1,
        "food_settlement": [0, 1, 2],
        "cavalry_grain": 1,
        "fish_per_food": 2,
        "meat_gold": 1,
    },
    "Combat bonuses: 3, 1; 4, 1; 5, 1; 6, 7th; 2, 1; half; 1, 2; doubled": {
        "blanks_per_sword": 3,
        "rival_units_per_sword": 4,
        "units_per_shield": 5,
        "equal_units_per_die": 6,
        "swords_per_shield": 2,
        "builders_per_fighter": 2,
        "fort_dice": [0, 1, 2],
        "charge_shield_factor": 2,
    },
    "Victory: 5 years; 10; two of 14, 9, 40, 2; 12": {
        "years": 5,
        "win_vp": 10,
        "win_goals": 2,
        "win_lands": 14,
        "win_settlements": 9,
        "win_farm_points": 40,
        "win_cities": 2,
        "win_lead": 12,
    },
    "Building prices: 15 tiles; 3/2, 5/4, 2/1, 4/2, 2/1; refund 1": {
        "most_tiles": 15,
        "build_gold": [0, 3, 5, 2, 4, 2],
        "build_least": [0, 2, 4, 1, 2, 1],
        "build_tiles": [0, 1, 2, 1, 2, 1],
        "site_refund": 1,
    },
    "Experience: 1, 1, 2 re-rolls; +1 life; engines 3, 4, 5, 6, 7": {
        "rerolls": [0, 0, 1, 1, 2],
        "lives_of_level": [0, 0, 0, 1, 1],
        "engine_by_level": [3, 4, 5, 6, 7],
    },
    "Dominance table: 8, 4, 2/1, 2/1, 1/0, 1/0/1, 1/0/1, 1/0/1": {
        "vp_settlement": [0, 4, 8],
        "treaty_vp_superior": [0, 1, 2, 2, 2],
        "treaty_vp_inferior": [0, 0, -1, -1, -1],
        "vp_loot": 1,
        "vp_battle": 1,
    },
    "Significance table: 1, 1, 1, 2, 1/1, 2/2, 3/3, 1/2, 5 for 1, 1": {
        "tp_settlement": 1,
        "tp_plundered": 1,
        "tp_field": 2,
        "treaty_tp_superior": [0, 1, 1, 2, 3],
        "treaty_tp_inferior": [0, -2, -1, -2, -3],
        "farm_per_point": 5,
        "tp_city": 1,
    },
    "Farm points: 2 fish or 1 grain 1; 2; 4; 6": {
        "fish_per_farm_point": 2,
        "farm_grain": 1,
        "farm_herd": [2, 4, 6, 4],
    },
    "Movement limits: 1 free capacity": {"cavalry_free_moves": 1},
}

# Where the sheet is silent (gaps by their Q), and our brakes on it (house).
OURS: dict[str, Row] = {
    "Q3": {
        "white": [0, 0, 0, 0, 1, 1],
        "inverted": [1, 1, 1, 1, 0, 0],
        "blue": [0, 0, 1, 1, 1, 1],
        "red": [0, 0, 1, 1, 2, 2],
    },
    "Q5": {"bloodless_rounds": 3},
    "Q6": {"assault_rounds": 3},
    "Q8": {"herd_grain": 1, "meat_reduced": [2, 3, 4, 3], "hunger_vp": [0, -4, -8]},
    "Q9": {
        "treaty_rounds": [0, 2, 4, 4, 0],
        "treaty_gold": [0, 1, 2, 4, 1],
        "treaty_scored_per_year": 1,
        "treaty_opposite_rounds": 8,
        "treaty_most_vp": 6,
        "revolt_vp": -2,
    },
    "Q12": {"training": [1, 2, 0, 0, 0], "per_level": 2},
    "Q18": {"units_per_attrition": 4},
    "Q19": {"seed_stays": 1},
    "Q25": {
        "quick_site_start": 50,
        "quick_upkeep_unit": 1,
        "quick_upkeep_settlement": [0, 1, 2],
        "quick_upkeep_encircled": 2,
    },
    "Q31": {"gold_only_if_foreign": False},
    "house": {"first_assault_round": 3, "dominance_from_round": 4, "lead_from_year": 2},
}
ROWS = [*SHEET.items(), *OURS.items()]


@pytest.mark.parametrize(("box", "row"), ROWS, ids=[box for box, _ in ROWS])
def test_21_the_figures_of_a_box(box: str, row: Row) -> None:
    house = values_reading.house()
    assert {name: getattr(house, name) for name in row} == row


def test_21_every_value_stands_in_one_row() -> None:
    written = [name for _, row in ROWS for name in row]
    assert sorted(written) == sorted(value_names())


def test_21_what_is_on_the_sheet_is_tagged_so() -> None:
    entries = values_reading.entries()
    deduced = {"seed_stays"}
    for row in SHEET.values():
        assert {entries[name]["tag"] for name in row} <= {"stated"}
    for box, row in OURS.items():
        tags = {entries[name]["tag"] for name in set(row) - deduced}
        assert tags <= {"house"} if box == "house" else tags <= {"gap", "public"}


def test_21_every_value_is_used_by_the_rules() -> None:
    """Not only by forms and bots."""
    folder = Path(str(files("koruna.games.suverenita"))) / "rules"
    rules = [file.read_text("utf-8") for file in folder.rglob("*.py") if not file.name.startswith("values")]
    used = set(re.findall(r"\.([a-z_]+)\b", "".join(rules)))
    assert value_names() - used == set()


def test_21_subphase_order_and_borders() -> None:
    assert sorted(set(SUBPHASE)) == list(range(1, 11))
    assert sorted(SUBPHASE) == SUBPHASE
    assert GAME.seats == list(range(2, 13))
