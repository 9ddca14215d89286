### Výsledok

# $terrain je wheat, forest, lake, grassland, swamp alebo mine.
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
       *[other] { $squares } políčok
    } × { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korún
    } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
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
        [one] Centralizované kráľovstvo: { $points } bod
        [few] Centralizované kráľovstvo: { $points } body
       *[other] Centralizované kráľovstvo: { $points } bodov
    }
    .what = Centralizované kráľovstvo
score-harmony =
    { $points ->
        [one] Harmónia: { $points } bod
        [few] Harmónia: { $points } body
       *[other] Harmónia: { $points } bodov
    }
    .what = Harmónia
score-total =
    { $points ->
        [one] Spolu: { $points } bod
        [few] Spolu: { $points } body
       *[other] Spolu: { $points } bodov
    }
ended = Posledné dieliky ležia v kráľovstvách: hra sa končí.
tie-area = Rovnaký počet bodov: rozhoduje najväčšia oblasť.
tie-crowns = Rovnaký počet bodov aj rovnako veľké najväčšie oblasti: rozhodujú koruny.
tie-shared = Zhoda v bodoch, najväčšej oblasti aj korunách: o miesto sa hráči delia.
