### The words of Suverenita.
### The same names, attributes and variables stand in cs, sk and en.

name = Suverenita
tagline = Fields to sow, walls to storm.
about = Feed your people, build cities, trade, make treaties or war: in five years one of you is sovereign.
length = 1–4 h

## Units, herds, goods, buildings, land, time

type-name =
    { $type ->
        [LI] light infantry
        [HI] heavy infantry
        [SE] siege engine
        [CA] cavalry
        [TR] transport
        [WS] warship
        [ME] mercenaries
       *[CO] corsairs
    }
unit =
    { $level ->
        [recruit] { type-name } (recruits)
        [experienced] { type-name } (experienced)
        [veteran] { type-name } (veterans)
        [elite] { type-name } (elite)
       *[standard] { type-name }
    }
unit-there =
    { $place ->
        [inside] { unit }, behind the walls
        [site] { unit }, building
        [dock] { unit }, in the dock
        [aboard] { unit }, aboard
       *[open] { unit }
    }
into-name =
    { $into ->
        [LI] light infantry
        [HI] heavy infantry
        [SE] siege engine
        [CA] cavalry
        [TR] transport
        [WS] warship
        [ME] mercenaries
       *[CO] corsairs
    }
herd =
    { $herd ->
        [sheep] sheep
        [pigs] pigs
        [cows] cows
       *[horses] horses
    }
good-name =
    { $good ->
        [grain] grain
        [fish] fish
        [sheep] sheep
        [pigs] pigs
        [cows] cows
        [horses] horses
        [crop] crop
       *[meat] meat
    }
# Paid in a treaty, and traded.
coins =
    { $coin ->
        [gold] { $first ->
            [one] { $first } gold
           *[other] { $first } gold
        }
        [grain] { $first } grain
        [fish] { $first ->
            [one] { $first } fish
           *[other] { $first } fish
        }
        [sheep] { $first ->
            [one] { $first } herd of sheep
           *[other] { $first } herds of sheep
        }
        [pigs] { $first ->
            [one] { $first } herd of pigs
           *[other] { $first } herds of pigs
        }
        [cows] { $first ->
            [one] { $first } herd of cows
           *[other] { $first } herds of cows
        }
       *[horses] { $first ->
            [one] { $first } herd of horses
           *[other] { $first } herds of horses
        }
    }
goods =
    { $good ->
        [grain] { $count } grain
        [fish] { $count ->
            [one] { $count } fish
           *[other] { $count } fish
        }
        [meat] { $count ->
            [one] { $count } piece of meat
           *[other] { $count } pieces of meat
        }
        [sheep] { $count ->
            [one] { $count } herd of sheep
           *[other] { $count } herds of sheep
        }
        [pigs] { $count ->
            [one] { $count } herd of pigs
           *[other] { $count } herds of pigs
        }
        [cows] { $count ->
            [one] { $count } herd of cows
           *[other] { $count } herds of cows
        }
       *[horses] { $count ->
            [one] { $count } herd of horses
           *[other] { $count } herds of horses
        }
    }
gold-price =
    { $price ->
        [one] { $price } gold
       *[other] { $price } gold
    }
gold-gain =
    { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }
building =
    { $building ->
        [village] village
        [city] city
        [dock] dock
        [harbour] harbour
       *[fort] fort
    }
colour =
    { $colour ->
        [yellow] plain
        [green] meadow
        [brown] mountains
        [turquoise] marsh
        [neutral] neutral heath
        [sea] sea
       *[grey] barren land
    }
season =
    { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    }
treaty-name =
    { $treaty ->
        [aid] aid
        [tribute] tribute
        [ransom] ransom
       *[vassalage] vassalage
    }
goal-name =
    { $goal ->
        [dominance] dominance
       *[power] power
    }
phase =
    { $phase ->
        [move] Movement
        [combat] Combat
        [rear] Hinterland
       *[season] Season
    }
subphase =
    { $subphase ->
        [1] Units
        [2] Herds
        [3] Retreat
        [4] Battle
        [5] Siege
        [6] Plunder
        [7] Build
        [8] Trade
        [9] Fish
       *[10]
            { $mode ->
                [first_game]
                    { $season ->
                        [winter] Upkeep
                       *[other] Taxes
                    }
               *[other]
                    { $season ->
                        [spring] Sowing
                        [summer] Growth
                        [autumn] Harvest
                        [winter] Winter
                       *[other] Season
                    }
            }
    }

## Options

option-mode = Game
    .about = The first game knows only gold; the basic game adds farms; the advanced one has everything.
option-mode-first_game = first game
option-mode-basic = basic game
option-mode-advanced = advanced game
option-map = Map
    .about = Three or four players usually play on the Ring of Twelve, all others on a map made for their number.
option-map-usual = the usual one
option-map-ring_of_twelve = Ring of Twelve
option-map-generated = made at random
option-map_seed = Map number
    .about = Each number makes a different fair map. It matters only where the map is made at random.
option-movement = Orders
    .about = Units move one player after another, or by hidden orders that are revealed together.
option-movement-in_order = one after another
option-movement-hidden = hidden orders
option-turns = Trade and farms
    .about = Where choices do not affect each other, all decide at once, or one after another.
option-turns-together = all at once
option-turns-in_turn = one after another
option-pace = First year
    .about = The house rules keep the first year from deciding the game; without them assaults and announcements may come at once.
option-pace-house = gentle
option-pace-plain = without house rules
option-content = Numbers and map
    .about = The numbers of the rules that come with the game, or your own from a folder.
option-content-house = those of the game
option-content-other = those from your folder

bot-greedy = Planner
    .about = Feeds its people, settles, builds, defends what it has and attacks when the odds are good.

## The rules: each text answers “why not?” and is a paragraph of the help

chapter-goal = What it is about
rule-aim = You lead a small realm of villages and light infantry through at most five years. Sow and fish, build, trade, make treaties or war, and feed everybody through each winter. There are four ways to win; whoever gets there first is the winner, and after five years the points decide.
rule-seasons = A year has four rounds: spring, summer, autumn and winter. Each ends with what the season asks for. Spring: herds have young and fields are sown. Summer: the grain grows. Autumn: taxes and harvest. Winter: wages are due and all have to be fed. In the first game the first three seasons end with taxes, and winter with the upkeep.
rule-round = A round has ten subphases. Movement: 1 units, 2 herds and goods, 3 retreat. Combat: 4 battles, 5 sieges, 6 plunder. Hinterland: 7 experience and building, 8 trade, 9 fishing. At the end 10, the season. The first game leaves out 2 and 9.
rule-initiative = Where one choice affects another, players decide one after another, beginning with the start player; the start moves on by one seat each round. Where it does not, as in trade and on the farms, all decide at once.
rule-other-subphase = Every subphase has its own kind of moves. What you want to do belongs to another one.
rule-modes = The first game knows only gold: no herds, grain, fish or cavalry, taxes in the first three seasons and upkeep in winter, and vassalage is the only treaty. The basic game has farms, cavalry, tribute and vassalage, but no levels, mercenaries, corsairs, ambushes or conversion of swords. The advanced game has everything.

chapter-map = Land and sea
rule-land = A plain grows 3 grain, a meadow 2, mountains and marsh 1, barren land none. Mountains and marsh make a settlement on them harder to take. A ridge between two fields cannot be crossed. An island touches only the sea.
rule-neutral = Neutral land never belongs to anybody: nothing is built, sown, recruited or taxed there, and it counts for nothing. Units may cross it, but some of them are lost on the way.
rule-capacity = A field holds any number of units, one settlement, which is a village or a city, with a dock or harbour and a fort, one building site, and either sown grain or up to two herds.
rule-hostile = Players without a treaty between them are hostile. Treaty partners never fight, encircle or rob each other.
rule-control = You control a land field with units in the open and no hostile unit there, or with a free settlement of yours. You own a field with your herd or crop if nobody else controls it. A sea field is yours with your ships or corsairs and no enemy there.
rule-locked = A field with hostile units of two players facing each other is locked: nothing passes through it, and nothing there is connected.
rule-encircled = A settlement is encircled while enemies stand in the open on its field and no unit of its owner or of a partner does. While encircled it pays nothing and is cut off; otherwise it is free.
rule-connected = Your network is made of the fields you control or own, at sea too. Two of them are connected when a chain of such neighbouring fields joins them. Locked fields and encircled settlements break the chain.

chapter-setup = Before the first round
rule-ring-for-four = The Ring of Twelve is a map for two, three or four players.
rule-map-for-others = Your own map has no layout for this number of players. Choose another map or play with a number it was made for.
rule-rivals = Everybody draws a rival; two players are each other’s. Against your rival you fight a little better. Who begins is drawn as well.
rule-village-now = First villages are founded: in turn, then in reverse, then in turn again, three for each player.
rule-village-first = First found your village; you cannot pass.
rule-village-land = A village needs a land field that is not neutral.
rule-village-taken = There is room for one settlement on a field. Choose a field without one.
rule-relocate-now = Then each player, the last one first, may move one of their villages, or leave them where they are.
rule-relocate-own = You can move only a village of your own.
rule-start-parts = You start with 5 gold, 5 light infantry, a dock with a transport, 10 grain, 2 herds of sheep and 1 of pigs. Without a village by the sea you have 7 gold and 7 light infantry, but no dock and ship. The first game goes without grain and herds.
rule-parts-now = After that everybody places what they start with on their own villages. It is revealed when all are done.
rule-parts-first = First place all that you start with.
rule-parts-order = The parts are placed in this order: dock and ship, light infantry, herds, grain.
rule-parts-own = What you start with goes to your own villages.
rule-parts-room = A field takes two herds and a village five grain; and nothing may be left over.
rule-parts-one-by-one = Units and grain are placed village by village in the order asked for. The last village takes what is left.
rule-dock-coast = A dock needs a village on a coast.

