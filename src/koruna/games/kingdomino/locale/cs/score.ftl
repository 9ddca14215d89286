### Výsledek

# $terrain je wheat, forest, lake, grassland, swamp nebo mine.
score-area =
    { $terrain ->
        [wheat] { terrain-wheat.title }
        [forest] { terrain-forest.title }
        [lake] { terrain-lake.title }
        [grassland] { terrain-grassland.title }
        [swamp] { terrain-swamp.title }
        [mine] { terrain-mine.title }
       *[other] { $terrain }
    }: { $squares ->
        [one] { $squares } políčko
        [few] { $squares } políčka
       *[other] { $squares } políček
    } × { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .what =
        { $terrain ->
            [wheat] { terrain-wheat }
            [forest] { terrain-forest }
            [lake] { terrain-lake }
            [grassland] { terrain-grassland }
            [swamp] { terrain-swamp }
           *[mine] { terrain-mine }
        }
score-middle-kingdom =
    { $points ->
        [one] Centralizované království: { $points } bod
        [few] Centralizované království: { $points } body
       *[other] Centralizované království: { $points } bodů
    }
    .what = Centralizované království
score-harmony =
    { $points ->
        [one] Harmonie: { $points } bod
        [few] Harmonie: { $points } body
       *[other] Harmonie: { $points } bodů
    }
    .what = Harmonie
score-total =
    { $points ->
        [one] Celkem: { $points } bod
        [few] Celkem: { $points } body
       *[other] Celkem: { $points } bodů
    }
ended = Poslední dílky leží v královstvích: hra končí.
tie-area = Stejně bodů: rozhoduje největší oblast.
tie-crowns = Stejně bodů i stejně velké největší oblasti: rozhodují koruny.
tie-shared = Shoda v bodech, největší oblasti i korunách: o místo se hráči dělí.
