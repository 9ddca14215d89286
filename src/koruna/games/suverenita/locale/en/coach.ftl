### What the coach explains the first time it comes up
# Told by the chronicle alone:
# first village relocated ordered ordered-known marched landed sailed sailed-load drove carried-grain
# carried-fish ambush-rolled pulled-herd sallied left-site came-out housed fed-inside chooses-charge
# chose-charge charge-rolled rolled chooses-conversion chose-conversion units-lost fled assault-rolled
# assault-repelled assault-ends razes burns site-removed trained site-joined site-grew site-given-up offer
# refusal treaty-points due bought herd-mounted downgraded crew-landed training sold purchased slaughtered
# cleaned sown harvest slaughter meat-sold young-die victory

coach-prompt-village = A village makes its field yours and pays taxes. Villages side by side defend each other; coasts allow ships.
coach-prompt-relocate = One village may still move, then all of them stay for good. Look where the others have settled: a coast or a good field may be better.
coach-prompt-parts = Put your first units where you want to go, and what needs water on a coast. The proposal is sensible; nobody sees your choice before all are done.
coach-prompt-units = Every unit moves once a season. Fields where your units stand pay taxes, and lone units are easily driven off.
coach-prompt-ride = Cavalry has one more step by land each season. It may catch somebody, or get away from those who come too near.
coach-prompt-herds = Herds, grain and fish travel any distance through connected land, and over sea to one coast. Bring them where there is room and people to feed.
coach-prompt-retreat = Whoever has not moved may still go to a neighbouring settlement of yours, even one under siege, or aboard a ship. Battles come next.
coach-prompt-attrition = Neutral land takes a quarter of your units there every season, rounded up. Give up the cheapest, and do not stay long.
coach-prompt-withdraw = Inside nobody can be fought in battle, but if nobody stays outside the settlement is encircled and cut off. Herds inside eat from its store.
coach-prompt-withdraw-gold = Inside nobody can be fought in battle, but if nobody stays outside the settlement is encircled and cut off. Outside you fight for the field.
coach-prompt-fight = Compare the dice before you decide: the winner gains a victory point, the loser or whoever flees loses one.
coach-prompt-charge = Cavalry may strike first, once: its victims do not strike back. But shields count double against it, and it rolls no more this round.
coach-prompt-convert = Pairs of swords may become a shield for this round, or one saved sword for the next. Convert what has nobody left to hit.
coach-prompt-hit = Each sword takes a life, and wounds heal after the round. Rather destroy one unit than wound two; the strongest is worth most.
coach-prompt-yield = Units at the back are hit last, and you say which. Give up the cheapest, or whoever would fight worst in the next round.
coach-prompt-spill = A transport carries three: infantry takes one, cavalry two. With a ship lost there is no room for all, so choose who stays aboard.
coach-prompt-flee = Fleeing loses the battle and a victory point, but saves whoever finds a way: to a settlement, a ship, or where they came from.
coach-prompt-assault = The wall has five shields a level, and the swords of one round must break them all. Siege engines lower it; waiting keeps the siege.
coach-prompt-storm = The wall is whole again, and your losses stay. Another round is a new try with fewer units; stopping keeps the siege.
coach-prompt-fall = Destroying brings gold at once; keeping makes it yours, one step smaller, to defend and provide for. The victory points are the same.
coach-prompt-plunder = Plundering brings a gold, and the field pays nobody until restored. Foreign herds and crops may be taken for a victory point, or destroyed.
coach-prompt-plunder-gold = Plundered land pays nobody until it is restored. It hurts your rival, and later perhaps you.
coach-prompt-merit = For each destroyed enemy one survivor rises a level: from experienced on dice may be rolled again, veterans have a life more.
coach-prompt-revolt = In spring a vassal may break free for 2 victory points, and a lord may let go. Afterwards you can fight each other again.
coach-prompt-offer = Treaty partners do not fight; one pays, the other is paid and gains points. Whoever is paid by all the others wins at once.
coach-prompt-answer = Signing binds you to peace and payments. Weigh the points of both sides, and whether the other would then stand above everybody: that wins.
coach-prompt-trade = Each settlement can equip only a few units a season, and a harbour makes prices better. Think of winter: everybody wants to eat.
coach-prompt-trade-gold = Recruit where you need units, and think of winter: every unit and village will cost one gold.
coach-prompt-corsair = Corsairs stay where you put them and make the sea unsafe: nobody else fishes there in peace. Choose waters that a rival needs.
coach-prompt-young = Every two herds of a kind have a young one in spring. A field feeds two herds, so choose where there is room and safety.
coach-prompt-sow = A grain sown in spring becomes four on plains by autumn, three on meadows, two in hills and marsh. Keep enough to eat until then.
coach-prompt-harvest = The crop goes into stores with room: five grain in a village, ten in a city. What stays on the fields rots.
coach-prompt-feed = A unit or village eats one grain, one meat or two fish, a city twice that. Slaughtered herds are meat; whoever gets nothing is lost.
coach-prompt-feed-gold = Winter: the gold is not enough for all. The proposal gives up what costs you least.
coach-prompt-surrender = Its owner leaves the besieged settlement without support. If you provide for it, it is yours with the points of a conquest; otherwise it is gone.
coach-prompt-announce = An announced goal that still holds at the end of next season wins. From now on all others know what to prevent.
coach-prompt-room = Herds leave the walls, but a field feeds only two. Choose a neighbouring field of yours; without room they are lost.
coach-event-rival = A rival is somebody you fight better: one more sword for every four of your units. The one you are a rival of may be another player.
coach-event-start = In each of the four seasons everybody moves, fights, trades and builds. Taxes come in autumn, and winter is when everything has to be paid for.
coach-event-boarded = Aboard a ship units travel without a step of their own, so a march and a voyage reach further in one season. A transport carries three.
coach-event-worn-down = Neutral land belongs to nobody and wears armies down: a quarter of the units there every season, rounded up.
coach-event-ambush = A fort strikes at enemies who enter its field, before any battle and without a risk of its own.
coach-event-withdrew = Behind walls units escape a battle. If none stays outside, the settlement is encircled: no taxes, trade or recruits until help comes.
coach-event-battle = A first battle: swords break shields or take lives, round after round, until one side is gone or flees.
coach-event-flees = Fleeing is a lost battle, but it saves the units that find a way out.
coach-event-battle-won = The winner of a battle gains a victory point, the loser loses one. Ten of them can be announced as a victory.
coach-event-battle-drawn = A draw: nobody gains or loses a point, and whoever is left stays on the field.
coach-event-assault = An assault: the swords of one round must break the whole wall, five shields a level. Otherwise it is whole again.
coach-event-breach = The wall is breached: now it is a battle without it, and the defenders have nowhere to flee.
coach-event-conquers = A conquered village brings 4 victory points, a city 8, and its owner loses as many.
coach-event-occupies = A settlement with nobody inside is taken just as it stands.
coach-event-plunders = A plundered field pays no taxes and gives no recruits, until somebody pays to restore it or completes a settlement there.
coach-event-robs = Whoever holds a field with units may take the herds and crops of others there: a victory point, and one less for the owner.
coach-event-rises = Units rise a level for enemies they destroyed: experienced ones roll dice again, veterans have a life more.
coach-event-site-begun = A building site grows every season while light infantry works there, faster with more hands. Left alone it stays as it is.
coach-event-built = Completed: a city pays three times the tax of a village, docks are for ships, and a fort makes the walls stronger.
coach-event-treaty-ends = The treaty is over and they are enemies again: their units lock fields, fight and besiege.
coach-event-treaty = Partners in a treaty do not fight, besiege or plunder each other. Whoever all the others pay is sovereign, and wins.
coach-event-recruited = Recruiting: one gold for light infantry on a field that is held and connected with a settlement, one a season for each.
coach-event-corsair-placed = Corsairs never move and need no food. The sea where they lie in wait is calm for nobody else.
coach-event-upgraded = Light infantry became something stronger: heavy infantry in a city, ships in docks, siege engines before walls. It is still one unit.
coach-event-wages = Mercenaries eat nothing, but each wants two gold in winter; unpaid they leave.
coach-event-mercenaries-left = Mercenaries who are not paid in winter leave for good.
coach-event-fished = Each calm sea with own ships brings a fish into a connected dock or harbour every season. Two fish feed as much as one grain.
coach-event-herd-lost = A herd without room is lost: a field feeds two at most, and none where grain is sown.
coach-event-starved-inside = Herds behind walls eat from the store of their settlement every season, and are lost when it is empty.
coach-event-young = In spring two herds of a kind have a young one; a single herd needs luck with the die.
coach-event-growth = In summer crops grow by themselves: by three on plains, two on meadows, one in hills and marsh.
coach-event-taxes = Taxes: a gold for each free village, and a half for each other field that you hold.
coach-event-theft = Whoever controls a field in autumn harvests it, whoever sowed. A stolen crop is a victory point, and one less for the sower.
coach-event-rot = Grain that was not brought in by the end of autumn rots.
coach-event-fed = Winter: every unit and village eats one, a city two, horses grain besides. Whoever goes hungry is lost.
coach-event-upkeep = The first winter: everybody has to be paid. Whoever cannot be paid is lost.
coach-event-starved = There was not food for all, and units that go hungry are lost. Next year: fewer of them, or more fields sown.
coach-event-starved-gold = There was not gold for all, and unpaid units are lost. Next year: fewer of them, or more land that pays taxes.
coach-event-city-shrinks = A city eats two. Fed with one, it shrinks to a village.
coach-event-city-shrinks-gold = A city costs two gold in winter. Paid with one, it shrinks to a village.
coach-event-settlement-starved = A settlement that nobody fed is gone. Besieged, it costs its owner victory points as well.
coach-event-settlement-starved-gold = A settlement that nobody paid for is gone. Besieged, it costs its owner victory points as well.
coach-event-surrender = A besieger may provide for a starving settlement, and takes it as if conquered, points included.
coach-event-announcement = If the announced goal still holds at the end of next season, that player wins. Until then everybody else can prevent it.
coach-event-lapse = The announced goal no longer holds, or not all settlements could be fed. It may be announced again.
coach-event-lapse-gold = The announced goal no longer holds, or the gold would not do for all settlements. It may be announced again.
coach-event-out = Without a settlement and units a player is out, and all treaties with that player end.
