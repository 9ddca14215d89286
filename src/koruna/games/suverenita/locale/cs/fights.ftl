### Boje krok za krokem

scene-title =
    { $kind ->
        [ambush] Přepadení na poli { $field }
        [siege] Útok na hradby na poli { $field }
        [sea] Námořní bitva na poli { $field }
       *[battle] Bitva na poli { $field }
    }
scene-of = { scene-title }: { $player } a { $other }.
scene-side = { $player }: { $things }.
scene-units = { $count }× { unit }
scene-wall = hradby ({ $count })
scene-fort = opevnění
scene-roll =
    { $kind ->
        [charge] Steč
        [wall] { $round }. kolo u hradeb
        [fort] Opevnění udeří
       *[round] { $round }. kolo
    }
scene-swords =
    { $count ->
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečů
    }
scene-blanks = +{ $count } za prázdné kostky
scene-rival = +{ $count } proti rivalovi
scene-saved = +{ $count } z minulého kola
scene-against-shields =
    { $count ->
        [one] proti { $count } štítu
        [few] proti { $count } štítům
       *[other] proti { $count } štítům
    }
scene-against-wall = na hradby je potřeba { $count }
scene-throw = { $player }: kostky { $dice }, { $swords } ({ $more }).
scene-throw-plain = { $player }: kostky { $dice }, { $swords }.
scene-loses = { $player } ztrácí: { $things }.
scene-points = Vítězné body: { $player } +{ $vp }, { $other } −{ $vp }.
