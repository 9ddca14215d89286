### On the page

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
map-neutral-left =
    { $armies ->
        [one] { $armies } neutral army to place
       *[other] { $armies } neutral armies to place
    }

map-bidding = Your bid
map-own-bid =
    { $coins ->
        [one] Your bid: { $coins } coin
       *[other] Your bid: { $coins } coins
    }
map-has-bid = has bid
map-bids = is choosing
map-bids-were = Bid
map-starter = { $player } would take the first card.

map-holdings = Empires
    .about = Coins, armies and cities in hand, regions held by continent, points. Each region brings 1 point, and whoever leads a continent gets 1 more.
map-coins-held = { board-coins }; they pay for cards and decide between equal points.
map-good-held = { good.title }: { $count } on cards, now worth { points }.
map-coins = Coins
    .about = Coins pay for cards; those left decide between equal points.
map-supply = Armies in hand
    .about = Armies that you can still put on the map.
map-cities-left = Cities in hand
    .about = Cities that you can still build.
map-points-goods = Goods, points
map-points-all = Points now
map-points-end = Points in all
map-goods = Goods
    .about = How many of each good everybody has, and how many bring 1, 2, 3 and 5 points. Jokers are counted where they bring the most.