chapter-units = Units
rule-unit-kinds = All begin as light infantry, which also builds. It can become heavy infantry, cavalry, a siege engine, a transport or a warship. Mercenaries and corsairs are hired for gold.
rule-dice = A white die shows a sword on two faces of six, a blue one on four, a red one none, one or two swords on two faces each. Light infantry and transports roll white, warships and mercenaries blue, heavy infantry and cavalry red, corsairs four white; siege engines roll nothing.
rule-rough = In mountains, in marsh, aboard ships and when storming walls, light infantry hits like a blue die, while heavy infantry and cavalry roll blue and have only one life.
rule-levels = Units are recruits, standard, experienced, veterans or elite. Recruits stand in front and count for no bonus. Experienced ones stand at the back and roll a die again once, veterans keep the better roll and have one more life, elite units roll again twice and count as two.
rule-unit-limit = You have at most 20 units; mercenaries and corsairs do not count.
rule-no-such-units = You have no such units there, or not as many as you name, or they are not where you say: in the open, behind the walls, on a site or aboard.
rule-one-at-a-time = This is done with one unit or herd at a time.
rule-one-by-one = Losses are chosen one unit at a time.
rule-nothing-to-propose = There is no proposal here: choose one of the moves yourself.

chapter-movement = 1 Units
rule-moving = Each unit may move once in a round, to a neighbouring field. With a ship that carries it, it can get two fields away. Units on a site leave it by moving.
rule-not-adjacent = One move leads only to a neighbouring field, across a border that is open.
rule-already-moved = These units have moved already. A unit moves once in a round; cavalry has one ride more, warships one more move in the retreat.
rule-march-by-land = Marching leads from land to land. To get to sea, board a ship; from sea, land.
rule-engines-stay = Siege engines never move. They stand where they were built.
rule-corsairs-stay = Corsairs never move. They lie in wait where they were placed.
rule-partner-field = Nobody enters a field that a treaty partner controls; only a lord may cross the land of a vassal.
rule-units-first = Units that stand on land of a treaty partner have to leave it in subphase 1 if they can; you are not done with it before.
rule-inside-encircled = Units behind the walls of an encircled settlement cannot leave by land. Board your own ships in the dock, or sally out before the battles.
rule-hidden-orders = If so agreed, units move by hidden orders: all give them at the same time, and they are revealed together.

chapter-sailing = Ships
rule-only-ships-sail = Only transports and warships sail. All others march, or go aboard.
rule-sail-by-sea = Ships sail from sea to sea, out of their dockyard to sea and back, never from land to land.
rule-own-dockyard = A ship enters only a dock or harbour of its own player.
rule-dockyard-full = A dock has room for two ships, a harbour for four.
rule-board-from-coast = Units go aboard from a coast onto their own transports on a neighbouring sea field. That is their move. In a dock on their own field they board for free, as the load of a ship that sails out.
rule-land-on-coast = Units land from a sea field on a neighbouring coast. That is their move.
rule-no-room-aboard = A transport carries 3, and more does not fit aboard: light and heavy infantry and mercenaries take 1 each, cavalry takes 2.
rule-load-too-big = A transport carries 3: infantry and mercenaries take 1 each, cavalry takes 2.
rule-cannot-be-carried = Siege engines, corsairs and ships cannot be carried.
rule-carried-once = A unit is carried by a ship only once in a round.
rule-one-transport = Transports sail one at a time, each with its load.
rule-load-left-behind = Nobody is left in the water: units that the remaining transports cannot carry have to sail along. In a dockyard all go ashore.
rule-warships-carry-nothing = Warships carry nobody.

chapter-herds = 2 Herds and goods
rule-ride-by-land = The cavalry’s free ride is a step by land.
rule-only-cavalry-rides = Only cavalry has an additional move in a round, in subphase 1, 2 or 3.
rule-goods-move = Herds, stored grain and stored fish travel any distance within your network. Across the sea they get only as far as the first coast.
rule-same-field = It is there already. Name another field.
rule-no-such-herd = You have no such herd there.
rule-herd-inside = This herd is behind the walls. It comes out only when the enemies are gone.
rule-herd-went = Each herd is driven once in a round.
rule-store-to-store = Grain is carried from one settlement of yours to another, fish from one dockyard of yours to another.
rule-fish-to-dockyard = Fish keeps only in docks and harbours.
rule-not-so-much-stored = There is not as much in that store.
rule-sent-once = A store sends grain or fish to another store once in a round.
rule-goods-locked = Nothing leaves a locked field, enters it or passes through it.
rule-not-connected = These two fields are not connected by land and sea that you control or own.
rule-one-field-across-sea = What has crossed the sea stops on the coast it has reached.
rule-sown-here = Grain is sown on this field. Herds and crops do not share a field.
rule-no-room-for-herd = At most two herds graze on a field.
rule-store-full = A village stores 5 grain, a city 10, a fort adds 1; a dock stores 2 fish, a harbour 4. More does not fit in.

chapter-retreat = 3 Retreat
rule-retreat = Units that have not moved yet and do not face an enemy may draw back to a neighbouring settlement of their own, even an encircled one, or aboard; ships into their dockyard.
rule-retreat-home = A retreat leads to a neighbouring field with a completed settlement of your own, or aboard your ships.
rule-heavy-stays = Heavy infantry is too slow for the retreat. A ship can still carry it.
rule-transports-into-dockyards = In the retreat transports only enter their dockyards. Warships may also move to another sea field, even if they have moved before.
rule-locked-field = Nobody rides or retreats from a locked field. Units that face an enemy can leave only in subphase 1.
rule-locked-sea = In the retreat nobody boards ships on a locked sea field.
rule-attrition = At the end of subphase 3 everybody with units on neutral land loses some of them there: one of 1 to 4 units, two of 5 to 8, and so on.
rule-attrition-first = First choose which units you lose on the neutral land.
rule-attrition-here = Losses are taken on the neutral field that is asked about.

chapter-withdrawal = 4 Ambush, withdrawal, sally
rule-ambush = A fort strikes at every enemy who has entered its field in this round, if its settlement was free before: one blue die in a village, two in a city. Its owner chooses which units it hits.
rule-withdrawal = Before the battles you may pull units and herds behind the walls where enemies stand on the field. If nobody of yours stays outside, the settlement is encircled. A village shelters 5 units and 1 herd, a city 10 and 2, a fort one unit more.
rule-no-foes-here = Only where hostile units stand on the field does anybody withdraw, sally or leave a site.
rule-no-own-settlement = Only a settlement of your own on this field has walls for you.
rule-was-not-free = Only a settlement that was free at the start of the round still takes in units and herds.
rule-no-room-inside = There is no more room behind the walls: 5 units and 1 herd in a village, 10 and 2 in a city, a fort adds one unit.
rule-withdrew-or-sallied = A unit withdraws or sallies in a round, not both.
rule-herds-inside = A herd behind the walls eats 1 grain of that settlement each round after the sieges, or is lost. In winter it is fed like all others.
rule-coming-out = At the end of subphase 6 all come out of a settlement that no enemy stands before any more.
rule-room-first = First find a place for the herd that comes out and has no room.
rule-house-nearby = A herd without room goes to a neighbouring land field that you control.

chapter-battle = 4 Battle
rule-battle = Hostile players with units in the open on the same field, or at sea, fight if one of them wants to. If nobody does, all stay and the field is locked.
rule-battle-round = In a round of battle both roll at the same time. Each sword breaks a shield or takes a life, both sides lose at once, then lives and shields are restored. Next, first the side that did not begin and then the other may flee. So it goes on until one side is gone.
rule-bonuses = Every 3 dice without a sword give 1 sword, every 4 units against your own rival 1 sword, every 5 units 1 shield, every 6 units of one type 1 more die. Units that stay on a site fight at the back with half the dice. Beside a fort that is not encircled its owner adds a blue die, in a city two.
rule-battle-points = Whoever wins a battle gains 1 victory point, whoever loses or flees loses 1. After three rounds in a row without a loss it is a draw, and both stay.
rule-fight-or-not = Now decide about battle on this field: name an opponent, or do not fight.
rule-battles-in-map-order = Battles are fought field by field in the order of the map, none out of turn.
rule-nobody-to-fight = This player has no units in the open on this field.
rule-partners-do-not-fight = A player who has a treaty with you cannot be attacked.
rule-one-battle-per-pair = Two players fight one battle on a field in a round.
rule-charge = In the first round of a battle cavalry may charge, but not in mountains, marsh or at sea. It strikes first, and only survivors strike back; shields count double against it. Riders who have charged do not roll again in this round.
rule-charge-or-not = Now decide in secret whether your cavalry charges.
rule-convert-or-not = Now decide in secret what becomes of pairs of swords: a shield in this round, or a sword in the next.
rule-pairs-of-swords = Two swords make one shield or one saved sword. You cannot convert more pairs than you have, nor make more shields than the enemy has swords.
rule-hit-first = First choose which units your swords hit.
rule-yield-first = First choose which units you lose from your back row.
rule-spill-first = First choose who is lost from the overloaded ships: each transport carries 3.
rule-rows-in-order = Rows fall in order: first recruits in front, then the middle, finally the back: experienced units, builders, engines and transports. The attacker chooses in front and in the middle, the owner at the back.
rule-not-enough-swords = A unit falls only to swords enough for all its lives; a mere wound heals.
rule-flee-first = Whoever has begun to flee goes on until nobody can get away any more.
rule-flee-or-not = Now decide whether you flee, and where to.
rule-no-flight-there = Units flee to a neighbouring field with a free settlement of their own, aboard their own transports where the sea is not locked, or back where they came from if no enemy is there; ships to a sea field that is not locked or into their dockyard. What cannot flee is lost.
rule-flee-all-or-one = Units of a kind flee to a place all at once, as many as can get there, or one at a time.
rule-never-moves = Siege engines and corsairs cannot flee.

chapter-siege = 5 Siege
rule-siege = Whoever encircles a hostile settlement may assault it, from the third round of the game on, or from the first if so agreed. Its level is 1 for a village and 2 for a city, and 1 more each for a fort and for mountains or marsh. Each level gives 5 shields of wall and a blue die.
rule-assault = The swords of a single round must be enough for all the shields of the wall; otherwise it is whole again. Each siege engine takes 4 off the wall, from 3 as a recruit to 7 as elite. The assailants have no shields. Before the breach there are at most three rounds a season.
rule-breach = After the breach both fight as in a battle, but the defenders cannot flee. An empty settlement is taken with the breach. The assailant may stop after any round; then the wall is whole again next season.
rule-assault-or-not = Now decide whether you assault.
rule-no-settlement = There is no settlement to assault.
rule-not-encircled-by-you = You can assault a hostile settlement that is encircled by units of yours, has not fallen yet, and not before the third round of the game unless agreed otherwise.
rule-sieges-in-map-order = Sieges come in the order of the map, none out of turn.

