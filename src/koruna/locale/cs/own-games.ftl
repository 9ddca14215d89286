### Stránka s vlastními dohranými hrami.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

own-games-title = Moje hry
own-games-lead = Hry, které tento prohlížeč dohrál: jak skončily, jak se ti v nich daří a s kým hraješ.
own-games-by-game = Podle her
own-games-game = Hra
own-games-players = Hráčů
own-games-played = Odehráno
own-games-won = Vyhráno
own-games-mean = Průměr bodů
own-games-best = Nejvíc bodů
own-games-share = { $won } ({ $share } %)
own-games-by-opponent = Proti komu
own-games-opponent = Soupeř
own-games-i-won = Mých výher
own-games-they-won = Jejich výher
own-games-finished = Dohrané hry
own-games-replay = Přehrát
own-games-none = Zatím tu nic není. Až v tomto prohlížeči dohraješ první hru, najdeš ji tady.
own-games-link = Moje hry
own-games-more =
    { $count ->
        [one] Starší je ještě { $count } hra.
        [few] Starší jsou ještě { $count } hry.
       *[other] Starších je ještě { $count } her.
    }
