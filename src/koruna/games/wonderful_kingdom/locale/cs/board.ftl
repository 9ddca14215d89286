### Textová deska

letter =
    { $resource ->
        [materials] M
        [population] P
        [gold] Z
        [exploration] R
        [krystallium] K
        [soldier] V
       *[colourless] B
    }
board-legend = M materiál, P populace, Z zlato, R průzkum, K krystallium, V voják, B bezbarvá kostka. Karta: cena ⇄ co dá směna → co produkuje, + odměna, ★ body. Na staveništi je • vyplněné místo a písmeno volné, * znamená ledového obra.
board-round = Kolo { $round } ze 4
board-scenario = Scénář: { $scenario }
board-area = Oblast { $area }
board-empty = nic
board-hidden = lícem dolů
board-hidden-by = lícem dolů ({ $player })
board-hand = V ruce
board-hand-count =
    { $count ->
        [one] v ruce { $count } karta
        [few] v ruce { $count } karty
       *[other] v ruce { $count } karet
    }
board-looked = Prohlížené karty
board-picks = Vybráno
board-sites = Staveniště
board-completed = Dokončeno
board-advisors = Rádci
board-used = využitý
board-produces = produkce { $amounts }
board-covered = zakryto { $symbols }
board-laboratory = laboratoř { $amounts }
board-laboratory-count = laboratoř { $cubes } z 5
board-cubes = Umístit: { $amounts }
board-pieces = krystallium { $krystallium } · vojáci { $soldiers }
board-trained = voják na cvičišti
board-family =
    { $family ->
        [structure] budovy { $count }
        [company] družiny { $count }
        [masterwork] veledíla { $count }
       *[discovery] objevy { $count }
    }
board-calamities = pohromy { $count }
board-threats = hrozby: { $threats }
board-traps = pasti { $traps }
board-spies = zvědi { $ready }/{ $spies }
board-deck = V balíčku { $deck }
board-top = navrchu { $card }
board-hazards = v balíčku nebezpečí { $hazards }
board-vermin = v balíčku havěti { $vermin }
board-stored = kostky u balíčku nebezpečí: { $stored }
board-quest-done = splněno: { $players }
board-medals = Medaile: { $bronze } bronz, { $silver } stříbro, { $gold } zlato
board-volumes = Krok ({ resource }): { $volumes }
board-turn = Na tahu: { $player }
board-deciding = Rozhodují: { $players }
board-over = Hra je u konce.
board-lost = Prohra.
board-lost-both = Nikdo nesplnil poslední krok poslání: prohráváte oba.
board-medal = Výsledek: { medal }
board-rank = { $rank }. místo
