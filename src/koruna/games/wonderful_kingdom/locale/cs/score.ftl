### Bodování

score-fixed = Body na kartách: { points }
    .what = body na kartách
score-families = Body za rodiny: { points }
    .what = rodiny
score-extra = Z poslání a od rádců: { points }
    .what = poslání a rádci
score-calamities = Pohromy ({ $count }×): { points }
    .what = pohromy
score-threats = Neporažené hrozby: { points }
    .what = neporažené hrozby
score-penalty = Strana A o samotě: { points }
    .what = strana A
score-total = Celkem: { points }
# Co hra o samotě žádá a jak je to daleko.
warning-needed = Bez dokončení této karty je scénář prohraný: { card }.
aim-card = { card }: dokončeno { $done }/{ $count }.
# $met je 1, když je poslední krok splněný.
aim-last-step =
    { $met ->
        [1] { quest }: poslední krok je splněný.
       *[0] { quest }: chybí poslední krok, splněno kroků { $done }/{ $count }.
    }
aim-threat =
    { $left ->
        [0] { threat }: už není co porazit.
       *[other] { threat }: zbývá porazit { $left }.
    }
aim-vermin = Havěti v balíčku zbývá: { $count }. Když dojde, hra je prohraná.
aim-stored = Kostky ztracené kvůli stínům: { $count }. Při { $most } je hra prohraná.
ended = Čtyři kola jsou za námi.
ended-both-lose = Čtyři kola jsou za námi a poslední krok poslání nesplnil nikdo.
ended-last-step =
    { $met ->
        [1] { $player }, { quest }: poslední krok je splněný.
       *[0] { $player }, { quest }: chybí poslední krok, splněno kroků { $done }/{ $count }.
    }
ended-met = Čtyři kola jsou za námi a všechno, co bylo třeba, je splněné.
ended-unmet = Čtyři kola jsou za námi a něco z toho, co je třeba splnit, chybí.
ended-vermin = Balíček havěti je prázdný v { $round }. kole ze 4.
ended-stored = Kostky ztracené kvůli stínům v { $round }. kole ze 4: { $count }.
# $missing jsou body do další medaile.
ended-medal =
    { $medal ->
        [gold] Je z toho zlatá medaile.
        [silver] Je z toho stříbrná medaile; do zlaté { missing }.
        [bronze] Je z toho bronzová medaile; do stříbrné { missing }.
       *[none] Bez medaile; do bronzové { missing }.
    }
missing =
    { $missing ->
        [one] chybí { $missing } bod
        [few] chybějí { $missing } body
       *[other] chybí { $missing } bodů
    }
tie-quest = Ať jsou body jakékoli, rozhoduje splněný poslední krok poslání.
tie-completed = Body jsou stejné; rozhoduje víc dokončených karet.
tie-soldiers = Body i dokončené karty jsou stejné; rozhoduje víc vojáků.
tie-shared = Všechno je stejné: hráči se o vítězství dělí.
