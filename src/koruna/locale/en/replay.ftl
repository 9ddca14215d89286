### The page that replays a game.
### The same names and variables stand in cs, sk and en.

replay-title = { $game }: { $players }
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-slider = Move
replay-step = Move { $step } of { $last }
replay-log = What happened
replay-table = The table
replay-theme = Light or dark
