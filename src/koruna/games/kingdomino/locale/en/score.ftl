### The result

# $terrain is wheat, forest, lake, grassland, swamp or mine.
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
        [one] { $squares } square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
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
        [one] Middle Kingdom: { $points } point
       *[other] Middle Kingdom: { $points } points
    }
    .what = Middle Kingdom
score-harmony =
    { $points ->
        [one] Harmony: { $points } point
       *[other] Harmony: { $points } points
    }
    .what = Harmony
score-total =
    { $points ->
        [one] Total: { $points } point
       *[other] Total: { $points } points
    }
ended = The last domino has been played: the game is over.
tie-area = Equal points: the largest area decides.
tie-crowns = Equal points and equal largest areas: the crowns decide.
tie-shared = Equal in points, largest area and crowns: the place is shared.
