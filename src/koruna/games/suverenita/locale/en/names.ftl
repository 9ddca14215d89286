### Units, herds, goods, buildings, land, time

type-name =
    { $type ->
        [LI] light infantry
        [HI] heavy infantry
        [SE] siege engine
        [CA] cavalry
        [TR] transport
        [WS] warship
        [ME] mercenaries
       *[CO] corsairs
    }
unit =
    { $level ->
        [recruit] { type-name } (recruits)
        [experienced] { type-name } (experienced)
        [veteran] { type-name } (veterans)
        [elite] { type-name } (elite)
       *[standard] { type-name }
    }
unit-there =
    { $place ->
        [inside] { unit }, behind the walls
        [site] { unit }, building
        [dock] { unit }, in the dock
        [aboard] { unit }, aboard
       *[open] { unit }
    }
into-name =
    { $into ->
        [LI] light infantry
        [HI] heavy infantry
        [SE] siege engine
        [CA] cavalry
        [TR] transport
        [WS] warship
        [ME] mercenaries
       *[CO] corsairs
    }
herd =
    { $herd ->
        [sheep] sheep
        [pigs] pigs
        [cows] cows
       *[horses] horses
    }
good-name =
    { $good ->
        [grain] grain
        [fish] fish
        [sheep] sheep
        [pigs] pigs
        [cows] cows
        [horses] horses
        [crop] crop
       *[meat] meat
    }
# Paid in a treaty, and traded.
coins =
    { $coin ->
        [gold] { $first ->
            [one] { $first } gold
           *[other] { $first } gold
        }
        [grain] { $first } grain
        [fish] { $first ->
            [one] { $first } fish
           *[other] { $first } fish
        }
        [sheep] { $first ->
            [one] { $first } herd of sheep
           *[other] { $first } herds of sheep
        }
        [pigs] { $first ->
            [one] { $first } herd of pigs
           *[other] { $first } herds of pigs
        }
        [cows] { $first ->
            [one] { $first } herd of cows
           *[other] { $first } herds of cows
        }
       *[horses] { $first ->
            [one] { $first } herd of horses
           *[other] { $first } herds of horses
        }
    }
goods =
    { $good ->
        [grain] { $count } grain
        [fish] { $count ->
            [one] { $count } fish
           *[other] { $count } fish
        }
        [meat] { $count ->
            [one] { $count } piece of meat
           *[other] { $count } pieces of meat
        }
        [sheep] { $count ->
            [one] { $count } herd of sheep
           *[other] { $count } herds of sheep
        }
        [pigs] { $count ->
            [one] { $count } herd of pigs
           *[other] { $count } herds of pigs
        }
        [cows] { $count ->
            [one] { $count } herd of cows
           *[other] { $count } herds of cows
        }
       *[horses] { $count ->
            [one] { $count } herd of horses
           *[other] { $count } herds of horses
        }
    }
gold-price =
    { $price ->
        [one] { $price } gold
       *[other] { $price } gold
    }
gold-gain =
    { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }
building =
    { $building ->
        [village] village
        [city] city
        [dock] dock
        [harbour] harbour
       *[fort] fort
    }
colour =
    { $colour ->
        [yellow] plain
        [green] meadow
        [brown] mountains
        [turquoise] marsh
        [neutral] neutral heath
        [sea] sea
       *[grey] barren land
    }
season =
    { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    }
treaty-name =
    { $treaty ->
        [aid] aid
        [tribute] tribute
        [ransom] ransom
       *[vassalage] vassalage
    }
goal-name =
    { $goal ->
        [dominance] dominance
       *[power] power
    }
phase =
    { $phase ->
        [move] Movement
        [combat] Combat
        [rear] Hinterland
       *[season] Season
    }
subphase =
    { $subphase ->
        [1] Units
        [2] Herds
        [3] Retreat
        [4] Battle
        [5] Siege
        [6] Plunder
        [7] Build
        [8] Trade
        [9] Fish
       *[10]
            { $mode ->
                [first_game]
                    { $season ->
                        [winter] Upkeep
                       *[other] Taxes
                    }
               *[other]
                    { $season ->
                        [spring] Sowing
                        [summer] Growth
                        [autumn] Harvest
                        [winter] Winter
                       *[other] Season
                    }
            }
    }
