### The words of Eight-Minute Empire.
### The same names, attributes and variables stand in cs, sk and en.

name = Eight-Minute Empire
tagline = A card, a coin, a continent.
about = Take cards with goods and actions, and lead in more regions than the others.
# $seats is the number of players.
length =
    { $seats ->
        [2] 15 min
        [3] 20 min
       *[other] 25 min
    }

## Goods, actions and cards

# $good is ruby, stone, wood, anvil, carrot or joker, as the rules know it.
good =
    { $good ->
        [ruby] crystal
        [stone] stone
        [wood] wood
        [anvil] anvil
        [carrot] carrot
       *[joker] joker
    }
    .title =
        { $good ->
            [ruby] Crystals
            [stone] Stone
            [wood] Wood
            [anvil] Anvils
            [carrot] Carrots
           *[joker] Jokers
        }
# $icons tells how many of the good a card counts for.
good-on-card =
    { $icons ->
        [one] { good }
       *[other] { good } ×{ $icons }
    }
# $action and $action2 are add, move, sail, city or destroy.
act =
    { $action ->
        [add] { $count ->
            [one] add { $count } army
           *[other] add { $count } armies
        }
        [move] { $count ->
            [one] make { $count } move over land
           *[other] make { $count } moves over land
        }
        [sail] { $count ->
            [one] make { $count } move over land or sea
           *[other] make { $count } moves over land or sea
        }
        [city] build a city
       *[destroy] destroy an army
    }
act-second =
    { $action2 ->
        [add] { $count2 ->
            [one] add { $count2 } army
           *[other] add { $count2 } armies
        }
        [move] { $count2 ->
            [one] make { $count2 } move over land
           *[other] make { $count2 } moves over land
        }
        [sail] { $count2 ->
            [one] make { $count2 } move over land or sea
           *[other] make { $count2 } moves over land or sea
        }
        [city] build a city
       *[destroy] destroy an army
    }
# $joined is and, or, or none when the card has one action.
card =
    { $joined ->
        [and] { good-on-card } – { act } and { act-second }
        [or] { good-on-card } – { act } or { act-second }
       *[none] { good-on-card } – { act }
    }
# $id is the name of the card in records.
overview-card = { $id }: { card }
overview-card-five = { $id }: { card } (with five players only)

## Options

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

## The rules: each text answers “why not?” and is a paragraph of the help

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

## What happens: $player is a name

event-dealt = New card in the row: { card }.
event-token-laid = Token in { $region }: { good }.
event-neutral-placed = { $player } puts a neutral army in { $region }.
event-sealed = { $player } has a bid ready.
event-offered =
    { $bid ->
        [0] { $player } bids nothing.
        [one] { $player } bids { $bid } coin.
       *[other] { $player } bids { $bid } coins.
    }
event-tied-youngest = The highest bids are equal: the youngest of these players wins.
event-tied-lot = The highest bids are equal: the lot decides.
event-won-bid =
    { $price ->
        [0] { $player } wins the bid and pays nothing.
        [one] { $player } wins the bid and pays { $price } coin.
       *[other] { $player } wins the bid and pays { $price } coins.
    }
event-starts = { $player } starts.
event-took =
    { $price ->
        [0] { $player } takes a card for nothing: { card }.
        [one] { $player } takes a card for { $price } coin: { card }.
       *[other] { $player } takes a card for { $price } coins: { card }.
    }
event-added = { $player } adds an army in { $region }.
event-moved = { $player } moves an army from { $from } to { $to }.
event-sailed = { $player } sends an army over the sea from { $from } to { $to }.
event-built = { $player } builds a city in { $region }.
event-destroyed = { $player } destroys an army in { $region }.
event-lost = { $player } loses an army in { $region }.
event-destroyed-own = { $player } takes an army of their own out of { $region }.
event-destroyed-neutral = { $player } destroys a neutral army in { $region }.
event-ended = { $player } ends the action.
event-no-use = { $player } can do nothing with this action.

## What to do now

prompt-bid =
    { $coins ->
        [one] Bid in secret for the right to start; you have { $coins } coin.
       *[other] Bid in secret for the right to start; you have { $coins } coins.
    }
    .why = Whoever bids the most pays and wins the right to start; the others keep their coins.
prompt-neutral =
    { $armies ->
        [one] Place the last neutral army in any region.
       *[other] Place a neutral army in any region; { $armies } are left.
    }
    .why = Neutral armies belong to nobody, yet they count when it is decided who has the most in a region.
prompt-start = Name the player who starts.
    .why = Whoever starts chooses from the fresh row first.
prompt-take =
    { $coins ->
        [0] Take the first card; you have no coins left.
        [one] Take a card; you have { $coins } coin.
       *[other] Take a card; you have { $coins } coins.
    }
    .why = The card’s good counts at the end; its action you carry out now. Cards further along cost more.
prompt-act = Carry out the action: { act }.
    .why = You may do less; “Done” ends the action.
prompt-act-or = Carry out one of the two: { act }, or { act-second }.
    .why = Your first click decides which; “Done” ends the action.
prompt-act-and = Carry out both, in either order: { act } and { act-second }.
    .why = You may do less; “Done” ends the action.
prompt-over = The game is over.

## Moves to choose from

move-bid =
    { $coins ->
        [0] bid nothing
        [one] bid { $coins } coin
       *[other] bid { $coins } coins
    }
