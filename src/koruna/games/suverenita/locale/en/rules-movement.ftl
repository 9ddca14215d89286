### The rules (movement): each text answers “why not?” and is a paragraph of the help

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
