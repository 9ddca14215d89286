### Jednotky, stáda, zboží, stavby, krajina, čas

type-name =
    { $type ->
        [LI] lehká pěchota
        [HI] těžká pěchota
        [SE] obléhací stroj
        [CA] jezdectvo
        [TR] přepravní loď
        [WS] válečná loď
        [ME] žoldnéři
       *[CO] korzáři
    }
unit =
    { $level ->
        [recruit] { type-name } (nováčci)
        [experienced] { type-name } (zkušení)
        [veteran] { type-name } (veteráni)
        [elite] { type-name } (elita)
       *[standard] { type-name }
    }
unit-there =
    { $place ->
        [inside] { unit }, za hradbami
        [site] { unit }, na stavbě
        [dock] { unit }, v loděnici
        [aboard] { unit }, na palubě
       *[open] { unit }
    }
into-name =
    { $into ->
        [LI] lehká pěchota
        [HI] těžká pěchota
        [SE] obléhací stroj
        [CA] jezdectvo
        [TR] přepravní loď
        [WS] válečná loď
        [ME] žoldnéři
       *[CO] korzáři
    }
herd =
    { $herd ->
        [sheep] ovce
        [pigs] prasata
        [cows] krávy
       *[horses] koně
    }
good-name =
    { $good ->
        [grain] obilí
        [fish] ryby
        [sheep] ovce
        [pigs] prasata
        [cows] krávy
        [horses] koně
        [crop] úroda
       *[meat] maso
    }
# Placeno ve smlouvě a v obchodu.
coins =
    { $coin ->
        [gold] { $first ->
            [one] { $first } zlatý
            [few] { $first } zlaté
           *[other] { $first } zlatých
        }
        [grain] { $first } obilí
        [fish] { $first ->
            [one] { $first } ryba
            [few] { $first } ryby
           *[other] { $first } ryb
        }
        [sheep] { $first ->
            [one] { $first } stádo ovcí
            [few] { $first } stáda ovcí
           *[other] { $first } stád ovcí
        }
        [pigs] { $first ->
            [one] { $first } stádo prasat
            [few] { $first } stáda prasat
           *[other] { $first } stád prasat
        }
        [cows] { $first ->
            [one] { $first } stádo krav
            [few] { $first } stáda krav
           *[other] { $first } stád krav
        }
       *[horses] { $first ->
            [one] { $first } stádo koní
            [few] { $first } stáda koní
           *[other] { $first } stád koní
        }
    }
goods =
    { $good ->
        [grain] { $count } obilí
        [fish] { $count ->
            [one] { $count } ryba
            [few] { $count } ryby
           *[other] { $count } ryb
        }
        [meat] { $count ->
            [one] { $count } kus masa
            [few] { $count } kusy masa
           *[other] { $count } kusů masa
        }
        [sheep] { $count ->
            [one] { $count } stádo ovcí
            [few] { $count } stáda ovcí
           *[other] { $count } stád ovcí
        }
        [pigs] { $count ->
            [one] { $count } stádo prasat
            [few] { $count } stáda prasat
           *[other] { $count } stád prasat
        }
        [cows] { $count ->
            [one] { $count } stádo krav
            [few] { $count } stáda krav
           *[other] { $count } stád krav
        }
       *[horses] { $count ->
            [one] { $count } stádo koní
            [few] { $count } stáda koní
           *[other] { $count } stád koní
        }
    }
gold-price =
    { $price ->
        [one] { $price } zlatý
        [few] { $price } zlaté
       *[other] { $price } zlatých
    }
gold-gain =
    { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }
building =
    { $building ->
        [village] vesnice
        [city] město
        [dock] dok
        [harbour] přístav
       *[fort] opevnění
    }
colour =
    { $colour ->
        [yellow] rovina
        [green] louky
        [brown] hory
        [turquoise] bažina
        [neutral] neutrální vřesoviště
        [sea] moře
       *[grey] pustina
    }
season =
    { $season ->
        [spring] Jaro
        [summer] Léto
        [autumn] Podzim
       *[winter] Zima
    }
treaty-name =
    { $treaty ->
        [aid] pomoc
        [tribute] tribut
        [ransom] výkupné
       *[vassalage] vazalství
    }
goal-name =
    { $goal ->
        [dominance] převaha
       *[power] moc
    }
phase =
    { $phase ->
        [move] Pohyb
        [combat] Boj
        [rear] Zázemí
       *[season] Období
    }
subphase =
    { $subphase ->
        [1] Jednotky
        [2] Stáda
        [3] Ústup
        [4] Bitva
        [5] Obléhání
        [6] Plenění
        [7] Stavba
        [8] Obchod
        [9] Rybolov
       *[10]
            { $mode ->
                [first_game]
                    { $season ->
                        [winter] Výdaje
                       *[other] Daně
                    }
               *[other]
                    { $season ->
                        [spring] Setba
                        [summer] Růst
                        [autumn] Sklizeň
                        [winter] Zima
                       *[other] Období
                    }
            }
    }
