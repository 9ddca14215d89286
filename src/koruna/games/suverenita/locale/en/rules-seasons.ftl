### The rules (seasons): each text answers “why not?” and is a paragraph of the help

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
