### The drawing

board-place = To place
board-claim = To claim
board-round = Round { $round } of { $rounds }
board-first-claims = First claims
board-final = Final result
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-discards = Discarded: { $dominoes }
board-leftovers = Left over: { $dominoes }
board-middle-kingdom = Middle Kingdom
board-harmony = Harmony
board-turn = To move: { $player }
board-place-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }

# The letters of wheat, forest, lake, grassland, swamp and mine on the text board, each a different one.
board-letters = W F L G S M
board-legend = The number after a letter is its crowns. ♜ castle, · square within reach, * laid last, > up now. Bonuses: ? still possible, ✓ gained, ✗ lost.
