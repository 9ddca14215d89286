### Čo počítajú štatistiky

measure-rounds = Kolá
measure-lands = Polia na súši na hráča
measure-settlements = Voľné osady na hráča
measure-gold = Zvyšné zlato na hráča
measure-victory-points = Víťazné body na hráča
measure-out = Hráči mimo hry
measure-treaties = Zmluvy na konci
measure-battles = Bitky
measure-assaults = Útoky na hradby
measure-conquests = Dobyté osady
measure-treaties-made = Podpísané zmluvy
measure-victory =
    { $victory ->
        [sovereignty] Víťazstvo suverenitou
        [dominance] Víťazstvo prevahou
        [power] Víťazstvo mocou
        [lead] Víťazstvo veľkým náskokom
        [last] Víťazstvo posledného, kto zostal
       *[significance] Víťazstvo významnosťou
    }