chapter-fall = The fall of a settlement
rule-fall = A settlement without defenders is occupied as it is. A defended village is razed for 2 gold; a defended city is razed for 6 gold or kept as a village; its harbour is razed for 4 gold or kept as a dock. Gold comes only to a field connected to a free settlement of the victor. Whoever has no tiles for it has to raze.
rule-fall-points = A city conquered, razed or starved out is worth 8 victory points, a village 4; its owner loses as many.
rule-fall-first = First decide what becomes of the settlement that has fallen: raze it or keep it.
rule-falls-in-order = Fallen settlements are decided on in the order in which they fell.

chapter-plunder = 6 Plunder
rule-plunder = Whoever controls a land field with units may plunder it: 1 gold if it is connected to a free settlement of theirs. Plundered land gives no taxes and no recruits, and sowing it costs 1 more grain, until a settlement is completed there or 3 gold are paid in trade.
rule-robbing = Hostile crops and herds on such a field may be taken or destroyed. Each herd and each sown field is worth 1 victory point to the taker, none to the destroyer, and costs its owner 1.
rule-plunder-or-not = Now it is time to plunder: plunder, take, destroy, or be done.
rule-plunder-on-land = Only land can be plundered.
rule-only-units-plunder = Only units that stand in the open on the field plunder it.
rule-plunder-needs-control = You do not control this field: enemies or a partner stand on it.
rule-plundered-already = This field is plundered already. There is nothing more to get.
rule-no-empty-foreign-site = You can remove only a hostile site of a new village on which nobody works.
rule-nothing-to-rob = There is no such hostile herd or crop in the open here.

chapter-experience = 7 Experience
rule-experience = For each enemy unit destroyed in a battle or siege one survivor of yours rises by a level. Training paid in trade ends here in the next round, if the unit has stayed at its free settlement.
rule-merit-first = First choose who rises for the enemies destroyed.
rule-survivors-rise = Only survivors of that very fight rise for it.
rule-one-level-a-round = A unit rises by one level in a round.
rule-no-level-above-elite = There is nothing above elite.

chapter-building = Building
rule-building = A site is paid for in trade and entered by 1 to 4 light infantry. It begins at 25%, in the first game at 50%. In each subphase 7 it grows by 25% for each full set of builders: 2 for a village, 4 for a city, 1 for a dock, 2 for a harbour, 1 for a fort; elite ones count twice. Leaving a site loses none of its progress.
rule-building-prices = A village costs 3 gold, a city 5, a dock 2, a harbour 4, a fort 2.
rule-one-site = There is one site on a field at a time.
rule-village-where = A new village needs a land field without a settlement that you control; not a neutral one.
rule-extension-where = Cities, docks, harbours and forts are built only at your own settlement.
rule-city-where = A city grows out of a village of yours.
rule-second-city = Your first city may be any village. For each further one the village needs a harbour.
rule-dock-where = A dock needs a settlement on a coast that has none yet.
rule-harbour-where = A harbour grows out of a dock of yours.
rule-one-fort = A settlement has at most one fort.
rule-building-encircled = Nothing is built in an encircled settlement.
rule-only-infantry-builds = Only light infantry builds.
rule-site-full = At most four units work on a site.
rule-own-site = Only a site of your own can be joined, or given up for 1 gold.
rule-tile-limit = You have 15 tiles: a village, dock or fort takes 1, a city or harbour 2, its site included. Without tiles for it nothing is built.

chapter-trade = 8 Trade
rule-trade = First treaties are revoked, offered and answered. Then all trade at once, as much as they like, in any order. At the end corsairs put to sea.
rule-trade-now = Now it is time to trade: buy, sell, recruit, train, build, or be done.
rule-not-enough-gold = You do not have enough gold for this.
rule-recruiting = Recruiting light infantry costs 1 gold, on any land field you control that is not plundered and is connected to a free settlement. In the advanced game these are recruits; for 2 gold a standard unit is bought at a free settlement.
rule-recruit-where = You recruit on land that you control and that is connected to a free settlement of yours.
rule-recruit-plundered = Plundered land gives no recruits.
rule-buy-slots = In a round a village gives 1 new unit, a city 2, any other field 1.
rule-buy-what = Only light infantry, mercenaries and corsairs are bought, light infantry as standard units, the others not below standard. All others are made of light infantry.
rule-infantry-is-recruited = Without levels light infantry is not bought: recruiting gives the same unit for less.
rule-buy-where = Units are bought at a free settlement of your own.
rule-no-hirelings = Mercenaries and corsairs are only in the advanced game.
rule-hirelings = A mercenary costs 4 gold, a corsair 10, each level above standard 2 more. They eat nothing and do not count for the limit; a mercenary costs 2 gold each winter or leaves.
rule-corsair-needs-dock = Corsairs are hired in a settlement with a dock or harbour.
rule-corsair-first = First put your corsairs to sea.
rule-corsair-where = Corsairs lie in wait on a sea field next to a field that you control.
rule-corsair-best-first = Corsairs are placed one at a time, the best first.
rule-upgrading = Light infantry becomes heavy infantry for 3 gold, a siege engine for 2, cavalry for 4, a transport for 2, a warship for 3, and keeps its level. Turned back at its proper place it returns the price, engines nothing; elsewhere nothing comes back.
rule-upgrade-what = Only light infantry becomes something else: heavy infantry, a siege engine, cavalry, a transport or a warship.
rule-builders-stay = Units that work on a site are busy.
rule-upgrade-slots = In a round a village upgrades or trains 1 unit, a city 2.
rule-ship-slots = In a round a dock makes, trains or hires 1 ship, a harbour 2.
rule-dock-full = The dockyard has no room for one more ship.
rule-heavy-in-city = Heavy infantry is made in a free city.
rule-cavalry-where = Cavalry is made at a settlement of yours that is connected.
rule-cavalry-needs-horses = Cavalry needs a connected herd of horses: one herd for two riders made in the same trade.
rule-no-cavalry = The first game has no cavalry.
rule-ship-in-dockyard = Ships are made in a dock or harbour of a free settlement.
rule-warship-in-harbour = Warships are made in a harbour only.
rule-engine-at-siege = Siege engines are made of light infantry that encircles a hostile settlement, connected to a settlement of yours that has not upgraded all it may.
rule-downgrade-what = Only what was made of light infantry can be turned back.
rule-ship-lands = A ship at sea is not turned back; it lands its crew on a coast.
rule-land-what = Only a ship lands its crew. The ship is lost, one light infantry stands ashore.
rule-landing-adjacent = A crew lands on a neighbouring coast.
rule-landing-where = A crew goes ashore where no enemy, no foreign settlement and no partner is.
rule-ship-loaded = This transport is needed: the others cannot take all that is aboard.
rule-training = Training costs 1 gold from recruit to standard, 2 from standard to experienced. It is finished in the next round.
rule-no-training = Only the advanced game knows levels and training.
rule-hirelings-not-trained = Mercenaries and corsairs are not trained. Hire better ones.
rule-training-ceiling = Nobody is trained above experienced. Veterans and elite come from battle.
rule-train-where = Units are trained at a free settlement of their own, ships in its dockyard.
rule-in-training = These units are in training already.

chapter-goods = Goods in trade
rule-prices = Grain is bought for 2 gold and sold for half a gold, with a harbour for 1. Fish is bought for 1 and sold only with a harbour, for half a gold. With a harbour sheep cost 5 and bring 3, pigs and horses 7 and 5, cows 9 and 7. Halves are added up; only whole gold is paid, and a half left over is lost.
rule-no-goods = The first game has neither goods nor herds.
rule-goods-connected = Goods are traded where a free settlement of yours is connected.
rule-goods-need-store = Grain is bought into a settlement of your own, fish into its dockyard.
rule-no-such-goods = You do not have as much of this there.
rule-sale-needs-harbour = Fish and herds are sold only where a harbour of yours is connected.
rule-herds-need-harbour = Herds are bought only where a harbour of yours is connected.
rule-field-full = The field has no room for a herd: two at most, and none beside a crop.
rule-lots = Grain and fish are traded in ones, twos and fives, or as much as there is, fits and can be paid.
rule-meat-not-traded = Meat does not keep. It comes from slaughter and is sold at once.
rule-crop-not-traded = A standing crop is not traded.
rule-slaughter-season = In trade herds are slaughtered in spring and summer only; the meat brings half a gold apiece.
rule-no-marker = This field is not plundered.
rule-clean-where = You restore only plundered land that you control or own; it costs 3 gold.

chapter-treaties = Treaties
rule-treaties = A treaty joins a superior and an inferior, who pays. Aid: at least 1 gold at once, two rounds. Tribute: at least 2 gold each time taxes are collected, four rounds. Ransom: at least 4 gold at once, four rounds. Vassalage: 1 gold each time taxes are collected, until release or revolt, and the lord may cross the vassal’s land. Aid and ransom may also be paid in one good.
rule-treaty-peace = While a treaty lasts the two are not hostile, and sieges between them end. Dues that are not paid end it.
rule-treaty-points = The first payment brings the superior 2 victory points, aid 1, and costs the inferior 1, aid none. A pair scores once a year, in the opposite direction only after eight rounds, and nobody gains more than 6 by treaties.
rule-offers-first = Now treaties are offered: make an offer, or none.
rule-answer-first = First answer the offer: accept or refuse.
rule-offer-to-a-player = An offer goes to another player who is still in the game.
rule-one-treaty-per-pair = Two players have one treaty at a time.
rule-one-offer-a-round = You make each player one offer in a round.
rule-treaty-not-in-this-game = Not every game has every treaty: vassalage is in all of them, tribute from the basic game on, aid and ransom in the advanced one.
rule-ransom-needs-threat = A ransom is paid only to somebody who encircles a settlement of the payer or stands on land with the payer’s herd or crop.
rule-dues-in-gold = Tribute and the dues of a vassal are paid in gold.
rule-treaty-costs-more = Aid is worth at least 1 gold, tribute 2, ransom 4, the dues of a vassal 1; less cannot be offered.
rule-payment-not-possible = The payer does not have that much, or the other has no room for it.
rule-offer-usual-sums = Only some sums are offered: the least one and a few above it.
rule-revolts-first = Now vassals may revolt and lords release, before any offers.
rule-release-own-vassal = You can release only a vassal of your own.
rule-revolt-against-lord = You can revolt only against a lord of your own.
rule-revolt-in-spring = A vassal revolts in spring only, and loses 2 victory points.

