### Moves to choose from

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
move-done = end the action
