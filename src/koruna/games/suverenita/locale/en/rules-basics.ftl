### The rules (aim, land, set-up, units, victory): each text answers “why not?” and is a paragraph of the help

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
