### Co počítají statistiky

measure-rounds = Kola
measure-lands = Pole na souši na hráče
measure-settlements = Volné osady na hráče
measure-gold = Zbylé zlato na hráče
measure-victory-points = Vítězné body na hráče
measure-out = Hráči mimo hru
measure-treaties = Smlouvy na konci
measure-battles = Bitvy
measure-assaults = Útoky na hradby
measure-conquests = Dobyté osady
measure-treaties-made = Podepsané smlouvy
measure-victory =
    { $victory ->
        [sovereignty] Vítězství suverenitou
        [dominance] Vítězství převahou
        [power] Vítězství mocí
        [lead] Vítězství velkým náskokem
        [last] Vítězství posledního, kdo zůstal
       *[significance] Vítězství významností
    }
