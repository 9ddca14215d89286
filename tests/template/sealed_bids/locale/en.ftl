### The words of Sealed Bids.
### The same names, attributes and variables stand in cs, sk and en.

name = Sealed Bids
tagline = One bid each, sealed, and then all at once.
about = Buy treasures with sealed bids, and above all those you secretly wish for.

## Treasures

# $kind is amber, silk, spice or wine, as the rules know it.
kind =
    { $kind ->
        [amber] amber
        [silk] silk
        [spice] spice
       *[wine] wine
    }
treasure = { kind } ({ $value })

## Options

option-season = Season
    .about = Three games in a row; the highest sum of points wins.
option-second_price = Second Price
    .about = The highest bid wins but pays only as much as the second highest offered.
option-ties = Equal Bids
    .about = What becomes of a treasure when the highest bids are equal: “lot” draws the winner by lot, “burn” burns it (for three or four players).
option-ties-lot = the lot decides
option-ties-burn = the treasure is burnt

## The rules: each text answers “why not?” and is a paragraph of the help

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

## What happens: $player is a name. A sentence uses only facts that are for everybody.

event-wish-dealt = { $player } gets a secret wish.
event-turned-up = On sale now: { treasure }.
event-sealed = { $player } seals a bid.
# $bids is a list of numbers, as text.
event-opened = The bids are opened: { $bids }.
event-won =
    { $price ->
        [0] { $player } gets { treasure } for nothing.
        [one] { $player } gets { treasure } for { $price } coin.
       *[other] { $player } gets { treasure } for { $price } coins.
    }
event-burnt = Equal bids: { treasure } is burnt.
event-wish-shown =
    { $bonus ->
        [0] { $player } shows a wish for { kind }, which brings nothing more.
        [one] { $player } shows a wish for { kind }, which brings { $bonus } point more.
       *[other] { $player } shows a wish for { kind }, which brings { $bonus } points more.
    }

## The drawing and the text board

state-deal = Dealing
state-bid = Sale { $round } of { $rounds }
state-lot = Sale { $round } of { $rounds }: the lot decides
state-over = Final result
points-so-far =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rank-so-far =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
coins-left =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
burnt-so-far =
    { $count ->
        [one] { $count } treasure burnt
       *[other] { $count } treasures burnt
    }
wishes-for = Wish: { kind }
last-bid = Last bid: { $bid }
own-bid = Sealed bid: { $bid }
bid-ready = Bid sealed

## What to do now, and the score line by line

prompt-bid =
    { $coins ->
        [one] Bid for the treasure; you have { $coins } coin.
       *[other] Bid for the treasure; you have { $coins } coins.
    }
    .why = The highest bid takes the treasure.
prompt-over = The game is over.
move-bid = bid { $bid }
score-treasure = { treasure }
    .what = { kind }
score-wish =
    { $points ->
        [one] Wish: { $points } point
       *[other] Wish: { $points } points
    }
    .what = the wish
score-total =
    { $points ->
        [one] Total: { $points } point
       *[other] Total: { $points } points
    }
ended =
    { $rounds ->
        [one] { $rounds } sale is over.
       *[other] { $rounds } sales are over.
    }
tie-coins = Equal points: the coins left decide.
tie-shared = Equal in points and coins: the place is shared.

## What statistics count

measure-coins = Coins left per player
measure-wish-points = Points for wishes per player
measure-burnt = Treasures burnt
measure-highest-price = Highest price paid
