### Names of cards, duchies, quests, scenarios, resources and families

card =
    { $card ->
        [farmstead] Farmstead
        [barracks] Barracks
        [mill] Mill
        [guild_house] Guild House
        [harbour] Harbour
        [quarry] Stone Quarry
        [market_hall] Merchants’ Hall
        [ramparts] Ramparts
        [royal_gaol] Royal Gaol
        [smelting_yard] Smelting Yard
        [seafarers] Seafarers
        [expedition] Expedition
        [allied_armies] Allied Armies
        [scholars] Scholars
        [tax_collectors] Tax Collectors
        [royal_cavalry] Royal Cavalry
        [royal_guard] Royal Guard
        [sappers] Sappers
        [recruiters] Recruiters
        [secret_society] Secret Society
        [mountain_guides] Mountain Guides
        [wraith_hunters] Wraith Hunters
        [enchanted_forge] Enchanted Forge
        [monumental_statue] Monumental Statue
        [great_library] Great Library
        [magnificent_arena] Magnificent Arena
        [great_lighthouse] Great Lighthouse
        [banquet_hall] Banquet Hall
        [royal_mint] Royal Mint
        [dawn_cathedral] Cathedral of Dawn
        [stargazers_tower] Star-readers’ Tower
        [echo_gardens] Gardens of Echoes
        [clock_of_ages] Clock of Ages
        [chasm_bridge] Bridge over the Chasm
        [crystal_vault] Crystal Vault
        [throne_room] Throne Room
        [forefathers_tomb] Tomb of the Forefathers
        [wreck_of_leonart] Wreck of the Leonart
        [burning_sand_lair] Lair of the Burning Sand
        [portal] Portal
        [giants_last_refuge] Last Refuge of the Giants
        [hell_gate] Gate of Hell
        [isle_of_mists] Isle of Mists
        [dragon_boneyard] Dragon Boneyard
        [forgotten_sanctum] Forgotten Sanctum
        [star_lake] Lake of Fallen Stars
        [moonsilver_vein] Moonsilver Vein
        [petrified_forest] Petrified Forest
        [cradle_of_rivers] Cradle of Rivers
        [abyssal_throne] Abyssal Throne
        [masons_hoard] Mason’s Hoard
        [settlers_caravan] Settlers’ Caravan
        [sealed_strongbox] Sealed Strongbox
        [explorers_diary] Explorer’s Diary
        [village_dowry] Dowry of Two Villages
        [gilded_keystone] Gilded Keystone
        [shipwrights_chest] Shipwright’s Chest
        [guild_tithe] Guild Tithe
        [pilgrims_map] Pilgrims’ Map
        [idol_of_the_coast] Idol of the Coast
        [pirate_of_five_seas] Pirate of the Five Seas
        [enlightened_prophet] Enlightened Prophet
        [grey_eminence] Grey Eminence
        [renowned_cartographer] Renowned Cartographer
        [master_mason] Master Mason
        [settlers_patron] Patron of the Settlers
        [wind_reader] Reader of Winds
        [court_jeweller] Court Jeweller
        [wandering_alchemist] Wandering Alchemist
        [woe_banisher] Banisher of Woes
        [old_marshal] Old Marshal
        [master_of_snares] Master of Snares
        [double_agent] Double Agent
        [royal_herald] Royal Herald
        [calamity] Calamity
        [giant_rat] Giant Rat
        [vermin] Vermin
        [frost_giant] Frost Giant
        [shadow] Shadow
        [thief] Thief
       *[other] { $card }
    }
advisor =
    { $advisor ->
        [pirate_of_five_seas] Pirate of the Five Seas
        [enlightened_prophet] Enlightened Prophet
        [grey_eminence] Grey Eminence
        [renowned_cartographer] Renowned Cartographer
        [master_mason] Master Mason
        [settlers_patron] Patron of the Settlers
        [wind_reader] Reader of Winds
        [court_jeweller] Court Jeweller
        [wandering_alchemist] Wandering Alchemist
        [woe_banisher] Banisher of Woes
        [old_marshal] Old Marshal
        [master_of_snares] Master of Snares
        [double_agent] Double Agent
        [royal_herald] Royal Herald
       *[other] { $advisor }
    }
threat =
    { $threat ->
        [giant_rat] Giant Rat
        [vermin] Vermin
        [frost_giant] Frost Giant
        [shadow] Shadow
        [thief] Thief
       *[other] { $threat }
    }
duchy =
    { $duchy ->
        [teressie] Duchy of Téressie
        [valados] Duchy of Valados
       *[other] { $duchy }
    }
quest =
    { $board ->
        [usurper] The Usurper
        [northern_lands] Lands of the North
        [lord_of_ruin] Lord of Ruin
       *[other] { $board }
    }
