### The rules: each text answers “why not?” and is a paragraph of the help

chapter-goal = What it is about
rule-aim = Buy treasures in six sales. Whoever has the most points at the end wins, and a treasure is worth as many as the number on it says.
rule-wish = Everybody secretly wishes for one of the four kinds of treasure, and no two players for the same. Treasures of your kind count twice at the end. Until then nobody else knows your wish.

chapter-sale = A sale
rule-treasure-first = Bids are made only when the treasure to be sold lies open. There are twelve treasures and six of them come up, nobody knows which.
rule-sealed = All players bid at the same time and in secret, as many coins as they like or none at all. The bids are opened when the last one is sealed.
rule-within-purse = You can bid only coins you have. Everybody starts with twelve and gets no more during the game.
rule-bid-stays = A sealed bid stays as it is. Wait until all the others have sealed theirs.
rule-players-only = Only those who sit at the table may bid.
rule-highest = The highest bid pays its coins and takes the treasure. The others keep their coins.
rule-lot = When the highest bids are equal, the lot decides which of them wins.

chapter-end = The end
rule-end = The game ends with the sixth sale. Then all wishes are shown and the points counted.
rule-ties = When points are equal, more coins left decide. If those are equal too, the players share the place.

chapter-variants = Variants
rule-season = Season: three games are played in a row and the highest sum of points wins. Every game begins with new wishes and full purses. Equal sums share the place; coins no longer decide.
rule-second-price = Second Price: the highest bid still takes the treasure, but pays only as much as the second highest offered.
rule-burn = Burning: when the highest bids are equal, nobody pays and the treasure is burnt.
rule-burn-at-full-price = Equal bids burn the treasure only with three or four players and only when the winner pays the full bid, so not together with Second Price.

chapter-moves = Writing moves
rule-write-bid = “bid 3” seals a bid of three coins, “bid 0” one of nothing.

not-a-move = “{ $text }” is not a move. Write “bid 3” to bid three coins.
