### The lessons

lesson-cards = Three cards
    .about = Bid, take cards, and do with armies and a city what they say.
lesson-cards-home = Here all armies set out. Three of yours stand in the start region, the others wait in your hand.
lesson-cards-bid = First you bid in secret for the right to start. Bid one coin: whoever bids the most pays it and begins.
    .not = Coins never come back, and one will be enough here. Bid one coin.
lesson-cards-row = On your turn you take one card. The first is free; the further to the right, the more coins it costs.
lesson-cards-take = Take the first card, for nothing. Its good stays with you and counts at the end; its action you do at once.
    .not = That card costs coins. The first one is free and just what you need: three armies.
lesson-cards-add = Three new armies. Put them where new ones may arrive: in the start region. Choose it three times.
    .not = You may do less, but armies are what this game is about. Place all three of them.
lesson-cards-sea = Now take the third card for one coin: four moves, over land or sea.
    .not = A fine card, but without ships you stay on this continent. Take the third one.
lesson-cards-sail = Make four moves, each with one army to a neighbouring region or along a dotted line. Nobody fights: armies simply spread.
    .not = There are moves left. Use all four: every region with most armies of yours is a point.
lesson-cards-city = Take the first card: it builds a city, and it is free.
    .not = That would cost coins. The first card is free, and a city is worth more than it seems.
lesson-cards-build = Build the city where you have an army, best far from the start. New armies may arrive there from now on.
    .not = Do not leave the city in your hand: choose a region with an army of yours.
lesson-cards-points = Here are your goods. With regions and continents they make up your points; the next lesson counts them.

lesson-points = Regions, continents, goods
    .about = Where points come from, from the middle of a game.
lesson-points-regions = A region is a point for whoever has the most there; cities count like armies. With a tie, nobody gets it.
lesson-points-continents = A continent is one more point for whoever controls most of its regions. You have one, your opponent two.
lesson-points-goods = Goods bring points in sets: one anvil is worth nothing, seven of them five points. Rare goods need fewer. A joker joins any set.
lesson-points-coins = Coins are worth nothing at the end, but they never come back either. You have twice as many as your opponent: spend them.
lesson-points-take = Take a card: for its action, its good, or both. Four moves could win regions where one army is enough.
lesson-points-end = Carry out the action, or end it. When everybody has 13 cards, the game is over.

lesson-game = A whole game
    .about = Thirteen cards each, against the gentlest of all opponents.
lesson-game-aim = Thirteen cards for each of you, then the points are counted: regions, continents, goods.
lesson-game-help = Here you take a move back, ask for a hint, or see all moves in a list.
lesson-game-play = The game is yours. Bid first: nothing is a good bid, too.
