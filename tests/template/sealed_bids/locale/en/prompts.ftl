### What to do now

prompt-bid =
    { $coins ->
        [one] Bid for the treasure; you have { $coins } coin.
       *[other] Bid for the treasure; you have { $coins } coins.
    }
    .why = The highest bid takes the treasure.
prompt-over = The game is over.
