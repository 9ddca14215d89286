### Moves to choose from

facing-n = to the north
facing-e = to the east
facing-s = to the south
facing-w = to the west
# $facing is n, e, s or w.
move-place =
    { $facing ->
        [n] place on { $square }, right half { facing-n }
        [e] place on { $square }, right half { facing-e }
        [s] place on { $square }, right half { facing-s }
        [w] place on { $square }, right half { facing-w }
       *[other] place on { $square }, right half { $facing }
    }
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
