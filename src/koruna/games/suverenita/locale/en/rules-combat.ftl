### The rules (combat): each text answers “why not?” and is a paragraph of the help

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
