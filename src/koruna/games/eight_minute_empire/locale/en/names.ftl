### Goods, actions and cards

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
