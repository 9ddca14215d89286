### Výsledok

score-regions =
    { $count ->
        [one] { $count } región: { points }
        [few] { $count } regióny: { points }
       *[other] { $count } regiónov: { points }
    }
    .what = regióny
score-continents =
    { $count ->
        [one] { $count } kontinent: { points }
        [few] { $count } kontinenty: { points }
       *[other] { $count } kontinentov: { points }
    }
    .what = kontinenty
# $good je ruby, stone, wood, anvil alebo carrot.
score-good = { good.title } ({ $count }): { points }
    .what =
        { $good ->
            [ruby] kryštály
            [stone] kameň
            [wood] drevo
            [anvil] nákovy
           *[carrot] mrkvy
        }
score-total = Spolu: { points }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
# $cards je, koľko kariet si v hre každý vezme.
ended =
    { $cards ->
        [one] Každý má { $cards } kartu: hra sa končí.
        [few] Každý má { $cards } karty: hra sa končí.
       *[other] Každý má { $cards } kariet: hra sa končí.
    }
tie-coins = Rovnaký počet bodov: rozhodujú zvyšné mince.
tie-armies = Rovnaký počet bodov aj mincí: rozhodujú armády na mape.
tie-regions = Rovnaký počet bodov, mincí aj armád: rozhodujú regióny.
tie-shared = Zhoda v bodoch, minciach, armádach aj regiónoch: o miesto sa hráči delia.