chapter-farm = 9 and 10 Fishing, sowing, taxes, harvest
rule-fishing = Each calm sea field under your control brings 1 fish into a connected dockyard with room. That happens by itself.
rule-young = In spring every two herds of a kind have one young herd. An odd one has it with 1 or 2 on a die. Herds behind encircled walls have none.
rule-young-first = Now the young are placed: choose a field, take the proposal, or be done and lose the rest.
rule-young-in-order = Young are placed kind by kind: sheep, pigs, cows, horses.
rule-young-on-controlled-land = Young graze on land that you control.
rule-sowing = Then 1 stored grain may be sown on each free field that you control. In summer it grows by what the land gives, in autumn all of it can be harvested.
rule-sow-only = Now it is time to sow: name a field, take the proposal, or be done.
rule-sow-controlled-land = You sow only land that you control.
rule-sow-not-on-grey = Nothing grows on barren land.
rule-sow-free-land = A field with a herd or a crop cannot be sown.
rule-sow-connected = A field to be sown needs a connection to a free settlement of yours.
rule-sow-needs-grain = Sowing takes grain out of connected stores: 1 for each field, 2 for a plundered one.
rule-taxes = In autumn, in the first game in spring and summer too, each free village pays 1 gold, a city 3, its harbour 2, and every connected land field held by units or a settlement and not plundered a half; what is left of halves is dropped. Then tributes and dues are paid.
rule-harvest-only = Now it is time to harvest: name a field, a settlement and how much, take the proposal, or be done.
rule-nothing-sown = Nothing is sown there.
rule-harvest-controlled-land = You harvest only land that you control. A foreign crop there counts as taken.
rule-partners-do-not-rob = The crop of a treaty partner is not touched.
rule-harvest-to-connected-settlement = The harvest goes into a connected free settlement of yours.
rule-harvest-what-stands = No more can be harvested than stands there.
rule-harvest-in-order = Harvest each field as far as the store has room; only on the first one may a part be left. What is not harvested rots.

chapter-winter = Winter
rule-feeding = In winter each unit and village eats 1, a city 2: one grain, two fish or one piece of meat for each. Cavalry eats a grain more. Each herd eats 1 grain or is slaughtered. Besiegers feed first. Whoever is not fed is lost; a half-fed city becomes a village.
rule-larder = Food reaches as far as your network with a free settlement does. An encircled settlement lives on its own stores, a locked field too; elsewhere there is only the meat of herds on the spot.
rule-meat = A slaughtered herd of sheep gives 3 pieces of meat, pigs or horses 5, cows 7; if cut off, 2, 3 and 4. What is left over brings 1 gold apiece.
rule-upkeep = In the first game each unit and village costs 1 gold in winter instead, a city 2, encircled ones double; without a connection they are lost.
rule-feed-first = Now all have to be fed, in the first game paid for: take the proposal, or decide by hand about herds, units and settlements first.
rule-food-chosen-already = Which food goes first is chosen once.
rule-no-such-food = There is no choice of this food: you have none, or nothing else.
rule-herd-needs-grain = Keeping a herd alive costs 1 grain, which has to be left for it.
rule-no-such-units-to-feed = There are no such units of yours to be fed or paid for here, or it is decided already.
rule-starve-all-or-one = Units of a kind on a field go hungry or unpaid all at once, or one at a time.
rule-no-such-settlement-to-feed = There is no settlement of yours to be fed or paid for here, or it is decided already.
rule-surrender = A besieger may feed a starving encircled settlement from food left over that is connected to its field, 1 for a village and 2 for a city; with enough tiles for it, the besieger takes it with the points of a conquest. In the first game it is paid for in gold. If nobody does, it is gone, and its owner loses 4 or 8 victory points.
rule-spare-or-not = Now decide about this settlement that nobody fed, or in the first game paid for: do it and take it, or let it perish.

chapter-victory = Victory
rule-sovereignty = Sovereignty: whoever has treaties with all others, always as the superior, wins at once. With two players any treaty ends the game. The last one left wins too.
rule-dominance = Dominance: 10 victory points.
rule-power = Power: two of these: 14 land fields controlled or owned, 9 free settlements, 40 farm points, 2 free cities. A stored grain or two fish are 1 farm point, sheep 2, pigs or horses 4, cows 6.
rule-announcing = Dominance and power are announced at the end of a round. If they still hold at the end of the next one, and farm points with standing grain suffice for all settlements, 1 for a village and 2 for a city, the game is won; in the first game gold must suffice. Whoever wins with the 40 farm points needs that on top.
rule-significance = Significance: after five years the most points win, with equal points more gold. From the end of the second year on a lead of 12 points wins at once. Each victory point counts 1, a land field 2, plundered 1, a free settlement 1, a city 1 more, every 5 farm points 1. A treaty still in force counts for the superior and against the inferior: vassalage 3, ransom 2, tribute 1; aid counts 1 for the superior and 2 against the inferior.
rule-out = Whoever has no settlement and no unit but corsairs is out of the game.
rule-announce-only = Now victories are announced: dominance, power, or nothing.
rule-announced-already = You have announced this already.
rule-power-not-reached = For power you need two of the four goals: 14 land fields, 9 free settlements, 40 farm points, 2 free cities.
rule-dominance-not-reached = For dominance you need 10 victory points.
rule-dominance-too-early = Dominance is announced at the end of the first year at the earliest, unless agreed otherwise.

chapter-moves = How moves are written
rule-write-board = In a terminal every field with something on it has a line: its name, in brackets the id that moves are written with, its land, [the number of the player who holds it], what is there with its owner’s number, and after the arrow the fields next to it. LI is light infantry, HI heavy infantry, SE siege engines, CA cavalry, TR transports, WS warships, ME mercenaries, CO corsairs. An exclamation mark means that enemies face each other, o encircled, x plundered.
rule-write-units = Units are LI, HI, SE, CA, TR, WS, ME and CO; “LI.veteran*2” are two of a level, “LI@site*1” is one on a site. “mv i00>i01 LI*2” marches, “board o00>x00 LI*2” and “land x00>o01 LI*2” use ships, “sail o00>x00 TR*1 +LI +HI” sails with a load.
rule-write-farm = “herd m00>m03 sheep”, “grain m00>m03 *2” and “fish o00>o03 *1” move goods, “young m00 sheep”, “sow m00” and “reap m00>m03 *3” farm. “feed grain”, “kill m00 sheep”, “pen m00 sheep”, “starve m00 LI*1” and “raze m00” decide by hand in winter.
rule-write-war = “wd m00 LI*2”, “pull m00 sheep”, “sally m00 LI*1” and “leave m00 LI*1” come before battles. “fight m00 P2”, “charge”, “conv 1 0” (shields, saved swords), “hit LI*1”, “lose m00 LI*1” and “flee m00>m01 LI*2” fight them; “assault m00”, “keep m00”, “raze m00”, “loot m00”, “take m00 crop” and “burn m00 sheep” follow. “raise m00 LI*1” gives a level.
rule-write-trade = “buy m00 LI*1”, “rec m00”, “up m00 LI*1 HI”, “down m00 HI*1”, “train m00 LI*1”, “build m00 village LI*2”, “join m00 LI*1”, “drop m00”, “clean m00”, “sell m00 grain *2”, “purchase m00 grain *1”, “kill m00 sheep” and “corsair x00 CO*1” trade. “offer P2 pay tribute 2 gold” or “receive” offers a treaty, “yes” and “no” answer, “revolt P2” and “release P2” end one.
rule-write-rest = “village m00”, “relocate m00>m01”, “put m00 LI*2”, “dock o00”, “pen m00 sheep”, “store m00 *5” and “house m00>m01 sheep” place things. “announce power” announces. “auto” takes the proposal, “done” ends what you are doing.

not-a-move = “{ $text }” is not a move of this game. Moves look like this: “mv i00>i01 LI*2”, “build m00 village LI*2”, “sow m00”, “auto”, “done”; the help has all of them.

## What happens: $player is a name, other players are told by their numbers

load = { type-name }{ $LI ->
        [0] { "" }
       *[other] { " " }+ { $LI } × light infantry
    }{ $HI ->
        [0] { "" }
       *[other] { " " }+ { $HI } × heavy infantry
    }{ $CA ->
        [0] { "" }
       *[other] { " " }+ { $CA } × cavalry
    }{ $ME ->
        [0] { "" }
       *[other] { " " }+ { $ME } × mercenaries
    }
load-with-levels = { load }{ $recruit ->
        [0] { "" }
       *[other] { " " }(recruits: { $recruit })
    }{ $experienced ->
        [0] { "" }
       *[other] { " " }(experienced: { $experienced })
    }{ $veteran ->
        [0] { "" }
       *[other] { " " }(veterans: { $veteran })
    }{ $elite ->
        [0] { "" }
       *[other] { " " }(elite: { $elite })
    }
money =
    { $half ->
        [0] { $gold }
       *[other]
            { $gold ->
                [0] ½
               *[other] { $gold }½
            }
    }
money-gold =
    { $half ->
        [0] { gold-gain }
       *[other] { money } gold
    }

event-first = { $player } begins.
event-rival = The rival of { $player } is { $other }.
event-village = { $player } founds a village in { $field }.
event-relocated = { $player } moves a village from { $field } to { $to }.
event-start = All have placed what they start with. The first year begins.

event-ordered = { $player } gives a hidden order.
event-ordered-known = { $player } orders: { $from } → { $to }, { $count } × { unit }.
event-marched = { $player } marches: { $from } → { $to }, { $count } × { unit }.
event-boarded = { $player } goes aboard: { $from } → { $to }, { $count } × { unit }.
event-landed = { $player } lands: { $from } → { $to }, { $count } × { unit }.
event-sailed = { $player } sails: { $from } → { $to }, { $count } × { unit }.
event-sailed-load = { $player } sails: { $from } → { $to }, { $count } × { load }.
event-drove = { $player } drives a herd: { $from } → { $to }, { herd }.
event-carried-grain = { $player } carries grain ({ $count }): { $from } → { $to }.
event-carried-fish = { $player } carries fish ({ $count }): { $from } → { $to }.
event-worn-down = { $player } loses on neutral land in { $field }: { $count } × { unit }.

event-ambush = { $player } ambushes { $other } in { $field }.
event-ambush-rolled =
    { $swords ->
        [one] The fort in { $field } strikes for { $player }: { $swords } sword.
       *[other] The fort in { $field } strikes for { $player }: { $swords } swords.
    }
