### The text board

board-before = Before the first card
board-round = Card { $round } of { $rounds }
board-final = Final result
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
