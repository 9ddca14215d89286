### Tovar, akcie a karty

# $good je ruby, stone, wood, anvil, carrot alebo joker, ako ich poznajú pravidlá.
good =
    { $good ->
        [ruby] kryštál
        [stone] kameň
        [wood] drevo
        [anvil] nákova
        [carrot] mrkva
       *[joker] žolík
    }
    .title =
        { $good ->
            [ruby] Kryštály
            [stone] Kameň
            [wood] Drevo
            [anvil] Nákovy
            [carrot] Mrkvy
           *[joker] Žolíky
        }
# $icons hovorí, koľkokrát karta tovar počíta.
good-on-card =
    { $icons ->
        [one] { good }
        [few] { good } ×{ $icons }
       *[other] { good } ×{ $icons }
    }
# $action a $action2 sú add, move, sail, city alebo destroy.
act =
    { $action ->
        [add] { $count ->
            [one] { $count } nová armáda
            [few] { $count } nové armády
           *[other] { $count } nových armád
        }
        [move] { $count ->
            [one] { $count } presun po súši
            [few] { $count } presuny po súši
           *[other] { $count } presunov po súši
        }
        [sail] { $count ->
            [one] { $count } presun po súši aj po mori
            [few] { $count } presuny po súši aj po mori
           *[other] { $count } presunov po súši aj po mori
        }
        [city] mesto
       *[destroy] zničenie armády
    }
act-second =
    { $action2 ->
        [add] { $count2 ->
            [one] { $count2 } nová armáda
            [few] { $count2 } nové armády
           *[other] { $count2 } nových armád
        }
        [move] { $count2 ->
            [one] { $count2 } presun po súši
            [few] { $count2 } presuny po súši
           *[other] { $count2 } presunov po súši
        }
        [sail] { $count2 ->
            [one] { $count2 } presun po súši aj po mori
            [few] { $count2 } presuny po súši aj po mori
           *[other] { $count2 } presunov po súši aj po mori
        }
        [city] mesto
       *[destroy] zničenie armády
    }
# $joined je and, or, alebo none, keď má karta jednu akciu.
card =
    { $joined ->
        [and] { good-on-card } – { act } a { act-second }
        [or] { good-on-card } – { act } alebo { act-second }
       *[none] { good-on-card } – { act }
    }
# $id je meno karty v záznamoch.
overview-card = { $id }: { card }
overview-card-five = { $id }: { card } (len pri piatich hráčoch)
