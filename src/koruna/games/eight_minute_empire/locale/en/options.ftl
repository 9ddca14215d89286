### Options

option-board = Side of the Board
    .about = Side A has 25 regions on four continents, side B has 23 on five.
option-board-A = side A
option-board-B = side B
option-goods_tokens = Goods Tokens
    .about = Five regions have a token each; whoever controls the region at the end adds its good.
option-full_game = Full Game
    .about = Three games in a row; the highest sum of points wins.
option-bid_tie = Equal Bids
    .about = Who starts when the highest bids are equal.
option-bid_tie-youngest = the youngest
option-bid_tie-random = by lot
option-ages = Ages
    .about = The players from the youngest to the oldest, for equal bids. Left open, the last seat counts as the youngest and the first as the oldest.
option-ages-first = the youngest
option-starter_choice = Choice of the Starter
    .about = Whoever wins the bid names the player who starts.
option-neutral_armies = Neutral Armies
    .about = For two players: ten armies that belong to nobody stand in the way.
option-stone6_city = Stone with a City
    .about = One stone card offers two armies or a city, as one of the editions prints it, instead of two armies only.
