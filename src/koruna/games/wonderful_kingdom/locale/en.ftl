### The words of It’s a Wonderful Kingdom.
### The same names, attributes and variables are in cs, sk and en.

name = It’s a Wonderful Kingdom
tagline = Offer with care, build with passion.
about = Two rivals offer each other cards in two areas, some of them face down. Build what you picked into a duchy that makes more every round, and guard it against calamities and threats. Or play alone, perhaps one of six scenarios.
length = 45 to 60 minutes

## Names of cards, duchies, quests, scenarios, resources and families

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
       *[lord_of_ruin] Lord of Ruin
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
families =
    { $family ->
        [structure] structures
        [company] companies
        [masterwork] masterworks
       *[discovery] discoveries
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
module =
    { $module ->
        [threats] threats
        [advisors] advisors
        [quests] quests
       *[basic] basic game
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
        [old_marshal] At the end pay 3 soldiers to score 1 VP per company.
        [master_of_snares] Pay 1 soldier with your offer: both its cards may lie face down without traps.
        [double_agent] Pay 2 soldiers before your pick to move 1 card from either area to the other; a hidden card stays hidden.
        [royal_herald] Pay 1 soldier before the comparison of one step: your volume counts 3 higher for dominance. It makes no cubes.
       *[other] { $advisor }
    }
## What a card does, in words instead of pictures

each-family =
    { $family ->
        [structure] for each structure
        [company] for each company
        [masterwork] for each masterwork
       *[discovery] for each discovery
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-cost = Costs: { $amounts }
effect-exchange = Exchanged for: { $amounts }
effect-production = Makes: { $amounts }
effect-production-each = Makes: { resource } { each-family }
effect-bonus = When completed: { $amounts }
effect-points = At the end: { points }
effect-points-each = At the end: { points } { each-family }
effect-start = At the start: { $amounts }
effect-price =
    { $soldiers ->
        [one] Once a round for { $soldiers } soldier
       *[other] Once a round for { $soldiers } soldiers
    }
effect-beat =
    { $soldiers ->
        [one] Beaten in combat by { $soldiers } soldier
       *[other] Beaten in combat by { $soldiers } soldiers
    }
effect-calamity = Never exchanged or built, goes straight to the duchy
threat-text =
    { $effect ->
        [breed] When it comes to your construction space, add 1 vermin for every rat there.
        [freeze_site] Freezes one site: while it sits there, the site cannot be completed or discarded.
        [discard_picks] For every shadow you lose a picked card before planning; its cubes go into your opponent’s laboratory.
        [cover_symbol] Covers one symbol of production that you choose. Beaten, it gives one back.
       *[none] Comes with the rats and does nothing else.
    }
reward-spy =
    { $count ->
        [one] { $count } spy
       *[other] { $count } spies
    }
reward-calamities =
    { $count ->
        [one] removal of up to { $count } calamity
       *[other] removal of up to { $count } calamities
    }
# The number of a symbol, as events know it.
symbol-number =
    { $symbol ->
        [0] materials
        [1] population
        [2] gold
        [3] exploration
        [4] materials for each structure
        [5] materials for each company
        [6] materials for each masterwork
        [7] materials for each discovery
        [8] population for each structure
        [9] population for each company
        [10] population for each masterwork
        [11] population for each discovery
        [12] gold for each structure
        [13] gold for each company
        [14] gold for each masterwork
        [15] gold for each discovery
        [16] exploration for each structure
        [17] exploration for each company
        [18] exploration for each masterwork
       *[other] exploration for each discovery
    }

## The page

page-round = Round { $round } of { $rounds }
page-phase =
    { $phase ->
        [choice] Choice
        [planning] Planning
        [production] Production
        [combat] Combat
       *[end] Last chance
    }
page-advisor = Advisor, used in: { $phase }
page-advisor-used = Used in this round.
page-threats-told = { $count } in the construction space. { $told }
page-site-open = Missing: { $pieces }
page-site-full = All spaces are filled
page-site-frozen = Frozen by a giant
page-site-protected = May not be discarded
page-no-duchy = Duchy
page-side = Side { $side }
page-area = Offer { $area }
page-area-empty = Empty
page-area-told = Offer { $area }: { $cards }
page-area-told-empty = Offer { $area }: empty
page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-face-down = Face down
page-hazard-card = A card of the hazard deck, face down
page-laid-by = A card that { $player } laid face down
page-trap-here = Face down
page-trap-into = Face down into offer { $area }
page-traps =
    { $traps ->
        [one] { $traps } trap left
       *[other] { $traps } traps left
    }
page-search = Search
page-search-in = Search and take offer { $area }: remove two cards, add one of three
page-searched = Already searched in this round
page-not-searched = A search is left in this round
page-spy-on = A spy turns up card { $place } of offer { $area }
page-spies = Spies ready: { $ready } of { $spies }
page-deck = Deck
page-deck-left =
    { $cards ->
        [one] { $cards } card left in the deck
       *[other] { $cards } cards left in the deck
    }
page-hazards =
    { $cards ->
        [one] { $cards } card left in the hazard deck
       *[other] { $cards } cards left in the hazard deck
    }
page-looked = Choose one
page-hand = Your hand
page-hand-of =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
page-first-advisors = Keep one advisor
page-picks = Picked
page-picks-of = Picked cards
page-doubled =
    { $cards ->
        [one] The next exchange gives two cubes
       *[other] The next { $cards } exchanges give two cubes each
    }
page-slate = Build
page-slate-card = Build: { $card }
page-exchange = Exchange
page-exchange-card = Exchange: { $card }
page-cubes = To place
page-place-cubes = Click a site or the laboratory; click a cube first to place just one.
page-one-cube = Place one by one: { $amount }
page-all-cubes = All of these: { $amount }
page-which-space = Which space?
page-space =
    { $resource ->
        [materials] A space for materials
        [population] A space for population
        [gold] A space for gold
        [exploration] A space for exploration
       *[krystallium] A space for krystallium
    }
page-which-cubes = Which five cubes?
page-change = Five for krystallium
page-done =
    { $step ->
        [plan] Planning done
        [produce] Step done
        [combat] Combat done
        [declare] Say nothing
        [flip] Turn up no more
       *[final] To the scoring
    }
page-sites = Under construction
page-no-sites = Nothing is under construction.
page-discard = Discard
page-discard-why = Discard a site: its exchange goes to the laboratory, what lies on it is lost
page-laboratory = Laboratory: { $cubes } of 5 cubes
page-to-laboratory = Into the laboratory, where there are { $cubes } of 5 cubes
page-crystal = { $amount }; click to place one on a site
page-soldier = { $amount }; click to place one on a site
page-training =
    { $trained ->
        [yes] Training ground: a soldier who joins with the next dominance
       *[no] Training ground: empty
    }
page-advisors = Advisors
page-family =
    { $family ->
        [structure] Structures: { $count }, points for each: { $worth }
        [company] Companies: { $count }, points for each: { $worth }
        [masterwork] Masterworks: { $count }, points for each: { $worth }
       *[discovery] Discoveries: { $count }, points for each: { $worth }
    }
page-production = Production
page-makes = { $player } { $cubes }
page-reward = soldier
page-no-reward = soldier from { $cubes }
page-tied = tied
page-you-lead = you lead
page-leads = { $player }
page-symbol =
    { $family ->
        [structure] Symbol of { resource } for each structure: { $count }
        [company] Symbol of { resource } for each company: { $count }
        [masterwork] Symbol of { resource } for each masterwork: { $count }
        [discovery] Symbol of { resource } for each discovery: { $count }
       *[none] Symbols of { resource }: { $count }
    }
page-symbol-covered =
    { $family ->
        [structure] Covered symbol of { resource } for each structure: { $count }
        [company] Covered symbol of { resource } for each company: { $count }
        [masterwork] Covered symbol of { resource } for each masterwork: { $count }
        [discovery] Covered symbol of { resource } for each discovery: { $count }
       *[none] Covered symbols of { resource }: { $count }
    }
page-medals = Medals
page-medal = { $medal } from { $points } points
page-scenario = scenario
page-need = { $card }: { $done } of { $count } completed
page-need-last = The last step of the quest is done
page-need-beaten = Still to be beaten: { $threat } ×{ $left }
page-vermin-left = Vermin left in their deck: { $count }
page-stored = Cubes lost to shadows: { $count }, lost at { $most }
page-quest = quest
page-step =
    { $last ->
        [yes] { $name }. Price: { $price }. Reward: { $reward }. { $first ->
            [yes] Needed to win; the reward is for whoever is first.
           *[no] Needed to win.
        }
       *[no] { $name }. Price: { $price }. Reward: { $reward }.
    }
page-step-done = Done by { $player }
page-points = Points
page-points-now = if the game ended now
page-points-total = Total
page-points-part =
    { $part ->
        [fixed] Cards
        [families] Combinations
        [extra] Quests and advisors
        [calamities] Calamities
        [threats] Threats
       *[penalty] Side A alone
    }
page-threats = Threats
page-lost = Lost
