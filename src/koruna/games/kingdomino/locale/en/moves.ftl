### Moves to choose from

# $a and $b are wheat, forest, lake, grassland, swamp or mine: the halves, each with its square; $facing is n, e, s or w.
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
move-place = { half-a } on { $square }, { half-b } on { $beside }
    .short =
        { $facing ->
            [n] { $square }, right ↑
            [e] { $square }, right →
            [s] { $square }, right ↓
           *[w] { $square }, right ←
        }
    .button = Place here
move-claim = claim domino { $domino }
    .button = Claim domino { $domino }
move-discard = discard the domino
    .button = Discard the domino

# Told afterwards. $terrain, $a and $b are wheat, forest, lake, grassland, swamp or mine; $squares is what it joins.
told-join =
    lay domino { $domino } with its { $terrain ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $terrain }
    }{ $squares ->
        [one] { " " }beside { $squares } square of it
       *[other] { " " }beside { $squares } squares of it
    }
told-castle = lay domino { $domino } beside the castle
told-claim =
    claim { $a ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $a }
    }{ " " }and { $b ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $b }
    }{ $crowns ->
        [0] { " " }(domino { $domino })
        [one] { " " }with { $crowns } crown (domino { $domino })
       *[other] { " " }with { $crowns } crowns (domino { $domino })
    }

# A refusal that knows the case.
refused-too-wide = The kingdom and its castle have to fit into { $size }×{ $size } squares. With the domino there they would not.
