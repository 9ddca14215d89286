### Čo teraz robiť

prompt-bid =
    { $coins ->
        [one] Ponúkni za poklad; máš { $coins } mincu.
        [few] Ponúkni za poklad; máš { $coins } mince.
       *[other] Ponúkni za poklad; máš { $coins } mincí.
    }
    .why = Poklad získa najvyššia ponuka.
prompt-over = Hra sa skončila.