quest-step =
    { $key ->
        [usurper-two-player-1] Unmask the traitor among us
        [usurper-two-player-2] Thwart their scheme
        [usurper-two-player-3] Hire sellswords
        [usurper-two-player-4] Break the rebel host
        [usurper-solo-1] Unmask the traitor among us
        [usurper-solo-2] Thwart their scheme
        [usurper-solo-3] Hire sellswords
        [usurper-solo-4] Break the rebel host
        [northern_lands-two-player-1] Fit out the ship
        [northern_lands-two-player-2] Win over northern pilots
        [northern_lands-two-player-3] Ransom the captured settlers
        [northern_lands-two-player-4] Plant the banner at world’s end
        [northern_lands-solo-1] Fit out the ship
        [northern_lands-solo-2] Win over northern pilots
        [northern_lands-solo-3] Buy furs and fire
        [northern_lands-solo-4] Plant the banner at world’s end
        [lord_of_ruin-two-player-1] Light the beacons
        [lord_of_ruin-two-player-2] Shelter the refugees
        [lord_of_ruin-two-player-3] Cleanse the scorched land
        [lord_of_ruin-two-player-4] Cast down the Lord of Ruin
        [lord_of_ruin-solo-1] Light the beacons
        [lord_of_ruin-solo-2] Shelter the refugees
        [lord_of_ruin-solo-3] Cleanse the scorched land
       *[lord_of_ruin-solo-4] Cast down the Lord of Ruin
    }
scenario =
    { $scenario ->
        [SC01] Tide of Rats
        [SC02] The Prophecy
        [SC03] The Freezing North
        [SC04] The Last Battle
        [SC05] The Thieves’ Guild
       *[SC06] Beset on All Sides
    }
scenario-story =
    { $scenario ->
        [SC01] Rats pour out of the sewers, and every unfinished farmstead feeds more of them. Four have to stand before the land is bare.
        [SC02] A prophet foresees the day when the Gate of Hell opens. Whoever knows it in time can prepare behind closed doors.
        [SC03] Ships sail to the north, where the last giants guard the ice. A light has to show them the way home.
        [SC04] The army of the usurper stands at the border, and there will be one battle only. Recruit, arm and find allies before it begins.
        [SC05] A guild of thieves rules the town, and its shadows carry off what you want to build with. Drive it out before it has everything.
       *[SC06] A usurper within, the Lord of Ruin without, and both come at once. Only walls and a guard you can trust will hold.
    }
resource =
    { $resource ->
        [materials] materials
        [population] population
        [gold] gold
        [exploration] exploration
        [krystallium] krystallium
        [soldier] soldier
       *[colourless] colourless cube
    }
amount =
    { $resource ->
        [materials] { $count ->
            [one] { $count } material
           *[other] { $count } materials
        }
        [population] { $count ->
            [one] { $count } population
           *[other] { $count } population
        }
        [gold] { $count ->
            [one] { $count } gold
           *[other] { $count } gold
        }
        [exploration] { $count ->
            [one] { $count } exploration
           *[other] { $count } exploration
        }
        [krystallium] { $count ->
            [one] { $count } krystallium
           *[other] { $count } krystallium
        }
        [soldier] { $count ->
            [one] { $count } soldier
           *[other] { $count } soldiers
        }
       *[colourless] { $count ->
            [one] { $count } colourless cube
           *[other] { $count } colourless cubes
        }
    }
family =
    { $family ->
        [structure] structure
        [company] company
        [masterwork] masterwork
       *[discovery] discovery
    }
card-kind =
    { $kind ->
        [development] development
        [treasure] treasure
        [advisor] advisor
        [calamity] calamity
       *[threat] threat
    }
phase =
    { $phase ->
        [choice] choice
        [planning] planning
        [production] production
        [combat] combat
       *[end] end of the game
    }
step =
    { $step ->
        [keep] choosing an advisor
        [offer] offer
        [pick] pick
        [flip] turning cards up
        [shift] moving a card
        [choose] choosing a card looked at
        [remove] search
        [lose] a shadow strikes
        [cover] theft
        [tuck] a frost giant comes
        [declare] the herald’s word
        [plan] planning
        [produce] production
        [combat] combat
        [final] last chance
       *[over] end of the game
    }
medal =
    { $medal ->
        [gold] gold medal
        [silver] silver medal
        [bronze] bronze medal
       *[none] no medal
    }
advisor-text =
    { $advisor ->
        [pirate_of_five_seas] Pay 4 soldiers in the gold step for 4 more cubes that do not count for dominance.
        [enlightened_prophet] Pay 1 soldier to turn up to 2 hidden cards in the areas face up; they stay in their area.
        [grey_eminence] Pay 3 soldiers for 1 krystallium.
        [renowned_cartographer] Pay 2 soldiers, look at the top 3 cards of the development deck, add 1 face up to your picked cards (an advisor goes straight to your advisors with its soldier) and discard the others.
        [master_mason] Pay 1 soldier in the materials step for 2 more cubes that do not count for dominance.
        [settlers_patron] Pay 1 soldier in the population step for 2 more cubes that do not count for dominance.
        [wind_reader] Pay 2 soldiers in the exploration step for 3 more cubes that do not count for dominance.
        [court_jeweller] Pay 1 soldier: the next 2 cards you exchange in this planning phase give 2 cubes each. Not for discarding a site.
        [wandering_alchemist] Pay 1 soldier to put 3 colourless cubes into your laboratory; they never pay a quest step.
        [woe_banisher] If your duchy has a calamity, pay 3 soldiers to remove 1.
        [old_marshal] At the end pay 3 soldiers to score 1 point per company.
        [master_of_snares] Pay 1 soldier with your offer: both its cards may lie face down without traps.
        [double_agent] Pay 2 soldiers before your pick to move 1 card from either area to the other; a hidden card stays hidden.
        [royal_herald] Pay 1 soldier before the comparison of one step: your production counts 3 higher for dominance. It makes no cubes.
       *[other] { $advisor }
    }
