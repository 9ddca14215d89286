### The page of one's own finished games.
### cs, sk and en have the same names, attributes and variables.

own-games-title = My games
own-games-lead = The games finished in this browser: how they ended, how you do in them, and whom you play.
own-games-by-game = By game
own-games-game = Game
own-games-players = Players
own-games-played = Played
own-games-won = Won
own-games-mean = Mean points
own-games-best = Most points
own-games-share = { $won } ({ $share }%)
own-games-by-opponent = Against whom
own-games-opponent = Opponent
own-games-i-won = Won by me
own-games-they-won = Won by them
own-games-finished = Finished games
own-games-replay = Replay
own-games-none = Nothing here yet. The first game that you finish in this browser will be here.
own-games-link = My games
own-games-more =
    { $count ->
        [one] There is { $count } older game.
       *[other] There are { $count } older games.
    }
