"""Every number of the rules, from `data/values.toml` or a custom file."""

from __future__ import annotations


class Values:
    """One edition of the numbers. Lists are indexed as in numbers.py: by type, level, herd, building or treaty."""

    name: str  # "house", or a digest of a custom file

    # limits (1, 3.8, 6.1)
    most_units: int
    most_tiles: int
    most_herds: int  # on a field
    years: int
    # start (5.1, 5.6)
    start_villages: int
    start_light: int
    start_transports: int
    start_grain: int
    start_sheep: int
    start_pigs: int
    start_gold: int
    inland_light: int
    inland_gold: int
    # land (3.5, 15.3)
    growth: list[int]  # by colour; 0 on grey, which cannot be sown
    seed_stays: int  # the sown grain itself, part of the harvest
    # defence (10.2) and dice (9.4)
    level_of_settlement: list[int]  # by building: village, city
    level_of_fort: int
    level_of_colour: list[int]
    shields_per_level: int
    blue_dice_per_level: int
    white: list[int]  # swords on each of the six faces
    inverted: list[int]
    blue: list[int]
    red: list[int]
    brown_success: int  # highest face of the brown die that brings a young (15.1)
    # combat bonuses (9.6, 9.7, 10.4)
    blanks_per_sword: int
    rival_units_per_sword: int
    units_per_shield: int
    equal_units_per_die: int
    swords_per_shield: int  # and per sword of the next round
    engine_by_level: list[int]
    fort_dice: list[int]  # by settlement
    charge_shield_factor: int
    bloodless_rounds: int  # after this many the battle is a draw
    assault_rounds: int
    dice_of: list[int]  # by type: how many dice a unit rolls
    die_of: list[int]  # their colour, see dice.py
    rough_die_of: list[int]
    lives: list[int]  # by type
    rough_lives: list[int]
    lives_of_level: list[int]  # more lives, by level
    rerolls: list[int]  # free ones, by level
    builders_per_fighter: int  # this many units on a site roll and count as one
    elite_counts: int  # the number of units an elite counts as, for bonuses and building (12.1)
    # attrition (8.5)
    units_per_attrition: int
    # plunder and sack (10.7, 11)
    sack_village: int
    sack_harbour: int
    sack_city: int
    sack_field: int
    plundered_seed: int  # extra grain to sow
    cleaning: int  # gold to take a marker away
    gold_only_if_foreign: bool
    # building (12.2)
    build_gold: list[int]  # by building
    build_least: list[int]  # light infantry needed for a step
    build_tiles: list[int]
    site_most: int
    site_start: int  # per cent
    site_step: int
    site_refund: int
    # stores and slots (13.1), by settlement or dockyard: none, small, large
    store_grain: list[int]
    store_units: list[int]
    store_herds: list[int]
    store_fish: list[int]
    store_ships: list[int]
    fort_grain: int
    fort_units: int
    buy_slots: list[int]
    upgrade_slots: list[int]
    ship_slots: list[int]
    # prices (13.2, 13.3); halves of gold where goods are sold
    buy_light: int
    recruit: int
    upgrade: list[int]  # by type
    refund_in_place: list[int]
    mercenary: int
    corsair: int
    wage: int
    per_level: int  # of mercenaries and corsairs
    training: list[int]  # by present level; 0 where there is none
    herd_price: list[int]
    herd_sale_halves: list[int]
    grain_price: int
    grain_sale_halves: int  # without a harbour
    grain_harbour_halves: int
    fish_price: int
    fish_sale_halves: int  # only with a harbour
    meat_sale_halves: int
    riders_per_herd: int
    cavalry_free_moves: int  # a round; 3 is one in each subphase of Movement
    load: int
    size: list[int]  # on ships, by type; 0 if it cannot be carried
    # taxes (15.4)
    tax_village: int
    tax_harbour: int
    tax_city: int
    tax_field_halves: int
    # food (15.6)
    food_unit: int
    food_settlement: list[int]
    cavalry_grain: int
    herd_grain: int
    fish_per_food: int
    meat_gold: int
    meat_full: list[int]
    meat_reduced: list[int]
    hunger_vp: list[int]  # by settlement: for one that is encircled, unfed and removed
    # treaties (16), by treaty
    treaty_rounds: list[int]  # 0: until released
    treaty_gold: list[int]
    treaty_vp_superior: list[int]
    treaty_vp_inferior: list[int]
    treaty_tp_superior: list[int]
    treaty_tp_inferior: list[int]
    treaty_scored_per_year: int
    treaty_opposite_rounds: int
    treaty_most_vp: int
    revolt_vp: int
    # victory (17)
    win_vp: int
    win_lands: int
    win_settlements: int
    win_farm_points: int
    win_cities: int
    win_lead: int
    win_goals: int
    vp_settlement: list[int]  # conquered or lost
    vp_loot: int
    vp_battle: int
    tp_settlement: int
    tp_plundered: int
    tp_field: int
    tp_city: int
    fish_per_farm_point: int
    farm_grain: int
    farm_herd: list[int]
    farm_per_point: int
    # house settings; 1, 1, 1 is the plain sheet
    first_assault_round: int
    dominance_from_round: int
    lead_from_year: int
    # first game (18)
    quick_site_start: int
    quick_upkeep_unit: int
    quick_upkeep_settlement: list[int]
    quick_upkeep_encircled: int  # this many times as much
