### The lessons

lesson-home = A home for a small people
    .about = Settle, choose your first action, and join in the actions of others.
lesson-home-side = Your people need a home. Every territory card has two sides; take side A this time.
    .not = That side would do as well, but this lesson goes on at home on side A.
lesson-home-split = Six resources to begin with. Three food, one ore and two mana are a good start: food for new figures, mana for magic and war.
    .not = Possible, but it would leave you short of something soon. Take three food, one ore and two mana.
lesson-home-start = Settle in the ringed fields. Both of your figures begin there, and fields give food.
    .not = Begin in the ringed fields: they have the most neighbours, and food is what lets a people grow.
lesson-home-acts = Six actions for everybody. Whoever is on turn chooses one and puts a shield on it; then nobody can choose it again in this cycle.
lesson-home-choose = Choose Patrol: it moves a figure within your own territory.
    .not = That will come later. With both figures in one place you gather little: choose Patrol and spread out.
lesson-home-patrol = Move a figure into the ringed forest. From now on it will bring mana, while the fields bring food.
    .not = Go to the ringed forest: then your people hold two kinds of land.
lesson-home-follow = When others choose an action, you may do it too, or collect a resource from each region with a figure of yours. Choose either.
lesson-home-rim = Regions at the rim lead to other territories, by a Quest. Between the homes lies land that nobody owns yet.

lesson-growth = Growing
    .about = New figures, magic, the castle, and how a cycle ends.
lesson-growth-tracks = Three things grow: your figures, your magic and your castle. Each of them brings points, and each ends the game when it is full.
lesson-growth-choose = You have food, so let your people grow: choose Expand.
    .not = A good action, but food lies idle in your stores. Choose Expand.
lesson-growth-expand = A new figure joins one that is alone in its region. It costs as much food as you then have figures.
    .not = You can afford it: put the new figure with one of yours.
lesson-growth-follow = Your opponent has chosen. Do the same if it helps you, or collect: one resource for each region you hold.
lesson-growth-cycle = The fifth shield ends the cycle; then all six actions are free again. So one action is left out each time.
lesson-growth-again = Choose another action: Build raises your castle with ore, Research your magic with mana. Every level has an ability.
lesson-growth-end = Seven figures, five levels of magic or the whole castle bring the end. The cycle is still finished, then points are counted.

lesson-war = War
    .about = Enter a region that somebody holds, and win it.
lesson-war-rim = An orc stands alone in the Lost Kingdom and has little to pay with. A Quest takes your figure there across the rim.
lesson-war-choose = Choose Quest.
    .not = Not now: the orc is weak at this moment, so choose Quest.
lesson-war-attack = Send your figure from the fields at home to the ringed region. Whoever enters a region of another attacks.
    .not = The orc in the ringed region is the one that can be beaten. Go there.
lesson-war-dial = Both sides set a die in secret. Set four: two mana are worth four, and your opponent can pay for at most two.
    .not = Set four. Less might lose, more would only cost more: winner and loser both pay for their numbers.
lesson-war-pay = Pay for your number. Mana counts two, ore one, and there is no change.
lesson-war-won = The region is yours, and the beaten figure had to leave. Two flags instead of numbers would have made you allies.

lesson-game = A whole game
    .about = A small people against the gentlest of all opponents.
lesson-game-aim = Now a whole game. Points come from figures, from magic and from the castle.
lesson-game-end = It ends once somebody has filled one of these. Watch how far your opponent is.
lesson-game-play = The game is yours. Three food, one ore and two mana are still a good start.