event-withdrew = { $player } withdraws behind the walls of { $field }: { $count } × { unit }.
event-pulled-herd = { $player } takes a herd behind the walls of { $field }: { herd }.
event-sallied = { $player } sallies out from { $field }: { $count } × { unit }.
event-left-site = { $player } leaves the site in { $field }: { $count } × { unit }.
event-came-out = The units of { $player } come out from behind the walls of { $field }.
event-housed = { $player } leads a herd from { $from } to { $to }: { herd }.
event-herd-lost = { $player } loses a herd without room in { $field }: { herd }.
event-fed-inside = { $player } feeds herds behind the walls of { $field }, grain: { $count }.
event-starved-inside = { $player } loses a hungry herd behind the walls of { $field }: { herd }.

event-battle = { $player } fights { $other } in { $field }.
event-chooses-charge = { $player } decides on a charge in secret.
event-chose-charge =
    { $charge ->
        [0] { $player } does not charge in { $field }.
       *[other] The cavalry of { $player } charges in { $field }!
    }
event-charge-rolled = Charge in { $field }, swords { $swords } : { $other-swords } ({ $player } against { $other }).
event-rolled = Round { $round } of battle in { $field }, swords { $swords } : { $other-swords } ({ $player } against { $other }).
event-chooses-conversion = { $player } decides on swords in secret.
event-chose-conversion = { $player } converts swords in { $field }, shields: { $shields }, saved: { $saved }.
event-units-lost = { $player } loses in { $field }: { $count } × { type-name }.
event-flees = { $player } flees from { $field }.
event-fled = { $player } escapes: { $field } → { $target }, { $count } × { type-name }.
event-battle-won = { $player } wins the battle in { $field } against { $other }.
event-battle-drawn = The battle of { $player } and { $other } in { $field } is a draw.

event-assault = { $player } assaults { $field }, held by { $other }.
event-assault-rolled = Round { $round } of assault on { $field }, swords { $swords } : { $other-swords } ({ $player } against { $other }).
event-breach = { $player } breaches the wall of { $field }.
event-assault-repelled = The assault of { $player } on { $field } is repelled.
event-assault-ends = { $player } stops the assault on { $field }.
event-conquers = { $player } conquers { $field } from { $other }: { building }. Victory points: { $vp }.
event-razes = { $player } razes in { $field }: { building }, +{ gold-gain }.
event-occupies = { $player } occupies in { $field }: { building }.
event-plunders = { $player } plunders { $field }, +{ gold-gain }.
event-robs = { $player } takes from { $other } in { $field }: { good-name }.
event-burns = { $player } destroys what { $other } has in { $field }: { good-name }.
event-site-removed = { $player } clears an abandoned site in { $field }.

event-trained = { $player } has trained in { $field }: { $count } × { unit }.
event-rises = { $player } promotes in { $field }: { $count } × { unit }.
event-site-begun = { $player } begins to build in { $field }: { building } for { gold-gain }, builders: { $count }.
event-site-joined = { $player } sends builders to { $field }: { building }, { $count } more.
event-site-grew = { $player } builds in { $field }: { building }, { $done }%.
event-site-given-up = { $player } gives up the site in { $field }: { building }, { gold-gain } back.
event-built = { $player } completes in { $field }: { building }.

event-treaty-ends =
    { $why ->
        [revolt] { $partner } revolts against { $player }.
        [release] { $player } releases { $partner } from vassalage.
        [unpaid] The treaty of { $player } with { $partner } ends unpaid: { treaty-name }.
       *[time] The treaty of { $player } with { $partner } runs out: { treaty-name }.
    }
event-offer = { $player } offers { $partner } a treaty: { treaty-name }, { $inferior } pays { coins } to { $superior }.
event-refusal = { $player } refuses the offer of { $partner }.
event-treaty = { $player } signs a treaty with { $partner }: { treaty-name }, { $inferior } pays { coins } to { $superior }.
event-treaty-points =
    { $loss ->
        [0] Victory points for a treaty: { $player } +{ $gain }.
       *[other] Victory points for a treaty: { $player } +{ $gain }, { $partner } −{ $loss }.
    }
event-due = { $player } pays { $partner } what is due: { gold-gain }.

event-recruited = { $player } recruits light infantry in { $field } for { gold-gain }.
event-bought = { $player } buys in { $field }: { unit } for { gold-gain }.
event-corsair-placed =
    { $level ->
        [experienced] { $player } puts experienced corsairs to sea in { $field }.
        [veteran] { $player } puts veteran corsairs to sea in { $field }.
        [elite] { $player } puts elite corsairs to sea in { $field }.
       *[standard] { $player } puts corsairs to sea in { $field }.
    }
event-upgraded = { $player } turns light infantry in { $field } into: { type-name } for { gold-gain }.
event-herd-mounted = { $player } takes horses from { $field } for cavalry.
event-downgraded = { $player } turns units back into light infantry in { $field }: { type-name }, { gold-gain } back.
event-crew-landed = { $player } gives up a ship in { $field }, its crew lands in { $to }: { type-name }.
event-training = { $player } trains in { $field }: { unit } for { gold-gain }.
event-sold = { $player } sells from { $field }: { goods }. Gold: { money }.
event-purchased = { $player } buys for { $field }: { goods }. Gold: { money }.
event-slaughtered = { $player } slaughters in { $field }: { good-name }. Meat: { $meat }, gold: { money }.
event-cleaned = { $player } restores plundered land in { $field } for { gold-gain }.
event-wages = { $player } pays mercenaries ({ $count }): { gold-gain }.
event-mercenaries-left = Unpaid mercenaries leave { $player }: { $count }.
event-fished = { $player } brings fish into { $field }: { $count }.

event-young-die =
    { $born ->
        [0] The odd herd of { $player } has no young: { herd }.
       *[other] The odd herd of { $player } has young: { herd }.
    }
event-young = { $player } has a young herd in { $field }: { herd }.
event-sown = { $player } sows { $field }. Grain: { $grain }.
event-growth = The crops of { $player } grow. Grain: +{ $grain }.
event-taxes = { $player } collects taxes: { gold-gain }.
event-harvest = { $player } harvests { $field } into { $store }. Grain: { $grain }.
event-theft = { $player } harvests the crop of { $victim } in { $field } into { $store }. Grain: { $grain }.
event-rot = The grain of { $player } rots in the fields: { $grain }.
event-slaughter = { $player } slaughters in { $field }: { herd }. Meat: { $meat }.
event-fed = { $player } feeds the realm. Grain: { $grain }, fish: { $fish }, meat: { $meat }.
event-upkeep = { $player } pays the upkeep: { gold-gain }.
event-meat-sold = { $player } sells the meat left over, +{ gold-gain }.
event-starved = { $player } loses to hunger in { $field }: { $count } × { type-name }.
event-starved-gold = { $player } cannot pay and loses in { $field }: { $count } × { type-name }.
event-city-shrinks = Hunger turns the city of { $player } in { $field } into a village.
event-city-shrinks-gold = Without upkeep the city of { $player } in { $field } becomes a village.
event-settlement-starved =
    { $points ->
        [0] { $player } loses to hunger in { $field }: { building }.
       *[other] { $player } loses to hunger under siege in { $field }: { building }. Victory points: { $points }.
    }
event-settlement-starved-gold =
    { $points ->
        [0] { $player } cannot pay and loses in { $field }: { building }.
       *[other] { $player } cannot pay and loses under siege in { $field }: { building }. Victory points: { $points }.
    }
event-surrender = { $player } surrenders to { $victor } in { $field }: { building }. Victory points: { $points }.

event-announcement = { $player } announces { goal-name }.
event-lapse =
    { $fed ->
        [0] The announcement of { $player } lapses for want of food: { goal-name }.
       *[other] The announcement of { $player } lapses: { goal-name }.
    }
event-lapse-gold =
    { $fed ->
        [0] The announcement of { $player } lapses for want of gold: { goal-name }.
       *[other] The announcement of { $player } lapses: { goal-name }.
    }
event-out = { $player } is out of the game.
event-victory =
    { $way ->
        [sovereignty] { $player } is sovereign over all and wins.
        [dominance] { $player } wins by dominance.
        [power] { $player } wins by power.
        [lead] { $player } wins by a great lead.
        [last] { $player } wins as the last one left.
       *[significance] The points decide.
    }

## Content of one’s own

content-where = { $file }, “{ $value }”
content-not-toml = { $file } is not valid TOML: { $why }
content-no-group = { content-where }: values belong in groups, such as [win].
content-unknown-value = { content-where }: there is no such value.
content-no-switch = { content-where }: “{ $given }” has to be true or false.
content-no-list = { content-where }: “{ $given }” has to be a list of { $length } numbers like { $ours }.
content-out-of-bounds = { content-where }: “{ $given }” has to be made of whole numbers from { $least } to { $most }.
content-not-among = { content-where }: “{ $given }” has to be one of these numbers: { $among }.
content-no-start = { content-where }: what a player starts with has to fit in, “{ $other }” too.
content-no-end = { content-where }: it has to cost more than “{ $other }” brings back at once, or gold would have no end.
content-map-part = { $file }: the part “{ $part }” is missing or of the wrong kind.
content-map-twice = { $file }: the field “{ $field }” is there twice.
content-map-id = { $file }: “{ $field }” is not the id of a field; an id is made of at most { $most } lower-case letters and digits.
content-map-name = { $file }, “{ $field }”: the name of a field is a text of at most { $most } characters, or such a text for each of the languages cs, sk and en.
content-map-name-twice = { $file }, “{ $field }”: the field “{ $other }” is called “{ $value }” already.
content-map-own-border = { $file }: the field “{ $field }” borders on itself, or on some field twice.
content-map-field-part = { $file }, “{ $field }”: the part “{ $part }” is missing or of the wrong kind.
content-map-ring = { $file }, “{ $field }”: “{ $value }” is not a ring; there are i, m, o, x and n.
content-map-sector = { $file }, “{ $field }”: its sector must be from 0 to { $most }, not { $value }.
content-map-place = { $file }, “{ $field }”: by its ring and sector the id of this field has to be “{ $other }”.
content-map-middle = { $file }, “{ $field }”: only one field may have no ring, the one in the middle, and that is “{ $other }”.
content-map-unknown-field = { $file }, “{ $field }”: there is no field “{ $other }”.
content-map-colour = { $file }, “{ $field }”: “{ $value }” is not a colour; there are yellow, green, brown, turquoise, grey and sea.
content-map-size = Map “{ $map }”: a map has from 2 to { $most } fields.
content-map-one-way = Map “{ $map }”: { $field } borders on { $other }, but not the other way round.
content-map-layout = Map “{ $map }”, layout “{ $layout }”
content-map-empty = { content-map-layout }: it needs sea and a mainland.
content-map-no-border = Map “{ $map }”: { $field } and { $other } have no border that could be closed.
content-map-apart = { content-map-layout }: { $field } cannot be reached.
content-map-land-apart = { content-map-layout }: { $field } cannot be reached by land without the neutral fields.
content-map-lost-island = { content-map-layout }: the island { $field } has no sea.
content-map-few-coasts = { content-map-layout }: for { $players } players there have to be at least { $least } coasts each on the mainland.
content-map-few-land = { content-map-layout }: for { $players } players there have to be at least { $least } land fields each that are not neutral.
content-map-inland = { content-map-layout }: with { $players } players somebody could get no coast.
content-map-sectors = { content-map-layout }: sectors and outer seas cannot be divided among { $players } players.
content-map-uneven = { content-map-layout }: turned by one of { $players } players, { $field } does not come to lie on another field ({ $other }).
content-map-colours = { content-map-layout }: for { $players } players { $field } and { $other } have to be alike in colour.
content-map-borders = { content-map-layout }: for { $players } players { $field } and { $other } have to be alike in borders.

