### Co teď dělat

prompt-bid =
    { $coins ->
        [one] Nabídni za poklad; máš { $coins } minci.
        [few] Nabídni za poklad; máš { $coins } mince.
       *[other] Nabídni za poklad; máš { $coins } mincí.
    }
    .why = Poklad získá nejvyšší nabídka.
prompt-over = Hra skončila.
