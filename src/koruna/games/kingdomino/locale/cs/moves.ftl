### Tahy na výběr

# $a a $b jsou wheat, forest, lake, grassland, swamp nebo mine: půlky, každá se svým políčkem; $facing je n, e, s nebo w.
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
            [n] { $square }, pravá ↑
            [e] { $square }, pravá →
            [s] { $square }, pravá ↓
           *[w] { $square }, pravá ←
        }
    .button = Umístit sem
move-claim = vybrat dílek { $domino }
    .button = Vybrat dílek { $domino }
move-discard = zahodit dílek
    .button = Zahodit dílek

# Vyprávěno zpětně. $terrain, $a a $b jsou wheat, forest, lake, grassland, swamp nebo mine; $squares je krajina, ke které se přikládá.
told-join =
    přiložit dílek { $domino } { $terrain ->
        [wheat] polem k poli
        [forest] lesem k lesu
        [lake] jezerem k jezeru
        [grassland] loukou k louce
        [swamp] bažinou k bažině
        [mine] dolem k dolu
       *[other] { $terrain }
    }{ " " }o velikosti { $squares }
told-castle = přiložit dílek { $domino } k hradu
told-claim =
    vybrat dílek { $domino }: { $a ->
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

# Odmítnutí, které zná okolnosti.
refused-too-wide = Království se i s hradem musí vejít do { $size }×{ $size } políček. S dílkem na tomhle místě by se nevešlo.
