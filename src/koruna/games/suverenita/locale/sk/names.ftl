### Jednotky, stáda, tovar, stavby, krajina, čas

type-name =
    { $type ->
        [LI] ľahká pechota
        [HI] ťažká pechota
        [SE] obliehací stroj
        [CA] jazda
        [TR] prepravná loď
        [WS] vojnová loď
        [ME] žoldnieri
       *[CO] korzári
    }
unit =
    { $level ->
        [recruit] { type-name } (nováčikovia)
        [experienced] { type-name } (skúsení)
        [veteran] { type-name } (veteráni)
        [elite] { type-name } (elita)
       *[standard] { type-name }
    }
unit-there =
    { $place ->
        [inside] { unit }, za hradbami
        [site] { unit }, na stavbe
        [dock] { unit }, v lodenici
        [aboard] { unit }, na palube
       *[open] { unit }
    }
into-name =
    { $into ->
        [LI] ľahká pechota
        [HI] ťažká pechota
        [SE] obliehací stroj
        [CA] jazda
        [TR] prepravná loď
        [WS] vojnová loď
        [ME] žoldnieri
       *[CO] korzári
    }
herd =
    { $herd ->
        [sheep] ovce
        [pigs] svine
        [cows] kravy
       *[horses] kone
    }
good-name =
    { $good ->
        [grain] obilie
        [fish] ryby
        [sheep] ovce
        [pigs] svine
        [cows] kravy
        [horses] kone
        [crop] úroda
       *[meat] mäso
    }
# Platené v zmluve a v obchode.
coins =
    { $coin ->
        [gold] { $first ->
            [one] { $first } zlatý
            [few] { $first } zlaté
           *[other] { $first } zlatých
        }
        [grain] { $first ->
            [one] { $first } obilie
            [few] { $first } obilia
           *[other] { $first } obilí
        }
        [fish] { $first ->
            [one] { $first } ryba
            [few] { $first } ryby
           *[other] { $first } rýb
        }
        [sheep] { $first ->
            [one] { $first } stádo oviec
            [few] { $first } stáda oviec
           *[other] { $first } stád oviec
        }
        [pigs] { $first ->
            [one] { $first } stádo svíň
            [few] { $first } stáda svíň
           *[other] { $first } stád svíň
        }
        [cows] { $first ->
            [one] { $first } stádo kráv
            [few] { $first } stáda kráv
           *[other] { $first } stád kráv
        }
       *[horses] { $first ->
            [one] { $first } stádo koní
            [few] { $first } stáda koní
           *[other] { $first } stád koní
        }
    }
goods =
    { $good ->
        [grain] { $count ->
            [one] { $count } obilie
            [few] { $count } obilia
           *[other] { $count } obilí
        }
        [fish] { $count ->
            [one] { $count } ryba
            [few] { $count } ryby
           *[other] { $count } rýb
        }
        [meat] { $count ->
            [one] { $count } kus mäsa
            [few] { $count } kusy mäsa
           *[other] { $count } kusov mäsa
        }
        [sheep] { $count ->
            [one] { $count } stádo oviec
            [few] { $count } stáda oviec
           *[other] { $count } stád oviec
        }
        [pigs] { $count ->
            [one] { $count } stádo svíň
            [few] { $count } stáda svíň
           *[other] { $count } stád svíň
        }
        [cows] { $count ->
            [one] { $count } stádo kráv
            [few] { $count } stáda kráv
           *[other] { $count } stád kráv
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
        [village] dedina
        [city] mesto
        [dock] dok
        [harbour] prístav
       *[fort] opevnenie
    }
colour =
    { $colour ->
        [yellow] rovina
        [green] lúky
        [brown] hory
        [turquoise] močiar
        [neutral] neutrálne vresovisko
        [sea] more
       *[grey] pustatina
    }
season =
    { $season ->
        [spring] Jar
        [summer] Leto
        [autumn] Jeseň
       *[winter] Zima
    }
treaty-name =
    { $treaty ->
        [aid] pomoc
        [tribute] tribút
        [ransom] výkupné
       *[vassalage] vazalstvo
    }
goal-name =
    { $goal ->
        [dominance] prevaha
       *[power] moc
    }
phase =
    { $phase ->
        [move] Pohyb
        [combat] Boj
        [rear] Zázemie
       *[season] Obdobie
    }
subphase =
    { $subphase ->
        [1] Jednotky
        [2] Stáda
        [3] Ústup
        [4] Bitka
        [5] Obliehanie
        [6] Plienenie
        [7] Stavba
        [8] Obchod
        [9] Rybolov
       *[10]
            { $mode ->
                [first_game]
                    { $season ->
                        [winter] Výdavky
                       *[other] Dane
                    }
               *[other]
                    { $season ->
                        [spring] Sejba
                        [summer] Rast
                        [autumn] Žatva
                        [winter] Zima
                       *[other] Obdobie
                    }
            }
    }
