### Stránka s vlastnými dohranými hrami.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

own-games-title = Moje hry
own-games-lead = Hry, ktoré tento prehliadač dohral: ako sa skončili, ako sa ti v nich darí a s kým hráš.
own-games-by-game = Podľa hier
own-games-game = Hra
own-games-players = Hráčov
own-games-played = Odohraté
own-games-won = Vyhraté
own-games-mean = Priemer bodov
own-games-best = Najviac bodov
own-games-share = { $won } ({ $share } %)
own-games-by-opponent = Proti komu
own-games-opponent = Súper
own-games-i-won = Moje výhry
own-games-they-won = Ich výhry
own-games-finished = Dohrané hry
own-games-replay = Prehrať
own-games-none = Zatiaľ tu nič nie je. Keď v tomto prehliadači dohráš prvú hru, nájdeš ju tu.
own-games-link = Moje hry
own-games-more =
    { $count ->
        [one] Staršia je ešte { $count } hra.
        [few] Staršie sú ešte { $count } hry.
       *[other] Starších je ešte { $count } hier.
    }
