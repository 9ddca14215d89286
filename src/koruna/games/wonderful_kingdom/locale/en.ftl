### The words of It’s a Wonderful Kingdom.
### The same names, attributes and variables are in cs, sk and en.

name = It’s a Wonderful Kingdom
tagline = Offer with care, build with passion.
about = Offer your rival cards and build a duchy from those you pick, or play a scenario alone.
length = 45–60 min

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
effect-beat =
    { $soldiers ->
        [one] Beaten in combat by { $soldiers } soldier
       *[other] Beaten in combat by { $soldiers } soldiers
    }
threat-text =
    { $effect ->
        [breed] When it comes to your construction space, add 1 vermin card for every rat there.
        [freeze_site] Freezes one site: while it sits there, the site cannot be completed or discarded.
        [discard_picks] For every shadow you lose a picked card before planning; its cubes go into your opponent’s laboratory.
        [cover_symbol] Covers one production symbol that you choose. Beaten, it gives one back.
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

## Options

option-module = Module
    .about = What is added to the basic game: threats and combat, advisors who are paid with soldiers, or a quest without which nobody wins.
option-module-threats = threats and combat
option-module-advisors = advisors at court
option-module-quests = a quest of four steps
option-module-basic = nothing, for learning only (not in the official rules)
option-scenario = Scenario
    .about = A story for one player with its own set-up, its own rules and its own medals.
option-scenario-none = no scenario
option-scenario-SC01 = Tide of Rats
option-scenario-SC02 = The Prophecy
option-scenario-SC03 = The Freezing North
option-scenario-SC04 = The Last Battle
option-scenario-SC05 = The Thieves’ Guild
option-scenario-SC06 = Beset on All Sides
option-side = Side of the duchies
    .about = Side A also scores for a family of cards and is good for a first game; if you play alone it costs 15 points at the end. On side B both duchies begin alike.
option-side-A = side A
option-side-B = side B
option-duchy = Duchy of the first player
    .about = The second player has the other one.
option-duchy-random = drawn by lot
option-duchy-first = the first in the box (Téressie)
option-duchy-second = the second in the box (Valados)
option-threat = Threat deck
    .about = With the threats module: what the first player threatens the second with; alone, what lurks in the hazard deck.
option-threat-frost_giants = frost giants
option-threat-giant_rats = giant rats and vermin
option-threat-shadows = creeping shadows
option-threat-thieves = cunning thieves
option-rival_threat = Threat deck of the second player
    .about = It has to differ from the first player’s.
option-rival_threat-frost_giants = frost giants
option-rival_threat-giant_rats = giant rats and vermin
option-rival_threat-shadows = creeping shadows
option-rival_threat-thieves = cunning thieves
option-quest = Quest board
    .about = With the quests module: which quest it is.
option-quest-usurper = The Usurper
option-quest-northern_lands = Lands of the North
option-quest-lord_of_ruin = Lord of Ruin
option-first_player = Who starts
    .about = In the first round; after that the players start in turn.
option-first_player-random = drawn by lot
option-first_player-fixed = the first player
option-solo_search = Searching alone
    .about = How often two cards of an area may be given up for one from the deck. The rulebook says once a round, the publisher later said at every pick.
option-solo_search-once_per_round = once a round
option-solo_search-every_pick = at every pick
option-rats_breed_every_round = Rats breed every round
    .about = Even a planning phase without a new rat brings a vermin card for every rat you have.
option-quest_forced_transmute = The laboratory changes cubes by itself in quests
    .about = Five cubes become krystallium at once with the quests module too. Without this you decide when to change them.
option-content = Cards
    .about = Play with our cards, or with those that an owner of the printed game enters into a folder.
option-content-house = house edition
option-content-other = the cards from your folder

## Rules: every text answers “why not?” and is a paragraph of the help

chapter-goal = The aim
rule-aim = You build up a duchy, and so does your rival. The game has four rounds. In each you first share out cards by choice, then plan which of them to build and which to exchange, and finally your duchies make the cubes that complete the cards. After the fourth round whoever has the most points wins. It can be played alone as well.
rule-modules = Every game adds exactly one module to the basic rules: threats, advisors or quests. A game with no module at all is for learning. Only scenarios join several modules.
rule-resources = There are four resources: materials, population, gold and exploration. Their cubes are placed at once and never stored. Beside them there are krystallium, which stands for any resource, and soldiers.
rule-families = Developments are of four families: structures are built mostly of materials, companies of population, masterworks of gold and discoveries of exploration. Some production symbols and some points refer to families.

chapter-setup = Before the first round
rule-deck = The deck has 80 cards: 70 developments and 10 treasures. Every player has a duchy card, both with the same side up. It gives the first production symbols and krystallium to start with, on side A also points for the cards of one family.
rule-first-player-for-two = Who starts the first round is drawn by lot, or, if so agreed, it is the first player. From then on players start in turn. If you play alone, there is nothing to decide.

chapter-choice = Choice
rule-deal = At the start of a round everybody gets 7 cards from the deck and 1 calamity, or with the threats module one threat of their own instead. One card from the deck is laid face up in each of the two areas.
rule-offer-now = An offer lays two cards from the hand in the areas. The starting player offers and the other picks, then the other offers and the starting player picks, and so on until each has made four offers and four picks.
rule-offer-first = An offer is two cards from the hand, both in one area or one in each. Nothing else is done between them.
rule-not-in-hand = You can only offer a card that you have in hand.
rule-no-traps = A card is laid face down only with a trap. You have two traps every round and may use both in one offer; unused ones are lost, and the next round brings two again.
rule-hidden = Nobody may look again at a card that lies face down, not even whoever laid it. Whoever picks it turns it up in planning. If it stays in an area, it leaves the game unseen.
rule-pick-now = Whoever picks takes every card of one area. It may even be empty.
rule-piles = Cards that nobody picked stay in their area and pile up. Both see the picked cards that were face up. What is left in the areas after the last pick is discarded.

chapter-planning = Planning
rule-plan-now = In planning you decide about every picked card: it becomes a site, or you exchange it for the cube printed on it. Both plan at once; what the other did is shown when both are done.
rule-not-picked = You can only decide about a card that is among your picked ones.
rule-treasure-exchanged = A treasure is never built, only exchanged: it gives two cubes, each placed on its own.
rule-cubes-first = First place the cubes you hold: on a site or in the laboratory. Then go on with another card.
rule-picks-left = Planning cannot be closed while you have a picked card: make it a site, or exchange it.
rule-calamity = A calamity that you picked goes straight to your duchy when planning begins, and costs 4 points at the end. It is never exchanged or built.
rule-done-stays = You are done with this part. Wait for the other player.

chapter-production = Production
rule-produce-now = Production has four steps: materials, population, gold, exploration. In each, both at once take the cubes of that resource and place them on sites or in the laboratory.
rule-volume = You take as many cubes as you have symbols of the resource on your duchy card and on completed cards. They are counted when the step begins: a card completed during it adds to the next ones only.
rule-per-family = A symbol joined with a family gives one cube for every completed card of that family, itself included if it belongs to it.
rule-dominance = Whoever makes more in a step has dominance. If their training ground is empty, a soldier is put there; if one stands there, it moves to the duchy. So every second dominance brings a soldier, even rounds later. If both make the same, nobody gets anything.
rule-cubes-left = A step cannot be closed while you hold cubes. What you do not place on a site goes into the laboratory.

chapter-building = Sites, the laboratory and completed cards
rule-no-such-site = You can only build on a site that you have. If you build the same card several times, the second site is written with “-2” at its end.
rule-no-space = A site has spaces only for what the card costs. You can place there only what has an open space.
rule-no-cube = You can only place a cube that you hold right now.
rule-fill-several = A site can be filled at once when you hold cubes of a single resource and it has more than one open space for them. Otherwise place them one by one.
rule-lab-all = To send all cubes to the laboratory at once you must hold several. Send a single one by itself.
rule-laboratory = As soon as there are five cubes in the laboratory, whatever they are, they become one krystallium. Cubes never go back from the laboratory to a site.
rule-no-krystallium = Krystallium that you have is kept as long as you like. At any time it fills a space of any resource or a space for krystallium on a site; it never stands for a soldier and is not put into the laboratory.
rule-no-soldier = A space for a soldier is filled at any time with a soldier of your duchy. The one on the training ground does not count yet.
rule-completing = As soon as the last space of a site is filled, the card is complete: its cubes return to the supply, the card joins your duchy, and you get its bonus once, which you may use elsewhere at once. A card completed in planning produces in this very round. Unfinished sites stay for the next rounds.
rule-any-time = Whenever you decide about anything, in any phase, you may also place krystallium or a soldier, discard a site, and do a step of a quest. The only exceptions: while threats take effect, and between the two cards of an offer.
rule-discarding = You may discard a site: the cube of its exchange goes into the laboratory, and everything that lay on it is lost.

chapter-threats = The threats module
rule-threat-decks = Threat decks are chosen only with the threats module and outside scenarios.
rule-threats-differ = Each player has a different threat deck. Frost giants against giant rats are good for a first game.
rule-rival-threat-for-two = The second threat deck is the second player’s. If you play alone, only one is in play.
rule-threats-come = Calamities are not used with this module; the eighth card in hand is a threat. It troubles whoever picks it, no matter whose it was, and can never be exchanged or built. Right after the cards are turned up and before planning, threats take effect in the order rats, shadows, thieves, giants, and stay in the construction space until you beat them. Each one left at the end costs points.
rule-rats = A giant rat brings 1 vermin card for every rat you then have: the first brings one, the second two. There are ten vermin cards; when they run out no more come.
rule-rats-breed = If so agreed, rats also breed in a round without a new rat: once, 1 vermin card for each of them. This makes sense only where rats are in play.
rule-lose-now = A shadow strikes: choose which picked card you lose.
rule-lose-card = For every shadow, older ones included, you lose one development or treasure among your picked cards; a shadow leaves all other cards alone. The cubes of its exchange go into your opponent’s laboratory, or to nobody if you play alone.
rule-cover-now = A thief steals: choose the production symbol that is covered.
rule-cover-symbol = Every newly picked thief covers one open symbol on your duchy card or on a completed card. A covered symbol makes nothing and does not count for dominance, even if it is joined with a family. There are four theft tokens.
rule-tuck-now = A frost giant comes: choose what it freezes.
rule-tuck-where = A giant settles under a site that has none, or under a picked development, which becomes a site at once. If there is nothing for it, it waits in the construction space until the next round.
rule-frozen-stays = A frozen site may still be filled, but it can be neither completed nor discarded until you beat the giant.
rule-combat-now = After production comes combat: beat as many threats as you like and can pay for, in any order. They cannot be beaten at any other time.
rule-no-such-threat = You can only beat a threat that is in your construction space.
rule-beat-price = A threat is beaten by paying all the soldiers on its card at once. It then leaves the game.
rule-beat-thief = With a beaten thief one covered symbol of your choice comes back: say which.
rule-beat-giant = A giant under a site is beaten when every space there is filled. The card is then complete at once and produces from the next round on. For a giant that has no site yet, soldiers are enough.

chapter-advisors = The advisors module
rule-advisors = Advisors are in the deck instead of treasures, and everybody starts with 2 soldiers. An advisor you pick joins you at once (a hidden one when it is turned up) and brings 1 soldier. It is never built or exchanged and does not count as a completed card.
rule-keep-now = At the start everybody gets two advisors: choose the one you keep. It brings no soldier.
rule-keep-one = You keep one of the advisors in hand. The other goes unseen into the box, or back into the deck if you play alone.
rule-no-such-advisor = Only an advisor who is with you can help you.
rule-advisor-phase = Every advisor helps in one phase only: during the choice on your turn, in planning, in production, or at the end of the game.
rule-advisor-once = Every advisor is used at most once a round.
rule-advisor-price = An advisor wants soldiers of your duchy, all at once; the one on the training ground does not count.
rule-advisor-useless = An advisor who would change nothing now cannot help. Those who add cubes do so only in the step of their resource; cubes added do not count for dominance.
rule-flip-now = The prophet is turning cards up in the areas: choose them, or stop.
rule-flip-hidden = The prophet turns up a card that lies face down in an area. It stays there, open to both.
rule-flip-one = Once the prophet is paid, at least one card is turned up.
rule-shift-now = The agent is moving a card from one area to the other: choose it.
rule-shift-card = Any card that lies in an area can be moved. A hidden one stays hidden.
rule-choose-now = You are looking at cards from the deck: choose one of them.
rule-choose-one = You can only choose one of the cards you are looking at. The others are discarded.
rule-declare-now = Before production is compared a herald may speak: use the herald, or do not.
rule-declare-herald = Before the comparison only a herald helps: your production counts higher for dominance, but there are no more cubes.

chapter-quests = The quests module
rule-quest-board = A quest board is chosen only with the quests module and outside scenarios.
rule-quests = A quest has four steps. You do them at any time and in any order, each once: pay the whole price at once and get the reward at once. Both may do the same step. Calamities are removed from your own duchy only.
rule-last-step = Only somebody who did the last step can win. If only one did it, that player wins whatever the points; if both did, points decide; if nobody did, both lose. With two players its reward goes to the first only, and if both do it in the same phase or step, to the one who started the round.
rule-no-such-quest = You can only follow a quest that is in play.
rule-step-done = A player does every step only once.
rule-step-price = A step is paid at once: with cubes you hold, cubes in the laboratory by their colour, krystallium for anything, and soldiers of the duchy. Cubes on sites and colourless cubes do not pay.
rule-transmute-quests = Whether the laboratory changes cubes by itself is a choice only where a quest is in play.
rule-change-by-itself = In this game the laboratory changes cubes into krystallium by itself as soon as it holds five cubes.
rule-change-five = With a quest the laboratory keeps colours, has no limit and changes nothing by itself: you change five cubes for krystallium when you like, but there have to be at least five.
rule-change-what-you-have = For krystallium you give exactly five cubes that are really in your laboratory.
rule-quest-spies = Some steps give a spy. Once a round, during the choice, it turns up a card that lies face down in an area, open to both from then on; after the round it is ready again. There are at most two spies.

chapter-alone = Playing alone
rule-alone = Instead of an opponent you face the hazard deck: 8 unknown cards from the deck and 4 calamities or threats. In a round two open cards lie in each area, and four times you take a whole area. Every time but the fourth a hidden hazard card goes into the other area, and two new cards from the deck into the empty one. You always see the top card of the deck. What is left after the fourth pick is discarded.
rule-no-spy = If you play alone, you have no traps; instead you have two spies, one of them ready at the start. During the choice a spy turns up one hidden card, even in the middle of a search; after the choice one used spy is renewed, or both once a quest gave you a spy. Only a spy that is ready can be sent.
rule-spy-hidden = A spy turns up only a card that lies face down in an area.
rule-spy-first-hidden = Hidden hazard cards in one area cannot be told apart, so a spy always turns up the first of them.
rule-search-alone = Only whoever plays alone can search.
rule-search-once = A search: choose an area, remove two open cards from it, look at the top three cards of the deck, add one of them to the area and take it all. You may do so once a round, or at every pick if so agreed.
rule-search-two-open = For a search at least two open cards of the deck have to lie in the area. Calamities and threats do not count.
rule-search-reserve = After a search the deck must still last for every later refill. If it would not, there is no search.
rule-remove-now = You are searching: first remove two open cards from the area.
rule-remove-open = You can only remove a development, a treasure or an advisor that lies face up in that area.
rule-dominance-alone = If you play alone, you have dominance when you make at least 5 in a step; cubes added by an advisor do not count.
rule-medals = At the end your points are compared with the medals, usually 70 for bronze, 95 for silver and 115 for gold. On side A 15 are taken off first. Having no medal is no defeat, but missing the last step of a quest is.

chapter-scenarios = Six scenarios
rule-scenario-alone = Scenarios are for one player and bring their own modules: leave the module as it is.
rule-scenarios = A scenario lays out some cards beforehand and wants them in your duchy at the end. What counts is how many there are, not which copies. A condition not met means defeat without a medal; side A costs 15 points here too. Quests are played with the side for one player.
rule-scenario-1 = Tide of Rats: there are giant rats in the hazard deck, and you start with four sites of the Farmstead. After every combat as many vermin come as there are unfinished farmsteads; beaten vermin return to their deck. Once it is empty you lose. At the end you need four completed farmsteads. Medals 70, 90, 110.
rule-protected-site = The four farmsteads that Tide of Rats begins with cannot be discarded. A fifth one that you pick can, and counts among the four when completed.
rule-scenario-2 = The Prophecy: with advisors in the deck. You start with the Enlightened Prophet, the Grey Eminence and 6 soldiers, but without spies. You have to complete the Gate of Hell, the Secret Society and the Royal Gaol. Medals 60, 80, 100.
rule-scenario-3 = The Freezing North: the quest Lands of the North and frost giants in the hazard deck, with combat. You have to complete the Great Lighthouse, the Seafarers, the Harbour and the Last Refuge of the Giants and do the last step. Medals 60, 85, 110.
rule-scenario-4 = The Last Battle: the quest The Usurper, and advisors in the deck; you start with the Renowned Cartographer and 2 soldiers. You have to complete the Recruiters, the Allied Armies, the Barracks and the Enchanted Forge and do the last step. Medals 80, 95, 125.
rule-scenario-5 = The Thieves’ Guild: you start with the Mill and the Guild House completed, their symbols covered by the four theft tokens, and with four thieves. There are shadows in the hazard deck; the cubes of cards you lose to them are laid beside it, and the fifth loses the game at once. No thief may be left at the end. Medals 80, 95, 120.
rule-scenario-6 = Beset on All Sides: two quests at once, The Usurper and Lord of Ruin. You have to complete the Barracks, the Royal Guard, the Ramparts and the Sappers and do both last steps. Medals 60, 85, 100.

chapter-end = End and scoring
rule-final-now = After the fourth round everybody has a last chance, the starting player first: to place krystallium and soldiers, do a step of a quest, use an advisor for the end of the game. Then points are counted.
rule-points = Add up the points on completed cards and those for families: each card, and the duchy too, multiplies the number of completed cards of its family. Take off 4 for every calamity and the points of threats not beaten: rat 4, vermin 2, giant 5, shadow 4, thief 4. Sites, krystallium and soldiers bring no points.
rule-ties = In a tie more completed cards decide, then more soldiers in the duchy. If that is equal too, the players share the victory.

chapter-moves = How moves are written
rule-write-choice = Cards are written with the short names of the list of moves. “lay mill 1” lays a card in area 1, “lay mill 2 down” in area 2 face down, “pick 1” takes area 1. “spy 1-3” turns up the third card of area 1 with a spy. Alone, “search 1” searches, “remove mill” removes a card and “keep mill” chooses one.
rule-write-planning = “slate mill” makes a site of a card, “exchange mill” exchanges it. “place gold mill” places a cube of gold, “fill mill” as many cubes as fit, “lab gold” sends a cube to the laboratory and “lab gold all” every one. “done” closes what you are done with.
rule-write-free = “crystal gold mill” places krystallium for gold, “crystal krystallium mill” on a space of its own, “enlist mill” a soldier. “discard mill” discards a site. The second site of the same card is “mill-2”.
rule-write-modules = “beat shadow” beats a threat, “beat thief gold” a thief and frees a symbol of gold, “beat frost_giant mill” the giant under a site. “lose mill” gives a card to a shadow, “cover gold” covers a symbol, “tuck site mill” and “tuck card mill” settle a giant. “use grey_eminence” uses an advisor, “flip 1-2” turns a card up and “shift 1-2” moves one. “quest usurper 3” does a step, “change 3 gold 2 colourless” changes five cubes; colours are written in the order materials, population, gold, exploration, colourless.

not-a-move = “{ $text }” is not a move of this game. Moves look like this: “lay mill 1”, “pick 2”, “slate mill”, “place gold mill”, “done”.

## What happened

event-duchy = { $player } rules the { duchy }.
event-dealt = { $player } is dealt cards.
event-dealt-card = { $player } is dealt { card }.
event-kept = { $player } keeps an advisor: { advisor }.
event-round = Round { $round }. { $player } starts.
event-turned-up = Laid in area { $area }: { card }.
event-top = On top of the deck now: { card }.
event-laid = { $player } lays { card } in area { $area }.
event-laid-down = { $player } lays a card face down in area { $area }.
event-picked =
    { $down ->
        [0] { $player } takes area { $area }.
        [one] { $player } takes area { $area } with { $down } hidden card.
       *[other] { $player } takes area { $area } with { $down } hidden cards.
    }
event-picked-cards =
    { $down ->
        [0] { $player } takes area { $area }: { $cards }.
        [one] { $player } takes area { $area }: { $cards }, and { $down } hidden card.
       *[other] { $player } takes area { $area }: { $cards }, and { $down } hidden cards.
    }
event-leftovers =
    { $count ->
        [one] { $count } card is left in the areas and leaves the game.
       *[other] { $count } cards are left in the areas and leave the game.
    }
event-revealed = { $player } turns up what was hidden: { $cards }.
event-spied = { $player } sends a spy into area { $area }.
event-shown = Turned up: { card }.
event-shifted = { $player } moves a card from area { $area } to the other.
event-shifted-card = { $player } moves { card } from area { $area } to the other.
event-searches = { $player } searches area { $area }.
event-removed = { $player } removes { card }.
event-looked = { $player } looks at cards from the deck.
event-looked-card = { $player } looks at a card from the deck: { card }.
event-chose = { $player } chooses { card }.
event-used = { $player } uses an advisor: { advisor }.
event-advisor-joined = { advisor } joins the court of { $player }.
event-calamities =
    { $count ->
        [one] { $count } more calamity in the duchy of { $player }.
       *[other] { $count } more calamities in the duchy of { $player }.
    }
event-threatened = { $player } is threatened: { threat } ({ $count }×).
event-vermin =
    { $count ->
        [one] { $count } vermin card comes to { $player }.
       *[other] { $count } vermin cards come to { $player }.
    }
event-lost-card = { $player } loses { card } to a shadow.
event-stolen = A thief covers a symbol that belongs to { $player }: { symbol-number }.
event-frozen = A frost giant freezes a site of { $player }: { card }.
event-secret-move = { $player } decides in secret.
event-done = { $player } is done.
event-slated = { $player } makes a site of { card }.
event-exchanged = { $player } exchanges { card }.
event-placed = { $player } places on { card }: { amount }.
event-to-laboratory = { $player } sends to the laboratory: { amount }.
event-krystallium-placed = { $player } places krystallium on { card } ({ resource }).
event-soldier-placed = { $player } sends a soldier to { card }.
event-placed-completing = { $player } places on { card }: { amount }, and completes it.
event-krystallium-placed-completing = { $player } places krystallium on { card } ({ resource }) and completes it.
event-soldier-placed-completing = { $player } sends a soldier to { card } and completes it.
event-site-discarded = { $player } discards the site { card }.
event-completed = { $player } completes { card }.
event-changed = { $player } changes five cubes from the laboratory into krystallium.
event-quest-step = { $player } does step { $step } of the quest { quest }.
event-quest-first = The reward for the last step of { quest } goes to { $player }.
event-produced = Production, { resource }: { $volumes }.
event-trains = Dominance, { resource }: { $player } trains a soldier.
event-won-soldier = Dominance, { resource }: { $player } gains a soldier.
event-beaten = { $player } beats a threat: { threat }.
event-giant-beaten = { $player } beats the frost giant under { card }.
event-giant-beaten-completing = { $player } beats the frost giant under { card } and completes it.
event-lost = The game is lost.
event-over = The game is over.

## What to do now

prompt-over = The game is over.
prompt-keep = Choose which advisor to keep.
    .why = An advisor helps you at most once a round, and you pay in soldiers.
prompt-offer = Lay the first card of your offer in an area.
    .why = Two cards make an offer, then your rival takes a whole area. A card laid face down costs a trap.
prompt-offer-second = Lay the second card of your offer.
    .why = It may lie in the same area or in the other one.
prompt-pick = Take one of the areas.
    .why = You take every card in it, hidden and harmful ones too.
prompt-pick-alone = Take one of the areas; pick { $pick } of 4.
    .why = You take every card in it, hidden and harmful ones too.
prompt-flip = Turn up a hidden card in an area.
    .why = It stays where it is, face up.
prompt-flip-more = Turn up another hidden card, or stop.
    .why = Each stays where it is, face up.
prompt-shift = Choose the card that moves to the other area.
    .why = A hidden card stays hidden.
prompt-choose = Choose one of the cards you are looking at.
    .why = The others are discarded.
prompt-remove = Remove an open card from the area; { $count } to go.
    .why = Removed cards leave the game.
prompt-lose = Choose the card a shadow takes.
    .why = Each shadow takes one of the cards you picked this round.
prompt-cover = Choose the symbol a thief covers.
    .why = A covered symbol makes nothing until you beat the thief.
prompt-tuck = Choose what the frost giant freezes.
    .why = What is frozen can be filled, but not completed until you beat the giant.
prompt-declare = Should the herald speak before the comparison ({ resource })?
    .why = Your production counts higher in the comparison, but gives no more cubes.
prompt-plan =
    { $cards ->
        [one] Decide about { $cards } picked card: build or exchange.
       *[other] Decide about { $cards } picked cards: build or exchange.
    }
    .why = A card you build waits for cubes; a card you exchange gives its cube now.
prompt-plan-cubes = Place the cubes of the exchange on sites or in the laboratory.
    .why = Five cubes in the laboratory make a krystallium.
prompt-plan-done = Close planning, or take a free action first.
    .why = Production follows: materials, population, gold, exploration.
prompt-produce = Place what your duchy made: { amount }.
    .why =
        { $seats ->
            [1] Cubes cannot be kept: a site or the laboratory. If you make enough, you get dominance.
           *[other] Cubes cannot be kept: a site or the laboratory. Whoever makes more gets dominance.
        }
prompt-produce-done = Close the step ({ resource }), or take a free action first.
    .why = After closing, the step cannot be opened again.
prompt-combat = Beat the threats you have soldiers for, or close combat.
    .why = What is still standing at the end of the game costs points.
prompt-final = The last free actions before points are counted.
    .why = Whatever you can still fill or fulfil counts.

## Moves to choose from

site =
    { $number ->
        [1] { card }
       *[other] { card } (no. { $number })
    }
move-keep = keep { card }
move-choose = choose { card }
move-lay = lay in area { $area }: { card }
move-lay-down = face down in area { $area }: { card }
move-pick =
    { $down ->
        [0] { move-pick-open }
       *[other] { move-pick-hidden }
    }
move-pick-open =
    { $cards ->
        [0] take the empty area { $area }
        [one] take area { $area } ({ $cards } card)
       *[other] take area { $area } ({ $cards } cards)
    }
move-pick-hidden =
    { $cards ->
        [one] take area { $area } ({ $cards } card, { $down } hidden)
       *[other] take area { $area } ({ $cards } cards, { $down } hidden)
    }
move-search = search area { $area } and take it
move-remove = remove { card }
move-spy = spy on card { $place } of area { $area }
move-flip = turn up card { $place } of area { $area }
move-shift = move out of area { $area }: { card }
move-shift-down = move hidden card { $place } of area { $area }
move-use = use an advisor: { advisor } ({ soldiers-paid })
move-slate = make a site: { card }
move-exchange = exchange { card } ({ resource })
move-exchange-treasure = exchange the treasure { card } ({ $gives })
move-place = { resource } onto { site }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-fill = fill { site }: { amount }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-lab = to the laboratory: { resource }
move-lab-all = to the laboratory: { amount }
move-crystal = krystallium onto { site } ({ resource }){ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-crystal-own = krystallium onto the krystallium space of { site }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-enlist = a soldier onto { site }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-discard = discard the site { site } (a cube to the laboratory)
move-quest = { quest }, step { $step }: { quest-step } ({ $deal })
move-quest-plain = { quest }, step { $step } ({ $deal })
move-change = five cubes for krystallium{ $materials ->
        [0] {""}
       *[other] {" "}· materials { $materials }
    }{ $population ->
        [0] {""}
       *[other] {" "}· population { $population }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· gold { $gold }
    }{ $exploration ->
        [0] {""}
       *[other] {" "}· exploration { $exploration }
    }{ $colourless ->
        [0] {""}
       *[other] {" "}· colourless { $colourless }
    }
move-lose = to the shadow: { card }
move-cover = cover the symbol: { symbol-number }
move-tuck-site = freeze the site { site }
move-tuck-card = make a site and freeze it: { card }
soldiers-paid =
    { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }
move-beat = beat a threat: { threat } ({ soldiers-paid })
move-beat-thief = beat a thief and free the symbol: { symbol-number } ({ soldiers-paid })
move-beat-giant = beat the frost giant under { site } ({ soldiers-paid })
move-done-flip = turn up no more
move-done-declare = keep the herald silent
move-done-plan = close planning
move-done-produce = close the step: { resource }
move-done-combat = close combat
move-done-final = nothing more, count the points

## Scoring

score-fixed = Points on cards: { points }
    .what = points on cards
score-families = Points for families: { points }
    .what = families
score-extra = From quests and advisors: { points }
    .what = quests and advisors
score-calamities = Calamities ({ $count }×): { points }
    .what = calamities
score-threats = Threats not beaten: { points }
    .what = threats not beaten
score-penalty = Side A, playing alone: { points }
    .what = side A
score-total = Total: { points }
# What a game alone asks for, and how far it is.
warning-needed = The scenario is lost unless you complete this card: { card }.
aim-card = { card }: { $done } of { $count } completed.
# $met is 1 where the last step is done.
aim-last-step =
    { $met ->
        [1] { quest }: the last step is done.
       *[0] { quest }: the last step is missing (steps done: { $done } of { $count }).
    }
aim-threat =
    { $left ->
        [0] { threat }: none is left.
       *[other] { threat }: { $left } still to be beaten.
    }
aim-vermin = Vermin left in their deck: { $count }. With none left the game is lost.
aim-stored = Cubes lost to shadows: { $count }. With { $most } the game is lost.
ended = Four rounds are over.
ended-both-lose = Four rounds are over, and nobody has done the last step of the quest.
ended-last-step =
    { $met ->
        [1] { $player }, { quest }: the last step is done.
       *[0] { $player }, { quest }: the last step is missing (steps done: { $done } of { $count }).
    }
ended-met = Four rounds are over, and everything that was asked for is there.
ended-unmet = Four rounds are over, and not everything that was asked for is there.
ended-vermin = The deck of vermin is empty in round { $round } of 4.
ended-stored = { $count } cubes are lost to shadows in round { $round } of 4.
# $missing are the points up to the next medal.
ended-medal =
    { $medal ->
        [gold] That is a gold medal.
        [silver] That is a silver medal, { missing } short of gold.
        [bronze] That is a bronze medal, { missing } short of silver.
       *[none] No medal, { missing } short of bronze.
    }
missing =
    { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    }
tie-quest = Whatever the points, the last step of the quest decides.
tie-completed = Points are equal; more completed cards decide.
tie-soldiers = Points and completed cards are equal; more soldiers decide.
tie-shared = Everything is equal: the players share the victory.

## What is in the box

overview-source = The printed cards are not public. What the rulebook shows of them is taken from it; all other values are a house edition, and an owner of the printed game can replace them.
overview-card = { $copies }× { $text }
overview-duchy = { duchy }, side { $side }: { $text }
overview-step-two-player = { quest }, step { $step }, { quest-step }: { $cost } → { $reward }
overview-step-solo = { quest } alone, step { $step }, { quest-step }: { $cost } → { $reward }

## A folder with cards of one’s own

content-where = { $file }, line { $line }, “{ $card }”, column “{ $field }”
content-no-file = The folder has no table { $file }, or it cannot be read as text in UTF-8.
content-no-rows = The table { $file } is empty.
content-cells = { $file }, line { $line }: more cells than columns. A text with a comma has to be in quotation marks.
content-no-field = { content-where }: the table has no such column.
content-empty = { content-where }: a value has to be given.
content-number = { content-where }: “{ $value }” is not a number, or is out of bounds.
content-unknown = { content-where }: “{ $value }” is not known here.
content-twice = { content-where }: “{ $value }” says something twice.
content-medals = { content-where }: medals are written like 70/95/115, the lowest first.
content-provenance = { content-where }: where a value comes from can only be rulebook, several, one, house or printed.
content-id = { content-where }: “{ $value }” is there already, or is not made of lower-case letters, digits and underscores.
content-two-cubes = { content-where }: a treasure gives exactly two cubes, such as gold+gold.
content-phase = { content-where }: this effect belongs to another phase.
content-params = { content-where }: “{ $value }” are not the numbers that go with this effect.
content-four-alike = { content-where }: four cards of a kind go into the hazard deck, such as calamity:4.
content-modules = { content-where }: this does not fit the modules of the scenario. Threats, advisors and quest boards are there exactly when their module is.
content-advisors-or-treasures = { content-where }: the deck has either treasures or advisors, never both and never neither.
content-spies = { content-where }: spies are written like 1/1, ready and used.
content-steps = { content-where }: the steps of a quest follow each other from 1 to 4.
content-four-steps = { content-where }: a quest has four steps on each side.
content-sides = { content-where }: a duchy has side A first, then side B.
content-copies = { content-where }: the scenario wants more copies of a card than there are.
content-too-many = { $file }: there are more cards in all than the game can handle.
content-no-value = { $file }: the value “{ $field }” is missing.
content-fixed-value = { $file }: “{ $field }” has to be { $value }; the rules count on it.
content-threat-effects = { $file }, “{ $field }”: there have to be five threats, each with a different effect and an order from 1 to 4; “{ $value }” does not fit.
content-count = { $file }: { $found } cards or lines, but there have to be { $wanted }.
content-deck-too-small = { $file }: advisors would look at { $found } cards, but the deck has only { $wanted } to spare.

## The table as text

letter =
    { $resource ->
        [materials] M
        [population] P
        [gold] G
        [exploration] E
        [krystallium] K
        [soldier] S
       *[colourless] C
    }
board-player = Player { $number }
board-legend = M materials, P population, G gold, E exploration, K krystallium, S soldier, C colourless cube. A card: cost ⇄ what it is exchanged for → what it makes, + bonus, ★ points. On a site • is a filled space and a letter an open one, * stands for a frost giant.
board-round = Round { $round } of 4
board-scenario = Scenario: { $scenario }
board-area = Area { $area }
board-empty = nothing
board-hidden = face down
board-hidden-by = face down ({ $player })
board-hand = In hand
board-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-looked = Cards looked at
board-picks = Picked
board-sites = Sites
board-completed = Completed
board-advisors = Advisors
board-used = used
board-produces = makes { $amounts }
board-covered = covered { $symbols }
board-laboratory = laboratory { $amounts }
board-laboratory-count = laboratory { $cubes } of 5
board-cubes = To place: { $amounts }
board-pieces = krystallium { $krystallium } · soldiers { $soldiers }
board-trained = a soldier in training
board-family =
    { $family ->
        [structure] structures { $count }
        [company] companies { $count }
        [masterwork] masterworks { $count }
       *[discovery] discoveries { $count }
    }
board-calamities = calamities { $count }
board-threats = threats: { $threats }
board-traps = traps { $traps }
board-spies = spies { $ready } of { $spies }
board-deck = In the deck { $deck }
board-top = on top { $card }
board-hazards = in the hazard deck { $hazards }
board-vermin = in the vermin deck { $vermin }
board-stored = cubes beside the hazard deck: { $stored }
board-quest-done = done: { $players }
board-medals = Medals: { $bronze } bronze, { $silver } silver, { $gold } gold
board-volumes = Step ({ resource }): { $volumes }
board-turn = To move: { $player }
board-deciding = Deciding: { $players }
board-over = The game is over.
board-lost = Defeat.
board-lost-both = Nobody did the last step of the quest: both lose.
board-medal = Result: { medal }
board-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
       *[other] place { $rank }
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
page-advisor-used = Used this round.
page-threats-label = { $count } in the construction space. { $description }
page-site-open = Missing: { $pieces }
page-site-full = All spaces are filled
page-site-frozen = A frost giant is under it
page-site-protected = May not be discarded
page-no-duchy = Duchy
page-side = Side { $side }
page-area = Area { $area }
page-area-empty = Empty
page-area-label = Area { $area }: { $cards }
page-area-label-empty = Area { $area }: empty
page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-face-down = Face down
page-hazard-card = Hidden hazard card
page-laid-by = Hidden card: { $player }
page-trap-here = Face down
page-trap-into = Face down in area { $area }
page-traps =
    { $traps ->
        [one] { $traps } trap left
       *[other] { $traps } traps left
    }
page-search = Search
page-search-in = Search in area { $area } and take it: remove two cards, add one of three
page-searched = Already searched this round
page-not-searched = One search left this round
page-spy-on = A spy turns up card { $place } of area { $area }
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
page-place-cubes =
    { $kinds ->
        [1] { $cubes ->
            [1] Click a site or the laboratory.
           *[other] Click a site or the laboratory; click a cube first to place just one.
        }
       *[other] Click a site or the laboratory. Where more than one of the cubes can go, you are asked which.
    }
page-one-cube = Place one by one: { $amount }
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
page-to-laboratory = Into the laboratory (cubes: { $cubes } of 5)
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
page-makes = { $player }: { $cubes }
page-reward = A soldier is won
page-no-reward = It takes { $cubes } cubes to win a soldier
page-tied = A tie wins no soldier
page-leads = Dominance: { $player }
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
        [families] Families
        [extra] Quests and advisors
        [calamities] Calamities
        [threats] Threats
       *[penalty] Side A alone
    }
page-threats = Threats
page-lost = Lost
page-over = Game over
page-needed = The scenario needs this card
page-room =
    { $over ->
        [0] Open spaces on your sites: { $room }
       *[other] Open spaces on your sites: { $room }, into the laboratory: { $over }
    }

stop-steps = Every production step and combat
    .about = Closing them even when nothing can be completed, used or beaten there any more.

## What statistics count

measure-completed = Completed cards per player
measure-given-up = Discarded sites per player
measure-krystallium = Krystallium left per player
measure-soldiers = Soldiers left per player
measure-calamities = Calamities per player
measure-quest-steps = Quest steps done per player
measure-lost = Games lost by all
measure-rounds = Rounds played
measure-medal = Medal (0 none, 3 gold)
measure-duchy = Share of wins: { duchy }
