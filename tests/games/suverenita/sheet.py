"""The numbers of section 20, written out by hand, for tests on the small map."""

from __future__ import annotations

from koruna.games.suverenita.values import Values


def sheet_values() -> Values:
    v = Values()
    v.name = "house"
    v.most_units, v.most_tiles, v.most_herds, v.years = 20, 15, 2, 5
    v.start_villages, v.start_light, v.start_transports, v.start_grain = 3, 5, 1, 10
    v.start_sheep, v.start_pigs, v.start_gold = 2, 1, 5
    v.inland_light, v.inland_gold = 7, 7
    v.growth, v.seed_stays = [3, 2, 1, 1, 0, 0], 1
    v.level_of_settlement, v.level_of_fort = [0, 1, 2], 1
    v.level_of_colour = [0, 0, 1, 1, 0, 0]
    v.shields_per_level, v.blue_dice_per_level = 5, 1
    v.white, v.inverted = [0, 0, 0, 0, 1, 1], [1, 1, 1, 1, 0, 0]
    v.blue, v.red = [0, 0, 1, 1, 1, 1], [0, 0, 1, 1, 2, 2]
    v.brown_success = 2
    v.blanks_per_sword, v.rival_units_per_sword, v.units_per_shield = 3, 4, 5
    v.equal_units_per_die, v.swords_per_shield = 6, 2
    v.engine_by_level, v.fort_dice = [3, 4, 5, 6, 7], [0, 1, 2]
    v.charge_shield_factor, v.bloodless_rounds, v.assault_rounds = 2, 3, 3
    v.lives, v.rough_lives = [1, 2, 1, 2, 1, 2, 2, 3], [1, 1, 1, 1, 1, 2, 2, 3]
    v.lives_of_level, v.elite_counts = [0, 0, 0, 1, 1], 2
    v.units_per_attrition = 4
    v.sack_village, v.sack_harbour, v.sack_city, v.sack_field = 2, 4, 6, 1
    v.plundered_seed, v.cleaning, v.gold_only_if_foreign = 1, 3, False
    v.build_gold, v.build_least = [0, 3, 5, 2, 4, 2], [0, 2, 4, 1, 2, 1]
    v.build_tiles = [0, 1, 2, 1, 2, 1]
    v.site_most, v.site_start, v.site_step, v.site_refund = 4, 25, 25, 1
    v.store_grain, v.store_units, v.store_herds = [0, 5, 10], [0, 5, 10], [0, 1, 2]
    v.store_fish, v.store_ships = [0, 2, 4], [0, 2, 4]
    v.fort_grain, v.fort_units = 1, 1
    v.buy_slots, v.upgrade_slots, v.ship_slots = [0, 1, 2], [0, 1, 2], [0, 1, 2]
    v.buy_light, v.recruit = 2, 1
    v.upgrade, v.refund_in_place = [0, 3, 2, 4, 2, 3, 0, 0], [0, 3, 0, 4, 2, 3, 0, 0]
    v.mercenary, v.corsair, v.wage, v.per_level = 4, 10, 2, 2
    v.training = [1, 2, 0, 0, 0]
    v.herd_price, v.herd_sale_halves = [5, 7, 9, 7], [6, 10, 14, 10]
    v.grain_price, v.grain_sale_halves, v.grain_harbour_halves = 2, 1, 2
    v.fish_price, v.fish_sale_halves, v.meat_sale_halves = 1, 1, 1
    v.riders_per_herd, v.cavalry_free_moves = 2, 1
    v.load, v.size = 3, [1, 1, 0, 2, 0, 0, 1, 0]
    v.tax_village, v.tax_harbour, v.tax_city, v.tax_field_halves = 1, 2, 3, 1
    v.food_unit, v.food_settlement, v.cavalry_grain, v.herd_grain = 1, [0, 1, 2], 1, 1
    v.fish_per_food, v.meat_gold = 2, 1
    v.meat_full, v.meat_reduced = [3, 5, 7, 5], [2, 3, 4, 3]
    v.hunger_vp = [0, -4, -8]
    v.treaty_rounds, v.treaty_gold = [0, 2, 4, 4, 0], [0, 1, 2, 4, 1]
    v.treaty_vp_superior, v.treaty_vp_inferior = [0, 1, 2, 2, 2], [0, 0, -1, -1, -1]
    v.treaty_tp_superior, v.treaty_tp_inferior = [0, 1, 1, 2, 3], [0, -2, -1, -2, -3]
    v.treaty_scored_per_year, v.treaty_opposite_rounds, v.treaty_most_vp, v.revolt_vp = 1, 8, 6, -2
    v.win_vp, v.win_lands, v.win_settlements, v.win_farm_points, v.win_cities = 10, 14, 9, 40, 2
    v.win_lead, v.win_goals = 12, 2
    v.vp_settlement, v.vp_loot, v.vp_battle = [0, 4, 8], 1, 1
    v.tp_settlement, v.tp_plundered, v.tp_field, v.tp_city = 1, 1, 2, 1
    v.fish_per_farm_point, v.farm_grain, v.farm_herd, v.farm_per_point = 2, 1, [2, 4, 6, 4], 5
    v.first_assault_round, v.dominance_from_round, v.lead_from_year = 3, 4, 2
    v.quick_site_start, v.quick_upkeep_unit = 50, 1
    v.quick_upkeep_settlement, v.quick_upkeep_encircled = [0, 1, 2], 2
    return v