## Prompts

prompt-over = The game is over.
prompt-village = Found a village on free land.
    .why = Villages pay taxes, make land yours and muster units. Coasts allow ships.
prompt-relocate = You may move one of your villages.
    .why = This is the last chance: from now on villages stay where they are.
prompt-parts = Place what you start with on your villages, or take the proposal.
    .why = Nobody sees the others’ choice until all are done.
prompt-units = Move your units: choose a stack, then where it goes.
    .why = A unit moves once a season. Where enemies meet, they may fight.
prompt-ride = Your cavalry may ride one field further.
    .why = Besides its usual move, cavalry may ride one field by land.
prompt-herds = Drive herds and carry goods between your lands.
    .why = They travel as far as your own lands are connected.
prompt-retreat = Units that have not moved may draw back to a settlement or aboard.
    .why = It is the last move before the battles.
prompt-attrition =
    { $left ->
        [one] The neutral land of { $field } takes { $left } unit of yours: choose which.
       *[other] The neutral land of { $field } takes { $left } units of yours: choose which.
    }
    .why = Every season neutral land takes a quarter of the units there, rounded up.
prompt-withdraw = Pull units and herds behind the walls, or sally out to fight.
    .why = Behind walls units are safe from battle, but the settlement is encircled.
prompt-withdraw-gold = Pull units behind the walls, or sally out.
    .why = Behind walls units are safe from battle, but the settlement is encircled.
prompt-fight = Do you fight in { $field }?
    .why = The winner gains 1 victory point, the loser or whoever flees loses 1.
prompt-charge = Charge in { $field }? Cavalry strikes first, but shields count double against it.
    .why = It is decided in secret. Riders who charge roll no other dice this round.
prompt-convert = Turn pairs of swords into shields or save them.
    .why = Two swords make one shield now, or one sword for the next round.
prompt-hit =
    { $left ->
        [one] You have { $left } sword left in { $field }: choose what it hits.
       *[other] You have { $left } swords left in { $field }: choose what they hit.
    }
    .why = Each sword breaks a shield or takes a life.
prompt-yield =
    { $left ->
        [one] { $left } more sword hits you in { $field }: choose which unit you lose.
       *[other] { $left } more swords hit you in { $field }: choose which unit you lose.
    }
    .why = In your back row you yourself choose which units are lost.
prompt-spill = The ships in { $field } carry { $left } more than they can: choose who is lost.
    .why = Each transport carries 3: infantry takes 1, cavalry 2.
prompt-flee =
    { $fallen ->
        [1] The settlement in { $field } has fallen: choose where your ships sail.
       *[0] You may get away from { $field }: choose who flees where.
    }
    .why = Whoever flees loses 1 victory point, but keeps the units that get away.
prompt-assault = Do you assault the walls in { $field }?
    .why = The swords of a single round must be enough for the whole wall, or it is whole again.
prompt-storm = Do you go on with the assault in { $field }?
    .why = You may stop after each round; next season the walls are whole again.
prompt-fall =
    { $what ->
        [harbour] And the harbour in { $field }: destroy it, or make it a dock of yours?
       *[city] The city in { $field } has fallen: destroy it, or make it a village of yours?
    }
    .why = Destroying it brings gold; keeping it, a settlement of your own.
prompt-plunder = Plunder, take or destroy what lies on your fields.
    .why = Plundered land pays no tax and gives no recruits until it is restored.
prompt-plunder-gold = Plunder fields that your units hold, or clear abandoned sites.
    .why = Plundered land pays no tax and gives no recruits until it is restored.
prompt-merit = Choose who rises for the enemies destroyed.
    .why = Whoever rises fights better from now on.
prompt-revolt = You may revolt against your lord or release a vassal.
    .why = Without a treaty you are enemies again.
prompt-offer = You may offer a treaty.
    .why = Partners in a treaty do not fight each other.
prompt-answer = Answer the offer.
    .why = Whoever signs is bound for as long as the treaty lasts.
prompt-trade = Trade, recruit, train and build. You have { gold-gain }.
    .why = Spend what you want: the gold that is left stays yours.
prompt-trade-gold = Recruit, build, and turn your infantry into other units. You have { gold-gain }.
    .why = Spend what you want: the gold that is left stays yours.
prompt-corsair =
    { $left ->
        [1] Choose the sea where { corsairs } lie in wait.
       *[other] Choose the sea where { corsairs } lie in wait ({ $left } to place).
    }
    .why = They stay there and lie in wait for ships.
corsairs =
    { $level ->
        [experienced] your experienced corsairs
        [veteran] your veteran corsairs
        [elite] your elite corsairs
       *[standard] your corsairs
    }
prompt-young = Choose where the young herds graze.
    .why = In spring herds have young; a field feeds two herds at most.
prompt-sow = Sow your fields.
    .why = What you sow now is harvested in autumn.
prompt-harvest = Bring the harvest in.
    .why = What finds no room in a store is lost.
prompt-feed = Feed your people.
    .why = Whoever is not fed in winter is lost.
prompt-feed-gold = Your gold is not enough for the upkeep of all: take the proposal, or choose what to give up.
    .why = Whatever is not paid for in winter is lost.
prompt-surrender =
    { $mode ->
        [first_game]
            { $what ->
                [city] Nobody pays for the city in { $field }. Will you pay { $left } gold and take it?
               *[village] Nobody pays for the village in { $field }. Will you pay { $left } gold and take it?
            }
       *[other]
            { $what ->
                [city] The city in { $field } is starving. Will you give it food ({ $left }) and take it?
               *[village] The village in { $field } is starving. Will you give it food ({ $left }) and take it?
            }
    }
    .why = Whoever provides for it takes it as if conquered; otherwise it is lost.
prompt-announce = You may announce a victory.
    .why = If it still holds at the end of the next season, you win.
prompt-room =
    { $left ->
        [one] A herd from behind the walls in { $field } finds no room: choose where it goes.
       *[other] { $left } herds from behind the walls in { $field } find no room: choose where they go.
    }
    .why = It goes to a neighbouring field that you control.

## Moves

move-done =
    { $step ->
        [relocate] Leave them there
        [fight] Do not fight
        [charge] Do not charge
        [convert] Keep the swords
        [flee] Stay
        [assault] Do not assault
        [storm] Stop the assault
        [offer] No offer
        [revolt] Do neither
        [announce] Announce nothing
        [surrender] Let them starve
       *[other] Done
    }
move-done-gold = Do not pay
move-auto =
    { $step ->
        [parts] Place everything as proposed
        [sow] Sow as proposed
        [harvest] Bring in all as proposed
        [feed] Feed as proposed
        [hit] The best hits
        [yield] The smallest losses
        [spill] The smallest losses
        [young] As proposed
       *[other] As proposed
    }
move-auto-gold = Pay as proposed
move-village = Village in { $field }
move-relocate = Village from { $field } to { $to }
move-put = { $count } × { unit } in { $field }
    .group = { unit }
    .part = { $count }
move-dock = Dock and ship in { $field }
move-pen =
    { $step ->
        [feed] Keep in { $field }: { herd }
       *[other] Herd in { $field }: { herd }
    }
    .group =
        { $step ->
            [feed] Keep
           *[other] Herd
        }
    .part = { herd }
move-store = { $count } grain in { $field }
    .group = Grain
    .part = { $count }
move-mv = { $field } → { $to }: { $count } × { unit-there }
    .group = { unit-there }
    .part = { $count }
move-sail = { $field } → { $to }: { $count } × { unit }
    .group = { unit }
    .part = { $count }
move-sail-load = { $field } → { $to }: { load-with-levels }
    .group = Sail with
    .part = { load-with-levels }
move-board = { $field } → { $to }, aboard: { $count } × { unit-there }
    .group = Aboard: { unit-there }
    .part = { $count }
move-land =
    { $type ->
        [TR] { $field } → { $to }: crew ashore, the ship is lost ({ unit })
        [WS] { $field } → { $to }: crew ashore, the ship is lost ({ unit })
       *[other] { $field } → { $to }: { $count } × { unit } ashore
    }
    .group =
        { $type ->
            [TR] Crew ashore, the ship is lost: { unit }
            [WS] Crew ashore, the ship is lost: { unit }
           *[other] Ashore: { unit }
        }
    .part = { $count }
move-herd = { $field } → { $to }: { herd }
    .group = Herd
    .part = { herd }
move-grain = { $field } → { $to }: { $count } grain
    .group = Grain
    .part = { $count }
move-fish = { $field } → { $to }: { $count } fish
    .group = Fish
    .part = { $count }
move-lose = In { $field } lose { $count } × { unit-struck }
    .group = Lose
    .part = { unit-struck }
unit-struck =
    { $swords ->
        [0] { unit-there }
        [one] { unit-there }: { $swords } sword
       *[other] { unit-there }: { $swords } swords
    }
move-wd = Behind the walls of { $field }: { $count } × { unit-there }
    .group = Behind the walls: { unit-there }
    .part = { $count }
