### The drawings in the rules

gallery-pieces = Armies and cities, in the colours of the players
gallery-army = Army of player { $seat }
gallery-city = City of player { $seat }
gallery-neutral = Neutral army
gallery-actions = What cards let you do
gallery-worth = How many of a good are worth how many points
gallery-maps = The two sides of the board
gallery-cards = The cards

example-cannot-pay = The first card of this row costs nothing, the second and the third 1 coin, the next two 2 coins and the last one 3. Player 1 has 9 coins and could pay for any of them.
example-not-adjacent = Player 1 has three moves over land. From region 12 an army may go to 9, 11, 13, 15, 16 or 19, which border on it, but not along a dotted line. All three moves may be made with one army or with several.
example-regions = In region 15 player 1 has three armies and player 2 has two, so it belongs to player 1. In region 21 player 2 has an army and a city, player 3 one army: two against one. Region 12 is player 3’s, with five armies against two.
