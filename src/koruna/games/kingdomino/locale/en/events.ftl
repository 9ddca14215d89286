### What happens: $player is a name

event-placed =
    { $gain ->
        [0] { $player } places domino { $domino }.
        [one] { $player } places domino { $domino } and gains { $gain } point.
       *[other] { $player } places domino { $domino } and gains { $gain } points.
    }
event-discarded = { $player } discards domino { $domino }: it fits nowhere.
event-claimed = { $player } claims domino { $domino }.
event-left-over = Domino { $domino } is left over and goes out of the game.
# $row is a list of numbers, as text.
event-dealt = A new row is laid out: { $row }.
event-king-drawn = A king is drawn: { $player } chooses.
