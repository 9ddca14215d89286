### The rules: each text answers “why not?” and is a paragraph of the help

chapter-goal = What it is about
rule-aim = You spread armies and cities over a map of regions and continents and collect goods on the way. Whoever has the most points at the end wins: they come from regions, from continents and from goods.
rule-length = Every player takes the same number of cards: 13 with two players, 10 with three, 8 with four, 7 with five. When all have them, the game is over and points are counted.

chapter-setup = Before the first card
rule-pieces = Everybody has 14 armies and 3 cities. Three of the armies begin in the start region, the others wait in hand.
rule-coins = Everybody has 14 coins with two players, 11 with three, 9 with four and 8 with five. There is no way to get more. How many coins somebody has is no secret.
rule-five-cards = Five of the 42 cards are in play with five players only. Six cards lie open in a row; in what order the others will come nobody knows.

chapter-bid = The bid
rule-bid-now = Before the first turn all players bid for the right to start: in secret and at the same time, some of their coins or none. The bids are shown when the last one is made.
rule-within-purse = You can bid only coins you have.
rule-bid-stays = Your bid is made and stays. Wait until all the others have made theirs.
rule-highest-bid = The highest bid is paid and its player starts. All others keep their coins. From the starter the turns go round the table.
rule-equal-bids = When the highest bids are equal, the youngest of those players pays and starts, even when all bid nothing.
rule-bid-once = There is one bid in a game, right at its beginning.

chapter-turn = A turn
rule-take-first = On your turn you take one card from the row. You cannot pass; what you may leave out is the action of the card.
rule-cannot-pay = The first card costs nothing, the second and the third 1 coin, the fourth and the fifth 2, the last one 3. You can take only a card that you can pay for, and one is always free.
rule-one-card = One card a turn. First its action is done or given up, then it is the next player’s turn.
rule-keep-good = The card stays open in front of you. Its good counts at the end, whatever becomes of the action.
rule-at-once = The action is done right after the card is taken and cannot be saved for later. You may do all of it, a part of it or nothing; “done” ends it.
rule-two-actions = With “and” between two actions you may do both, in either order, or only one of them. With “or” it is one of the two: whatever you begin with is your choice.
rule-refill = After the action the row closes up to the left and a new card comes to its right end, at the price of 3.

chapter-actions = Actions
rule-not-on-card = You can do only what the card you have just taken allows, and as many times as it says.
rule-no-home = New armies arrive in the start region or in a region with a city of your own. Cities of others are of no help. You may spread the new armies over several such regions.
rule-no-supply = You have no army left in hand. The 14 you have are all there are; only destroyed ones come back.
rule-no-army-there = You can move only your own armies, from a region where you have one.
rule-not-adjacent = A move takes one army into a neighbouring region: one with a common border, or one at the other end of a dotted line. To go further use several moves, with the same army or with several.
rule-over-land-only = Armies cross dotted lines only with an action for land and sea. A dotted line is sea even between two regions of the same continent.
rule-sea = With an action for land and sea every move may go over a border or along a dotted line; each of them is one move.
rule-free-passage = Armies meet without a fight. Any number of them, of any players, may stand in a region or pass through it.
rule-city-needs-army = You build a city where you have an army; a city alone is not enough. There may be any number of cities in a region, several of your own too.
rule-three-cities = Everybody has three cities; whoever has built them all builds no more. Cities never move and are never destroyed.
rule-nothing-to-destroy = You can destroy an army of any player, even your own, wherever it stands. There must be such an army in that region.
rule-destroyed = A destroyed army goes back to its player’s hand and may be placed again.
rule-no-effect = When no part of an action can be done, the turn ends by itself. It also ends when the whole action is done.
rule-no-such-region = There is no region with that number on this side of the board. Side A has 25 regions, side B has 23.
rule-no-such-player = There is no player with that number. Players are numbered from 1 as they sit.

chapter-scoring = Scoring
rule-regions = A region is worth 1 point to whoever has the most there, armies and cities counted together. When several players are tied for the most, nobody controls it. The start region counts like any other.
rule-continents = A continent is worth 1 point to whoever controls the most of its regions. With equal numbers nobody gets it.
rule-goods = For goods you get points by how many of each you have. Crystals: 1, 2, 3, 4 for 1, 2, 3, 5 points. Stone: 2, 3, 4, 5. Wood: 2, 4, 5, 6. Anvils: 2, 4, 6, 7. Carrots: 3, 5, 7, 8. A card with two pictures of its good counts as two. More than the last number brings no more points.
rule-jokers = A joker adds 1 to a good that you already have. Jokers are put where they bring you the most. Without any good they are worth nothing.
rule-ties = When points are equal, whoever has more coins left is ahead, then whoever has more armies on the map, then more regions. If all of that is equal, the players share the place.
rule-live-score = During the game you see the points as they would be counted now.

chapter-variants = Variants
rule-sides = The board has two sides: A with four continents, B with five.
rule-goods-tokens = Goods Tokens: ten tokens, two of each good, are mixed and five of them laid in the regions with a triangle, for all to see. Whoever controls such a region at the end adds the token to the goods, as if it were a card. A joker may join it. A tied region gives its token to nobody.
rule-full-game = Full Game: three games are played in a row, each with its own bid and new coins, and the highest sum of points wins. Equal sums share the place; coins, armies and regions no longer decide.
rule-lot = Equal bids by lot: the lot decides which of the highest bidders pays and starts.
rule-start-now = Choice of the Starter: whoever wins the bid pays and names the player who starts, perhaps another one.
rule-neutral-now = Neutral Armies: before the bid the two players take turns placing ten armies that belong to nobody, one at a time, in any regions; the younger one begins. They count when it is decided who has the most in a region. A region or a continent in which they lead belongs to nobody. They can be destroyed, and are then out of the game.
rule-neutral-for-two = Neutral Armies are for two players only.
rule-stone6 = Stone with a City: editions of the game differ in one card. Usually it brings two new armies; with this option two new armies or a city.

chapter-moves = Writing moves
rule-write-bid = “bid 3” bids three coins, “take 2” takes the second card of the row.
rule-write-act = “add 7” puts a new army in region 7, “move 3-4” moves one from region 3 to region 4, “city 5” builds a city in region 5, “destroy 4 2” destroys an army of player 2 in region 4, “done” ends the action.
rule-write-rare = “start 2” lets player 2 start, “neutral 8” puts a neutral army in region 8 and “destroy 8 neutral” destroys one there.

not-a-move = “{ $text }” is not a move. Write “bid 3”, “take 2” (second card), “add 7” (new army), “move 3-4” (from region 3 to 4), “city 5”, “destroy 4 2” (army of player 2 in region 4) or “done”.
