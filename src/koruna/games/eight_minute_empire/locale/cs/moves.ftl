### Tahy na výběr

move-bid =
    { $coins ->
        [0] nenabídnout nic
        [one] nabídnout { $coins } minci
        [few] nabídnout { $coins } mince
       *[other] nabídnout { $coins } mincí
    }
move-start = začne { $player }
move-neutral = neutrální armáda do regionu { $region }
move-take =
    { $price ->
        [0] vzít { $place }. kartu zdarma ({ card })
        [one] vzít { $place }. kartu za { $price } minci ({ card })
        [few] vzít { $place }. kartu za { $price } mince ({ card })
       *[other] vzít { $place }. kartu za { $price } mincí ({ card })
    }
move-add = nová armáda do regionu { $region }
    .button = Nová armáda
move-move = armáda z regionu { $from } do regionu { $to }
    .button = Přesunout armádu
move-sail = armáda přes moře z regionu { $from } do regionu { $to }
    .button = Přeplout moře
move-city = město v regionu { $region }
    .button = Postavit město
move-destroy = zničit cizí armádu v regionu { $region } ({ $player })
    .button = Zničit armádu
move-destroy-own = zničit vlastní armádu v regionu { $region }
    .button = Zničit armádu
move-destroy-neutral = zničit neutrální armádu v regionu { $region }
    .button = Zničit armádu
move-done = ukončit akci