move-pull = Behind the walls of { $field }: { herd }
    .group = Herd behind the walls
    .part = { herd }
move-sally = Sally out from { $field }: { $count } × { unit }
    .group = Sally out: { unit }
    .part = { $count }
move-leave = Off the site in { $field }: { $count } × { unit }
    .group = Off the site: { unit }
    .part = { $count }
move-fight = Fight { $player } in { $field }
move-charge = Charge
move-conv = Shields: +{ $first }, swords saved: { $second }
move-hit = { unit-struck }
move-flee = Flee to { $to }: { $count } × { unit-there }
    .group = Flee to { $to }: { unit-there }
    .part = { $count }
move-assault = Assault { $field }
move-raze =
    { $step ->
        [feed] Let the settlement in { $field } starve
        [plunder] Clear the site in { $field }
       *[fall]
            { $what ->
                [harbour]
                    { $gold ->
                        [0] Destroy the harbour for no gold
                       *[other] Destroy the harbour, +{ gold-gain }
                    }
               *[city]
                   { $gold ->
                       [0] Destroy the city for no gold
                      *[other] Destroy the city, +{ gold-gain }
                   }
            }
    }
move-raze-gold = Give up the settlement in { $field }
move-keep =
    { $what ->
        [harbour] Make it a dock of yours
       *[city] Make it a village of yours
    }
move-loot =
    { $gold ->
        [0] Plunder { $field } for no gold
       *[other] Plunder { $field }, +{ gold-gain }
    }
move-take = Take in { $field }: { good-name }
    .group = Take
    .part = { good-name }
move-burn = Destroy in { $field }: { good-name }
    .group = Destroy
    .part = { good-name }
move-raise = Promote { unit-there } in { $field }
    .group = Promote
    .part = { unit-there }
move-buy = Buy in { $field }: { unit }, { gold-price }
    .group = Buy a unit
    .part = { unit }
move-rec = Recruit in { $field }, { gold-price }
move-up = In { $field }: { unit } → { into-name }, { gold-price }
    .group = Turn { unit } into
    .part = { into-name }
move-down =
    { $gold ->
        [0] In { $field } back to light infantry: { unit-there }, for no gold
       *[other] In { $field } back to light infantry: { unit-there }, +{ gold-gain }
    }
    .group = Back to light infantry
    .part =
        { $gold ->
            [0] { unit-there }
           *[other] { unit-there } (+{ gold-gain })
        }
move-train = Train in { $field } for { gold-price }: { unit-there }
    .group = Train
    .part = { unit-there }
move-build = Build in { $field }: { building }, { gold-price }, { builders }
    .group = Build: { building }
    .part = { builders }
move-join = To the site in { $field }: { builders }
    .group = Send to the site
    .part = { builders }
move-drop = Give up the site in { $field }, +{ gold-gain }
move-clean = Restore plundered land in { $field }, { gold-price }
move-sell = Sell { goods } from { $field }, +{ money-gold }
    .group = Sell { good-name }
    .part = { $count } (+{ money })
move-purchase = Buy { goods } for { $field }, { gold-price }
    .group = Buy: { good-name }
    .part = { $count }
move-kill =
    { $step ->
        [trade] Slaughter in { $field }: { herd }, +{ money-gold }
       *[other] Slaughter in { $field }: { herd }
    }
    .group = Slaughter
    .part =
        { $step ->
            [trade] { herd } (+{ money })
           *[other] { herd }
        }
move-offer = { offer-text }
    .group = { offer-kind }
    .part = { coins }
    .about = { treaty-terms }
offer-text =
    { $side ->
        [pay] To { $player }: { treaty-name }, you pay { coins }
       *[receive] To { $player }: { treaty-name }, you receive { coins }
    }
builders =
    { $seasons ->
        [0] { builders-many }: no progress, needs { $least }
        [one] { builders-many }: built in { $seasons } season
       *[other] { builders-many }: built in { $seasons } seasons
    }
builders-many =
    { $level ->
        [recruit] { builders-count } (recruits)
        [experienced] { builders-count } (experienced)
        [veteran] { builders-count } (veterans)
        [elite] { builders-count } (elite)
       *[standard] { builders-count }
    }
