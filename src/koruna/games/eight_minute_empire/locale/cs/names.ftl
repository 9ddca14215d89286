### Zboží, akce a karty

# $good je ruby, stone, wood, anvil, carrot nebo joker, jak je znají pravidla.
good =
    { $good ->
        [ruby] krystal
        [stone] kámen
        [wood] dřevo
        [anvil] kovadlina
        [carrot] mrkev
       *[joker] žolík
    }
    .title =
        { $good ->
            [ruby] Krystaly
            [stone] Kámen
            [wood] Dřevo
            [anvil] Kovadliny
            [carrot] Mrkve
           *[joker] Žolíci
        }
# $icons říká, kolikrát karta zboží počítá.
good-on-card =
    { $icons ->
        [one] { good }
        [few] { good } ×{ $icons }
       *[other] { good } ×{ $icons }
    }
# $action a $action2 jsou add, move, sail, city nebo destroy.
act =
    { $action ->
        [add] { $count ->
            [one] { $count } nová armáda
            [few] { $count } nové armády
           *[other] { $count } nových armád
        }
        [move] { $count ->
            [one] { $count } přesun po souši
            [few] { $count } přesuny po souši
           *[other] { $count } přesunů po souši
        }
        [sail] { $count ->
            [one] { $count } přesun po souši i po moři
            [few] { $count } přesuny po souši i po moři
           *[other] { $count } přesunů po souši i po moři
        }
        [city] město
       *[destroy] zničení armády
    }
act-second =
    { $action2 ->
        [add] { $count2 ->
            [one] { $count2 } nová armáda
            [few] { $count2 } nové armády
           *[other] { $count2 } nových armád
        }
        [move] { $count2 ->
            [one] { $count2 } přesun po souši
            [few] { $count2 } přesuny po souši
           *[other] { $count2 } přesunů po souši
        }
        [sail] { $count2 ->
            [one] { $count2 } přesun po souši i po moři
            [few] { $count2 } přesuny po souši i po moři
           *[other] { $count2 } přesunů po souši i po moři
        }
        [city] město
       *[destroy] zničení armády
    }
# $joined je and, or, nebo none, když má karta jednu akci.
card =
    { $joined ->
        [and] { good-on-card } – { act } a { act-second }
        [or] { good-on-card } – { act } nebo { act-second }
       *[none] { good-on-card } – { act }
    }
# $id je jméno karty v záznamech.
overview-card = { $id }: { card }
overview-card-five = { $id }: { card } (jen v pěti hráčích)
