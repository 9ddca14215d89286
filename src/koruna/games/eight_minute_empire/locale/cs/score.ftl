### Výsledek

score-regions =
    { $count ->
        [one] { $count } region: { points }
        [few] { $count } regiony: { points }
       *[other] { $count } regionů: { points }
    }
    .what = regiony
score-continents =
    { $count ->
        [one] { $count } kontinent: { points }
        [few] { $count } kontinenty: { points }
       *[other] { $count } kontinentů: { points }
    }
    .what = kontinenty
# $good je ruby, stone, wood, anvil nebo carrot.
score-good = { good.title } ({ $count }): { points }
    .what =
        { $good ->
            [ruby] krystaly
            [stone] kámen
            [wood] dřevo
            [anvil] kovadliny
           *[carrot] mrkve
        }
score-total = Celkem: { points }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
# $cards je, kolik karet si ve hře každý vezme.
ended =
    { $cards ->
        [one] Každý má { $cards } kartu: hra končí.
        [few] Každý má { $cards } karty: hra končí.
       *[other] Každý má { $cards } karet: hra končí.
    }
tie-coins = Stejně bodů: rozhodují zbylé mince.
tie-armies = Stejně bodů i mincí: rozhodují armády na mapě.
tie-regions = Stejně bodů, mincí i armád: rozhodují regiony.
tie-shared = Shoda v bodech, mincích, armádách i regionech: o místo se hráči dělí.
