### Textová doska

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
board-legend = M materiál, P populácia, Z zlato, R prieskum, K kryštálium, V vojak, B bezfarebná kocka. Karta: cena ⇄ čo dá výmena → čo produkuje, + odmena, ★ body. Na stavenisku je • vyplnené miesto a písmeno voľné, * znamená ľadového obra.
board-round = Kolo { $round } zo 4
board-scenario = Scenár: { $scenario }
board-area = Oblasť { $area }
board-empty = nič
board-hidden = lícom nadol
board-hidden-by = lícom nadol ({ $player })
board-hand = V ruke
board-hand-count =
    { $count ->
        [one] v ruke { $count } karta
        [few] v ruke { $count } karty
       *[other] v ruke { $count } kariet
    }
board-looked = Prezerané karty
board-picks = Vybrané
board-sites = Staveniská
board-completed = Dokončené
board-advisors = Radcovia
board-used = využitý
board-produces = produkcia { $amounts }
board-covered = zakryté { $symbols }
board-laboratory = laboratórium { $amounts }
board-laboratory-count = laboratórium { $cubes } z 5
board-cubes = Umiestniť: { $amounts }
board-pieces = kryštálium { $krystallium } · vojaci { $soldiers }
board-trained = vojak na cvičisku
board-family =
    { $family ->
        [structure] budovy { $count }
        [company] družiny { $count }
        [masterwork] veľdiela { $count }
       *[discovery] objavy { $count }
    }
board-calamities = pohromy { $count }
board-threats = hrozby: { $threats }
board-traps = pasce { $traps }
board-spies = zvedovia { $ready } z { $spies }
board-deck = V balíčku { $deck }
board-top = navrchu { $card }
board-hazards = v balíčku nebezpečenstiev { $hazards }
board-vermin = v balíčku hávede { $vermin }
board-stored = kocky pri balíčku nebezpečenstiev: { $stored }
board-quest-done = splnené: { $players }
board-medals = Medaily: { $bronze } bronz, { $silver } striebro, { $gold } zlato
board-volumes = Krok { resource }: { $volumes }
board-turn = Na ťahu: { $player }
board-deciding = Rozhodujú: { $players }
board-over = Hra sa skončila.
board-lost = Prehra.
board-lost-both = Nikto nesplnil posledný krok poslania: prehrávate obaja.
board-medal = Výsledok: { medal }
board-rank = { $rank }. miesto
