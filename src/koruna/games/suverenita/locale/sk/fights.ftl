### Boje krok za krokom

scene-title =
    { $kind ->
        [ambush] Prepadnutie na poli { $field }
        [siege] Útok na hradby na poli { $field }
        [sea] Námorná bitka na poli { $field }
       *[battle] Bitka na poli { $field }
    }
scene-of = { scene-title }: { $player } a { $other }.
scene-side = { $player }: { $things }.
scene-units = { $count }× { unit }
scene-wall = hradby ({ $count })
scene-fort = opevnenie
scene-roll =
    { $kind ->
        [charge] Útok jazdy
        [wall] { $round }. kolo pri hradbách
        [fort] Opevnenie udrie
       *[round] { $round }. kolo
    }
scene-swords =
    { $count ->
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečov
    }
scene-blanks = +{ $count } za prázdne kocky
scene-rival = +{ $count } proti rivalovi
scene-saved = +{ $count } z minulého kola
scene-against-shields =
    { $count ->
        [one] proti { $count } štítu
        [few] proti { $count } štítom
       *[other] proti { $count } štítom
    }
scene-against-wall = na hradby treba { $count }
scene-throw = { $player }: kocky { $dice }, { $swords } ({ $more }).
scene-throw-plain = { $player }: kocky { $dice }, { $swords }.
scene-loses = { $player } stráca: { $things }.
scene-points = Víťazné body: { $player } +{ $vp }, { $other } −{ $vp }.
