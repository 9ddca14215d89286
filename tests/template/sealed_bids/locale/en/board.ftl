### The drawing and the text board

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