builders-count =
    { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
offer-kind =
    { $side ->
        [pay] { treaty-name }, you pay
       *[receive] { treaty-name }, you receive
    }
move-yes =
    { $side ->
        [pay] Accept: { treaty-name }, you pay { coins }
       *[receive] Accept: { treaty-name }, you receive { coins }
    }
    .group =
        { $side ->
            [pay] { treaty-name }, you pay { coins }
           *[receive] { treaty-name }, you receive { coins }
        }
    .part = Accept
    .about = { treaty-terms }
# What a treaty says, line by line: $rounds is 0 where it has no end.
treaty-terms =
    { treaty-paid }
    { treaty-lasts }
    { treaty-effect }
    { treaty-points }
    { treaty-end-points }
    { treaty-sovereignty }
board-treaty-terms = { treaty-name }: { treaty-paid } { treaty-lasts } { treaty-effect } { treaty-points } { treaty-end-points }
treaty-paid =
    { $treaty ->
        [aid] Paid once, when it is signed.
        [ransom] Paid once, when it is signed.
       *[other] Costs nothing now; paid whenever taxes are collected, from the next time on.
    }
treaty-lasts =
    { $rounds ->
        [0]
            { $revolt ->
                [one] Lasts until the lord releases the vassal, or the vassal revolts in spring and loses { $revolt } victory point.
               *[other] Lasts until the lord releases the vassal, or the vassal revolts in spring and loses { $revolt } victory points.
            }
        [one] Lasts { $rounds } season.
       *[other] Lasts { $rounds } seasons.
    }
treaty-effect =
    { $treaty ->
        [vassalage] Meanwhile neither fights, besieges or robs the other, and the lord may cross the vassal’s land.
       *[other] Meanwhile neither fights, besieges or robs the other.
    }
treaty-points = Victory points with the first payment: receiver { $vp-superior }, payer { $vp-inferior }.
treaty-end-points = Points if it still holds at the end: receiver { $tp-superior }, payer { $tp-inferior }.
treaty-sovereignty = Treaties the receiver then has for sovereignty: { $have } of { $need }.

# Why one should think twice. $player is the other one.
warning-offer-ends =
    { $side ->
        [pay] If { $player } signs this, { $player } is sovereign and wins at once: you lose the game.
       *[receive] If { $player } signs this, you are sovereign, and you win at once.
    }
warning-sign-ends =
    { $side ->
        [pay] If you sign this, { $player } is sovereign and wins at once: you lose the game.
       *[receive] If you sign this, you are sovereign, and you win at once.
    }
warning-offer-vassal =
    { $revolt ->
        [one] If { $player } signs this, you are a vassal for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory point.
       *[other] If { $player } signs this, you are a vassal for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory points.
    }
warning-sign-vassal =
    { $revolt ->
        [one] If you sign this, you are a vassal of { $player } for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory point.
       *[other] If you sign this, you are a vassal of { $player } for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory points.
    }
warning-revolt =
    { $points ->
        [one] This breaks the treaty: you lose { $points } victory point, and { $player } is your enemy again.
       *[other] This breaks the treaty: you lose { $points } victory points, and { $player } is your enemy again.
    }
warning-release = This ends the treaty with its dues and points, and { $player } is your enemy again.
warning-homeland =
    { $gold ->
        [0] This is your own land: plundered, it counts less for you, pays no tax and gives no recruits, and you get no gold.
       *[other] This is your own land: plundered, it counts less for you, pays no tax and gives no recruits. You get { $gold } gold.
    }
warning-starve = The settlement in { $field } will be lost for good.
warning-winter =
    { $mode ->
        [first_game] Winter is next and gold is missing ({ $missing }): whatever is not paid for is lost, and whoever has nothing left is out of the game.
       *[other] Winter is next and food is missing ({ $missing }): whoever is not fed is lost, and whoever has nothing left is out of the game.
    }
warning-drop = All that was built in { $field } is lost, and only { gold-gain } comes back.
move-no = Refuse
move-revolt = Revolt against { $player }
move-release = Release { $player }
move-corsair = To sea in { $field }: { unit }
    .group = To sea
    .part = { unit }
move-young = Young in { $field }: { herd }
    .group = Young
    .part = { herd }
move-sow = Sow { $field }: { $seed } grain now, { $harvest } in autumn
move-reap = { $count } grain from { $field } to { $to }
    .group = Grain
    .part = { $count }
move-reap-here = { $count } grain into the settlement in { $field }
    .group = Into the settlement here
    .part = { $count }
move-feed = Feed with { good-name } first
    .group = Use up first
    .part = { good-name }
move-starve = Let starve in { $field }: { $count } × { unit-there }
    .group = Let starve: { unit-there }
    .part = { $count }
move-starve-gold = Give up in { $field }: { $count } × { unit-there }
    .group = Give up: { unit-there }
    .part = { $count }
move-spare =
    { $what ->
        [city] Feed the city in { $field } with { $left } food and take it, victory points +{ $points }
       *[village] Feed the village in { $field } with { $left } food and take it, victory points +{ $points }
    }
move-spare-gold =
    { $what ->
        [city] Pay { $left } gold for the city in { $field } and take it, victory points +{ $points }
       *[village] Pay { $left } gold for the village in { $field } and take it, victory points +{ $points }
    }
move-announce = Announce { goal-name }
move-house = Herd to { $to }: { herd }

## The table

board-player = Player { $number }
board-over = The game is over
board-prelude = Prelude
board-moment = Year { $year }, { season }, subphase { $subphase }
board-moment-gold = Year { $year }, { season }: { subphase }
board-turn = Deciding: { $player }
board-map = Map
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tally-vp = Victory points: { $points }
    .what = victory points
tally-fields = Land: { $points }
    .what = land
tally-settlements = Settlements: { $points }
    .what = settlements
tally-farms = Farms: { $points }
    .what = farms
tally-treaties = Treaties: { $points }
    .what = treaties
tally-total = Total: { $points }
won-by =
    { $way ->
        [sovereignty] Won by sovereignty: treaties with all, always as the superior.
        [dominance] Won by dominance.
        [power] Won by power.
        [lead] Won by a great lead at the end of a year.
        [last] Won as the last one left.
       *[significance] Won by significance after the last year.
    }
tie-shared = Equal in points and gold: the victory is shared.
won-over-outdone = Whoever is out of the game cannot win it, whatever the points.
tie-gold = With equal points gold decided: { $gold }.

## The page

page-when = Year { $year }, { season }
page-subphase = { $subphase } of 10
page-partners = Players to deal with
page-round = The round
page-first = Begins the round: { $player }
page-hidden = What the others do is shown when all are done.
page-year = Year { $year } of { $years }
page-realm = Your realm
page-land = Land
page-growth = Grain each summer.
page-shelter = How much stronger walls are.
page-taxes = Next taxes: { gold-gain }
page-taxes-gold = Taxes in spring, summer and autumn: { $gold } gold each
page-wages = Wages in winter: { gold-gain }
page-winter =
    { $missing ->
        [0] Winter: enough food, { $food } for the { $need } needed
       *[other] Winter: { $missing } food missing, { $need } needed
    }
page-after-harvest =
    { $missing ->
        [0] enough once the crops are in
       *[other] still { $missing } missing even with the crops
    }
page-winter-gold =
    { $enough ->
        [now] Winter upkeep: { gold-needed }, you have { $gold }
        [later] Winter upkeep: { gold-needed }, with the taxes until then you have { $then }
       *[never] Winter upkeep: { gold-needed }, { $missing } missing even with the taxes
    }
gold-needed =
    { $need ->
        [one] { $need } gold
       *[other] { $need } gold
    }
page-cut-off =
    { $count ->
        [one] { $count } unit is cut off and lost in winter
       *[other] { $count } units are cut off and lost in winter
    }
page-vp = Victory points: { $points }
page-gold = Gold: { $gold }
page-lands = Land fields: { $lands }
page-units = Units: { $units }
have =
    { $what ->
        [gold] gold
        [units]
            { $count ->
                [one] unit
               *[other] units
            }
        [tiles]
            { $count ->
                [one] tile
               *[other] tiles
            }
        [grain] grain
        [fish] fish
        [sheep] sheep
        [pigs] pigs
        [cows] cows
       *[horses] horses
    }
page-offer = An offer
page-offer-terms = { $player } offers { $partner } { treaty-name }: { $inferior } pays { coins } to { $superior }.
page-offer-ends = Signing it ends the game: { $superior } would win.
page-fight =
    { $kind ->
        [ambush] Ambush in { $field }
        [siege] Siege of { $field }, round { $round }
       *[battle] Battle in { $field }, round { $round }
    }
fight =
    { $what ->
        [units] Units
        [shields] Shields
        [swords] Swords
        [saved] Saved
       *[killed] Enemies destroyed
    }
page-breached = The wall is breached
page-forecast =
    { $kind ->
        [siege] Forecast: siege of { $field }
       *[battle] Forecast: battle in { $field }
    }
page-odds = { $attacker } wins { $win }%, draw { $draw }%, { $defender } wins { $loss }%.
page-wins = { $player }: { $chance }%
page-draw = draw { $chance }%
page-losses =
    { $losses ->
        [one] { $player } loses { $losses } unit on average
       *[other] { $player } loses { $losses } units on average
    }
page-left = Units left, chances in %
page-marches = If you attack
page-marches-about =
    { $mode ->
        [first_game] Assumes that whoever is there stays and nobody else comes. Flight is left out.
        [basic] Assumes that whoever is there stays and nobody else comes. Charges and flight are left out.
       *[advanced] Assumes that whoever is there stays and nobody else comes. Charges, converted swords and flight are left out.
    }
page-march-on =
    { $kind ->
        [siege] Settlement of { $defender }
       *[battle] Units of { $defender }
    }
page-march-units =
    { $all ->
        [0] { $coming ->
            [one] { $coming } unit
           *[other] { $coming } units
        }
       *[other] all { $coming }
    }
page-march-odds =
    { $kind ->
        [siege] taken { $win }% · holds { $draw }% · defeat { $loss }%
       *[battle] win { $win }% · draw { $draw }% · loss { $loss }%
    }
page-march-left = { $left } of { $units } left
page-march-here = attack with { page-march-units }: { page-march-odds }, { page-march-left }
page-march = Attack on { $field }, held by { $defender }, { page-march-units }: { page-march-odds }; on average { page-march-left }.
plan-title =
    { $step ->
        [hit] The best hits:
        [yield] The smallest losses:
        [spill] The smallest losses:
       *[other] The proposal:
    }
plan-village = { $field }: { $things }
plan-dock = dock with a ship
plan-put = { $count } × { type-name }
plan-pasture = { herd }
plan-store = grain { $count }
plan-sow = sow { $fields } (grain { $count })
plan-reap = { $field } → { $to }: grain { $count }
plan-rob = { $field } → { $to }: stolen grain { $count }
plan-rot = grain that rots: { $count }
plan-young = young in { $field }: { herd }
plan-kill = slaughter in { $field }: { herd }, meat { $count }
plan-eat = use up: { good-name } { $count }
plan-pay = pay gold { $count }
plan-starve = starved in { $field }: { $count } × { type-name }
plan-starve-gold = unpaid and lost in { $field }: { $count } × { type-name }
plan-shrink = hunger makes the city in { $field } a village
plan-shrink-gold = without upkeep the city in { $field } becomes a village
plan-abandon = left hungry in { $field }: { building }
plan-abandon-gold = unpaid and given up in { $field }: { building }
plan-all-fed = nobody goes hungry
plan-all-paid = all is paid for
plan-lose = { $count } × { unit-there }
page-corsairs =
    { $count ->
        [one] { $count } ship to be put to sea: { corsairs-bought }
       *[other] { $count } ships to be put to sea: { corsairs-bought }
    }
corsairs-bought =
    { $level ->
        [experienced] experienced corsairs
        [veteran] veteran corsairs
        [elite] elite corsairs
       *[standard] corsairs
    }
page-goals = Ways to win
page-needed = needed
page-treaties = Treaties
page-treaty =
    { $left ->
        [0] { treaty-name }: { $superior } over { $inferior }
        [one] { treaty-name }: { $superior } over { $inferior }, { $left } more season
       *[other] { treaty-name }: { $superior } over { $inferior }, { $left } more seasons
    }
goal =
    { $goal ->
        [vp] Points
        [lands] Land
        [settlements] Settl.
        [cities] Cities
        [treaties] Treaties
       *[farm-points] Farm
    }
announced = announced: { goal-name }
field-name = { $field }, { colour }
field-locked = enemies face each other
field-control = held by { $player }
field-encircled = encircled
field-plundered = plundered
field-settlement = { building } of { $player }
field-site = building: { building }, { $done }%
field-crop = { $count } sown grain
field-grain = { $count } grain stored
field-fish = { $count } fish stored
field-units = { $player }: { $count } × { unit-there }
overview-unit =
    { $price ->
        [0] { type-name }: lives { $lives } (on rough ground { $rough })
       *[other] { type-name }: lives { $lives } (on rough ground { $rough }), made for { $price } gold
    }
overview-building = { building }: { gold-gain }, at least { $least } light infantry, tiles { $tiles }
board-legend =
    { $mode ->
        [first_game] A field: its name (its id in moves), its land, [who holds it], then what is there, each with the number of its player. LI light infantry, HI heavy infantry, SE siege engine, TR transport, WS warship. ! enemies face each other, o encircled, x plundered.
       *[other] A field: its name (its id in moves), its land, [who holds it], then what is there, each with the number of its player. LI light infantry, HI heavy infantry, SE siege engine, CA cavalry, TR transport, WS warship, ME mercenaries, CO corsairs. ! enemies face each other, o encircled, x plundered.
    }
board-site = { building } { $done }%
board-crop = sown { $count }
board-grain = grain { $count }
board-fish = fish { $count }
board-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
board-rival = rival: { $player }
board-out = out of the game

## Fights, step by step

scene-title =
    { $kind ->
        [ambush] Ambush in { $field }
        [siege] Assault on { $field }
        [sea] Sea battle in { $field }
       *[battle] Battle in { $field }
    }
scene-of = { scene-title }: { $player } against { $other }.
scene-side = { $player }: { $things }.
scene-units = { $count } × { unit }
scene-wall = walls of { $count }
scene-fort = a fort
scene-roll =
    { $kind ->
        [charge] Charge
        [wall] Round { $round } at the wall
        [fort] The fort strikes
       *[round] Round { $round }
    }
scene-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
scene-blanks = +{ $count } for blanks
scene-rival = +{ $count } against the rival
scene-saved = +{ $count } saved before
scene-against-shields =
    { $count ->
        [one] against { $count } shield
       *[other] against { $count } shields
    }
scene-against-wall = the wall takes { $count }
scene-throw = { $player }: dice { $dice }, { $swords } ({ $more }).
scene-throw-plain = { $player }: dice { $dice }, { $swords }.
scene-loses = { $player } loses { $things }.
scene-points = Victory points: { $player } +{ $vp }, { $other } −{ $vp }.

## What the game asks about only if somebody wants it

stop-herds = Herds and goods
    .about = Moving herds, grain and fish; what is connected feeds the same mouths anyway.
stop-retreat = Retreat
    .about = Retreating to your own settlement, also to relieve it. Unless switched on, you are asked only when neutral land would cost you units.
stop-plunder = Plundering your own land
    .about = Also plundering land that was nobody else’s. Foreign land and loot are always asked about.
stop-offers = Offers of treaties
    .about = Offering treaties and releasing vassals; and answering an offer that you have refused from the same player before.
stop-sales = Selling after buying
    .about = Going on with trade when there is nothing left to buy, only to sell, slaughter, downgrade or give up building, or when winter takes all your gold.
stop-builders = Builders at work
    .about = Marching off with units that build, when all others have gone.
stop-hopeless = Hopeless fights
    .about = A battle with less than one chance in ten, an assault on a wall that the swords cannot break, flight or shelter from a battle that you are not likely to lose, and turning swords into something else while all of them strike.

## What statistics count

measure-rounds = Rounds
measure-lands = Land fields per player
measure-settlements = Free settlements per player
measure-gold = Gold left per player
measure-victory-points = Victory points per player
measure-out = Players out of the game
measure-treaties = Treaties at the end
measure-battles = Battles
measure-assaults = Assaults
measure-conquests = Settlements conquered
measure-treaties-made = Treaties signed
measure-victory =
    { $victory ->
        [sovereignty] Won by sovereignty
        [dominance] Won by dominance
        [power] Won by power
        [lead] Won by a great lead
        [last] Won as the last one left
       *[significance] Won by significance
    }
