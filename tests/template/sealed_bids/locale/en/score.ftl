### The result

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
