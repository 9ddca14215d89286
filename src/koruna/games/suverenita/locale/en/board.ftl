### The text board

board-over = The game is over
board-prelude = Prelude
board-moment = Year { $year }, { season }, subphase { $subphase }
board-moment-gold = Year { $year }, { season }: { subphase }
board-turn = Deciding: { $player }
board-map = Map
board-legend =
    { $mode ->
        [first_game] A field: its name (its id in moves), its land, [who holds it], then what is there, each with the number of its player. LI light infantry, HI heavy infantry, SE siege engine, TR transport, WS warship. ! enemies face each other, o encircled, x plundered.
       *[other] A field: its name (its id in moves), its land, [who holds it], then what is there, each with the number of its player. LI light infantry, HI heavy infantry, SE siege engine, CA cavalry, TR transport, WS warship, ME mercenaries, CO corsairs. ! enemies face each other, o encircled, x plundered.
    }
board-level =
    { $level ->
        [recruit] recruits
        [experienced] experienced
        [veteran] veterans
       *[elite] elite
    }
board-place =
    { $place ->
        [inside] behind the walls
        [site] building
        [dock] in the dock
       *[aboard] aboard
    }
board-site = { building } { $done }%
board-crop = sown { $count }
board-grain = grain { $count }
board-fish = fish { $count }
board-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
board-rival = rival: { $player }
board-out = out of the game