move-start = { $player } starts
move-neutral = neutral army in { $region }
move-take =
    { $price ->
        [0] take card { $place } for nothing ({ card })
        [one] take card { $place } for { $price } coin ({ card })
       *[other] take card { $place } for { $price } coins ({ card })
    }
move-add = new army in { $region }
    .button = New army
move-move = army from { $from } to { $to }
    .button = Move the army
move-sail = army over the sea from { $from } to { $to }
    .button = Cross the sea
move-city = city in { $region }
    .button = Build the city
move-destroy = destroy an army of { $player } in { $region }
    .button = Destroy the army
move-destroy-own = destroy an army of your own in { $region }
    .button = Destroy the army
move-destroy-neutral = destroy a neutral army in { $region }
    .button = Destroy the army
move-done = done
    .button = Done

## The result

score-regions =
    { $count ->
        [one] { $count } region: { points }
       *[other] { $count } regions: { points }
    }
    .what = regions
score-continents =
    { $count ->
        [one] { $count } continent: { points }
       *[other] { $count } continents: { points }
    }
    .what = continents
# $good is ruby, stone, wood, anvil or carrot.
score-good = { good.title } ({ $count }): { points }
    .what =
        { $good ->
            [ruby] crystals
            [stone] stone
            [wood] wood
            [anvil] anvils
           *[carrot] carrots
        }
score-total = Total: { points }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $cards is how many everybody takes in a game.
ended =
    { $cards ->
        [one] Everybody has taken { $cards } card: the game is over.
       *[other] Everybody has taken { $cards } cards: the game is over.
    }
tie-coins = Equal points: the coins left decide.
tie-armies = Equal points and coins: the armies on the map decide.
tie-regions = Equal points, coins and armies: the regions decide.
tie-shared = Equal in points, coins, armies and regions: the place is shared.

## The text board

board-before = Before the first card
board-round = Card { $round } of { $rounds }
board-final = Final result
# $number counts from 1.
board-player = Player { $number }
board-turn = To move: { $player }
board-bidding = Still to bid: { $players }
board-row = Row
board-price =
    { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
board-pile =
    { $cards ->
        [one] { $cards } card in the pile
       *[other] { $cards } cards in the pile
    }
board-left = Still to do: { act }
board-left-or = Still to do: { act } or { act-second }
board-left-and = Still to do: { act } and { act-second }
board-neutral = neutral
board-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
board-parts = regions { $regions }, continents { $continents }, goods { $goods }
board-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-supply =
    { $armies ->
        [one] { $armies } army in hand
       *[other] { $armies } armies in hand
    }
board-cities =
    { $cities ->
        [one] { $cities } city in hand
       *[other] { $cities } cities in hand
    }
board-bid = bid { $bid }
board-bid-ready = bid made
# $count is how many of a good there are, $points what they bring.
board-good = { good } { $count } ({ $points })
board-legend = Regions by their number. ★ start, △ place of a token, ▲ city; “1×3” is three armies of player 1, = whoever controls the region. Arrows: neighbours over land, ~ over the sea.

## On the page

map-map = Map, side { $side }

map-region = Region { $region }
# What a player has in a region.
map-standing =
    { $player }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $cities ->
        [0] { "" }
        [one] , { $cities } city
       *[other] , { $cities } cities
    }
map-standing-neutral =
    { $armies ->
        [one] { $armies } neutral army
       *[other] { $armies } neutral armies
    }
# An army that can be destroyed; $player is a name, or board-neutral.
map-army =
    { $armies ->
        [one] Army: { $player }, { $region }
       *[other] Army, { $armies } in all: { $player }, { $region }
    }

# An action on a card, in little room, and in even less. $action is add, move, sail, city or destroy.
map-act =
    { $action ->
        [add] { $count ->
            [one] +{ $count } army
           *[other] +{ $count } armies
        }
        [move] { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }
        [sail] { $count } land/sea
        [city] City
        [destroy] Destroy
       *[other] { $action }
    }
    .tiny =
        { $action ->
            [add] +{ $count }
           *[other] { $count }
        }
# $joined is or, or anything else.
map-joined =
    { $joined ->
        [or] or
       *[other] and
    }
# A card with the price of its place in the row.
map-card = { card }; { board-price }
map-row = Row of cards, the cheapest first
map-left = Left:
map-done = Done
map-neutral-left =
    { $armies ->
        [one] { $armies } neutral army to place
       *[other] { $armies } neutral armies to place
    }

map-bidding = Your bid
map-bid =
    { $coins ->
        [one] Bid { $coins } coin
       *[other] Bid { $coins } coins
    }
map-own-bid =
    { $coins ->
        [one] Your bid: { $coins } coin
       *[other] Your bid: { $coins } coins
    }
map-has-bid = has bid
map-bids = is choosing
map-bids-were = Bid

map-holdings = Empires
    .about = Coins, armies and cities in hand, regions held by continent, points. Each region brings 1 point, and whoever leads a continent gets 1 more.
map-coins = Coins
map-supply = Armies in hand
map-cities-left = Cities in hand
map-points-goods = Goods, points
map-points-all = Points now
map-points-end = Points in all
map-goods = Goods
    .about = How many of each good everybody has, and how many bring 1, 2, 3 and 5 points. Jokers are counted where they bring the most.

## What statistics count

measure-regions = Regions per player
measure-continents = Continents per player
measure-armies = Armies on the map per player
measure-cities = Cities per player
measure-coins = Coins left per player
measure-bid = Highest bid
measure-destroyed = Armies destroyed
