### The result

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
