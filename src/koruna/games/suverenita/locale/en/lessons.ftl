### The lessons

lesson-villages = Three villages
    .about = Found your realm: where it begins, and with what.
lesson-villages-map = This land will be divided between you and your rival. Every field is land or sea; villages stand on land.
lesson-villages-first = Found your first village on the ringed field. It lies by the sea, so it gets a dock and a ship as well.
    .not = A realm can begin there, too. For this lesson found the village on the ringed coast.
lesson-villages-second = You found villages in turn. Put the second one on the field beside the first: neighbours are easier to defend.
    .not = Far from the first village it would stand alone. Take the ringed field, or one beside it.
lesson-villages-third = And the third one wherever you like. Villages pay taxes, hold land and muster units.
lesson-villages-stay = Now everybody may move one village. Yours are well placed: leave them there.
    .not = There is no need to move. Leave the villages where they are.
lesson-villages-parts = Five light infantry and a ship are yours. Take the proposal for where they stand.
    .not = You could place them one by one, but the proposal is fine. Take it.
lesson-villages-taxes = These are the ways to win. In the first game gold is what everything is paid with, and villages bring it.

lesson-march = Marching
    .about = The first spring: units go out and hold land.
lesson-march-stack = Every season begins with marches. A unit moves once, to a neighbouring field, and land where it stands pays taxes to you.
lesson-march-go = Choose the ringed village, then a field beside it, and send one or two units there.
    .not = Begin with the ringed village: choose it, then a field beside it.
lesson-march-more = Move other units if you like, also the ship. When all stand as you want, end the marches.
lesson-march-season = A year has four seasons. In the first game spring, summer and autumn bring taxes, and winter costs upkeep.

lesson-build = Recruiting and building
    .about = What gold is good for.
lesson-build-gold = This is your gold. Units, villages and other works are bought with it, once a season.
lesson-build-recruit = Recruit a unit: choose a field of yours. It costs one gold and stands there at once.
    .not = First recruit one more unit; builders are short.
lesson-build-builders = A new village costs three gold and takes two units as builders two seasons. They cannot march meanwhile.
lesson-build-more = Spend what you want: recruit, or let two units build a village. Then end the season.
lesson-build-next = What is left stays yours for the next season, and new units march with the others.

lesson-battle = A battle
    .about = Two units against one: who fights, who flees.
lesson-battle-meet = Units of both of you stand on the same field. Here you see how a battle would probably end.
lesson-battle-fight = Two of yours against one: fight.
    .not = You may let them be, but the odds are with you. Fight.
lesson-battle-dice = Dice decide: every sword breaks a shield or takes a life. Read in the chronicle how it went.
lesson-battle-honour = The winner gains a victory point; the loser, or whoever flees, loses one. Enough of them win the game.

lesson-winter = Winter
    .about = Whoever cannot pay has to give something up.
lesson-winter-winter = Winter is the test: every unit and every village costs one gold now.
lesson-winter-upkeep = Here the gold is not enough for all. So save some in autumn, or take it from your rival.
lesson-winter-pay = Take the proposal: it gives up as little as possible.
    .not = You may choose yourself what to give up. The proposal is the cheapest way: take it.
lesson-winter-spring = Those who are left begin a new spring. A realm that grows slowly and pays for itself goes furthest.

lesson-year = A first year
    .about = Your own realm against the gentlest of all opponents.
lesson-year-aim = From here on you play yourself. Found a realm of your own on this land, as you have learned.
lesson-year-help = Here you take a move back, ask for a hint, or see all moves in a list.
lesson-year-play = Found three villages, march, recruit and build. Get through the seasons with enough gold for winter.
