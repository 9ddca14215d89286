### Ťahy na výber

# $a a $b sú wheat, forest, lake, grassland, swamp alebo mine: polovice, každá so svojím políčkom; $facing je n, e, s alebo w.
half-a =
    { $a ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
       *[mine] { terrain-mine }
    }
half-b =
    { $b ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
       *[mine] { terrain-mine }
    }
move-place = { half-a } na { $square }, { half-b } na { $beside }
    .short =
        { $facing ->
            [n] { $square } a pravá ↑
            [e] { $square } a pravá →
            [s] { $square } a pravá ↓
           *[w] { $square } a pravá ←
        }
    .button = Umiestniť sem
move-claim = vybrať dielik { $domino }
    .button = Vybrať dielik { $domino }
move-discard = odhodiť dielik
    .button = Odhodiť dielik

# Rozprávané spätne. $terrain, $a a $b sú wheat, forest, lake, grassland, swamp alebo mine; $squares je krajina, ku ktorej sa prikladá.
told-join =
    priložiť dielik { $domino } { $terrain ->
        [wheat] poľom k poľu
        [forest] lesom k lesu
        [lake] jazerom k jazeru
        [grassland] lúkou k lúke
        [swamp] močiarom k močiaru
        [mine] baňou k bani
       *[other] { $terrain }
    }{ " " }s veľkosťou { $squares }
told-castle = priložiť dielik { $domino } k hradu
told-claim =
    vybrať dielik { $domino }: { $a ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $a }
    }{ " " }a { $b ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $b }
    }{ $crowns ->
        [0] { "" }
        [one] { " " }s { $crowns } korunou
        [few] { " " }s { $crowns } korunami
       *[other] { " " }s { $crowns } korunami
    }

# Odmietnutie, ktoré pozná okolnosti.
refused-too-wide = Kráľovstvo sa aj s hradom musí zmestiť do { $size }×{ $size } políčok. S dielikom na tomto mieste by sa nezmestilo.
